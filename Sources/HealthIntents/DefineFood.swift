import Intents
import Measures
import Records

/// Keeps what is in a food of one's own: "a bowl of my granola is 350 calories, 12 g protein".
public struct DefineFood: RecordIntent {
  public static let title = "Keep a food of one's own"
  public static let kind = "ownFood"
  public static let demand = Demand.add(.ownFood)

  @Parameter var food: Term
  @Parameter(.count) var quantity: Double?
  @Parameter var quantityUnit: Term?
  @Parameter(.portion, as: "quantity") var amount: Quantity?
  public var nutrition = Nutrition()
  public var circumstances = Circumstances()

  public init() {}

  public func review(in context: IntentContext) throws {
    guard nutrition.energy != nil else { throw nutrition.$energy.needsValue() }
    try reviewRecord(in: context)
    try nutrition.review(in: context)
  }

  public func record(in recording: inout Recording) throws {
    let context = recording.context
    let all = try nutrition.nutrients(in: context)
    let own = OwnFood(
      food.text, unit: quantityUnit?.text, amount: try $amount.figure(in: context)?.said,
      amount == nil ? all.times(1 / (quantity ?? 1)) : all)
    try recording.add(.ownFood, own.nutrients.energy ?? 0, label: food.text, portion: own.text)
  }
}
