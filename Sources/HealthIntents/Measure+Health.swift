import Intents
import Measures
import Records

/// What is believed of each figure, beside the bounds in the kind table: beyond `possible` it is refused, beyond `usual`
/// it is asked about first. Bounds are the narrower ones of two lists of plausible values for home
/// measurements; both were set by hand, with the valid ranges of MIMIC-Extract, the display ranges
/// of common devices and documented extremes as their outer limits.
extension Measure {
  /// Home cuffs show 0 to 299 mmHg. Kilopascals become whole millimetres of mercury.
  static let systolic = Measure(
    .systolic, decimals: 0, byChoice: [Reading(.kilopascal, 6...45)])
  static let diastolic = Measure(
    .diastolic, decimals: 0, byChoice: [Reading(.kilopascal, 2...30)])
  static let pulse = Measure(.pulse)

  /// The heaviest documented person weighed 635 kg. A bare number that an adult may weigh in
  /// kilograms, pounds or jin is open: no adult below 45 kg is thought of.
  static let weight = Measure(
    .weight,
    bare: [
      Reading(.kilogram, 0.5...200), Reading(.pound, 100...440), Reading(.jin, 90...400),
    ], anchor: .weight, byChoice: [Reading(.stone, 5...32)])

  /// The tallest documented person was 272 cm. 62 may be the inches of an adult or the centimetres
  /// of a child.
  static let height = Measure(
    .height,
    bare: [
      Reading(.centimetre, 30...272), Reading(.metre, 0.5...2.72), Reading(.inch, 48...84),
    ], anchor: .height)

  /// What is usual of a child, from one that has just learnt to stand.
  static let heightOfChild = 50.0...210
  static let weightOfChild = 2.0...200

  static let temperature = Measure(
    .temperature,
    bare: [Reading(.celsius, 25...45), Reading(.fahrenheit, 93...110)], decimals: 2)

  /// Meters read 0.6 to 33.3 mmol/L, which is 10 to 600 mg/dL.
  static let glucose = Measure(
    .glucose,
    bare: [Reading(.millimolePerLitre, 0...39.9), Reading(.milligramPerDecilitre, 35.1...1081)],
    shorthand: [.milligram: .milligramPerDecilitre], decimals: 3)

  static let oxygenSaturation = Measure(.oxygenSaturation)

  /// The one of a kind whose bare numbers may be in several units.
  static func open(of kind: Sample.Kind) -> Measure? {
    switch kind {
    case .weight: weight
    case .height: height
    case .temperature: temperature
    case .glucose: glucose
    default: nil
    }
  }
}

/// What is eaten and drunk, at one time.
extension Measure {
  static let energy = Measure(.energy, byChoice: [Reading(.kilojoule, 1...60_000)])
  static let protein = Measure(.protein)
  static let carbs = Measure(.carbs)
  static let fat = Measure(.fat)

  /// A bare number below twenty is no number of millilitres that anybody drinks, and one below 65 may be ounces.
  static let volume = Measure(
    .water,
    bare: [
      Reading(.millilitre, 20...10_000), Reading(.litre, 0.1...10), Reading(.cup, 1...10),
      Reading(.fluidOunce, 10...64),
    ], shorthand: [.ounce: .fluidOunce])

  /// So much of a food or medicine, by weight or volume.
  static let portion = Measure(
    .gram, possible: 1e-6...10_000, usual: 0.1...2000, keepsUnit: true,
    or: Measure(.millilitre, possible: 0.001...10_000, usual: 0.001...2000))

  /// So much of whatever it was, food or medicine, when it is corrected.
  static let amount = Measure(
    .gram, possible: 1e-6...10_000, usual: 1e-6...2000, keepsUnit: true,
    or: Measure(.millilitre, possible: 0.001...10_000, usual: 0.001...2000))

  /// So much of a medicine, by weight or volume; laxatives are taken by the ten grams, syrups by
  /// the spoon.
  static let dose = Measure(
    .gram, possible: 1e-6...1000, usual: 1e-6...20, keepsUnit: true,
    or: Measure(.millilitre, possible: 0.001...2000, usual: 0.001...250))

  /// So many pieces, drops or international units of a medicine.
  static let doses = Measure(.point, possible: 0.01...1_000_000, usual: 0.05...100_000)

  /// So many tablets at one time, and the one of which nobody says the number twice.
  static let pieces = Measure(.point, possible: 0.01...1000, usual: 0.05...10)
  static let once = Measure(.point, possible: 0.01...1000, usual: 1...1)

  /// So many of something.
  static let count = Measure(.point, possible: 0.01...1000, usual: 0.05...50)
}

/// Movement, rest and how one feels.
extension Measure {
  /// Of one entry, which may be a whole day.
  static let steps = Measure(
    .steps, isWhole: true)

  static let distance = Measure(
    .distance,
    bare: [Reading(.kilometre, 0.01...250), Reading(.metre, 400...100_000)],
    byChoice: [Reading(.mile, 0.01...150)])

  /// Nobody says "ran 2" of minutes or of hours without saying which.
  static let exercise = Measure(
    .minute, possible: 0.1...1440, usual: 1...240,
    bare: [Reading(.minute, 1...1440), Reading(.hour, 0.5...4)])

  /// A night or a nap; what is short or long for which, `LogSleep` knows.
  static let sleep = Measure(
    .sleep,
    bare: [Reading(.hour, 0.5...14), Reading(.minute, 15...1440)])

  static let activeEnergy = Measure(
    .activeEnergy, byChoice: [Reading(.kilojoule, 1...60_000)])
  static let sets = Measure(.point, possible: 1...200, usual: 1...30)
  static let repetitions = Measure(.point, possible: 1...10_000, usual: 1...300)
  /// Jumps over a rope are counted by the hundreds.
  static let jumps = Measure(.point, possible: 1...10_000, usual: 1...5000)
  static let severity = Measure(.point, possible: 0...10)
}
