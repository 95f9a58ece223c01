import Measures
import Records
import Testing

@testable import HealthIntents

struct GoalTests {
  private func world(_ goals: [(String, Value)]) throws -> World {
    let world = try World()
    for (name, value) in goals { _ = try world.hear("SetGoal", [(name, value)]) }
    return world
  }

  @Test("a goal is no reading: no figure counts it")
  func noReading() throws {
    let world = try world([
      ("steps", .number(10_000)), ("weight", .quantity(Quantity(70, .kilogram))),
      ("energy", .quantity(Quantity(2000, .kilocalorie))),
    ])
    for metric in ["steps", "weight", "energy"] {
      for aggregate in ["sum", "latest", "average", "count", "list"] {
        let outcome = try world.hear(
          "Query", [("metric", .word(metric)), ("aggregate", .word(aggregate))])
        #expect(outcome.key == "none", "\(metric) \(aggregate)")
      }
    }
    #expect(try world.hear("Today", []).key == "nothing")
  }

  @Test("the per cent of a goal is the true one, also beyond it")
  func percent() throws {
    let world = try world([("steps", .number(10_000))])
    _ = try world.hear("LogSteps", [("steps", .number(4000))])
    let question = [("metric", Value.word("steps")), ("aggregate", Value.word("remaining"))]
    let below = try world.hear("Query", question)
    #expect(below.key == "remaining")
    #expect(below.values["percent"] == .number(40))
    #expect(below.values["value"] == .number(6000))
    _ = try world.hear("LogSteps", [("steps", .number(8000))])
    let beyond = try world.hear("Query", question)
    #expect(beyond.key == "over")
    #expect(beyond.values["percent"] == .number(120))
  }

  @Test("a goal for a week or a month is none for a day")
  func stretches() throws {
    for stretch in ["day", "week", "month"] {
      let world = try World()
      _ = try world.hear(
        "SetGoal", [("distance", .quantity(Quantity(90, .kilometre))), ("period", .word(stretch))])
      #expect(try world.store.live(.goal).map(\.portion) == [stretch])
    }
  }

  @Test("the slope of a line is that of its points, whatever days are missing")
  func slope() {
    let points = [0, 1, 4, 9].map { (day: $0, value: 80 - 0.1 * Double($0)) }
    #expect(abs(Question.slope(points) + 0.1) < 1e-12)
    #expect(Question.slope([(day: 3, value: 1), (day: 3, value: 9)]) == 0)
  }

  @Test("a pressure to be reached has its upper figure above its lower one")
  func pressure() throws {
    let slots = [("systolic", Value.number(80)), ("diastolic", Value.number(130))]
    #expect(try World().need("SetGoal", slots) != nil)
  }
}
