import Intents
import Measures

/// Keeps a drink that is not plain water: "a glass of red wine, 125 calories".
public struct LogDrink: RecordIntent, TotallingIntent {
  public static let title = "Log a drink"
  public static let kind = "drink"

  @Parameter(several: "foods") var food: [Term]
  @Parameter(.count) var quantity: Double?
  @Parameter var quantityUnit: Term?
  @Parameter(.volume) var volume: Quantity?
  @Parameter var meal: Term?
  public var nutrition = Nutrition()
  public var circumstances = Circumstances()

  public init() {}

  public static let names = "food"
  public static let counts = ["quantity", "quantityUnit", "amount", "volume"]
  public static var totals: [String] { Nutrition.figures }
  public static let mark = "total"

  public mutating func reconcile() {
    if nutrition.each, let quantity, let one = volume {
      volume = Quantity((one.value * quantity).rounded(decimals: 6), one.unit)
    }
    nutrition.multiply(by: quantity)
    circumstances.when = circumstances.when?.assuming(meal?.text)
  }

  public func review(in context: IntentContext) throws {
    try reviewRecord(in: context)
    _ = try assumed(in: context)
    try reviewPortions(quantity, of: quantityUnit, in: context)
    try nutrition.review(in: context)
  }

  /// A drink whose volume nobody said and no container tells is kept with none.
  public func record(in recording: inout Recording) throws {
    let volume = try $volume.figure(in: recording.context)
    let assumed = try assumed(in: recording.context)
    for (index, one) in food.enumerated() {
      try recording.add(
        .drink, index == 0 ? volume?.value ?? assumed ?? 0 : 0,
        said: index == 0 ? volume?.said ?? count(assumed) : nil,
        label: one.text, portion: quantityUnit?.text)
    }
    recording.values["assumed"] = assumed.map { .quantity(Quantity($0, .millilitre)) }
    try nutrition.record(in: &recording, label: food.first?.text)
    recording.name(food)
    if let meal { recording.tags.append(meal.text) }
    try recording.addTotal(of: .energy)
  }

  /// How many there were, where that is what was said of them.
  private func count(_ assumed: Double?) -> Quantity? {
    assumed == nil && quantity == nil ? nil : .containers(quantity)
  }

  /// What the containers are taken to hold, where no volume was said.
  private func assumed(in context: IntentContext) throws -> Double? {
    guard volume == nil,
      let assumed = Container.volume(
        of: quantityUnit, with: food.first, times: quantity, in: context)
    else { return nil }
    try judge(assumed, by: .volume, as: "quantity", in: context)
    return assumed
  }
}
