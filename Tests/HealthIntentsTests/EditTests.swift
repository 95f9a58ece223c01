import Measures
import Records
import Testing

@Suite("Corrections")
struct EditTests {
  private func world(_ name: String, _ slots: World.Slots) throws -> World {
    let world = try World()
    try world.hear(name, slots)
    return world
  }

  private let reading: World.Slots = [("systolic", .number(135)), ("diastolic", .number(85))]

  @Test("figures take the place of those in the last entry, and the answer tells all it holds")
  func pressure() throws {
    let world = try world("LogBloodPressure", reading)
    let outcome = try world.hear("EditLast", [("systolic", .number(125))])
    #expect(outcome.key == "edited")
    #expect(
      outcome.things == [
        ["metric": .word("bloodPressure"), "systolic": .number(125), "diastolic": .number(85)]
      ])
    #expect(try world.store.live(.systolic).map(\.value) == [125])
    let pulse = try world.hear("EditLast", [("pulse", .number(70))])
    #expect(pulse.things.first?["pulse"] == .number(70))
    #expect(try world.store.live(.pulse).map(\.value) == [70])
  }

  @Test(
    "an edit is doubted as a record is",
    arguments: [
      ([("systolic", .number(80))], "implausible systolic"),
      ([("systolic", .number(80)), ("diastolic", .number(120))], "swapped instead diastolic"),
      ([("systolic", .number(95))], "close systolic"),
      ([("systolic", .number(210))], "wide systolic"),
      ([("pulse", .number(400))], "implausible pulse"), ([("pulse", .number(170))], "high pulse"),
      ([("weight", .number(165))], "choose unit weight"), ([], "edit text"),
      ([("weight", .number(72))], "no: nothing"),
    ] as [(World.Slots, String)])
  func doubts(slots: World.Slots, need: String) throws {
    let world = try world("LogBloodPressure", reading)
    #expect(try world.need("EditLast", slots)?.brief == need)
    #expect(try world.store.live(.systolic).map(\.value) == [135])
    #expect(try world.store.live(.pulse).isEmpty)
  }

  @Test(
    "a hardly possible figure needs somebody who heard the question, whatever way it was said",
    arguments: [
      ("LogWeight", "weight", 70, 499), ("LogPulse", "pulse", 70, 255),
      ("LogPulse", "pulse", 70, 21), ("LogTemperature", "temperature", 37, 44.9),
      ("LogTemperature", "temperature", 37, 25.1), ("LogOxygenSaturation", "spo2", 97, 31),
    ] as [(String, String, Double, Double)])
  func hardlyPossible(intent: String, parameter: String, before: Double, after: Double) throws {
    var world = try world(intent, [(parameter, .number(before))])
    world.confirmed = ["factor", "low", "high", "far-from-last"]
    for slot in ["number", parameter] {
      #expect(
        try world.need("EditLast", [(slot, .number(after))])?.brief == "extreme \(parameter)")
    }
  }

  @Test("energy goes to the food that was said last, though an older one had some")
  func energy() throws {
    let world = try world("LogFood", [("food", .text("cake")), ("energy", .number(400))])
    try world.hear("LogFood", [("food", .text("apple"))])
    let outcome = try world.hear("EditLast", [("energy", .number(95))])
    #expect(outcome.things.first?["food"] == .word("apple"))
    #expect(outcome.things.first?["energy"] == .of(95, .kilocalorie))
    #expect(try world.store.live(.energy).map(\.value).sorted() == [95, 400])
    try world.hear("LogExercise", [("activity", .word("run")), ("duration", .number(30))])
    try world.hear("EditLast", [("energy", .number(300))])
    #expect(try world.store.live(.activeEnergy).map(\.value) == [300])
  }

  @Test("number, amount and name of a food can be corrected")
  func food() throws {
    let world = try world("LogFood", [("food", .text("chicken"))])
    try world.hear("EditLast", [("quantity", .number(2)), ("quantityUnit", .word("serving"))])
    #expect(try world.store.live(.food).map(\.value) == [2])
    try world.hear("EditLast", [("amount", .of(200, .gram))])
    #expect(try world.store.live(.food).map(\.said) == [Quantity(200, .gram)])
    try world.hear("EditLast", [("food", .text("tofu"))])
    #expect(try world.store.live(.food).map(\.label) == ["tofu"])
    #expect(
      try world.fields("EditLast", [("amount", .of(200, .gram))])
        == #"{"quantity":200,"quantity_unit":"g"}"#)
  }

  @Test("water grows with its glasses, and becomes a drink when it was milk")
  func water() throws {
    let world = try world("LogWater", [("quantity", .number(2)), ("quantityUnit", .word("glass"))])
    #expect(
      try world.hear("EditLast", [("quantity", .number(3))]).things.first?["value"]
        == .of(720, .millilitre))
    #expect(try world.need("EditLast", [("quantity", .number(500))])?.brief == "implausible volume")
    try world.hear("EditLast", [("food", .text("milk"))])
    #expect(try world.store.live(.water).isEmpty)
    #expect(try world.store.live(.drink).map(\.label) == ["milk"])
    let plain = try self.world("LogWater", [("volume", .number(300))])
    #expect(try plain.need("EditLast", [("quantity", .number(3))])?.brief == "no: nothing")
  }

  @Test("a day with a figure chooses the entry; a time alone moves the last one on its day")
  func when() throws {
    let world = try world("LogSteps", [("steps", .number(3000)), ("when", .day(-1))])
    try world.hear("LogSteps", [("steps", .number(4000))])
    try world.hear("EditLast", [("steps", .number(3500)), ("when", .day(-1))])
    #expect(try world.store.live(.steps).map(\.value) == [3500, 4000])
    try world.hear("EditLast", [("when", .at(7, 30))])
    #expect(try world.store.live(.steps).map(\.value) == [3500, 4000])
    #expect(try world.store.live(.steps).map(\.start.seconds).first == world.now.seconds - 95_400)
    #expect(try world.need("EditLast", [("when", .day(2))])?.brief == "future when")
  }

  @Test("a number alone is that of the one figure there is, in the unit in which that was said")
  func number() throws {
    let world = try world("LogWeight", [("weight", .of(160, .pound))])
    try world.hear("EditLast", [("number", .number(162))])
    #expect(try world.store.live(.weight).map(\.said) == [Quantity(162, .pound)])
    let two = try self.world("LogBloodPressure", reading)
    #expect(try two.need("EditLast", [("number", .number(130))])?.brief == "which-figure text")
    #expect(try two.store.live(.systolic).map(\.value) == [135])
  }

  @Test("an entry can be somebody else's, or of another arm")
  func owner() throws {
    var world = try world("LogBloodPressure", reading + [("tags", .word("right arm"))])
    try world.hear("EditLast", [("tags", .word("left arm"))])
    let entry = try #require(try world.store.lastEntry(of: world.person, with: nil))
    #expect(entry.entry.tags == ["left arm"])
    #expect(try world.need("EditLast", [("owner", .word("dad"))])?.brief == "new-person")
    world.confirmed = ["new-person"]
    try world.hear("EditLast", [("owner", .word("dad"))])
    #expect(try world.store.live(.systolic).isEmpty)
    let dad = try #require(try world.store.people().last)
    #expect(try world.store.live(.systolic, of: dad).map(\.value) == [135])
  }

  @Test("words can be corrected too")
  func words() throws {
    let world = try world("LogMood", [("symptom", .word("headache"))])
    try world.hear("EditLast", [("severity", .number(4))])
    #expect(try world.store.live(.symptom).map(\.said) == [Quantity(4, .point)])
    try world.hear("LogNote", [("text", .text("buy pils"))])
    #expect(
      try world.hear("EditLast", [("text", .text("buy pills"))]).things.first?["text"]
        == .word("buy pills"))
  }
}
