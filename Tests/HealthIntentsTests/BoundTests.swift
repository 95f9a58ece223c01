import Measures
import Records
import Testing

@testable import HealthIntents

@Suite("Bounds")
struct BoundTests {
  @Test(
    "above and at most part all figures, and so do below and at least",
    arguments: [139.0, 140, 141])
  func parted(figure: Double) {
    #expect(Bound.over.holds(figure, 140) != Bound.atMost.holds(figure, 140))
    #expect(Bound.under.holds(figure, 140) != Bound.atLeast.holds(figure, 140))
    #expect(Bound.over.holds(figure, 140) == (figure > 140))
    #expect(Bound.under.holds(figure, 140) == (figure < 140))
  }

  private func world() throws -> World {
    let world = try World()
    for (upper, lower, day) in [(150.0, 80.0, -3), (130, 95, -2), (120, 75, -2), (118, 70, 0)] {
      try world.hear(
        "LogBloodPressure",
        [
          ("systolic", .number(upper)), ("diastolic", .number(lower)), ("when", .at(8, day: day)),
        ])
    }
    return world
  }

  private func counts(_ slots: World.Slots) throws -> [Value?] {
    let values = try world().hear("AskBound", slots).values
    return [values["count"], values["total"]]
  }

  @Test("a pressure is above two figures by either of its own, and below them by both")
  func pairs() throws {
    let pair: World.Slots = [("systolic", .number(140)), ("diastolic", .number(90))]
    #expect(try counts(pair + [("bound", .word("bound-over"))]) == [.number(2), .number(4)])
    #expect(try counts(pair + [("bound", .word("bound-under"))]) == [.number(2), .number(4)])
  }

  @Test("one figure is the upper one unless the lower one was named, and a day counts once")
  func figures() throws {
    let over: World.Slots = [("bound", .word("bound-over")), ("metric", .word("bloodPressure"))]
    #expect(try counts(over + [("threshold", .number(125))]) == [.number(2), .number(4)])
    #expect(
      try counts(over + [("threshold", .number(90)), ("figure", .word("lower-figure"))])
        == [.number(1), .number(4)])
    #expect(
      try counts(over + [("threshold", .number(100)), ("sought", .word("by-days"))])
        == [.number(3), .number(3)])
  }

  @Test("what adds up is counted by days, and today counts for no limit that it may still pass")
  func days() throws {
    let world = try World()
    for (steps, day) in [(4000.0, -2), (3000, -2), (2000, -1), (1000, 0)] {
      try world.hear("LogSteps", [("steps", .number(steps)), ("when", .at(9, day: day))])
    }
    let under = try world.hear(
      "AskBound",
      [("metric", .word("steps")), ("bound", .word("bound-under")), ("threshold", .number(5000))])
    #expect(under.values["count"] == .number(1) && under.values["total"] == .number(2))
    #expect(under.values["open"] != nil)
    let over = try world.hear(
      "AskBound",
      [("metric", .word("steps")), ("bound", .word("bound-over")), ("threshold", .number(5000))])
    #expect(over.values["count"] == .number(1) && over.values["total"] == .number(3))
  }

  @Test(
    "a figure in another unit is that figure, and one that measures something else is asked for")
  func units() throws {
    let world = try World()
    try world.hear("LogWeight", [("weight", .of(80, .kilogram))])
    let weight: World.Slots = [("metric", .word("weight")), ("bound", .word("bound-over"))]
    let pounds = try world.hear("AskBound", weight + [("threshold", .of(176, .pound))])
    #expect(pounds.values["count"] == .number(1))
    #expect(
      try world.need("AskBound", weight + [("threshold", .of(2, .hour))])?.brief
        == "wrong-unit threshold")
    #expect(try world.need("AskBound", weight)?.brief == "missing threshold")
  }
}
