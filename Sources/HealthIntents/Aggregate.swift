import Intents

/// What a question wants to know of the figures.
public enum Aggregate: String, ParameterValue, CaseIterable {
  case latest, sum, average, max, min, count, list, trend, change
  /// What is left of a goal.
  case remaining
  /// One stretch of days with another.
  case compare
}
