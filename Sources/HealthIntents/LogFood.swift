import Intents
import Measures
import Records

public struct LogFood: RecordIntent {
  public static let title = "Log a meal"
  public static let kind = "food"

  @Parameter(several: "foods") var food: [Term] = []
  @Parameter(.count) var quantity: Double?
  @Parameter var quantityUnit: Term?
  @Parameter(.portion, as: "quantity") var amount: Quantity?
  @Parameter var meal: Term?
  @Parameter(.energy) var energy: Quantity?
  @Parameter(.protein) var protein: Quantity?
  @Parameter(.carbs) var carbs: Quantity?
  @Parameter(.fat) var fat: Quantity?
  @Parameter var each = false
  public var circumstances = Circumstances()
  public init() {}

  public func review(in context: IntentContext) throws {
    try reviewRecord(in: context)
  }
  public func record(_ r: inout Recording) throws {}
}
