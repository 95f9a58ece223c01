import HealthIntents
import Intents
import Measures
import Records
import Testing

@Suite("What is usual at this hour")
struct HabitTests {
  private var world: World

  init() throws { world = try World() }

  private mutating func set(_ text: String) throws {
    world.now = world.zone.instant(of: try #require(LocalTime(text)))
  }

  /// Tells a weight at each of these times.
  private mutating func weigh(_ times: String...) throws {
    for time in times {
      try set(time)
      try world.hear("LogWeight", [("weight", .of(72, .kilogram))])
    }
  }

  private func habits() throws -> [Sample.Kind] { try world.context.habits() }

  @Test("what was told on three of the last days near this hour, until it is told today")
  mutating func threeDays() throws {
    try weigh("2026-03-02T07:10", "2026-03-05T08:20", "2026-03-09T06:40")
    for (time, expected) in [("05:49", []), ("08:00", [Sample.Kind.weight]), ("09:51", [])] {
      try set("2026-03-11T\(time)")
      #expect(try habits() == expected, "\(time)")
    }
    try weigh("2026-03-11T07:30")
    try set("2026-03-11T08:00")
    #expect(try habits() == [])
    try set("2026-03-12T08:00")
    #expect(try habits() == [.weight])
  }

  @Test("twice is no habit, and neither is what was long ago")
  mutating func tooFew() throws {
    try weigh("2026-02-20T08:00", "2026-03-09T08:00", "2026-03-10T08:00")
    try set("2026-03-11T08:00")
    #expect(try habits() == [])
  }

  @Test("what is told every week is offered on that day of it")
  mutating func weekly() throws {
    try weigh("2026-02-11T08:00", "2026-02-18T08:00", "2026-02-25T08:00")
    try set("2026-03-04T08:00")
    #expect(try habits() == [.weight])
    try set("2026-03-05T08:00")
    #expect(try habits() == [])
  }

  @Test("on either side of midnight it is the same hour, and each day counts once")
  mutating func midnight() throws {
    try weigh("2026-03-07T23:50", "2026-03-08T23:40", "2026-03-10T00:10")
    try set("2026-03-11T00:20")
    #expect(try habits() == [.weight])
    try weigh("2026-03-10T23:55")
    try set("2026-03-11T00:20")
    #expect(try habits() == [])
  }

  @Test("summer time does not move a habit, for it keeps to the clock on the wall")
  mutating func summerTime() throws {
    world.zone = try #require(Zone.named("America/New_York"))
    try weigh("2026-03-05T07:00", "2026-03-06T07:00", "2026-03-07T07:00")
    try set("2026-03-09T08:25")
    #expect(try habits() == [.weight])
    try set("2026-03-09T08:40")
    #expect(try habits() == [])
  }

  @Test("nobody is offered what another one does")
  mutating func others() throws {
    world.person = try world.store.add(personNamed: "dad")
    try weigh("2026-03-08T08:00", "2026-03-09T08:00", "2026-03-10T08:00")
    try set("2026-03-11T08:00")
    #expect(try habits() == [.weight])
    world.person = try world.store.defaultPerson()
    #expect(try habits() == [])
  }

  @Test("a pulse that comes with the pressure is not offered beside it")
  mutating func pulse() throws {
    for day in ["08", "09", "10"] {
      try set("2026-03-\(day)T08:00")
      try world.hear(
        "LogBloodPressure",
        [("systolic", .number(130)), ("diastolic", .number(80)), ("pulse", .number(70))])
    }
    try set("2026-03-11T08:00")
    #expect(try habits() == [.systolic])
  }

  @Test("help begins with at most three of them, and shows no figure")
  mutating func help() throws {
    for day in ["08", "09", "10"] {
      try weigh("2026-03-\(day)T08:00")
      try world.hear("LogWater", [("volume", .number(300))])
      try world.hear("LogSteps", [("steps", .number(4000 + Double(day.count)))])
      try world.hear("LogGlucose", [("glucose", .number(5.6))])
    }
    try set("2026-03-11T08:00")
    let offered = try world.hear("Help").rows.filter { $0[Outcome.replyKey] == .word("usual") }
    #expect(
      offered.map { $0["usual"] } == ["glucose", "weight", "water"].map { .word("usual-\($0)") })
  }
}
