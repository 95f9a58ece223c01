import HealthIntents
import Intents
import Measures
import Records
import Testing

/// What somebody says in one time zone and asks for in another one.
@Suite("On a journey")
struct JourneyTests {
  private let shanghai: Zone
  private let newYork: Zone

  init() throws {
    shanghai = try #require(Zone.named("Asia/Shanghai"))
    newYork = try #require(Zone.named("America/New_York"))
  }

  private func world(at text: String, in zone: Zone, _ store: any Store) throws -> World {
    var world = try World(store)
    world.zone = zone
    world.now = zone.instant(of: try #require(LocalTime(text)))
    return world
  }

  /// An hour after midnight, which is noon of the day before in New York.
  private func early() throws -> World {
    let world = try world(at: "2026-03-11T01:00", in: shanghai, World().store)
    try world.hear("LogSteps", [("steps", .number(3000))])
    try world.hear("LogWeight", [("weight", .of(72, .kilogram))])
    return world
  }

  @Test("a day has what was said on it where that was, listed as well as counted")
  func listed() throws {
    let world = try world(at: "2026-03-12T09:00", in: newYork, early().store)
    let slots: World.Slots = [("metric", .word("steps")), ("period", .period(.day(.offset(-1))))]
    let sum = try world.hear("Query", slots + [("aggregate", .word("sum"))])
    #expect(sum.values["value"] == .number(3000))
    let list = try world.hear("Query", slots + [("aggregate", .word("list"))])
    #expect(list.rows.map { $0["when"] } == [.at(1, day: -1)])
    let before = try world.hear(
      "Query",
      [
        ("metric", .word("steps")), ("aggregate", .word("list")),
        ("period", .period(.day(.offset(-2)))),
      ])
    #expect(before.key == "none")
  }

  @Test("what is deleted of a day is what is counted on it")
  func deleted() throws {
    let world = try world(at: "2026-03-12T09:00", in: newYork, early().store)
    let slots: World.Slots = [("metric", .word("weight"))]
    #expect(
      try world.need("Delete", slots + [("period", .period(.day(.offset(-2))))])?.brief
        == "no: nothing")
    try world.hear("Delete", slots + [("period", .period(.day(.offset(-1))))])
    #expect(try world.store.live(.weight).isEmpty)
    #expect(try world.store.live(.steps).count == 1)
  }

  @Test("what is put on another day is of the zone in which that was said")
  func moved() throws {
    var world = try world(at: "2026-03-11T20:00", in: newYork, early().store)
    world.confirmed = ["distant"]
    try world.hear("EditLast", [("when", .day(-1))])
    let moved = try #require(try world.store.live(.weight).first)
    #expect(moved.zone == newYork.name)
    #expect("\(moved.day) \(newYork.localTime(at: moved.start))" == "2026-03-10 2026-03-10T01:00")
  }
}
