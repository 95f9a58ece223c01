import HealthIntents
import Measures
import Records
import RecordsSQLite
import Testing

@testable import Reminders

@Suite("What is due, and once")
struct WatchTests {
  private let zone: Zone
  private let store: SQLiteStore

  init() throws {
    zone = try #require(Zone.named("Europe/Berlin"))
    store = try SQLiteStore(at: .memory)
  }

  private func at(_ text: String) throws -> Instant {
    zone.instant(of: try #require(LocalTime(text)))
  }

  private func set(_ text: String, _ rule: String, at time: String = "2026-03-01T00:00") throws {
    let now = try at(time)
    let sample = Sample(
      .reminder, 1, label: text, portion: rule, from: now, to: now, zone: zone.name,
      on: zone.localTime(at: now).date, person: try store.defaultPerson().id)
    try store.add(
      Entry(
        text: text, language: "en", source: .oneShot, saidAt: now, zone: zone.name,
        samples: [sample]))
  }

  /// What is announced at each of these times, one after the other, as "TEXT TIME".
  private func look(_ times: String..., failing: Set<Int> = []) throws -> [[String]] {
    let watch = Watch(in: zone)
    var memory = Memory(through: try at(times[0]))
    return try times.dropFirst().enumerated().map { index, time in
      let now = try at(time)
      let due = watch.due(of: try Kept.all(in: store), at: now, after: memory)
      let fails = failing.contains(index)
      let next = watch.memory(
        after: memory, at: now, announced: fails ? [] : due, failed: fails ? due : [])
      memory = try #require(Memory(next.description))
      #expect(memory == next)
      return due.map { "\($0.kept.reminder.text) \(zone.localTime(at: $0.at))" }
    }
  }

  @Test("each time is announced once")
  func once() throws {
    try set("pill", "daily 08:00")
    #expect(
      try look(
        "2026-03-11T07:59", "2026-03-11T08:00", "2026-03-11T08:01", "2026-03-12T07:59",
        "2026-03-12T08:00") == [["pill 2026-03-11T08:00"], [], [], ["pill 2026-03-12T08:00"]])
  }

  @Test("what was missed is announced once, with its last time")
  func missed() throws {
    try set("pill", "daily 08:00,20:00")
    try set("call", "once 2026-03-12T09:00Z")
    try set("drink", "every_30_minutes since 2026-03-01T00:00Z")
    #expect(
      try look("2026-03-11T07:00", "2026-03-21T10:07") == [
        ["call 2026-03-12T10:00", "pill 2026-03-21T08:00", "drink 2026-03-21T10:00"]
      ])
  }

  @Test("a clock that is set back repeats nothing, and nothing new is lost by it")
  func setBack() throws {
    try set("pill", "daily 08:00")
    try set("call", "once 2026-03-11T06:50Z")
    #expect(
      try look(
        "2026-03-11T07:55", "2026-03-11T08:00", "2026-03-11T07:30", "2026-03-11T07:50",
        "2026-03-11T08:00", "2026-03-11T08:01") == [
          ["pill 2026-03-11T08:00"], [], ["call 2026-03-11T07:50"], [], [],
        ])
  }

  @Test("a clock that was years ahead for a while silences nothing")
  func ahead() throws {
    try set("pill", "daily 08:00")
    #expect(
      try look(
        "2026-03-11T07:55", "2030-01-01T00:00", "2026-03-11T07:56", "2026-03-11T08:00",
        "2026-03-12T08:00") == [
          ["pill 2029-12-31T08:00"], [], ["pill 2026-03-11T08:00"], ["pill 2026-03-12T08:00"],
        ])
  }

  @Test("what could not be announced is due again")
  func failure() throws {
    try set("pill", "daily 08:00")
    #expect(
      try look(
        "2026-03-11T07:59", "2026-03-11T08:00", "2026-03-11T08:01", "2026-03-11T08:02", failing: [0]
      )
        == [["pill 2026-03-11T08:00"], ["pill 2026-03-11T08:00"], []])
  }

  @Test("in the nights in which the clock is shifted each is announced once")
  func shifts() throws {
    try set("pill", "daily 02:30")
    let night = { (date: String) in
      try (0..<8).map { hour in try at("\(date)T00:00").seconds + Int64(hour) * 1800 }
    }
    for (date, due) in [("2026-03-29", "2026-03-29T03:30"), ("2026-10-25", "2026-10-25T02:30")] {
      let watch = Watch(in: zone)
      var memory = Memory(through: try at("\(date)T00:00"))
      var all: [String] = []
      for seconds in try night(date) {
        let now = Instant(seconds: seconds)
        let found = watch.due(of: try Kept.all(in: store), at: now, after: memory)
        memory = watch.memory(after: memory, at: now, announced: found, failed: [])
        all += found.map { "\(zone.localTime(at: $0.at))" }
      }
      #expect(all == [due])
    }
  }

  @Test("nothing that was stopped, or was due before it was set, is announced")
  func stopped() throws {
    try set("pill", "daily 08:00", at: "2026-03-11T09:00")
    #expect(try look("2026-03-11T07:00", "2026-03-11T10:00") == [[]])
    _ = try store.undo()
    #expect(try look("2026-03-11T07:00", "2026-03-13T10:00") == [[]])
  }

  @Test(
    "what is no memory is none", arguments: ["", "through", "through x", "shown a 1", "other 1"])
  func noMemory(text: String) { #expect(Memory(text) == nil) }
}
