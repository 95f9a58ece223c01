import Intents
import Measures

/// The last question again, of another time, person or thing: "and yesterday?", "what about Mom?". Where none was asked
/// before it, only what was named is known to be asked about: its last figure.
public struct AskAgain: Intent {
  public static let title = "The same of another time or person"
  public static let kind = "query"
  public static let demand = Demand.read()

  @Parameter var person: Term?
  @Parameter var period: Period?
  @Parameter var metric: Metric?

  public init() {}

  public static func answer(toSlots names: [String]) -> String? {
    names.contains("metric") ? "Query" : "AskAgain"
  }

  public func review(in context: IntentContext) throws {
    throw Need.refusal(key: "nothing-asked", values: [:])
  }

  public func perform(in context: IntentContext) throws -> Outcome {
    try review(in: context)
    return Outcome("nothing-asked")
  }
}
