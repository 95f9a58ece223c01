import Measures
import Testing

@Suite("Local times")
struct LocalTimeTests {
  @Test(
    "a time is read with and without seconds, and without a clock",
    arguments: [
      ("2026-03-11T10:00", 36_000, "2026-03-11T10:00"),
      ("2026-03-11T10:00:30", 36_030, "2026-03-11T10:00"), ("2026-03-11", 0, "2026-03-11T00:00"),
      ("2026-03-11T00:00", 0, "2026-03-11T00:00"),
      ("2026-03-11T23:59:59", 86_399, "2026-03-11T23:59"),
    ])
  func reading(text: String, second: Int, written: String) throws {
    let time = try time(text)
    #expect(time.secondOfDay == second)
    #expect(time.hour * 3600 + time.minute * 60 + time.second == second)
    #expect(time.description == written)
  }

  @Test(
    "anything else is no time",
    arguments: [
      "", "T10:00", "2026-03-11T", "2026-03-11 10:00", "2026-03-11T24:00", "2026-03-11T10:60",
      "2026-03-11T10:00:60", "2026-03-11T10", "2026-03-11T1:00", "2026-03-11T10:00Z",
      "2026-02-29T10:00", "2026-03-11T10:00:3", "2026-03-11T10:00:30.5", "2026-03-11T-1:00",
      "2026-03-1🙂T10:00", "2026-03-11t10:00",
    ])
  func unreadable(text: String) { #expect(LocalTime(text) == nil) }

  @Test(
    "seconds run over into the neighbouring days",
    arguments: [
      ("2026-03-11T10:00", 0, "2026-03-11T10:00"), ("2026-03-11T23:59", 60, "2026-03-12T00:00"),
      ("2026-03-01T00:00", -60, "2026-02-28T23:59"),
      ("2024-02-28T12:00", 86_400, "2024-02-29T12:00"),
      ("2026-03-11T10:00", -90_000, "2026-03-10T09:00"),
      ("2026-12-31T23:00", 7200, "2027-01-01T01:00"),
    ])
  func adding(from: String, seconds: Int, to: String) throws {
    let start = try time(from)
    #expect(start.adding(seconds: seconds) == (try time(to)))
    #expect(start.adding(seconds: seconds).seconds(since: start) == seconds)
  }

  @Test("hour 24 is the start of the next day")
  func hour24() throws {
    #expect(LocalTime(try date("2026-02-28"), hour: 24) == (try time("2026-03-01")))
  }

  @Test("times are ordered by day, then by clock")
  func order() throws {
    #expect(try time("2026-03-10T23:00") < time("2026-03-11T01:00"))
    #expect(try time("2026-03-11T01:00") < time("2026-03-11T01:00:01"))
    #expect(!(try time("2026-03-11T01:00") < time("2026-03-11T01:00")))
  }

  @Test("no sum of seconds leaves the calendar", arguments: [Int.max, Int.min])
  func bounds(seconds: Int) throws {
    let sum = try time("2026-03-11T10:00").adding(seconds: seconds)
    #expect(sum.date == (seconds < 0 ? .first : .last))
  }
}
