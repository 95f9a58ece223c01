import Intents
import Measures
import Records

/// What a food contains that was eaten without its figures being said, and what that takes for granted.
struct Estimate: Equatable {
  var nutrients: Nutrients
  /// What one portion of it weighs; nil where somebody's own figures are those of a portion.
  var weight: Quantity?
  /// The portion that is meant where none was said: `medium`.
  var portion: String?

  /// As it stands beside the figures that were computed: `118 g medium`. By it they are told from those that were said.
  var mark: String {
    let weight = weight.map { "\($0.value.plainText) \($0.unit?.rawValue ?? "")" } ?? "-"
    return portion.map { "\(weight) \($0)" } ?? weight
  }

  /// What is taken for granted by the figures with this mark; nil where they were said.
  static func weight(markedBy sample: Sample) -> Quantity? {
    guard sample.isEstimated, let parts = sample.portion?.split(separator: " "), parts.count > 1,
      let value = Double(parts[0])
    else { return nil }
    return Quantity(value, parts[1] == "mL" ? .millilitre : .gram)
  }
}

extension Sample {
  /// Whether the figure is of a food and was computed.
  var isEstimated: Bool {
    Nutrients.kinds.contains(kind) && portion != nil && said == nil
  }
}

extension IntentContext {
  /// What this person once said that a portion of a food weighs; nil where nothing was said.
  func serving(called name: String, in unit: String?) throws -> Double? {
    guard let identity = meanings[name, in: .edible] else { return nil }
    return try serving(of: identity, in: unit ?? "")
  }

  private func serving(of identity: String, in unit: String) throws -> Double? {
    let ever = zone.instants(of: CivilDate.first..<CivilDate.last)
    let query = SampleQuery(.serving, of: person, in: ever, label: identity, newestFirst: true)
    return try store.samples(query).first { $0.sample.portion ?? "" == unit }?.sample.value
  }

  /// What so much of a drink comes to in millilitres where nobody said it; nil where that is not known.
  func volume(of name: String, _ helping: Helping) throws -> Double? {
    guard let estimate = try estimate(name, helping), let weight = estimate.weight,
      weight.unit == .millilitre
    else { return nil }
    return weight.value * (helping.count ?? 1)
  }

  /// What a food of this name contains; nil where that is not known.
  func estimate(_ name: String, _ helping: Helping) throws -> Estimate? {
    if let own = try ownFood(called: name, helping) { return own }
    guard let identity = meanings[name, in: .edible], let food = Food(identity),
      let portion = helping.portion(
        of: food, own: { try? serving(of: identity, in: $0) }, in: self)
    else { return nil }
    let nutrients = food.nutrients(in: portion.weight * (helping.count ?? 1))
    guard nutrients.energy != nil else { return nil }
    return Estimate(
      nutrients: nutrients,
      weight: helping.amount == nil ? food.quantity(portion.weight) : nil,
      portion: portion.name)
  }
}
