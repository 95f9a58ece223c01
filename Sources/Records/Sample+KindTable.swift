import Measures

/// The kind table: all that is known of a kind of sample, in one row.
///
/// To add a kind, add its case to `Sample.Kind`, its row here, and its name to the list `metric` of each language. The
/// LOINC codes are content from LOINC (http://loinc.org), copyright Regenstrief Institute, Inc. and the LOINC Committee,
/// available at no cost under its license.
extension Sample.Kind {
  var row: Row {
    switch self {
    // Home cuffs show 0 to 299 mmHg.
    case .systolic:
      Row(
        .millimetreOfMercury, "HKQuantityTypeIdentifierBloodPressureSystolic", "8480-6",
        possible: 50...300, usual: 80...200, bare: true)
    case .diastolic:
      Row(
        .millimetreOfMercury, "HKQuantityTypeIdentifierBloodPressureDiastolic", "8462-4",
        possible: 20...200, usual: 40...130, bare: true)
    case .pulse:
      Row(
        .perMinute, "HKQuantityTypeIdentifierHeartRate", "8867-4", possible: 20...260,
        usual: 40...150, bare: true)
    // The heaviest documented person weighed 635 kg, the tallest one measured 272 cm.
    case .weight:
      Row(
        .kilogram, "HKQuantityTypeIdentifierBodyMass", "29463-7", possible: 0.5...500,
        usual: 30...200, decimals: 1)
    case .height:
      Row(
        .centimetre, "HKQuantityTypeIdentifierHeight", "8302-2", possible: 30...272,
        usual: 120...210, decimals: 1)
    case .temperature:
      Row(
        .celsius, "HKQuantityTypeIdentifierBodyTemperature", "8310-5", possible: 25...45,
        usual: 34.5...41, decimals: 1)
    // Meters read 0.6 to 33.3 mmol/L.
    case .glucose:
      Row(
        .millimolePerLitre, "HKQuantityTypeIdentifierBloodGlucose", "15074-8", possible: 0.6...60,
        usual: 3...25, decimals: 1)
    case .oxygenSaturation:
      Row(
        .percent, "HKQuantityTypeIdentifierOxygenSaturation", "59408-5", possible: 30...100,
        usual: 85...100, called: "spo2")
    case .food:
      Row(
        .point, "HKCorrelationTypeIdentifierFood", nil, adds: true, answer: .list,
        possible: 0.01...1000, decimals: 3, bare: true, named: true)
    case .energy:
      Row(
        .kilocalorie, "HKQuantityTypeIdentifierDietaryEnergyConsumed", "9052-2", adds: true,
        possible: 0...15_000, usual: 0...2500)
    case .protein:
      Row(
        .gram, "HKQuantityTypeIdentifierDietaryProtein", nil, adds: true, possible: 0...1000,
        usual: 0...150, decimals: 1)
    case .carbs:
      Row(
        .gram, "HKQuantityTypeIdentifierDietaryCarbohydrates", nil, adds: true, possible: 0...2000,
        usual: 0...400, decimals: 1)
    case .fat:
      Row(
        .gram, "HKQuantityTypeIdentifierDietaryFatTotal", nil, adds: true, possible: 0...1000,
        usual: 0...200, decimals: 1)
    case .water:
      Row(
        .millilitre, "HKQuantityTypeIdentifierDietaryWater", "8999-5", adds: true,
        possible: 0.1...10_000, usual: 5...2000, called: "volume")
    case .drink:
      Row(
        .millilitre, nil, nil, adds: true, answer: .list, possible: 0...10_000, usual: 5...2000,
        called: "volume", named: true)
    // Of one entry, which may be a whole day.
    case .steps:
      Row(
        .step, "HKQuantityTypeIdentifierStepCount", "55423-8", adds: true, possible: 0...150_000,
        usual: 0...50_000, bare: true)
    case .distance:
      Row(
        .kilometre, "HKQuantityTypeIdentifierDistanceWalkingRunning", "55430-3", adds: true,
        possible: 0.001...500, usual: 0.01...250, decimals: 2)
    case .waist:
      Row(
        .centimetre, "HKQuantityTypeIdentifierWaistCircumference", "8280-0", possible: 20...300,
        usual: 50...160, decimals: 1)
    case .bodyFat:
      Row(
        .percent, "HKQuantityTypeIdentifierBodyFatPercentage", "41982-0", possible: 2...75,
        usual: 5...55, decimals: 1, called: "body_fat")
    // Nought stands for what nobody said, also for a drink.
    case .exercise:
      Row(
        .minute, "HKWorkoutTypeIdentifier", "55411-3", adds: true, possible: 0...1440,
        usual: 1...240, called: "duration", named: true)
    case .activeEnergy:
      Row(
        .kilocalorie, "HKQuantityTypeIdentifierActiveEnergyBurned", "41981-2", adds: true,
        possible: 0...20_000, usual: 0...4000)
    case .sleep:
      Row(
        .minute, "HKCategoryTypeIdentifierSleepAnalysis", "93832-4", adds: true, possible: 1...1440,
        usual: 5...1440, called: "duration")
    // International units go by the thousands.
    case .medication:
      Row(
        .point, nil, nil, adds: true, answer: .latest, possible: 0.01...1_000_000, decimals: 3,
        bare: true, named: true)
    case .skipped:
      Row(.point, nil, nil, adds: true, answer: .list, possible: 1...1, bare: true, named: true)
    case .tag:
      Row(.point, nil, nil, adds: true, answer: .latest, possible: 1...1, bare: true, named: true)
    case .mood:
      Row(.point, "HKStateOfMind", nil, possible: 0...10, bare: true, named: true)
    case .symptom:
      Row(.point, nil, nil, possible: 0...10, bare: true, named: true)
    // In the unit of the kind that it is for.
    case .goal:
      Row(
        .point, nil, nil, answer: .latest, possible: 0...1_000_000, decimals: 3, named: true,
        reading: false)
    // One of the text that is its label; when it falls due stands beside it.
    case .reminder:
      Row(
        .point, nil, nil, answer: .list, possible: 1...1, bare: true, named: true, reading: false)
    case .birthday, .sex, .activityLevel, .preference, .pressureWeek, .shortcut:
      Row(
        .point, nil, nil, answer: .latest, possible: 1...1, bare: true, named: true,
        reading: false)
    // The energy in kilocalories, the rest beside it as text.
    case .ownFood, .product:
      Row(
        .kilocalorie, nil, nil, answer: .latest, possible: 0...15_000, decimals: 1, named: true,
        reading: false)
    case .usualMeal:
      Row(
        .point, nil, nil, answer: .latest, possible: 1...1, bare: true, named: true,
        reading: false)
    // Grams or millilitres of what its label is the id of, by what it comes in.
    case .serving:
      Row(
        .point, nil, nil, answer: .latest, possible: 0.01...20_000, decimals: 2, named: true,
        reading: false)
    // What somebody is called by, beside what it was before; how many entries went with whoever its label names.
    case .renamed:
      Row(
        .point, nil, nil, answer: .latest, possible: 1...1, bare: true, named: true,
        reading: false)
    case .removed:
      Row(
        .point, nil, nil, answer: .latest, possible: 0...10_000_000, bare: true, named: true,
        reading: false)
    case .note:
      Row(.point, nil, nil, adds: true, answer: .list, possible: 1...1, bare: true, named: true)
    }
  }

  struct Row {
    let unit: Quantity.Unit
    let healthKit: String?
    let loinc: String?
    let isCumulative: Bool
    let usualAnswer: UsualAnswer
    let possible: ClosedRange<Double>
    let usual: ClosedRange<Double>
    let decimals: Int
    let isSpokenBare: Bool
    let name: String?
    let isNamed: Bool
    let isReading: Bool

    /// - Parameters:
    ///   - adds: whether a day's figure is the sum of its samples (steps) or their mean (weight).
    ///   - answer: what is told when nothing was said but the kind; a sum of what adds up, else the last one.
    ///   - possible: beyond these no sample is kept.
    ///   - usual: beyond these it is asked about first.
    ///   - bare: said without its unit: "135 over 85".
    ///   - called: the name of its figure as a parameter and in sentences, where that is not the name of the kind.
    ///   - named: a thing with a name rather than a figure.
    ///   - reading: whether something was measured, taken or felt, rather than settled.
    init(
      _ unit: Quantity.Unit, _ healthKit: String?, _ loinc: String?, adds: Bool = false,
      answer: UsualAnswer? = nil, possible: ClosedRange<Double>,
      usual: ClosedRange<Double>? = nil, decimals: Int = 0, bare: Bool = false,
      called name: String? = nil, named: Bool = false, reading: Bool = true
    ) {
      self.unit = unit
      self.healthKit = healthKit
      self.loinc = loinc
      isCumulative = adds
      usualAnswer = answer ?? (adds ? .sum : .latest)
      self.possible = possible
      self.usual = usual ?? possible
      self.decimals = decimals
      isSpokenBare = bare
      self.name = name
      isNamed = named
      isReading = reading
    }
  }
}

extension Sample.Kind {
  /// What a question asks for that names the kind and nothing else.
  public enum UsualAnswer: Sendable { case latest, sum, list }

  /// The unit in which values of this kind are stored.
  public var unit: Quantity.Unit { row.unit }
  /// The identifier of this kind in HealthKit, where it has one.
  public var healthKit: String? { row.healthKit }
  /// The LOINC code, where there is one.
  public var loinc: String? { row.loinc }
  /// Whether a day's figure is the sum of its samples (steps) or their mean (weight).
  public var isCumulative: Bool { row.isCumulative }
  public var usualAnswer: UsualAnswer { row.usualAnswer }
  /// Beyond these no sample of the kind is kept, whichever way its figure came about.
  public var possible: ClosedRange<Double> { row.possible }
  /// Beyond these a figure is asked about first.
  public var usual: ClosedRange<Double> { row.usual }
  /// How many decimals people look at.
  public var decimals: Int { row.decimals }
  /// Said without its unit: "135 over 85", "8000 steps".
  public var isSpokenBare: Bool { row.isSpokenBare }
  /// What a figure of this kind is called as a parameter and in sentences.
  public var name: String { row.name ?? rawValue }
  /// Whether it is a thing with a name rather than a figure.
  public var isNamed: Bool { row.isNamed }
  /// Whether it was measured, taken or felt; a goal, a reminder and a date of birth were not.
  public var isReading: Bool { row.isReading }
  /// Whether it settles whose records there are.
  public var isAboutPeople: Bool { self == .renamed || self == .removed }
}
