import Intents

/// The sex that formulas of energy ask for.
enum Sex: String, ParameterValue, CaseIterable { case male, female }

/// How active somebody is in an ordinary week, by which the energy at rest is multiplied.
enum ActivityLevel: String, ParameterValue, CaseIterable {
  case sedentary, light, moderate, heavy, extreme

  /// The factors of the physical activity levels in common use (FAO/WHO/UNU 1985, as rounded by calculators of energy).
  var factor: Double {
    switch self {
    case .sedentary: 1.2
    case .light: 1.375
    case .moderate: 1.55
    case .heavy: 1.725
    case .extreme: 1.9
    }
  }
}
