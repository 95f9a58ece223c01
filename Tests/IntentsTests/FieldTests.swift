import Intents
import Measures
import Testing

@Suite("What was heard, in JSON and in sentences")
struct FieldTests {
  private func text(_ slots: [(name: String, value: Value)]) throws -> String {
    JSON.object(try entry().fields(of: slots, in: emptyContext)).text
  }

  @Test("figures are in the unit that the field's name carries, in the order of declaration")
  func figures() throws {
    #expect(
      try text([("times", .number(3)), ("load", .quantity(Quantity(100, .pound)))])
        == #"{"load_kg":45.359237,"times":3}"#)
  }

  @Test("what was heard is shown while something required is missing, or cannot be read")
  func drafts() throws {
    #expect(try text([("words", .text("hey"))]) == #"{"words":"hey"}"#)
    #expect(try text([("load", .text("much")), ("times", .number(2))]) == #"{"times":2}"#)
    #expect(try text([]) == "{}")
  }

  @Test("a bound intent has the fields of its slots: there is one way to them")
  func sameWhenBound() throws {
    let slots: [(name: String, value: Value)] = [
      ("load", .number(20)), ("times", .number(3)), ("fast", .word("yes")),
      ("when", .moment(Moment(day: .offset(0), clock: .init(hour: 7)))),
    ]
    let bound = try entry().bind(slots).fields(in: emptyContext)
    #expect(try entry().fields(of: slots, in: emptyContext) == bound)
    #expect(
      JSON.object(bound).text == #"{"load_kg":20,"times":6,"at":"2026-03-11T07:00"}"#)
  }

  @Test("a figure whose unit is open, or is none of it, is left out")
  func openFigures() throws {
    #expect(try text([("load", .number(150))]) == "{}")
    #expect(try text([("load", .quantity(Quantity(2, .hour)))]) == "{}")
  }

  @Test("a list of one can be a value, and lists of one field are one list")
  func lists() throws {
    #expect(try text([("thing", .text("box"))]) == #"{"thing":"box"}"#)
    #expect(
      try text([("thing", .text("box")), ("thing", .word("chair"))])
        == #"{"things":["box","chair"]}"#)
    #expect(
      try text([("tags", .text("late")), ("label", .text("heavy"))])
        == #"{"tags":["heavy","late"]}"#)
  }

  @Test("what is kept in its unit says which, and gives way to a number of the same name")
  func keptUnits() throws {
    #expect(
      try text([("taste", .quantity(Quantity(40, .millilitre)))])
        == #"{"quantity":40,"quantity_unit":"mL"}"#)
  }

  @Test("a day alone is a date, a part of a day a time in it, and now is nothing")
  func moments() throws {
    #expect(try text([("when", .moment(Moment(day: .offset(-1))))]) == #"{"at":"2026-03-10"}"#)
    #expect(
      try text([("when", .moment(Moment(day: .offset(-1), part: .morning)))])
        == #"{"at":"2026-03-10T08:30"}"#)
    #expect(try text([("when", .moment(.now))]) == "{}")
    #expect(try text([("period", .period(.lastDays(7)))]) == #"{"period":"last_7_days"}"#)
  }

  @Test("sentences get figures in the unit they were meant in, and lists as text")
  func sentences() throws {
    let lift = try bindLift([
      ("load", .number(20)), ("toFloor", .number(2)), ("thing", .text("box")),
      ("thing", .text("chair")), ("mood", .word("calm")),
    ])
    #expect(
      lift.saidValues(in: emptyContext) == [
        "load": .quantity(Quantity(20, .kilogram)), "toFloor": .number(2),
        "thing": .text("box, chair"), "mood": .word("calm"),
      ])
  }
}
