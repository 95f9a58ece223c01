import Intents

/// Tells what can be said.
public struct Help: Intent {
  public static let title = "Help"
  public static let kind = "help"

  @Parameter var topic: Term?

  public init() {}

  public func perform(in context: IntentContext) throws -> Outcome {
    Outcome("help", saidValues(in: context))
  }
}
