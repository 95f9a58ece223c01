import Intents
import Measures
import Records
import Testing

@testable import HealthIntents

@Suite("Reminders")
struct ReminderTests {
  /// The canonical text of what is set with these slots, said at 2026-03-11T10:00.
  private func rule(_ slots: World.Slots, at hour: Int = 10) throws -> String? {
    var world = try World()
    world.now = Instant(seconds: world.now.seconds + Int64(hour - 10) * 3600)
    _ = try world.hear("SetReminder", [("text", .text("stretch"))] + slots)
    return try world.store.live(.reminder).first?.portion
  }

  private func at(
    _ hour: Int, _ minute: Int = 0, _ half: Moment.Clock.Half? = nil, part: Moment.Part? = nil
  ) -> Value {
    .moment(
      Moment(part: part, clock: Moment.Clock(hour: hour, minute: minute, half: half)))
  }

  @Test(
    "a bare hour is the next one at which people are awake",
    arguments: [
      (10, 8, "11T20:00"), (22, 8, "12T08:00"), (22, 3, "12T15:00"), (13, 12, "12T12:00"),
      (2, 3, "11T03:00"), (10, 11, "11T11:00"), (21, 10, "11T22:00"),
    ])
  func bareHour(now: Int, hour: Int, due: String) throws {
    #expect(try rule([("when", at(hour))], at: now) == "once 2026-03-\(due)Z")
  }

  @Test("a day is at nine, and a part of the day at its usual hour")
  func days() throws {
    #expect(try rule([("when", .day(1))]) == "once 2026-03-12T09:00Z")
    #expect(
      try rule([("when", .moment(Moment(part: .evening)))]) == "once 2026-03-11T19:00Z")
    #expect(
      try rule([("when", .moment(Moment(part: .morning)))]) == "once 2026-03-12T08:00Z")
    #expect(
      try rule([("when", .moment(Moment(day: .offset(0), part: .morning)))])
        == "once 2026-03-11T11:00Z")
    #expect(
      try rule([("when", .moment(Moment(shift: Moment.Shift(90, .second))))])
        == "once 2026-03-11T10:02Z")
  }

  @Test(
    "how often, in the words of the sentence",
    arguments: [
      ([("repeat", .word("daily"))], "daily 09:00"),
      ([("part", .word("morning")), ("part", .word("evening"))], "daily 08:00,19:00"),
      ([("count", .number(3))], "daily 08:00,14:00,20:00"),
      ([("weekday", .word("5")), ("weekday", .word("1"))], "weekly:MON,FRI 09:00"),
      ([("repeat", .word("weekly"))], "weekly:WED 09:00"),
      ([("date", .number(31))], "monthly:31 09:00"),
      ([("every", .of(8, .hour))], "every_8_hours since 2026-03-11T18:00Z"),
      ([("every", .of(2, .day))], "every_2_days 09:00 from 2026-03-12"),
      ([("every", .of(3, .month))], "every_3_months:11 09:00 from 2026-03-11"),
      (
        [("repeat", .word("every_2_weeks")), ("weekday", .word("5"))],
        "every_2_weeks:FRI 09:00 from 2026-03-13"
      ),
      (
        [("repeat", .word("daily")), ("length", .of(5, .day))], "daily 09:00 until 2026-03-16"
      ),
    ] as [(World.Slots, String)])
  func patterns(slots: World.Slots, text: String) throws { #expect(try rule(slots) == text) }

  @Test("hours of one list follow each other, and take the part of the day that was said")
  func times() throws {
    let daily = ("repeat", Value.word("daily"))
    #expect(try rule([daily, ("time", at(8)), ("time", at(8))]) == "daily 08:00,20:00")
    #expect(try rule([daily, ("time", at(9)), ("time", at(2))]) == "daily 09:00,14:00")
    #expect(
      try rule([("part", .word("morning")), ("part", .word("evening")), ("time", at(8))])
        == "daily 08:00,20:00")
    #expect(
      try rule([("part", .word("morning")), ("time", at(7, 30)), ("time", at(9, part: .evening))])
        == "daily 07:30,21:00")
  }

  @Test("what has passed, or is no time at all, is asked about, and nothing is kept")
  func past() throws {
    let text = ("text", Value.text("stretch"))
    let world = try World()
    let nine = Moment(day: .offset(0), clock: Moment.Clock(hour: 9, half: .am))
    for when in [Value.day(-1), .moment(nine)] {
      #expect(try world.need("SetReminder", [text, ("when", when)])?.brief == "past when")
    }
    #expect(
      try world.need("SetReminder", [text, ("every", .of(0, .hour))])?.brief
        == "no-such-time every")
    for slot in [("weekday", Value.word("8")), ("date", .number(32))] {
      #expect(try world.need("SetReminder", [text, slot])?.brief == "no-such-time repeat")
    }
    #expect(try world.need("SetReminder", [text])?.brief == "missing when")
    #expect(try world.need("SetReminder", [])?.brief == "missing text")
    #expect(try world.store.live(.reminder).isEmpty)
  }

  @Test("a reminder is no reading, and is listed as long as it is still to come")
  func listed() throws {
    var world = try World()
    _ = try world.hear("SetReminder", [("text", .text("stretch")), ("when", .at(11))])
    #expect(try world.hear("Today").key == "nothing")
    #expect(try world.hear("ListReminders").rows.count == 1)
    world.now = Instant(seconds: world.now.seconds + 3600)
    #expect(try world.hear("ListReminders").key == "none")
    #expect(try world.store.live(.reminder).count == 1)
  }

  @Test(
    "a reminder is stopped by the words that it shares with what was said",
    arguments: [
      ("pill", "pills"), ("the pills", "pills"), ("water", "drink water"), ("drink", "drink water"),
      ("walking", "nothing"),
    ])
  func stop(said: String, gone: String) throws {
    let world = try World()
    for text in ["take my pills", "drink water"] {
      _ = try world.hear("SetReminder", [("text", .text(text)), ("repeat", .word("daily"))])
    }
    let need = try world.need("StopReminder", [("text", .text(said))])
    let left = try world.store.live(.reminder).compactMap(\.label)
    #expect(need?.brief == (gone == "nothing" ? "no: nothing" : nil))
    #expect(left.count == (gone == "nothing" ? 2 : 1))
    #expect(!left.contains { $0.hasSuffix(gone) })
  }

  @Test("a correction moves a reminder, and never its day into the past")
  func correction() throws {
    let world = try World()
    _ = try world.hear("SetReminder", [("text", .text("stretch")), ("when", .at(11, day: 2))])
    _ = try world.hear("EditLast", [("when", .at(9))])
    #expect(try world.store.live(.reminder).map(\.portion) == ["once 2026-03-13T09:00Z"])
    _ = try world.hear("SetReminder", [("text", .text("eat")), ("every", .of(2, .hour))])
    #expect(try world.need("EditLast", [("when", .at(9))])?.brief == "no: reminder")
  }
}
