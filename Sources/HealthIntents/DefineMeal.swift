import Intents
import Records

/// Keeps what somebody usually has at a meal: "my usual breakfast is oatmeal and coffee".
public struct DefineMeal: RecordIntent, QuotingIntent {
  public static let title = "Keep a usual meal"
  public static let kind = "usualMeal"
  public static let demand = Demand.add(.usualMeal)

  @Parameter var meal: Term
  /// In the words in which it would be told.
  @Parameter var text: String
  public var circumstances = Circumstances()

  public init() {}

  public func quotations(in context: IntentContext) -> [Sentence] {
    [Sentence("again", ["text": .text(text)])]
  }

  public func record(in recording: inout Recording) throws {
    try recording.add(.usualMeal, 1, label: meal.text, portion: text)
  }
}
