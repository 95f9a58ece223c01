import Intents
import Measures

/// Keeps a drink that is not plain water: "a glass of red wine, 125 calories".
public struct LogDrink: RecordIntent, TotallingIntent {
  public static let title = "Log a drink"
  public static let kind = "drink"
  public static let demand = Demand.add(.drink)

  @Parameter(several: "foods") var food: [Term]
  @Parameter(.count) var quantity: Double?
  @Parameter var quantityUnit: Term?
  @Parameter var size: Term?
  /// What was in it: "coffee with milk".
  @Parameter var extra: Term?
  @Parameter(.volume) var volume: Quantity?
  @Parameter var meal: Term?
  /// Whether it was being drunk when it was said, so that it is of no later time.
  @Parameter var ongoing = false
  public var nutrition = Nutrition()
  public var circumstances = Circumstances()

  public init() {}

  public static let names = "food"
  public static let counts = ["quantity", "quantityUnit", "size", "extra", "amount", "volume"]
  public static var totals: [String] { Nutrition.figures }
  public static let mark = "total"
  public static let apiece = "each"

  public mutating func reconcile() {
    if nutrition.each, let quantity, let one = volume {
      volume = Quantity((one.value * quantity).rounded(decimals: 6), one.unit)
    }
    nutrition.multiply(by: quantity)
    circumstances.when = circumstances.when?.assuming(meal?.text)
  }

  /// So many of them, and so much: of one or of all, that only "each" tells.
  public static func contradictions(in slots: [(name: String, value: Value)]) -> [String] {
    let names = Set(slots.map(\.name))
    let both = ["quantity", "volume"]
    return both.allSatisfy(names.contains) && !names.contains(apiece) ? both : []
  }

  public func review(in context: IntentContext) throws {
    try reviewRecord(in: context)
    if ongoing { try circumstances.review(in: context) }
    _ = try assumed(in: context)
    if let quantity { try judge(quantity, by: .pieces, as: "quantity", in: context) }
    try nutrition.review(alcohol: alcohol(in: context), in: context)
    let estimates = try estimates(in: context)
    try review(estimates, in: context)
    if !nutrition.isSaid, !nutrition.total { try askEnergy(of: food, estimates, in: context) }
    if let energy = try nutrition.$energy.figure(in: context) {
      try reviewDay(adding: energy.value, in: context)
    }
  }

  public func fields(in context: IntentContext) -> [JSON.Field] {
    saidFields(in: context).filter {
      $0.name != "extra" && $0.name != "ongoing" && ($0.name != "total" || nutrition.isSaid)
    }
  }

  /// What is in the drinks by what is known of them, where no figure was said.
  private func estimates(in context: IntentContext) throws -> [Estimate?] {
    guard !nutrition.isSaid, !nutrition.total else { return food.map { _ in nil } }
    let volume =
      try $volume.figure(in: context)?.said
      ?? assumed(in: context).map {
        Quantity($0, .millilitre)
      }
    return try food.enumerated().map { index, one in
      let name = index == 0 ? extra.map { "\(one.text) \($0.text)" } : nil
      let helping =
        volume.map { Helping(amount: $0) }
        ?? Helping(count: quantity, unit: quantityUnit?.text, size: size?.text)
      return try context.estimate(name ?? one.text, index == 0 ? helping : Helping())
    }
  }

  /// A drink whose volume nobody said and no container tells is kept with none.
  public func record(in recording: inout Recording) throws {
    let volume = try $volume.figure(in: recording.context)
    let assumed = try assumed(in: recording.context)
    let estimates = try estimates(in: recording.context)
    let isApart = food.count > 1 && estimates.contains { $0 != nil }
    for (index, one) in food.enumerated() {
      try recording.add(
        .drink, index == 0 ? volume?.value ?? assumed ?? 0 : 0,
        said: index == 0 ? volume?.said ?? count(assumed) : nil,
        label: one.text, portion: quantityUnit?.text)
      try recording.add(estimates[index], of: one, isOneOfMany: isApart)
    }
    if recording.isToldInParts { recording.reply = "logged-each" }
    recording.values[quantity == nil ? "poured" : "whole"] = volume.map { .quantity($0.said) }
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

  /// In grams, of a drink that the table has, where its figures were said.
  private func alcohol(in context: IntentContext) throws -> Double {
    guard nutrition.isSaid, let name = food.first,
      let identity = context.meanings[name.text, in: .edible],
      let volume = try $volume.figure(in: context)?.value ?? assumed(in: context)
    else { return 0 }
    return Food(identity)?.alcohol(in: volume) ?? 0
  }

  /// What the containers are taken to hold, where no volume was said.
  private func assumed(in context: IntentContext) throws -> Double? {
    guard volume == nil, let name = food.first else { return nil }
    let own = try context.serving(called: name.text, in: quantityUnit?.text)
    let held =
      size == nil && own == nil
      ? Container.volume(of: quantityUnit, with: name, times: quantity, in: context) : nil
    let helping = Helping(count: quantity, unit: quantityUnit?.text, size: size?.text)
    guard let assumed = try held ?? context.volume(of: name.text, helping) else { return nil }
    try judge(assumed, by: .volume, as: "quantity", in: context)
    return assumed
  }
}
