import Intents
import Measures
import Records
import Testing

@testable import HealthIntents

struct UnitTests {
  private func world(_ unit: String, _ subject: String? = nil) throws -> World {
    let world = try World()
    let subject: World.Slots = subject.map { [("subject", .word($0))] } ?? []
    try world.hear("SetPreference", subject + [("unit", .word(unit))])
    return world
  }

  @Test(
    "a bare number is in the unit that was chosen, where it can be meant in it",
    arguments: [
      ("lb", "LogWeight", "weight", 160.0, 72.574779), ("jin", "LogWeight", "weight", 150, 75),
      ("kg", "LogWeight", "weight", 160, 160), ("st", "LogWeight", "weight", 11, 69.853225),
      ("mg/dL", "LogGlucose", "glucose", 38, 2.109), ("mi", "LogDistance", "distance", 3, 4.828032),
    ])
  func bare(
    unit: String, intent: String, slot: String, number: Double, expected: Double
  ) throws {
    var world = try world(unit)
    world.confirmed = ["low", "high", "extreme"]
    let sample = try world.hear(intent, [(slot, .quantity(Quantity(number, nil)))]).samples[0]
    #expect(abs(sample.value - expected) < 1e-6)
    #expect(sample.said == Quantity(number, Quantity.Unit(rawValue: unit)))
  }

  @Test("without a choice kilopascals are never taken for granted")
  func kilopascals() throws {
    let slots: World.Slots = [("systolic", .number(18)), ("diastolic", .number(11))]
    #expect(try World().need("LogBloodPressure", slots)?.brief == "implausible systolic")
    let world = try world("kPa")
    let outcome = try world.hear("LogBloodPressure", slots)
    #expect(outcome.samples.map(\.value) == [135, 83])
    #expect(outcome.values["systolic"] == .number(18))
    #expect(outcome.values["diastolic"] == .of(11.1, .kilopascal))
  }

  @Test("figures are told in the unit, and kept as they were said")
  func told() throws {
    let world = try world("lb", "weight")
    try world.hear("LogWeight", [("weight", .of(72.5, .kilogram))])
    let latest = try world.hear("Query", [("metric", .word("weight"))])
    #expect(latest.values["value"] == .of(159.8, .pound))
    #expect(latest.figures.last?.value == .number(72.5))
    #expect(try world.store.live(.weight).map(\.said) == [Quantity(72.5, .kilogram)])
  }

  @Test("a difference of temperatures has no zero of its own")
  func difference() throws {
    let world = try world("degF")
    #expect(Sample.Kind.temperature.spoken(37, in: world.context) == .of(98.6, .fahrenheit))
    #expect(
      Sample.Kind.temperature.spoken(difference: 0.5, in: world.context) == .of(0.9, .fahrenheit))
  }

  @Test(
    "the newest choice holds, taking it back brings the one before, and each person has their own")
  func newest() throws {
    var world = try world("lb")
    world.now = Instant(seconds: world.now.seconds + 60)
    try world.hear("SetPreference", [("unit", .word("jin"))])
    #expect(world.context.unit(of: .weight) == .jin)
    _ = try world.store.undo()
    #expect(world.context.unit(of: .weight) == .pound)
    world.person = try world.store.add(personNamed: "dad")
    #expect(world.context.unit(of: .weight) == .kilogram)
  }

  @Test("what is not measured in a unit is asked about")
  func foreign() throws {
    let slots: World.Slots = [("subject", .word("weight")), ("unit", .word("L"))]
    #expect(try World().need("SetPreference", slots)?.brief == "wrong-unit unit")
  }

  @Test("the waist is said, asked for, averaged and deleted by its row and its names alone")
  func waist() throws {
    let world = try World()
    for centimetres in [86.0, 84] {
      try world.hear(
        "LogMeasurement",
        [("measured", .word("waist")), ("amount", .quantity(Quantity(centimetres, nil)))])
    }
    #expect(
      try world.need(
        "LogMeasurement", [("measured", .word("waist")), ("amount", .of(900, .centimetre))])?.brief
        == "implausible amount")
    let average = try world.hear(
      "Query", [("metric", .word("waist")), ("aggregate", .word("average"))])
    #expect(average.values["value"] == .of(85, .centimetre))
    try world.hear("Delete", [("metric", .word("waist")), ("target", .word("last"))])
    #expect(try world.store.live(.waist).map(\.value) == [86])
  }
}
