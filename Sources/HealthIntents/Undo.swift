import Intents
import Measures
import Records

/// Takes back the last change, whatever it was; or as many as were said.
public struct Undo: Intent {
  public static let title = "Undo"
  public static let kind = "undo"
  public static let demand = Demand(.delete, isAboutLast: true)

  @Parameter var count: Int?
  /// Whether everything was to be taken back, which nobody can look over.
  @Parameter var everything = false

  public init() {}

  /// - Throws: `Need.refusal` "everything"; `Need.implausible` for none or more than anybody remembers;
  ///   `Need.confirmation` "several".
  public func review(in context: IntentContext) throws {
    guard !everything else { throw Need.refusal(key: "everything", values: [:]) }
    guard let count, count != 1 else { return }
    let values = ["value": Value.number(Double(count)), "count": .number(Double(count))]
    guard (2...20).contains(count) else {
      throw Need.implausible(
        key: "implausible", values: values.merging([Need.parameterKey: .word("count")]) { $1 })
    }
    try confirm("several", values, in: context)
  }

  /// Where there are fewer changes than were said, all of them are taken back and counted.
  public func perform(in context: IntentContext) throws -> Outcome {
    try review(in: context)
    guard let change = try context.store.undo() else {
      throw Need.refusal(key: "nothing", values: [:])
    }
    var outcome = try change.outcome("undone", in: context)
    guard let count, count > 1 else { return outcome }
    outcome.key = "undone-several"
    var undone = 1
    while undone < count, let next = try context.store.undo() {
      let also = try next.outcome("undone", in: context)
      outcome.things += also.things
      outcome.references += also.references
      undone += 1
    }
    outcome.values["count"] = .number(Double(undone))
    return outcome
  }
}

extension Change {
  /// What came of taking the change back or making it again: the record as it is now, or what is gone from it.
  func outcome(_ key: String, in context: IntentContext) throws -> Outcome {
    let settled = (nowLive + noLonger).aboutPeople
    guard settled.isEmpty else {
      var outcome = Outcome(key)
      outcome.things = try Description.all(of: settled, in: context)
      return outcome
    }
    var outcome = Outcome(
      "\(key)\(action.suffix)", ["count": .number(Double(texts.count))])
    for part in parts {
      let groups = part.samples.grouped
      let changed = groups.filter { !$0.allSatisfy(noLonger.contains) }
      let told = changed.isEmpty ? groups : changed
      outcome.things += try Description.all(of: told.flatMap(\.self), in: context)
      guard !nowLive.isEmpty else { continue }
      outcome.references += told.map {
        Reference(entry: part.entryID, person: $0[0].person, group: $0[0].group)
      }
    }
    return outcome
  }
}

extension Change.Action {
  /// Tells the replies about what was added, edited and deleted apart.
  var suffix: String {
    switch self {
    case .add: ""
    case .edit: "-edit"
    case .delete: "-delete"
    }
  }
}
