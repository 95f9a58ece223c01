import Measures
import Testing

@Suite("What falls due, and when next")
struct RecurrenceTests {
  /// The next times after a local time, as local times; as many as are wanted.
  private func next(
    _ text: String, after start: String, in name: String = "Europe/Berlin", count: Int = 1
  ) throws -> [String] {
    let recurrence = try #require(Recurrence(text))
    let zone = try zone(name)
    var instant = zone.instant(of: try time(start))
    var times: [String] = []
    while times.count < count, let due = recurrence.next(after: instant, in: zone) {
      #expect(due > instant)
      times.append("\(zone.localTime(at: due))")
      instant = due
    }
    return times
  }

  @Test(
    "days, weeks and months are counted by the calendar",
    arguments: [
      ("daily 08:00", "2026-03-11T08:00", "2026-03-12T08:00"),
      ("daily 08:00,20:00", "2026-03-11T08:00", "2026-03-11T20:00"),
      ("every_2_days 09:00 from 2026-03-11", "2026-03-11T10:00", "2026-03-13T09:00"),
      ("weekdays 07:00", "2026-03-13T07:00", "2026-03-16T07:00"),
      ("weekends 10:00", "2026-03-11T10:00", "2026-03-14T10:00"),
      ("weekly:MON,THU 07:00", "2026-03-11T10:00", "2026-03-12T07:00"),
      ("weekly:SUN 09:00", "2026-03-15T09:00", "2026-03-22T09:00"),
      ("every_2_weeks:MON 09:00 from 2026-03-16", "2026-03-16T09:00", "2026-03-30T09:00"),
      ("monthly:1 09:00", "2026-03-11T10:00", "2026-04-01T09:00"),
      ("monthly:31 09:00", "2026-04-01T00:00", "2026-04-30T09:00"),
      ("monthly:-1 09:00", "2026-02-01T00:00", "2026-02-28T09:00"),
      ("every_12_months:29 09:00 from 2028-02-29", "2028-03-01T00:00", "2029-02-28T09:00"),
      ("every_120_months:1 09:00 from 2026-03-01", "2026-03-01T09:00", "2036-03-01T09:00"),
    ])
  func calendar(text: String, after start: String, due: String) throws {
    #expect(try next(text, after: start) == [due])
  }

  @Test("hours are counted on the time line, through the night in which the clock is shifted")
  func hours() throws {
    let text = "every_8_hours since 2026-03-28T22:00Z"
    #expect(
      try next(text, after: "2026-03-28T22:00", count: 3) == [
        "2026-03-28T23:00", "2026-03-29T08:00", "2026-03-29T16:00",
      ])
  }

  // Berlin skips 02:00 to 03:00 on 2026-03-29 and shows it twice on 2026-10-25.
  @Test("a time that the clock skips is due as much later, and once")
  func gap() throws {
    #expect(
      try next("daily 02:30", after: "2026-03-28T12:00", count: 2) == [
        "2026-03-29T03:30", "2026-03-30T02:30",
      ])
    #expect(
      try next("daily 02:30,03:30", after: "2026-03-28T12:00", count: 2) == [
        "2026-03-29T03:30", "2026-03-30T02:30",
      ])
    #expect(
      try next("daily 02:30,03:00", after: "2026-03-28T12:00", count: 2) == [
        "2026-03-29T03:00", "2026-03-29T03:30",
      ])
  }

  @Test("a time that the clock shows twice is due once, at first")
  func overlap() throws {
    let zone = try zone("Europe/Berlin")
    let recurrence = try #require(Recurrence("daily 02:30"))
    let before = zone.instant(of: try time("2026-10-25T00:00"))
    let first = try #require(recurrence.next(after: before, in: zone))
    #expect(first == Instant(seconds: 1_792_888_200))
    let second = try #require(recurrence.next(after: first, in: zone))
    #expect("\(zone.localTime(at: second))" == "2026-10-26T02:30")
  }

  @Test("a day that a zone skips is no day on which it falls due twice")
  func skippedDay() throws {
    #expect(
      try next("daily 08:00", after: "2011-12-29T08:00", in: "Pacific/Apia", count: 2) == [
        "2011-12-31T08:00", "2012-01-01T08:00",
      ])
  }

  @Test("once is once, and an end is the last day")
  func ends() throws {
    #expect(
      try next("once 2026-03-12T07:00Z", after: "2026-03-11T00:00", count: 3) == [
        "2026-03-12T08:00"
      ])
    #expect(
      try next("daily 08:00 until 2026-03-13", after: "2026-03-11T10:00", count: 9) == [
        "2026-03-12T08:00", "2026-03-13T08:00",
      ])
    #expect(
      try next("daily 08:00 from 2026-04-01", after: "2026-03-11T10:00") == ["2026-04-01T08:00"])
    #expect(
      try next(
        "every_12_hours since 2026-03-11T11:00Z until 2026-03-12", after: "2026-03-11T10:00",
        count: 9) == ["2026-03-11T12:00", "2026-03-12T00:00", "2026-03-12T12:00"])
  }

  @Test(
    "the canonical text is read back as it was written",
    arguments: [
      "once 2026-03-12T07:00Z", "hourly since 2026-03-11T11:00Z",
      "every_90_minutes since 2026-03-11T11:30Z",
      "daily 08:00", "daily 08:00,20:00 from 2026-03-12 until 2026-04-01", "weekdays 07:00",
      "weekly:MON,WED,FRI 21:00", "every_2_weeks:FRI 09:00 from 2026-03-13", "monthly:-1 09:00",
      "every_3_months:15 09:00 from 2026-03-15",
    ])
  func text(canonical: String) throws {
    #expect(try #require(Recurrence(canonical)).description == canonical)
  }

  @Test(
    "what is no canonical text is no recurrence",
    arguments: [
      "", "daily", "once", "once 2026-03-12", "daily 8:00", "daily 25:00", "weekly: 08:00",
      "weekly:MON,MOO 08:00", "every_0_days 08:00", "monthly 09:00", "hourly", "daily 20:00,08:00",
      "daily 08:00 until", "daily 08:00 until tomorrow", "every_-2_days 08:00", "monthly:40 09:00",
    ])
  func noText(text: String) { #expect(Recurrence(text) == nil) }
}
