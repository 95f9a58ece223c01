import Intents
import Measures

/// Stands for the sentences of a shortcut: "morning round".
public struct RunShortcut: StandInIntent {
  public static let title = "Run a shortcut"
  public static let kind = "shortcut"
  public static let demand = Demand.add()

  @Parameter var name: Term

  public init() {}

  public func sentences(in context: IntentContext) throws -> [Sentence] {
    try context.shortcut(named: name.text)?.spoken ?? []
  }

  /// Only where there is none.
  public func review(in context: IntentContext) throws {
    throw Need.refusal(key: "no-shortcut", values: ["name": .text(name.text)])
  }

  public func perform(in context: IntentContext) throws -> Outcome {
    try review(in: context)
    return Outcome("no-shortcut")
  }
}
