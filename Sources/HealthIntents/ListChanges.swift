import Intents
import Measures
import Records

/// Tells what was put into the record, changed and taken out of it last: "what did I change".
public struct ListChanges: Intent {
  public static let title = "List the changes"
  public static let kind = "query"
  public static let demand = Demand.read()

  /// Only what was changed or taken out.
  @Parameter var corrections = false

  public init() {}

  private static let searched = 200

  public func perform(in context: IntentContext) throws -> Outcome {
    let all = try context.store.changes(limit: Self.searched)
    let meant = corrections ? all.filter(\.isCorrection) : all
    let rows = try meant.flatMap { try Self.rows($0, in: context) }
    let count = Double(rows.count)
    var outcome = Outcome(
      rows.isEmpty ? "none" : "list", ["count": .number(count)],
      figures: [JSON.Field("count", .number(count))])
    outcome.rows = Array(rows.prefix(Question.shown))
    return outcome
  }

  /// What came of a change, thing by thing, and what was there before.
  private static func rows(
    _ past: PastChange, in context: IntentContext
  ) throws -> [[String: Value]] {
    let change = past.change
    func rows(_ samples: [Sample], _ what: String) throws -> [[String: Value]] {
      try Description.all(of: samples, in: context).map { thing in
        var row = thing
        row[Outcome.thingKey] = .word("yes")
        row["change"] = .word(past.isUndone ? "undone" : what)
        return row
      }
    }
    let settled = (change.nowLive + change.noLonger).aboutPeople
    guard settled.isEmpty else {
      return try rows(settled, "added").map { row in
        row.filter { $0.key != "change" || past.isUndone }
      }
    }
    switch change.action {
    case .add: return try rows(change.nowLive, "added")
    case .delete: return try rows(change.noLonger, "deleted")
    case .edit:
      let kept = change.nowLive.filter { sample in !change.noLonger.contains(sample) }
      let gone = change.noLonger.filter { sample in !change.nowLive.contains(sample) }
      return try rows(kept, "edited") + rows(gone, "replaced")
    }
  }

  public func fields(in context: IntentContext) -> [JSON.Field] {
    [JSON.Field("metric", .string("change")), JSON.Field("aggregate", .string("list"))]
  }
}

extension PastChange {
  /// Whether something was changed by it, or taken out.
  fileprivate var isCorrection: Bool {
    isUndone || change.action != .add || !change.nowLive.aboutPeople.isEmpty
  }
}
