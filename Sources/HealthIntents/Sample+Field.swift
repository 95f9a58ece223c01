import Measures
import Records

extension Sample.Kind {
  /// What a figure of this kind is called as a parameter and in sentences.
  var name: String {
    switch self {
    case .oxygenSaturation: "spo2"
    case .water, .drink: "volume"
    case .exercise, .sleep: "duration"
    case .systolic, .diastolic, .pulse, .weight, .height, .temperature, .glucose, .food, .energy,
      .protein, .carbs, .fat, .steps, .distance, .activeEnergy, .medication, .tag, .mood, .symptom,
      .note:
      rawValue
    }
  }

  /// What it is called in the JSON of an answer, with its unit.
  var field: String {
    let plain = self == .activeEnergy ? "active_energy" : name
    return unit.fieldSuffix.map { "\(plain)_\($0)" } ?? plain
  }
}
