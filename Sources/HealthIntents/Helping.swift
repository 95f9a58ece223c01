import Intents
import Measures

/// How much of one food was eaten, as far as it was said.
struct Helping {
  var count: Double?
  /// What it came in: `bowl`, 碗.
  var unit: String?
  /// By weight or volume, of each where there were several.
  var amount: Quantity?
  /// `small`, `medium`, `large` or `extra large`.
  var size: String?
  /// Whether it was said to be one, as in "a pizza".
  var isOne = false

  /// What one portion of a food weighs, and the name of that portion where nobody said it; nil where the food does not
  /// come in what was said.
  ///
  /// - Parameter own: what the portions of this food weigh for somebody, by what they come in.
  func portion(
    of food: Food, own: (String) -> Double?, in context: IntentContext
  ) -> (weight: Double, name: String?)? {
    if let amount { return food.weight(of: amount).map { ($0, nil) } }
    if let size { return portion(sized: size, of: food, in: context) }
    if let weight = own(unit ?? "") { return (weight, nil) }
    if let unit { return weight(of: unit, of: food, in: context).map { ($0, nil) } }
    guard let usual = food.usual else { return nil }
    guard count != nil || isOne else { return (usual.weight, usual.name) }
    guard let piece = food.piece else {
      return isOfPortions(usual.name, food) ? (usual.weight, usual.name) : nil
    }
    return (piece, piece == usual.weight ? usual.name : nil)
  }

  /// Whether a count of what is not known by its piece can be one of portions: two toasts are slices, and three coffees
  /// cups; but half a melon is half of something else than a slice or a cup of it.
  private func isOfPortions(_ portion: String, _ food: Food) -> Bool {
    let isWhole = count.map { $0 == $0.rounded() } ?? true
    return food.isDrunk || (isWhole && portion != "cup")
  }

  /// Where the table has no such size, a small one is taken for three quarters of the usual one, a large one for a third
  /// more.
  private func portion(
    sized size: String, of food: Food, in context: IntentContext
  ) -> (weight: Double, name: String?)? {
    guard let unit else {
      if let weight = food.weight(ofPortion: size) { return (weight, nil) }
      return (food.piece ?? food.usual?.weight).map { (Self.scaled($0, to: size), nil) }
    }
    let known = food.weight(ofPortion: "\(size) \(unit)")
    return (known ?? weight(of: unit, of: food, in: context).map { Self.scaled($0, to: size) })
      .map { ($0, nil) }
  }

  private static func scaled(_ weight: Double, to size: String) -> Double {
    switch size {
    case "small": weight * 0.75
    case "large": weight * 4 / 3
    case "extra large": weight * 5 / 3
    default: weight
    }
  }

  /// What a bowl or a slice of it weighs: by the table, by what a bowl holds, or by a portion that is as good as one.
  private func weight(of unit: String, of food: Food, in context: IntentContext) -> Double? {
    if let weight = food.weight(ofPortion: unit) { return weight }
    if let volume = context.meanings[unit, in: .holds].flatMap(Double.init),
      let weight = food.weight(of: Quantity(volume, .millilitre))
    {
      return weight
    }
    return context.meanings[unit, in: .standin].flatMap(food.weight)
  }
}
