extension Sample {
  /// What the samples of one group are together, as HealthKit calls it. The raw value is stored and
  /// never changes.
  public enum Correlation: String, CaseIterable, Sendable {
    case bloodPressure, food, exercise
  }
}

extension Sample.Correlation {
  /// What samples of these kinds are together; nil for a single sample, and where HealthKit has no
  /// name for it.
  public init?(of kinds: [Sample.Kind]) {
    guard kinds.count > 1 else { return nil }
    if kinds.contains(.systolic) && kinds.contains(.diastolic) {
      self = .bloodPressure
    } else if kinds.contains(.food) || kinds.contains(.drink) {
      self = .food
    } else if kinds.contains(.exercise) {
      self = .exercise
    } else {
      return nil
    }
  }

  /// The identifier of this correlation in HealthKit; a workout is a type of its own there.
  public var healthKit: String {
    switch self {
    case .bloodPressure: "HKCorrelationTypeIdentifierBloodPressure"
    case .food: "HKCorrelationTypeIdentifierFood"
    case .exercise: "HKWorkoutTypeIdentifier"
    }
  }
}
