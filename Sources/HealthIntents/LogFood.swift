import Intents
import Measures

/// Keeps what was eaten at once, with what is known of it: "two boiled eggs for breakfast, 70
/// calories each".
public struct LogFood: RecordIntent, TotallingIntent {
  public static let title = "Log food"
  public static let kind = "food"
  public static let demand = Demand.add(.food)

  @Parameter(several: "foods") var food: [Term] = []
  /// What was drunk with it; where no figure is that of all, it is kept as a drink.
  @Parameter var drink: [Term] = []
  /// Whether it was being eaten when it was said, so that it is of no later time.
  @Parameter var ongoing = false
  /// How many, of the first food where there are several.
  @Parameter(.count) var quantity: Double?
  @Parameter var quantityUnit: Term?
  @Parameter var size: Term?
  /// Whether it was one, of what is eaten by the piece as well as otherwise: "a pizza".
  @Parameter var single = false
  /// How much by weight or volume: "40 g of cashews".
  @Parameter(.portion, as: "quantity") var amount: Quantity?
  /// What each of them weighs: "two 20 gram cookies".
  @Parameter(.portion, as: "quantity") var piece: Quantity?
  @Parameter var meal: Term?
  public var nutrition = Nutrition()
  public var circumstances = Circumstances()

  public init() {}

  public static let names = "food"
  public static let counts = [
    "quantity", "quantityUnit", "size", "single", "amount", "piece", "volume",
  ]
  public static var totals: [String] { Nutrition.figures }
  public static let mark = "total"
  public static let apiece = "each"
  public static let aside: (slot: String, intent: String)? = ("drink", "LogDrink")

  public mutating func reconcile() {
    (food, drink) = (food + drink, [])
    nutrition.multiply(by: quantity)
    if let one = piece {
      amount = Quantity((one.value * (quantity ?? 1)).rounded(decimals: 6), one.unit)
      (piece, quantity, quantityUnit) = (nil, nil, nil)
    }
    circumstances.when = circumstances.when?.assuming(meal?.text)
  }

  public func review(in context: IntentContext) throws {
    guard !food.isEmpty || nutrition.isSaid else { throw $food.needsValue() }
    try reviewRecord(in: context)
    if ongoing { try circumstances.review(in: context) }
    try reviewPortions(quantity, of: quantityUnit, in: context)
    // Nothing is eaten by the milligram: "aspriin 500 mg" is no food.
    if let unit = amount?.unit, [.milligram, .microgram].contains(unit) {
      try confirm(
        "low",
        ["value": amount.map(Value.quantity) ?? .word(""), Need.parameterKey: .word("amount")],
        in: context)
    }
    try nutrition.review(in: context)
    let estimates = try estimates(in: context)
    try review(estimates, in: context)
    let energy = estimates.first.flatMap { $0?.nutrients.energy }
    try reviewCount(
      quantity, of: try energy ?? nutrition.$energy.figure(in: context)?.value, in: context)
    if !food.isEmpty, !nutrition.isSaid, !nutrition.total {
      try askEnergy(of: food, estimates, in: context)
    }
    if let energy = try nutrition.$energy.figure(in: context) {
      try reviewDay(adding: energy.value, in: context)
    }
  }

  public func fields(in context: IntentContext) -> [JSON.Field] {
    saidFields(in: context).filter {
      $0.name != "single" && $0.name != "ongoing" && ($0.name != "total" || nutrition.isSaid)
    }
  }

  /// What is in the foods by what is known of them, where no figure was said.
  private func estimates(in context: IntentContext) throws -> [Estimate?] {
    guard !nutrition.isSaid, !nutrition.total else { return food.map { _ in nil } }
    let amount = try $amount.figure(in: context)?.said
    return try food.enumerated().map { index, one in
      let helping = Helping(
        count: quantity, unit: quantityUnit?.text, amount: amount, size: size?.text, isOne: single)
      return try context.estimate(one.text, index == 0 ? helping : Helping())
    }
  }

  public func record(in recording: inout Recording) throws {
    let amount = try $amount.figure(in: recording.context)?.said
    let estimates = try estimates(in: recording.context)
    let isApart = food.count > 1 && estimates.contains { $0 != nil }
    for (index, one) in food.enumerated() {
      try recording.add(
        .food, index == 0 ? quantity ?? 1 : 1, said: index == 0 ? amount : nil, label: one.text,
        portion: index == 0 ? quantityUnit?.text : nil)
      try recording.add(estimates[index], of: one, isOneOfMany: isApart)
    }
    tellUnknown(estimates, in: &recording)
    if recording.isToldInParts { recording.reply = "logged-each" }
    if food.isEmpty { try recordFigures(in: &recording) }
    try nutrition.record(in: &recording, label: food.first?.text)
    recording.name(food)
    if let meal { recording.tags.append(meal.text) }
    try recording.addTotal(of: .energy)
  }

  /// Says of which foods no energy is kept; at the prompt that was asked about where it is so of all of them.
  private func tellUnknown(_ estimates: [Estimate?], in recording: inout Recording) {
    guard !nutrition.isSaid, !nutrition.total else { return }
    let unknown = zip(food, estimates).filter { $0.1 == nil }.map(\.0.text)
    let isAgreed = unknown.count == food.count && recording.context.source == .repl
    guard !unknown.isEmpty, !isAgreed else { return }
    recording.values["unknown"] = .text(unknown.joined(separator: ", "))
    recording.remarks.append("no-energy")
  }

  /// A meal of which only the figures were said; a total is no meal of its own.
  private func recordFigures(in recording: inout Recording) throws {
    recording.reply = "logged-figures"
    guard !nutrition.total else { return }
    try recording.add(.food, quantity ?? 1, portion: quantityUnit?.text)
  }
}
