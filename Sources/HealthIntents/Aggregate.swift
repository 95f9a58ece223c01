import Intents

/// What a question wants to know of the figures.
public enum Aggregate: String, ParameterValue, CaseIterable {
  case latest, sum, average, max, min, count, list, trend, change
  /// What is left of a goal.
  case remaining
  /// Understood, and not answered yet.
  case compare

  var isAnswered: Bool {
    switch self {
    case .latest, .sum, .average, .max, .min, .count, .list, .trend, .change, .remaining: true
    case .compare: false
    }
  }
}
