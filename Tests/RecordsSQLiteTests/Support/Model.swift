import Measures
import Records

/// The record as simply as it can be told: all live samples, and copies of it to go back to.
struct Model {
  /// Live samples by the number of their entry, in the order of adding.
  private(set) var live: [Int: [Sample]] = [:]
  private var before: [(action: Change.Action, state: [Int: [Sample]])] = []
  private var after: [(action: Change.Action, state: [Int: [Sample]])] = []

  mutating func change(_ action: Change.Action, _ body: (inout [Int: [Sample]]) -> Void) {
    before.append((action, live))
    after = []
    body(&live)
    live = live.filter { !$0.value.isEmpty }
  }

  /// Takes the newest change back; tells its action and the record as it was before that.
  mutating func undo() -> Difference? {
    guard let (action, state) = before.popLast() else { return nil }
    after.append((action, live))
    defer { live = state }
    return Difference(action: action, from: live, to: state)
  }

  mutating func redo() -> Difference? {
    guard let (action, state) = after.popLast() else { return nil }
    before.append((action, live))
    defer { live = state }
    return Difference(action: action, from: live, to: state)
  }

  struct Difference: Equatable {
    let action: Change.Action
    let noLonger: Set<Sample>
    let nowLive: Set<Sample>

    init(action: Change.Action, from old: [Int: [Sample]], to new: [Int: [Sample]]) {
      let (old, new) = (Set(old.values.joined()), Set(new.values.joined()))
      self.action = action
      noLonger = old.subtracting(new)
      nowLive = new.subtracting(old)
    }

    init(_ change: Change) {
      action = change.action
      noLonger = Set(change.noLonger)
      nowLive = Set(change.nowLive)
    }
  }

  /// In the order of the ids in the store, which is that of the labels.
  func samples(_ kind: Sample.Kind, of person: Person) -> [Sample] {
    live.values.joined().filter { $0.kind == kind && $0.person == person.id }.sorted {
      ($0.start, Int($0.label ?? "") ?? 0) < ($1.start, Int($1.label ?? "") ?? 0)
    }
  }

  func summary(_ kind: Sample.Kind, of person: Person, in days: Range<CivilDate>) -> Summary {
    let values = samples(kind, of: person).filter { days.contains($0.day) }.map(\.value)
    return Summary(
      count: values.count, sum: values.reduce(0, +), min: values.min(), max: values.max())
  }

  func lastEntry(of person: Person, with kind: Sample.Kind?) -> Int? {
    live.filter { _, samples in
      samples.contains { $0.person == person.id && (kind == nil || $0.kind == kind) }
    }.keys.max()
  }

  /// Numbers of entries, the one whose sample starts last first.
  func entries(
    of person: Person, with kind: Sample.Kind?, in range: Range<Instant>, limit: Int
  ) -> [Int] {
    let starts = live.compactMapValues { samples in
      samples.filter { $0.person == person.id && (kind == nil || $0.kind == kind) }
        .map(\.start).filter(range.contains).max()
    }
    return starts.sorted { ($0.value, $0.key) > ($1.value, $1.key) }.prefix(limit).map(\.key)
  }
}
