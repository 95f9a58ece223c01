import Intents
import Measures

/// Goes on with the record before it in the sentence: "I weigh 80 and dad 90", "8000 steps yesterday and 9000 today".
public struct LogMore: EllipticIntent {
  public static let title = "And another"
  public static let kind = "record"
  public static let demand = Demand.add()

  /// The figure in its unit, or a number alone in that of the record before.
  @Parameter var figure: Quantity?
  @Parameter var number: Double?
  @Parameter(as: "at") var when: Moment?
  @Parameter var tags: [Term] = []

  public init() {}

  public func perform(in context: IntentContext) throws -> Outcome {
    throw Need.refusal(key: "not-understood", values: [:])
  }
}
