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
    #expect(outcome.values == ["systolic": .number(125), "diastolic": .number(85)])
    #expect(try world.store.live(.systolic).map(\.value) == [125])
    let pulse = try world.hear("EditLast", [("pulse", .number(70))])
    #expect(pulse.values["pulse"] == .number(70))
    #expect(try world.store.live(.pulse).map(\.value) == [70])
  }

  @Test(
    "an edit is doubted as a record is",
    arguments: [
      ([("systolic", .number(80))], "implausible systolic"),
      ([("systolic", .number(80)), ("diastolic", .number(120))], "swapped instead systolic"),
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

  @Test("energy goes to the food that was said last, though an older one had some")
  func energy() throws {
    let world = try world("LogFood", [("food", .text("cake")), ("energy", .number(400))])
    try world.hear("LogFood", [("food", .text("apple"))])
    let outcome = try world.hear("EditLast", [("energy", .number(95))])
    #expect(outcome.values["food"] == .word("apple"))
    #expect(outcome.values["energy"] == .of(95, .kilocalorie))
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
      try world.hear("EditLast", [("quantity", .number(3))]).values["volume"]
        == .of(720, .millilitre))
    #expect(try world.need("EditLast", [("quantity", .number(500))])?.brief == "implausible volume")
    try world.hear("EditLast", [("food", .text("milk"))])
    #expect(try world.store.live(.water).isEmpty)
    #expect(try world.store.live(.drink).map(\.label) == ["milk"])
    let plain = try self.world("LogWater", [("volume", .number(300))])
    #expect(try plain.need("EditLast", [("quantity", .number(3))])?.brief == "no: nothing")
  }

  @Test("a day with a figure chooses the entry; a time alone moves it")
  func when() throws {
    let world = try world("LogSteps", [("steps", .number(3000)), ("when", .day(-1))])
    try world.hear("LogSteps", [("steps", .number(4000))])
    try world.hear("EditLast", [("steps", .number(3500)), ("when", .day(-1))])
    #expect(try world.store.live(.steps).map(\.value) == [3500, 4000])
    try world.hear("EditLast", [("when", .at(7, 30))])
    #expect(try world.store.live(.steps).map(\.start.seconds).last == world.now.seconds - 9000)
    #expect(try world.need("EditLast", [("when", .day(2))])?.brief == "future when")
  }

  @Test("words can be corrected too")
  func words() throws {
    let world = try world("LogMood", [("symptom", .word("headache"))])
    try world.hear("EditLast", [("severity", .number(4))])
    #expect(try world.store.live(.symptom).map(\.said) == [Quantity(4, .point)])
    try world.hear("LogNote", [("text", .text("buy pils"))])
    #expect(
      try world.hear("EditLast", [("text", .text("buy pills"))]).values["text"]
        == .word("buy pills"))
  }
}
