import Intents

/// Makes somebody the one whose record it is when nobody is named.
public struct SwitchPerson: Intent {
  public static let title = "Switch to another person"
  public static let kind = "profileSwitch"
  public static let demand = Demand.change()
  public static let choosesPerson = true

  /// The name as it was said; who is meant by it, the context says.
  @Parameter var person: Term

  public init() {}

  public func perform(in context: IntentContext) throws -> Outcome {
    try context.store.makeDefault(context.person)
    return Outcome("switched", ["person": .word(context.person.name)])
  }
}
