import Intents

/// What a question wants to know of the figures.
public enum Aggregate: String, ParameterValue, CaseIterable {
  case latest, sum, average, max, min, count, list
  /// Understood, and not answered yet.
  case trend, change, compare, remaining

  var isAnswered: Bool {
    switch self {
    case .latest, .sum, .average, .max, .min, .count, .list: true
    case .trend, .change, .compare, .remaining: false
    }
  }
}
