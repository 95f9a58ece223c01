import Intents

/// A formula of the energy that a body uses at rest, in kcal a day.
enum BasalFormula: String, ParameterValue, CaseIterable {
  /// Mifflin, St Jeor et al., Am J Clin Nutr 1990;51:241-247 (PMID 2305711), in the rounded form of the paper:
  /// 10 W + 6.25 H - 5 A, + 5 for men and - 161 for women.
  case mifflin
  /// Harris and Benedict, A Biometric Study of Basal Metabolism in Man, 1919:
  /// men 66.4730 + 13.7516 W + 5.0033 H - 6.7550 A, women 655.0955 + 9.5634 W + 1.8496 H - 4.6756 A.
  case harris
  /// Harris and Benedict as revised by Roza and Shizgal, Am J Clin Nutr 1984;40:168-182:
  /// men 88.362 + 13.397 W + 4.799 H - 5.677 A, women 447.593 + 9.247 W + 3.098 H - 4.330 A.
  case roza
  /// Katch and McArdle, of the lean body mass in kg: 370 + 21.6 L.
  case katch
  /// Cunningham, Am J Clin Nutr 1980;33:2372-2374, of the lean body mass in kg: 500 + 22 L.
  case cunningham

  /// Whether it asks for the lean mass, and not for height, age and sex.
  var needsLeanMass: Bool { self == .katch || self == .cunningham }

  /// - Parameters:
  ///   - weight: in kilograms.
  ///   - height: in centimetres.
  func energy(weight: Double, height: Double, age: Double, sex: Sex) -> Double? {
    switch (self, sex) {
    case (.mifflin, .male): 10 * weight + 6.25 * height - 5 * age + 5
    case (.mifflin, .female): 10 * weight + 6.25 * height - 5 * age - 161
    case (.harris, .male): 66.4730 + 13.7516 * weight + 5.0033 * height - 6.7550 * age
    case (.harris, .female): 655.0955 + 9.5634 * weight + 1.8496 * height - 4.6756 * age
    case (.roza, .male): 88.362 + 13.397 * weight + 4.799 * height - 5.677 * age
    case (.roza, .female): 447.593 + 9.247 * weight + 3.098 * height - 4.330 * age
    case (.katch, _), (.cunningham, _): nil
    }
  }

  /// - Parameter leanMass: in kilograms.
  func energy(leanMass: Double) -> Double? {
    switch self {
    case .katch: 370 + 21.6 * leanMass
    case .cunningham: 500 + 22 * leanMass
    case .mifflin, .harris, .roza: nil
    }
  }

  /// The least and the most that it can be for what is known of a body; one figure where sex and age are known.
  func range(
    weight: Double, height: Double, ages: ClosedRange<Int>, sex: Sex?
  ) -> ClosedRange<Double>? {
    let sexes = sex.map { [$0] } ?? Sex.allCases
    let energies = sexes.flatMap { sex in
      [ages.lowerBound, ages.upperBound].compactMap {
        energy(weight: weight, height: height, age: Double($0), sex: sex)
      }
    }
    guard let least = energies.min(), let most = energies.max() else { return nil }
    return least...most
  }
}
