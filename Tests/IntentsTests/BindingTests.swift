import Measures
import Testing

@testable import Intents

@Suite("Slots become parameters")
struct BindingTests {
  @Test("every type of parameter takes the slot of its name")
  func everyType() throws {
    let lift = try bindLift([
      ("load", .quantity(Quantity(20, .kilogram))), ("times", .number(3)), ("toFloor", .number(2)),
      ("thing", .text("a box")), ("mood", .word("wild")), ("period", .period(.week(0))),
      ("words", .text("hey")), ("when", .moment(Moment(day: .offset(-1)))),
    ])
    #expect(lift.load == Quantity(20, .kilogram))
    #expect(lift.times == 3)
    #expect(lift.toFloor == 2)
    #expect(lift.thing == [Term("a box")])
    #expect(lift.mood == .wild)
    #expect(lift.period == .week(0))
    #expect(lift.words == "hey")
    #expect(lift.frame.when == Moment(day: .offset(-1)))
    #expect(!lift.fast)
  }

  @Test("a slot said twice fills a list, in spoken order, wherever it stands")
  func lists() throws {
    let lift = try bindLift([
      ("thing", .text("a box")), ("load", .number(20)), ("thing", .word("chair")),
    ])
    #expect(lift.thing == [Term("a box"), Term("chair", isListed: true)])
  }

  @Test("what the slots say about each other is put in order after binding")
  func reconciled() throws {
    let lift = try bindLift([
      ("load", .number(20)), ("times", .number(3)), ("fast", .word("yes")),
    ])
    #expect(lift.times == 6)
    #expect(try bindLift([("load", .number(20)), ("fast", .word("no"))]).fast == false)
  }

  @Test("the binder drops nothing: a slot without a parameter is an error, even when more is wrong")
  func unknownSlot() throws {
    let unknown = UnknownSlot(name: "colour")
    #expect(throws: unknown) {
      try entry().bind([("load", .number(20)), ("colour", .word("red"))])
    }
    #expect(throws: unknown) { try entry().bind([("colour", .word("red"))]) }
    #expect(throws: unknown) { try entry("Rest").bind([("colour", .word("red"))]) }
  }

  @Test("a required parameter without a slot is asked for")
  func missing() throws {
    #expect(throws: Need.value(parameter: "load", key: nil)) {
      try entry().bind([("times", .number(3))])
    }
  }

  @Test(
    "a slot that holds something else is asked for again",
    arguments: [
      ("load", Value.text("much")), ("times", .number(2.5)), ("times", .text("three")),
      ("mood", .word("sad")), ("mood", .text("wild")), ("period", .moment(.now)),
      ("when", .period(.all)), ("words", .text("")), ("fast", .number(1)),
      ("toFloor", .quantity(Quantity(3, .metre))),
    ])
  func unreadable(slot: String, value: Value) throws {
    var slots: [(name: String, value: Value)] = [(slot, value)]
    if slot != "load" { slots.append(("load", .number(20))) }
    #expect(throws: Need.value(parameter: slot, key: "unreadable")) { try entry().bind(slots) }
  }

  @Test("two values for what can only be one are asked for again")
  func twice() throws {
    #expect(throws: Need.value(parameter: "load", key: "unreadable")) {
      try entry().bind([("load", .number(20)), ("load", .number(30))])
    }
  }

  @Test("a catalog describes what grammars are checked against, groups where they stand")
  func description() throws {
    let parameters = try entry().parameters
    #expect(
      parameters.map(\.name) == [
        "load", "times", "toFloor", "thing", "label", "taste", "mood", "period", "fast", "words",
        "when", "tags",
      ])
    #expect(parameters.filter(\.isRequired).map(\.name) == ["load"])
    #expect(parameters.filter(\.isList).map(\.name) == ["thing", "label", "tags"])
    #expect(parameters[0].unit == .kilogram)
    #expect(
      parameters.map(\.field) == [
        "load_kg", "times", "to_floor", "thing", "tags", "quantity", "mood", "period", "fast",
        "words", "at", "tags",
      ])
    #expect(try entry("Rest").parameters.isEmpty)
    #expect(catalog.names == ["Lift", "Rest"])
    #expect(catalog["Sit"] == nil)
  }
}
