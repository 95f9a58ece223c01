import Foundation

/// The record as simply as it can be told, with copies of it to go back to. It knows days and clocks from Foundation, and
/// nothing of the program.
struct Diary {
  struct Figure: Equatable {
    let kind: String
    let value: Double
  }

  /// What somebody said of one time: both figures of a pressure are one thing.
  struct Thing: Equatable {
    let person: String
    var figures: [Figure]
    let start: Int
    let day: Int
  }

  typealias State = [Int: [Thing]]

  /// Things by the number of their sentence.
  private(set) var state: State = [:]
  private var before: [State] = []
  private var after: [State] = []
  private var sentences = 0

  private mutating func change(to new: State) {
    before.append(state)
    after = []
    state = new.filter { !$0.value.isEmpty }
  }

  mutating func add(_ things: [Thing]) -> Int {
    sentences += 1
    change(to: state.merging([sentences: things]) { $1 })
    return sentences
  }

  mutating func correct(_ sentence: Int, to figures: [Figure]) {
    guard var things = state[sentence] else { return }
    for figure in figures {
      for index in things[0].figures.indices where things[0].figures[index].kind == figure.kind {
        things[0].figures[index] = figure
      }
    }
    change(to: state.merging([sentence: things]) { $1 })
  }

  /// Takes out what is meant; tells from how many sentences.
  mutating func delete(where isMeant: (Thing) -> Bool) -> Int {
    let rest = state.mapValues { $0.filter { !isMeant($0) } }
    let touched = rest.count { $0.value != state[$0.key] }
    if touched > 0 { change(to: rest) }
    return touched
  }

  mutating func delete(_ sentence: Int) { change(to: state.filter { $0.key != sentence }) }

  mutating func undo() -> Bool {
    guard let last = before.popLast() else { return false }
    after.append(state)
    state = last
    return true
  }

  mutating func redo() -> Bool {
    guard let next = after.popLast() else { return false }
    before.append(state)
    state = next
    return true
  }

  func things(of person: String, with kind: String) -> [Thing] {
    state.values.joined().filter { thing in
      thing.person == person && thing.figures.contains { $0.kind == kind }
    }.sorted { $0.start < $1.start }
  }

  /// Day and figure of each, in the order of their times.
  func figures(
    of person: String, _ kind: String, on days: ClosedRange<Int>
  ) -> [(day: Int, value: Double)] {
    things(of: person, with: kind).filter { days.contains($0.day) }.flatMap { thing in
      thing.figures.filter { $0.kind == kind }.map { (thing.day, $0.value) }
    }
  }
}

/// A clock on a wall somewhere.
struct WallClock {
  let zone: String
  private let calendar: Calendar

  init(_ zone: String) throws {
    guard let timeZone = TimeZone(identifier: zone) else { throw Talk.Fault(description: zone) }
    self.zone = zone
    var calendar = Calendar(identifier: .gregorian)
    calendar.timeZone = timeZone
    self.calendar = calendar
  }

  /// Days since 1970-01-01, which was a Thursday.
  func day(at instant: Int) -> Int {
    let seconds = calendar.timeZone.secondsFromGMT(for: Self.date(instant))
    return Int((Double(instant + seconds) / 86_400).rounded(.down))
  }

  /// The instant so many days before, at a time of day; nil where the clock does not show it just once.
  func instant(daysAgo: Int, hour: Int, minute: Int, from now: Int) -> Int? {
    guard let day = calendar.date(byAdding: .day, value: -daysAgo, to: Self.date(now)),
      let date = calendar.date(bySettingHour: hour, minute: minute, second: 0, of: day)
    else { return nil }
    return Int(date.timeIntervalSince1970)
  }

  private static func date(_ instant: Int) -> Date {
    Date(timeIntervalSince1970: Double(instant))
  }
}
