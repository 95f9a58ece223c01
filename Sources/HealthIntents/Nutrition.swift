import Intents
import Measures

/// What food and drink contain, as far as it was said: of all of it, or of each piece.
public struct Nutrition: ParameterGroup {
  @Parameter(.energy) var energy: Quantity?
  @Parameter(.protein) var protein: Quantity?
  @Parameter(.carbs) var carbs: Quantity?
  @Parameter(.fat) var fat: Quantity?
  /// Whether the figures are those of one piece.
  @Parameter var each = false
  /// Whether the figures are said to be those of all that the sentence names.
  @Parameter var total = false

  public init() {}

  /// The names of the figures.
  static let figures = ["energy", "protein", "carbs", "fat"]

  var isSaid: Bool { energy != nil || protein != nil || carbs != nil || fat != nil }

  /// Turns figures of each piece into those of all.
  mutating func multiply(by count: Double?) {
    guard each, let count else { return }
    let times = { (one: Quantity?) in
      one.map { Quantity(($0.value * count).rounded(decimals: 6), $0.unit) }
    }
    (energy, protein, carbs, fat) = (times(energy), times(protein), times(carbs), times(fat))
    each = false
  }

  /// Asks when the energy is more than a fifth from what protein, carbohydrates, fat and alcohol come to, at 4, 4, 9 and
  /// 7 kcal a gram (EU 1169/2011, annex XIV); where only some of them were said, when those alone come to more.
  ///
  /// - Parameter alcohol: in grams, as far as it is known of what was drunk.
  /// - Throws: `Need.confirmation` "macros-off".
  func review(alcohol: Double = 0, in context: IntentContext) throws {
    guard let energy = try $energy.figure(in: context) else { return }
    let parts = [
      try $protein.figure(in: context).map { $0.value * 4 },
      try $carbs.figure(in: context).map { $0.value * 4 },
      try $fat.figure(in: context).map { $0.value * 9 },
    ].compactMap(\.self)
    let computed = parts.reduce(0, +)
    let tolerance = max(energy.value / 5, 25)
    guard
      computed - energy.value > tolerance
        || parts.count == 3 && energy.value - computed - alcohol * 7 > tolerance
    else { return }
    try context.confirm(
      "macros-off",
      [
        "energy": .quantity(energy.said),
        "computed": .quantity(Quantity(computed.rounded(decimals: 0), .kilocalorie)),
        Need.parameterKey: .word("energy"),
      ])
  }

  /// The figures that were said.
  func nutrients(in context: IntentContext) throws -> Nutrients {
    var nutrients = Nutrients()
    nutrients[.energy] = try $energy.figure(in: context)?.value
    nutrients[.protein] = try $protein.figure(in: context)?.value
    nutrients[.carbs] = try $carbs.figure(in: context)?.value
    nutrients[.fat] = try $fat.figure(in: context)?.value
    return nutrients
  }

  func record(in recording: inout Recording, label: String?) throws {
    try recording.add(.energy, $energy, label: label)
    try recording.add(.protein, $protein, label: label)
    try recording.add(.carbs, $carbs, label: label)
    try recording.add(.fat, $fat, label: label)
  }
}
