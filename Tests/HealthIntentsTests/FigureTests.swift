import Measures
import Records
import Testing

@Suite("Single figures")
struct FigureTests {
  @Test(
    "a figure is kept in its canonical unit and said in the one it was meant in",
    arguments: [
      ("LogPulse", "pulse", Value.number(72), "pulse_bpm", 72.0, Value.number(72)),
      ("LogWeight", "weight", .number(72.5), "weight_kg", 72.5, .of(72.5, .kilogram)),
      ("LogWeight", "weight", .of(165, .pound), "weight_kg", 74.842741, .of(165, .pound)),
      ("LogWeight", "weight", .of(122.4, .jin), "weight_kg", 61.2, .of(122.4, .jin)),
      ("LogHeight", "height", .number(172), "height_cm", 172, .of(172, .centimetre)),
      ("LogHeight", "height", .number(1.72), "height_cm", 172, .of(1.72, .metre)),
      ("LogTemperature", "temperature", .number(38.2), "temperature_c", 38.2, .of(38.2, .celsius)),
      ("LogTemperature", "temperature", .number(98.6), "temperature_c", 37, .of(98.6, .fahrenheit)),
      (
        "LogGlucose", "glucose", .number(5.6), "glucose_mmol_l", 5.6, .of(5.6, .millimolePerLitre)
      ),
      (
        "LogGlucose", "glucose", .number(105), "glucose_mmol_l", 5.827,
        .of(105, .milligramPerDecilitre)
      ),
      (
        "LogGlucose", "glucose", .of(126, .milligram), "glucose_mmol_l", 6.993,
        .of(126, .milligram)
      ),
      ("LogOxygenSaturation", "spo2", .number(97), "spo2_pct", 97, .of(97, .percent)),
      ("LogSteps", "steps", .number(8000), "steps", 8000, .number(8000)),
      ("LogDistance", "distance", .number(6), "distance_km", 6, .of(6, .kilometre)),
      ("LogDistance", "distance", .of(2000, .metre), "distance_km", 2, .of(2000, .metre)),
    ] as [(String, String, Value, String, Double, Value)])
  func kept(
    intent: String, slot: String, said: Value, field: String, figure: Double, spoken: Value
  ) throws {
    let world = try World()
    #expect(
      JSON.object([JSON.Field(field, .number(figure))]).text
        == (try world.fields(intent, [(slot, said)])))
    let outcome = try world.hear(intent, [(slot, said)])
    #expect(outcome.key == "logged")
    #expect(outcome.values == [slot: spoken])
    #expect(outcome.samples.map(\.value) == [figure])
  }

  @Test(
    "each is asked for when it is missing",
    arguments: [
      ("LogPulse", "pulse"), ("LogWeight", "weight"), ("LogHeight", "height"),
      ("LogTemperature", "temperature"), ("LogGlucose", "glucose"), ("LogSteps", "steps"),
      ("LogOxygenSaturation", "spo2"), ("LogDistance", "distance"),
    ])
  func missing(intent: String, slot: String) throws {
    #expect(try World().need(intent)?.brief == "missing \(slot)")
  }

  @Test(
    "what is doubtful is asked, what is impossible refused, and a unit that could be two is chosen",
    arguments: [
      ("LogPulse", "pulse", Value.number(400), "implausible pulse"),
      ("LogPulse", "pulse", .number(160), "high pulse"),
      ("LogWeight", "weight", .number(7000), "implausible weight"),
      ("LogWeight", "weight", .number(20), "low weight"),
      ("LogWeight", "weight", .number(165), "choose unit weight"),
      ("LogWeight", "weight", .of(72, .centimetre), "wrong-unit weight"),
      ("LogHeight", "height", .number(62), "choose unit height"),
      ("LogHeight", "height", .number(5.9), "implausible height"),
      ("LogTemperature", "temperature", .number(60), "implausible temperature"),
      ("LogTemperature", "temperature", .number(33), "low temperature"),
      ("LogGlucose", "glucose", .number(38), "choose unit glucose"),
      ("LogGlucose", "glucose", .number(30), "high glucose"),
      ("LogOxygenSaturation", "spo2", .number(150), "implausible spo2"),
      ("LogOxygenSaturation", "spo2", .number(80), "low spo2"),
      ("LogSteps", "steps", .number(60_000), "high steps"),
      ("LogSteps", "steps", .number(200_000), "implausible steps"),
      ("LogSteps", "steps", .number(-5), "implausible steps"),
      ("LogDistance", "distance", .number(80), "far distance"),
      ("LogDistance", "distance", .of(900, .kilometre), "implausible distance"),
    ] as [(String, String, Value, String)])
  func doubts(intent: String, slot: String, said: Value, need: String) throws {
    #expect(try World().need(intent, [(slot, said)])?.brief == need)
  }

  @Test("a bare weight is one of three units, unless the last weighing tells which")
  func bareWeight() throws {
    let world = try World()
    let choices = [Quantity.Unit.kilogram, .pound, .jin].map { Value.of(165, $0) }
    #expect(
      try world.need("LogWeight", [("weight", .number(165))])
        == .choice(parameter: "weight", among: choices, key: "unit"))
    try world.hear("LogWeight", [("weight", .of(164, .pound))])
    #expect(
      try world.hear("LogWeight", [("weight", .number(165))]).values == [
        "weight": .of(165, .pound)
      ])
    #expect(
      try world.hear("LogWeight", [("weight", .number(166))]).samples[0].said
        == Quantity(166, .pound))
  }

  @Test("a weight far from the last is asked about, in the unit of the new one")
  func farFromLast() throws {
    var world = try World()
    try world.hear("LogWeight", [("weight", .number(72)), ("when", .day(-3))])
    #expect(try world.need("LogWeight", [("weight", .number(75))]) == nil)
    guard
      case .confirmation("far-from-last", let values, _)? =
        try world.need("LogWeight", [("weight", .number(80))])
    else { throw Unexpected() }
    #expect(values["last"] == .of(75, .kilogram))
    #expect(values["weight"] == .of(80, .kilogram))
    world.confirmed = ["far-from-last"]
    #expect(try world.need("LogWeight", [("weight", .number(80))]) == nil)
  }

  @Test("who has always weighed little is not asked about it each time")
  func ownUsual() throws {
    var world = try World()
    world.confirmed = ["low"]
    try world.hear("LogWeight", [("weight", .number(21))])
    world.confirmed = []
    #expect(try world.need("LogWeight", [("weight", .number(21.4))]) == nil)
  }

  @Test("today's steps are told with those of before, and only where there were some")
  func totals() throws {
    let world = try World()
    #expect(try world.hear("LogSteps", [("steps", .number(3000))]).values["total"] == nil)
    #expect(
      try world.hear("LogSteps", [("steps", .number(500))]).values["total"] == .number(3500))
    let yesterday = try world.hear("LogSteps", [("steps", .number(1)), ("when", .day(-1))])
    #expect(yesterday.values["total"] == nil)
  }
}
