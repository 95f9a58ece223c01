import Intents
import Measures

/// Tells the shortcuts that there are: "list my shortcuts".
public struct ListShortcuts: Intent {
  public static let title = "List the shortcuts"
  public static let kind = "query"
  public static let demand = Demand.read(.shortcut)

  public init() {}

  public func perform(in context: IntentContext) throws -> Outcome {
    let shortcuts = try context.shortcuts()
    let count = Double(shortcuts.count)
    var outcome = Outcome(
      shortcuts.isEmpty ? "none" : "list", ["count": .number(count)],
      figures: [JSON.Field("count", .number(count))])
    outcome.rows = shortcuts.map { shortcut in
      [
        "name": .text(shortcut.name),
        "text": .text(shortcut.sentences.joined(separator: "; ")),
      ]
    }
    return outcome
  }

  public func fields(in context: IntentContext) -> [JSON.Field] {
    [JSON.Field("metric", .string("shortcut")), JSON.Field("aggregate", .string("list"))]
  }
}
