import Measures
import Records
import Testing

@Suite("Blood pressure")
struct PressureTests {
  private func slots(_ systolic: Double, _ diastolic: Double, pulse: Double? = nil) -> World.Slots {
    [("systolic", .number(systolic)), ("diastolic", .number(diastolic))]
      + (pulse.map { [("pulse", .number($0))] } ?? [])
  }

  @Test("a reading is two samples that belong together, with the pulse a third")
  func recorded() throws {
    let world = try World()
    let outcome = try world.hear("LogBloodPressure", slots(135, 85, pulse: 72))
    #expect(outcome.key == "logged")
    #expect(
      outcome.values == ["systolic": .number(135), "diastolic": .number(85), "pulse": .number(72)])
    #expect(outcome.samples.map(\.kind) == [.systolic, .diastolic, .pulse])
    #expect(Set(outcome.samples.map(\.group)).count == 1)
    #expect(try world.store.live(.pulse).map(\.value) == [72])
    #expect(
      try world.fields("LogBloodPressure", slots(135, 85, pulse: 72))
        == #"{"systolic_mmHg":135,"diastolic_mmHg":85,"pulse_bpm":72}"#)
  }

  @Test("kilopascals become whole millimetres of mercury, and a unit said once is that of both")
  func kilopascals() throws {
    let slots: World.Slots = [("systolic", .number(16)), ("diastolic", .of(10.7, .kilopascal))]
    let world = try World()
    #expect(
      try world.fields("LogBloodPressure", slots) == #"{"systolic_mmHg":120,"diastolic_mmHg":80}"#)
    #expect(
      try world.hear("LogBloodPressure", slots).samples[1].said == Quantity(10.7, .kilopascal))
  }

  @Test("the lower number is asked for, and what was heard is shown")
  func missing() throws {
    let slots: World.Slots = [("systolic", .number(120))]
    #expect(try World().need("LogBloodPressure", slots)?.brief == "missing diastolic")
    #expect(try World().fields("LogBloodPressure", slots) == #"{"systolic_mmHg":120}"#)
  }

  @Test(
    "what is swapped, far apart or close together is asked; what cannot be is refused",
    arguments: [
      (85, 135, "swapped instead diastolic"), (100, 100, "implausible systolic"),
      (30, 120, "implausible systolic"), (140, 150, "implausible systolic"),
      (120, 110, "close systolic"), (190, 60, "wide systolic"), (240, 130, "high systolic"),
      (260, 150, "extreme systolic"),
      (75, 45, "low systolic"), (310, 90, "implausible systolic"),
      (120, 15, "implausible diastolic"),
    ])
  func doubts(systolic: Double, diastolic: Double, need: String) throws {
    #expect(try World().need("LogBloodPressure", slots(systolic, diastolic))?.brief == need)
  }

  @Test("a yes to the swapped pair puts the other pair in its place, and only that")
  func swapped() throws {
    var world = try World()
    let values: [String: Value] = [
      "systolic": .number(135), "diastolic": .number(85), "parameter": .word("diastolic"),
    ]
    let instead: [String: Value] = [
      "systolic": .of(135, .millimetreOfMercury), "diastolic": .of(85, .millimetreOfMercury),
    ]
    #expect(
      try world.need("LogBloodPressure", slots(85, 135))
        == .confirmation(key: "swapped", values: values, instead: instead))
    world.confirmed = ["swapped", "implausible", "close"]
    #expect(try world.need("LogBloodPressure", slots(85, 135))?.brief == "implausible systolic")
    #expect(try world.store.live(.systolic).isEmpty)
  }

  @Test("a doubt that was answered with yes is not raised again")
  func confirmed() throws {
    var world = try World()
    world.confirmed = ["high"]
    #expect(try world.hear("LogBloodPressure", slots(220, 130)).samples.count == 2)
  }
}
