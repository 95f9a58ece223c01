import Intents
import Measures
import Records

extension Sample.Kind {
  /// Beyond these no sample of the kind is kept, whichever way its figure came about.
  var possible: ClosedRange<Double> {
    switch self {
    case .systolic: Measure.systolic.possible
    case .diastolic: Measure.diastolic.possible
    case .pulse: Measure.pulse.possible
    case .weight: Measure.weight.possible
    case .height: Measure.height.possible
    case .temperature: Measure.temperature.possible
    case .glucose: Measure.glucose.possible
    case .oxygenSaturation: Measure.oxygenSaturation.possible
    case .energy: Measure.energy.possible
    case .protein: Measure.protein.possible
    case .carbs: Measure.carbs.possible
    case .fat: Measure.fat.possible
    case .water: Measure.volume.possible
    case .steps: Measure.steps.possible
    case .distance: Measure.distance.possible
    case .activeEnergy: Measure.activeEnergy.possible
    case .sleep: Measure.sleep.possible
    case .mood, .symptom: Measure.severity.possible
    case .food: Measure.count.possible
    case .medication: Measure.doses.possible
    // Nought stands for what nobody said.
    case .drink: 0...Measure.volume.possible.upperBound
    case .exercise: 0...Measure.exercise.possible.upperBound
    case .tag, .note: 1...1
    }
  }

  /// - Throws: `Need.implausible`, about this parameter.
  func refuseImpossible(_ value: Double, as parameter: String? = nil) throws {
    guard !possible.contains(value) else { return }
    throw Need.implausible(
      key: "implausible",
      values: ["value": spoken(value), Need.parameterKey: .word(parameter ?? name)])
  }
}
