import Measures

extension Sample {
  /// One row of the kind table. The raw value is stored and never changes.
  public enum Kind: String, CaseIterable, Sendable {
    case systolic, diastolic, pulse, weight, height, temperature, glucose, oxygenSaturation
    case food, energy, protein, carbs, fat, water, drink
    case steps, distance, exercise, activeEnergy
    case sleep, medication, tag, mood, symptom, note
  }
}

extension Sample.Kind {
  /// The unit in which values of this kind are stored.
  public var unit: Quantity.Unit { row.unit }

  /// The identifier of this kind in HealthKit, where it has one.
  public var healthKit: String? { row.healthKit }

  /// The LOINC code, where there is one. This material contains content from LOINC
  /// (http://loinc.org), copyright Regenstrief Institute, Inc. and the LOINC Committee, available
  /// at no cost under its license.
  public var loinc: String? { row.loinc }

  /// Whether a day's figure is the sum of its samples (steps) or their mean (weight).
  public var isCumulative: Bool { row.adds }

  private typealias Row = (
    unit: Quantity.Unit, healthKit: String?, loinc: String?, adds: Bool
  )

  private var row: Row {
    switch self {
    case .systolic:
      (.millimetreOfMercury, "HKQuantityTypeIdentifierBloodPressureSystolic", "8480-6", false)
    case .diastolic:
      (.millimetreOfMercury, "HKQuantityTypeIdentifierBloodPressureDiastolic", "8462-4", false)
    case .pulse: (.perMinute, "HKQuantityTypeIdentifierHeartRate", "8867-4", false)
    case .weight: (.kilogram, "HKQuantityTypeIdentifierBodyMass", "29463-7", false)
    case .height: (.centimetre, "HKQuantityTypeIdentifierHeight", "8302-2", false)
    case .temperature: (.celsius, "HKQuantityTypeIdentifierBodyTemperature", "8310-5", false)
    case .glucose: (.millimolePerLitre, "HKQuantityTypeIdentifierBloodGlucose", "15074-8", false)
    case .oxygenSaturation:
      (.percent, "HKQuantityTypeIdentifierOxygenSaturation", "59408-5", false)
    case .food: (.point, "HKCorrelationTypeIdentifierFood", nil, true)
    case .energy: (.kilocalorie, "HKQuantityTypeIdentifierDietaryEnergyConsumed", "9052-2", true)
    case .protein: (.gram, "HKQuantityTypeIdentifierDietaryProtein", nil, true)
    case .carbs: (.gram, "HKQuantityTypeIdentifierDietaryCarbohydrates", nil, true)
    case .fat: (.gram, "HKQuantityTypeIdentifierDietaryFatTotal", nil, true)
    case .water: (.millilitre, "HKQuantityTypeIdentifierDietaryWater", "8999-5", true)
    case .drink: (.millilitre, nil, nil, true)
    case .steps: (.step, "HKQuantityTypeIdentifierStepCount", "55423-8", true)
    case .distance: (.kilometre, "HKQuantityTypeIdentifierDistanceWalkingRunning", "55430-3", true)
    case .exercise: (.minute, "HKWorkoutTypeIdentifier", "55411-3", true)
    case .activeEnergy:
      (.kilocalorie, "HKQuantityTypeIdentifierActiveEnergyBurned", "41981-2", true)
    case .sleep: (.minute, "HKCategoryTypeIdentifierSleepAnalysis", "93832-4", true)
    case .medication: (.point, nil, nil, true)
    case .tag: (.point, nil, nil, true)
    case .mood: (.point, "HKStateOfMind", nil, false)
    case .symptom: (.point, nil, nil, false)
    case .note: (.point, nil, nil, true)
    }
  }
}
