import Intents
import Measures
import Records

/// Keeps that a product with a bar code was eaten; one that is not known yet is asked about, and known from then on.
public struct ScanProduct: RecordIntent, CodeIntent {
  public static let title = "Log a product by its bar code"
  public static let kind = "food"
  public static let demand = Demand.add(.food)

  @Parameter var code: Barcode
  @Parameter(as: "food") var name: Term?
  @Parameter(.count) var quantity: Double?
  @Parameter var meal: Term?
  public var nutrition = Nutrition()
  public var circumstances = Circumstances()

  public init() {}

  public static let codeSlot = "code"
  public static func isCode(_ text: String) -> Bool { Barcode(line: text) != nil }

  public mutating func reconcile() {
    circumstances.when = circumstances.when?.assuming(meal?.text)
  }

  public func review(in context: IntentContext) throws {
    guard code.isValid else { throw Need.refusal(key: "bad-code", values: [:]) }
    if try context.product(code) == nil {
      guard name != nil else { throw $name.needsValue() }
      guard nutrition.energy != nil else { throw nutrition.$energy.needsValue() }
    }
    try reviewRecord(in: context)
    try nutrition.review(in: context)
    try reviewDay(adding: product(in: context).nutrients.energy ?? 0, in: context)
  }

  /// As it is known, with what was said of it now.
  private func product(in context: IntentContext) throws -> OwnFood {
    let known = try context.product(code)
    guard name != nil || nutrition.isSaid else {
      return known ?? OwnFood(code.digits, unit: nil, amount: nil, Nutrients())
    }
    var product = OwnFood(
      name?.text ?? known?.name ?? code.digits, unit: nil, amount: nil,
      try nutrition.nutrients(in: context))
    if product.nutrients.energy == nil { product.nutrients = known?.nutrients ?? Nutrients() }
    return product
  }

  public func record(in recording: inout Recording) throws {
    let product = try product(in: recording.context)
    if name != nil || nutrition.isSaid {
      try recording.add(
        .product, product.nutrients.energy ?? 0, label: code.digits, portion: product.text)
      recording.beginGroup()
      recording.reply = "logged-new"
    }
    try recording.add(.food, quantity ?? 1, label: product.name)
    let all = product.nutrients.times(quantity ?? 1)
    for kind in Nutrients.kinds {
      guard let figure = all[kind] else { continue }
      try recording.add(kind, figure, label: product.name)
    }
    recording.values["food"] = .text(product.name)
    recording.values["energy"] = all.energy.map(Sample.Kind.energy.spoken)
    if let meal { recording.tags.append(meal.text) }
    try recording.addTotal(of: .energy)
  }
}
