import FactData
import Facts
import Intents
import Measures
import Records

/// A food of the table: what is in it, and what its portions weigh.
///
/// Weights are grams, of what is drunk millilitres.
struct Food {
  private let row: FactTable.Row

  /// - Parameter identity: a value of the lists `edible`: the id of a row, or one behind which an `@` stands with the
  ///   name of something else that has the same in it.
  init?(_ identity: String) {
    guard let row = FactTable.foods.row(String(identity.prefix { $0 != "@" })) else { return nil }
    self.row = row
  }

  /// What so much of it contains.
  func nutrients(in weight: Double) -> Nutrients {
    var nutrients = Nutrients()
    for kind in Nutrients.kinds {
      nutrients[kind] = row.number(kind == .energy ? "kcal" : kind.rawValue).map {
        ($0 * weight / 100).rounded(decimals: 2)
      }
    }
    return nutrients
  }

  /// How many grams of alcohol are in so much of it; 0 where that is not known.
  func alcohol(in weight: Double) -> Double { (row.number("alcohol") ?? 0) * weight / 100 }

  /// The portion that is meant where nothing is said.
  var usual: (name: String, weight: Double)? {
    row.text("default").flatMap { name in weight(ofPortion: name).map { (name, $0) } }
  }

  /// What one of it weighs, where it comes in pieces.
  var piece: Double? { row.number("piece") }

  func weight(ofPortion name: String) -> Double? { row.amount(name, in: "portions") }

  /// What an amount weighs that was said in units: grams of what is drunk by its density, millilitres of what is eaten by
  /// what a cup of it weighs (240 mL, 21 CFR 101.9); nil where neither is known.
  func weight(of amount: Quantity) -> Double? {
    let grams = amount.converted(to: .gram)?.value
    let millilitres = amount.converted(to: .millilitre)?.value
    guard isDrunk else { return grams ?? millilitres.flatMap { $0 * (density ?? .nan) }?.known }
    return millilitres ?? grams.map { $0 / (row.number("density") ?? 1) }
  }

  /// A weight with its unit.
  func quantity(_ weight: Double) -> Quantity {
    Quantity(weight.rounded(decimals: weight < 10 ? 1 : 0), isDrunk ? .millilitre : .gram)
  }

  var isDrunk: Bool { row.text("basis") == "ml" }

  private var density: Double? {
    row.number("density") ?? weight(ofPortion: "cup").map { $0 / 240 }
  }
}

extension Double {
  fileprivate var known: Double? { isNaN ? nil : self }
}
