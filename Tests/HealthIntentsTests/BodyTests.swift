import Measures
import Records
import Testing

@testable import HealthIntents

struct BodyTests {
  @Test(
    "the energy at rest is that of the published formula",
    arguments: [
      (BasalFormula.mifflin, Sex.male, 1655.0), (.mifflin, .female, 1489),
      (.harris, .male, 1708.2238), (.harris, .female, 1510.8561),
      (.roza, .male, 1710.681), (.roza, .female, 1513.166),
    ])
  func formulas(formula: BasalFormula, sex: Sex, expected: Double) {
    let energy = formula.energy(weight: 75, height: 176, age: 40, sex: sex)
    #expect(abs((energy ?? 0) - expected) < 0.001)
  }

  @Test("of the lean mass alone, height and age are not asked")
  func leanMass() throws {
    #expect(BasalFormula.katch.energy(leanMass: 60) == 1666)
    #expect(BasalFormula.cunningham.energy(leanMass: 60) == 1820)
    let world = try World()
    try world.store.add(
      Entry(
        text: "", language: "en", source: .repl, saidAt: world.now, zone: "UTC",
        samples: [world.context.sample(.weight, 80), world.context.sample(.bodyFat, 25)]))
    let outcome = try world.hear("AskBasalRate", [("formula", .word("katch"))])
    #expect(outcome.values["rate"] == .of(1666, .kilocalorie))
  }

  @Test("a sex that is not known makes a range, and so does a year of birth without its day")
  func ranges() {
    let range = BasalFormula.mifflin.range(weight: 75, height: 176, ages: 40...41, sex: nil)
    #expect(range == 1484...1655)
  }

  @Test(
    "an index is judged as it is told, by the bounds of its scale",
    arguments: [
      (BodyScale.who, 18.4, "underweight"), (.who, 18.5, "normal-weight"),
      (.who, 24.9, "normal-weight"), (.who, 25, "overweight"), (.who, 30, "obesity-1"),
      (.who, 35, "obesity-2"), (.who, 40, "obesity-3"), (.china, 23.9, "normal-weight"),
      (.china, 24, "overweight"), (.china, 28, "obesity"),
    ])
  func scales(scale: BodyScale, index: Double, expected: String) {
    #expect(scale.category(index) == expected)
  }

  @Test("somebody's age goes up on the birthday, and of a year it is one of two")
  func ages() throws {
    let birth = try #require(BirthDate("1951-05-03"))
    let day = { try #require(CivilDate($0)) }
    #expect(try birth.ages(on: day("2026-05-02")) == 74...74)
    #expect(try birth.ages(on: day("2026-05-03")) == 75...75)
    #expect(try BirthDate(year: 1950)?.ages(on: day("2026-03-11")) == 75...76)
    #expect(try BirthDate(age: 74, on: day("2026-03-11")).ages(on: day("2026-03-11")) == 74...74)
  }

  @Test("what is asked back for an index is kept, what is supposed is not")
  func kept() throws {
    let world = try World()
    #expect(try world.need("AskBodyMassIndex")?.brief == "missing height")
    let facts: World.Slots = [
      ("height", .of(180, .centimetre)), ("weight", .of(81, .kilogram)),
    ]
    try world.hear("AskBodyMassIndex", facts + [("supposed", .word("yes"))])
    #expect(try world.store.live(.height).isEmpty)
    let outcome = try world.hear("AskBodyMassIndex", facts)
    #expect(outcome.values["index"] == .number(25))
    #expect(try world.store.live(.height).map(\.value) == [180])
  }
}
