/// What is done to the record in the tests of kills.
enum Deed: Equatable {
  case add(upper: Int, lower: Int)
  case addTwo(upper: Int, lower: Int, weight: Int)
  case edit(upper: Int, lower: Int)
  case undo, redo

  var sentence: String {
    switch self {
    case .add(let upper, let lower): "blood pressure \(upper) over \(lower)"
    case .addTwo(let upper, let lower, let weight):
      "blood pressure \(upper) over \(lower) and weight \(weight) kg"
    case .edit(let upper, let lower): "no, \(upper) over \(lower)"
    case .undo: "undo"
    case .redo: "redo"
    }
  }
}

/// The record as it has to be, kept outside of the store.
struct Diary {
  /// The figures of each entry.
  private(set) var entries: [[String]] = []
  private var before: [[[String]]] = []
  private var after: [[[String]]] = []
  private var count = 0

  var figures: [String] { entries.flatMap { $0 } }

  /// Something that can be done next. No two readings are alike.
  mutating func next(using generator: inout some RandomNumberGenerator) -> Deed {
    count += 1
    let (upper, lower) = (110 + count % 40, 60 + count / 40 % 30)
    let choice = Int.random(in: 0..<10, using: &generator)
    switch choice {
    case 4...6 where entries.last?.count == 2: return .edit(upper: upper, lower: lower)
    case 7...8 where !before.isEmpty: return .undo
    case 9 where !after.isEmpty: return .redo
    case 0...1: return .addTwo(upper: upper, lower: lower, weight: 60 + count % 3)
    default: return .add(upper: upper, lower: lower)
    }
  }

  func with(_ deed: Deed) -> Diary {
    var diary = self
    switch deed {
    case .undo:
      diary.after.append(entries)
      diary.entries = diary.before.removeLast()
    case .redo:
      diary.before.append(entries)
      diary.entries = diary.after.removeLast()
    case .add(let upper, let lower):
      diary.change { $0.append(Self.pressure(upper, lower)) }
    case .addTwo(let upper, let lower, let weight):
      diary.change { $0.append(Self.pressure(upper, lower) + ["weight \(weight).0"]) }
    case .edit(let upper, let lower):
      diary.change { $0[$0.count - 1] = Self.pressure(upper, lower) }
    }
    return diary
  }

  private mutating func change(_ body: (inout [[String]]) -> Void) {
    before.append(entries)
    after = []
    body(&entries)
  }

  private static func pressure(_ upper: Int, _ lower: Int) -> [String] {
    ["systolic \(upper).0", "diastolic \(lower).0"]
  }
}
