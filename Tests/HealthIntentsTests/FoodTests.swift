import Measures
import Records
import Testing

@Suite("Food and drink")
struct FoodTests {
  @Test("a food is kept with its number, its unit and what it contains, all together")
  func kept() throws {
    let world = try World()
    let outcome = try world.hear(
      "LogFood",
      [
        ("food", .text("boiled egg")), ("quantity", .number(2)), ("quantityUnit", .word("piece")),
        ("energy", .of(140, .kilocalorie)), ("protein", .of(12, .gram)), ("meal", .word("lunch")),
      ])
    #expect(outcome.samples.map(\.kind) == [.food, .energy, .protein])
    #expect(outcome.samples.map(\.value) == [2, 140, 12])
    #expect(outcome.samples.map(\.label) == ["boiled egg", "boiled egg", "boiled egg"])
    #expect(outcome.samples[0].portion == "piece")
    #expect(outcome.tags == ["lunch"])
    #expect(outcome.values["food"] == .text("boiled egg"))
    #expect(outcome.values["unit"] == .word("piece"))
    #expect(outcome.values["total"] == nil)
    let more = try world.hear(
      "LogFood", [("food", .text("bagel")), ("energy", .of(1000, .kilojoule))])
    #expect(more.values["total"] == .of(379, .kilocalorie))
  }

  @Test(
    "the fields say what was said: totals, portions, several foods, half a sentence",
    arguments: [
      (
        [
          ("food", .text("egg")), ("quantity", .number(2)), ("energy", .number(70)),
          ("each", .word("yes")),
        ],
        #"{"food":"egg","quantity":2,"energy_kcal":140}"#
      ),
      (
        [("food", .text("cashews")), ("amount", .of(40, .gram)), ("energy", .number(230))],
        #"{"food":"cashews","quantity":40,"quantity_unit":"g","energy_kcal":230}"#
      ),
      (
        [("food", .text("bar")), ("quantity", .number(2)), ("amount", .of(40, .gram))],
        #"{"food":"bar","quantity":2,"amount":40,"amount_unit":"g"}"#
      ),
      (
        [("food", .text("egg")), ("food", .text("toast")), ("meal", .word("breakfast"))],
        #"{"foods":["egg","toast"],"meal":"breakfast"}"#
      ),
      ([("meal", .word("lunch"))], #"{"meal":"lunch"}"#),
      (
        [("food", .text("soup")), ("carbs", .number(30)), ("fat", .of(0.5, .ounce))],
        #"{"food":"soup","carbs_g":30,"fat_g":14.174762}"#
      ),
    ] as [(World.Slots, String)])
  func fields(slots: World.Slots, json: String) throws {
    #expect(try World().fields("LogFood", slots) == json)
  }

  @Test("of several foods the first has the number")
  func several() throws {
    let samples = try World().hear(
      "LogFood",
      [("quantity", .number(2)), ("food", .text("egg")), ("food", .text("toast"))]
    ).samples
    #expect(samples.map(\.label) == ["egg", "toast"])
    #expect(samples.map(\.value) == [2, 1])
  }

  @Test(
    "food without a name or a figure is asked for, doubtful figures are asked about",
    arguments: [
      ([], "missing food"), ([("meal", .word("lunch"))], "missing food"),
      ([("energy", .number(300))], nil),
      ([("food", .text("feast")), ("energy", .number(2600))], "high energy"),
      ([("food", .text("feast")), ("energy", .number(20_000))], "implausible energy"),
      ([("food", .text("egg")), ("energy", .number(-70))], "implausible energy"),
      (
        [
          ("food", .text("egg")), ("quantity", .number(900)), ("energy", .number(70)),
          ("each", .word("yes")),
        ], "implausible energy"
      ),
      ([("food", .text("egg")), ("quantity", .number(60))], "high quantity"),
      ([("food", .text("egg")), ("quantity", .number(200))], "extreme quantity"),
      ([("food", .text("egg")), ("amount", .of(2.5, .kilogram))], "high amount"),
      ([("food", .text("egg")), ("amount", .of(3, .hour))], "wrong-unit amount"),
      (
        [("food", .text("shake")), ("energy", .number(100)), ("protein", .number(50))],
        "macros-off energy"
      ),
      (
        [
          ("food", .text("shake")), ("energy", .number(400)), ("protein", .number(20)),
          ("carbs", .number(20)), ("fat", .number(5)),
        ], "macros-off energy"
      ),
      ([("food", .text("shake")), ("energy", .number(400)), ("protein", .number(20))], nil),
    ] as [(World.Slots, String?)])
  func doubts(slots: World.Slots, need: String?) throws {
    #expect(try World().need("LogFood", slots)?.brief == need)
  }

  @Test(
    "water is kept by volume or by what it was drunk from, with number and name",
    arguments: [
      ([("volume", .of(0.75, .litre))], 750, #"{"volume_ml":750}"#, nil),
      ([("volume", .number(300))], 300, #"{"volume_ml":300}"#, nil),
      ([("volume", .of(8, .ounce))], 236.588237, #"{"volume_ml":236.588237}"#, nil),
      (
        [("quantity", .number(2)), ("quantityUnit", .word("glass"))], 480,
        #"{"quantity":2,"quantity_unit":"glass"}"#, "glass"
      ),
      ([("quantityUnit", .word("cup"))], 240, #"{"quantity_unit":"cup"}"#, "cup"),
      (
        [
          ("quantity", .number(2)), ("quantityUnit", .word("bottle")),
          ("volume", .of(330, .millilitre)),
          ("each", .word("yes")),
        ], 660,
        #"{"volume_ml":660,"quantity":2,"quantity_unit":"bottle"}"#, "bottle"
      ),
    ] as [(World.Slots, Double, String, String?)])
  func water(slots: World.Slots, volume: Double, json: String, portion: String?) throws {
    let outcome = try World().hear("LogWater", slots)
    #expect(outcome.samples.map(\.value) == [volume])
    #expect(outcome.samples[0].portion == portion)
    #expect(outcome.values["volume"] != nil)
    #expect(try World().fields("LogWater", slots) == json)
  }

  @Test(
    "water of unknown or doubtful volume is asked about",
    arguments: [
      ([], "missing volume"), ([("quantity", .number(2))], "missing volume"),
      ([("quantityUnit", .word("barrel"))], "missing volume"),
      ([("volume", .number(2))], "choose unit volume"),
      ([("volume", .of(2, .litre))], nil), ([("volume", .of(2.5, .litre))], "high volume"),
      ([("volume", .of(12, .litre))], "implausible volume"),
      ([("volume", .of(0, .litre))], "implausible volume"),
      ([("quantity", .number(5)), ("quantityUnit", .word("bottle"))], "high quantity"),
      ([("quantity", .number(50)), ("quantityUnit", .word("bottle"))], "implausible quantity"),
    ] as [(World.Slots, String?)])
  func waterDoubts(slots: World.Slots, need: String?) throws {
    #expect(try World().need("LogWater", slots)?.brief == need)
  }

  @Test("a drink is kept by its volume, by its container, or with none")
  func drinks() throws {
    let world = try World()
    let juice = try world.hear(
      "LogDrink",
      [("food", .text("juice")), ("volume", .of(250, .millilitre)), ("energy", .number(110))])
    #expect(juice.samples.map(\.kind) == [.drink, .energy])
    #expect(juice.samples.map(\.value) == [250, 110])
    let wine = try world.hear(
      "LogDrink", [("food", .text("wine")), ("quantityUnit", .word("glass"))])
    #expect(wine.samples.map(\.value) == [150])
    #expect(wine.values["assumed"] == .of(150, .millilitre))
    let coffee = try world.hear("LogDrink", [("food", .text("coffee"))])
    #expect(coffee.samples.map(\.value) == [0])
    #expect(try world.need("LogDrink", [("volume", .number(200))])?.brief == "missing food")
    let bottles: World.Slots = [
      ("food", .text("cola")), ("quantity", .number(30)), ("quantityUnit", .word("bottle")),
    ]
    #expect(try world.need("LogDrink", bottles)?.brief == "implausible quantity")
    #expect(
      try world.fields("LogDrink", [("food", .text("cola")), ("volume", .of(1, .pint))])
        == #"{"food":"cola","volume_ml":473.176473}"#)
  }
}
