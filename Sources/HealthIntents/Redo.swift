import Intents

/// Makes a change again that was taken back last.
public struct Redo: Intent {
  public static let title = "Redo"
  public static let kind = "redo"
  public static let demand = Demand(.change, isAboutLast: true)

  public init() {}

  public func perform(in context: IntentContext) throws -> Outcome {
    guard let change = try context.store.redo() else {
      throw Need.refusal(key: "nothing", values: [:])
    }
    return try change.outcome("redone", in: context)
  }
}
