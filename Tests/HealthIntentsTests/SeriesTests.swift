import Measures
import Records
import Testing

@testable import HealthIntents

struct SeriesTests {
  private let first = CivilDate(days: 20_520)

  /// Two readings a minute apart at an hour of a day of the series, counted from nought.
  private func sitting(_ day: Int, _ hour: Int, in world: World) -> [PressureReading] {
    let start = Zone.utc.start(of: first.adding(days: day)).seconds + Int64(hour * 3600)
    return [0, 60].map { seconds in
      var upper = world.context.sample(.systolic, 130 + Double(day))
      upper.start = Instant(seconds: start + Int64(seconds))
      return PressureReading(upper: upper, diastolic: 80)
    }
  }

  private func series(
    _ readings: [PressureReading], day: Int, hour: Int
  ) throws -> PressureSeries {
    var world = try World()
    world.now = Zone.utc.instant(of: LocalTime(first.adding(days: day), hour: hour))
    return PressureSeries(.week, from: first, readings, in: world.context)
  }

  @Test("the first day does not count, and less than 12 readings on 3 days make no average")
  func enough() throws {
    let world = try World()
    let days = (0..<4).flatMap { sitting($0, 7, in: world) + sitting($0, 20, in: world) }
    let whole = try series(days, day: 4, hour: 6)
    #expect(whole.done.count == 8 && whole.missed.isEmpty && whole.open.count == 6)
    #expect(whole.counted.count == 12 && whole.countedDays == 3 && whole.isEnough)
    #expect(whole.counted.mean?.systolic == 132)
    let short = try series(Array(days.dropLast(2)), day: 3, hour: 12)
    #expect(!short.isEnough)
  }

  @Test("a sitting is missed when its hours are over, and what lies between them is none")
  func missed() throws {
    let world = try World()
    let noon = sitting(0, 14, in: world)
    #expect(try series(noon, day: 0, hour: 11).missed.isEmpty)
    #expect(try series(noon, day: 0, hour: 14).missed.map(\.part) == [.morning])
    #expect(try series(noon, day: 1, hour: 6).missed.map(\.part) == [.morning, .evening])
    #expect(try series(noon, day: 9, hour: 6).missed.count == 14)
  }

  @Test("whoever begins in the evening begins with the next day, and once")
  func start() throws {
    var world = try World()
    world.now = Instant(seconds: world.now.seconds + 10 * 3600)
    #expect(try world.hear("StartPressureWeek").samples.map(\.portion) == ["2026-03-12"])
    #expect(try world.hear("StartPressureWeek").key == "already")
    #expect(try world.hear("AskPressureWeek").key == "ahead")
    try world.hear("StartPressureWeek", [("ends", .word("yes"))])
    #expect(try world.hear("AskPressureWeek").key == "none")
  }

  @Test("days in a row end at one without the goal, and a limit is kept when its day is over")
  func streaks() throws {
    var world = try World()
    let day: Int64 = 86_400
    let today = world.now.seconds
    world.now = Instant(seconds: today - 4 * day)
    try world.hear("SetGoal", [("volume", .of(2000, .millilitre))])
    try world.hear("SetGoal", [("energy", .of(2000, .kilocalorie))])
    for ago in [3, 2, 1, 0] where ago != 2 {
      world.now = Instant(seconds: today - Int64(ago) * day)
      try world.hear("LogWater", [("volume", .of(2000, .millilitre))])
      try world.hear("LogFood", [("food", .text("soup")), ("energy", .of(900, .kilocalorie))])
    }
    let count = { (metric: String) in
      try world.hear("AskStreak", [("metric", .word(metric))]).values["count"]
    }
    #expect(try count("water") == .number(2))
    #expect(try count("energy") == .number(1))
  }

  @Test("a goal that was stopped is none from then on, and past days keep it")
  func stopped() throws {
    var world = try World()
    try world.hear("SetGoal", [("volume", .of(2000, .millilitre))])
    let before = world.context.today
    world.now = Instant(seconds: world.now.seconds + 86_400)
    try world.hear("StopGoal", [("metric", .word("water"))])
    #expect(try Goal(for: .water, on: world.context.today, in: world.context) == nil)
    #expect(try Goal(for: .water, on: before, in: world.context)?.value == 2000)
    #expect(try world.hear("ListGoals").key == "none")
    #expect(try world.need("StopGoal", [("metric", .word("water"))])?.brief == "no: nothing")
  }

  @Test("a goal keeps the day by which it is to be reached, which lies ahead")
  func deadline() throws {
    let world = try World()
    let weight = ("weight", Value.of(75, .kilogram))
    let june = Value.moment(Moment(day: .date(year: nil, month: 6, day: 1)))
    try world.hear("SetGoal", [weight, ("deadline", june)])
    #expect(
      try Goal(for: .weight, on: world.context.today, in: world.context)?.deadline
        == CivilDate("2026-06-01"))
    let past = Value.moment(Moment(day: .date(year: 2026, month: 3, day: 1)))
    #expect(try world.need("SetGoal", [weight, ("deadline", past)])?.brief == "past deadline")
  }

  @Test("net energy by either definition, the second where the body is known")
  func net() throws {
    let world = try World()
    try world.hear("LogFood", [("food", .text("soup")), ("energy", .of(600, .kilocalorie))])
    #expect(try world.hear("AskNetEnergy").values["rest"] == nil)
    try world.store.add(
      Entry(
        text: "", language: "en", source: .repl, saidAt: world.now, zone: "UTC",
        samples: [
          world.context.sample(.weight, 80), world.context.sample(.height, 180),
          world.context.sample(.sex, label: "male"),
          world.context.sample(.birthday, label: "1951-05-03"),
        ]))
    let outcome = try world.hear("AskNetEnergy")
    #expect(outcome.values["net"] == .of(600, .kilocalorie))
    #expect(outcome.values["deficit"] == .of(960, .kilocalorie))
  }
}
