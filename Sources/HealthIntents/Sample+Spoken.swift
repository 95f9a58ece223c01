import Intents
import Measures
import Records

extension Sample.Kind {
  /// A figure of this kind for a sentence: rounded as people say it, and without a unit where they
  /// leave it out.
  func spoken(_ figure: Double) -> Value {
    let rounded = figure.rounded(decimals: decimals)
    return isSpokenBare ? .number(rounded) : .quantity(Quantity(rounded, unit))
  }

  /// How many decimals people look at.
  private var decimals: Int {
    switch self {
    case .weight, .temperature, .glucose, .height, .protein, .carbs, .fat: 1
    case .distance: 2
    case .food, .medication: 3
    case .systolic, .diastolic, .pulse, .oxygenSaturation, .energy, .water, .drink, .steps,
      .exercise, .activeEnergy, .sleep, .tag, .mood, .symptom, .note:
      0
    }
  }

  /// Whether it is a thing that is counted by its pieces.
  var isCounted: Bool { self == .food || self == .medication }

  private var isSpokenBare: Bool {
    switch self {
    case .systolic, .diastolic, .pulse, .steps, .food, .medication, .tag, .mood, .symptom, .note:
      true
    case .weight, .temperature, .glucose, .height, .protein, .carbs, .fat, .distance,
      .oxygenSaturation, .energy, .water, .drink, .exercise, .activeEnergy, .sleep:
      false
    }
  }
}

extension Person {
  /// The name for a reply, which leaves out the one who uses saywell.
  var namedUnlessMe: Value? { name == Person.meName ? nil : .word(name) }
}
