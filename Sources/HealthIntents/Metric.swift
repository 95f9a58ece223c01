import Intents
import Records

/// What a question, a deletion or a goal can be about: one word for one or several kinds of sample.
public enum Metric: String, ParameterValue, CaseIterable {
  case energy, activeEnergy, bloodPressure, weight, water, drink, steps, sleep, glucose, pulse
  case protein, carbs, fat, food, exercise, medication, distance, temperature, oxygenSaturation
  case height, mood, symptom, tag, note
  case all

  /// The kind that is counted and listed; nil for all.
  var kind: Sample.Kind? {
    switch self {
    case .bloodPressure: .systolic
    case .all: nil
    default: Sample.Kind(rawValue: rawValue)
    }
  }

  /// What is asked for when nothing was said but the metric: sums of what adds up, else the last
  /// one.
  var usualAggregate: Aggregate {
    switch self {
    case .energy, .activeEnergy, .water, .steps, .sleep, .protein, .carbs, .fat, .exercise,
      .distance:
      .sum
    case .food, .drink, .note, .all: .list
    case .bloodPressure, .weight, .glucose, .pulse, .medication, .temperature, .oxygenSaturation,
      .height, .mood, .symptom, .tag:
      .latest
    }
  }

  /// Whether a sample is a thing with a name rather than a figure.
  var isNamed: Bool {
    switch self {
    case .food, .drink, .medication, .mood, .symptom, .tag, .note, .exercise: true
    case .energy, .activeEnergy, .bloodPressure, .weight, .water, .steps, .sleep, .glucose, .pulse,
      .protein, .carbs, .fat, .distance, .temperature, .oxygenSaturation, .height, .all:
      false
    }
  }
}
