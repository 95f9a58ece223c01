import Intents
import Measures
import Testing

@Suite("Whatever is corrected")
struct CorrectionPropertyTests {
  /// An intent with one figure, its parameter, the unit in which it is said, and a figure of a usual day.
  struct Recorder: CustomTestStringConvertible, Sendable {
    let intent: String
    let parameter: String
    let unit: Quantity.Unit
    let usual: Double

    init(_ intent: String, _ parameter: String, _ unit: Quantity.Unit, _ usual: Double) {
      (self.intent, self.parameter, self.unit, self.usual) = (intent, parameter, unit, usual)
    }

    var testDescription: String { intent }

    func slots(_ figure: Double) -> World.Slots { [(parameter, .of(figure, unit))] }
  }

  static let recorders = [
    Recorder("LogWeight", "weight", .kilogram, 70), Recorder("LogWeight", "weight", .stone, 11),
    Recorder("LogHeight", "height", .centimetre, 175),
    Recorder("LogPulse", "pulse", .perMinute, 70),
    Recorder("LogTemperature", "temperature", .celsius, 37),
    Recorder("LogGlucose", "glucose", .millimolePerLitre, 6),
    Recorder("LogGlucose", "glucose", .milligramPerDecilitre, 110),
    Recorder("LogOxygenSaturation", "spo2", .percent, 97),
    Recorder("LogWater", "volume", .millilitre, 300), Recorder("LogSteps", "steps", .step, 8000),
    Recorder("LogDistance", "distance", .kilometre, 5),
    Recorder("LogSleep", "duration", .hour, 8),
  ]

  @Test(
    "a correction never stores what a new record of the same would have asked about",
    arguments: recorders)
  func neverLessDoubted(recorder: Recorder) throws {
    var random = SplitMix(seed: 7)
    var (stored, asked) = (0, 0)
    for index in 0..<16 {
      let factor = Double.random(in: 0.1..<15, using: &random)
      let figure = (recorder.usual * (index < 8 ? factor : 0.8 + factor / 40)).rounded()
      // One with a record before it, and one without.
      let worlds = (try World(), try World())
      if index.isMultiple(of: 2) {
        for world in [worlds.0, worlds.1] {
          try world.hear(
            recorder.intent, recorder.slots(recorder.usual) + [("when", .day(-2))])
        }
      }
      try worlds.0.hear(recorder.intent, recorder.slots(recorder.usual))
      let said: World.Slots =
        index % 3 == 0 ? recorder.slots(figure) : [("number", .number(figure))]
      guard try worlds.0.need("EditLast", said) == nil else {
        asked += 1
        continue
      }
      stored += 1
      // A number that cannot be in the unit of the one before was taken for one in another.
      let meant = try #require(try worlds.0.store.newestEntry()?.entry.samples.first?.said)
      let fresh = (recorder.parameter, Value.quantity(meant))
      #expect(try worlds.1.need(recorder.intent, [fresh]) == nil, "\(meant)")
    }
    #expect(stored > 0 && asked > 0)
  }
}
