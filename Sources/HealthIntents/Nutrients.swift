import Measures
import Records

/// Energy in kilocalories, and protein, carbohydrates and fat in grams, as far as they are known.
struct Nutrients: Equatable {
  private var figures: [Sample.Kind: Double] = [:]

  /// The kinds of sample, in the order in which they are told.
  static let kinds: [Sample.Kind] = [.energy, .protein, .carbs, .fat]

  subscript(kind: Sample.Kind) -> Double? {
    get { figures[kind] }
    set { figures[kind] = newValue }
  }

  var energy: Double? { figures[.energy] }

  /// Those of so many times as much.
  func times(_ count: Double) -> Nutrients {
    var all = self
    all.figures = figures.mapValues { ($0 * count).rounded(decimals: 2) }
    return all
  }
}
