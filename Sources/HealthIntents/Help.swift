import Intents

/// Tells what can be said.
public struct Help: Intent {
  public static let title = "Help"
  public static let kind = "help"
  public static let demand = Demand.nothing

  @Parameter var topic: Term?

  public init() {}

  public func perform(in context: IntentContext) throws -> Outcome {
    var outcome = Outcome("help", saidValues(in: context))
    let habits = try context.habits().prefix(Self.mostHabits)
    outcome.rows = habits.map { [Outcome.replyKey: .word("usual"), "usual": $0.habitual] }
    outcome.rows += Self.groups.map { [Outcome.replyKey: .word("help-\($0)")] }
    return outcome
  }

  private static let mostHabits = 3

  /// What is told together, a line each.
  private static let groups = [
    "measure", "eat", "move", "feel", "medicine", "ask", "bound", "list", "compare", "pressure",
    "goal", "correct", "people", "body", "own", "remind", "report",
  ]
}
