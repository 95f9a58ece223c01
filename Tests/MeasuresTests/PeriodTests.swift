import Measures
import Testing

/// Asked on Wednesday, March 11, 2026.
@Suite("Periods")
struct PeriodTests {
  @Test(
    "a period has its days and its name",
    arguments: [
      (.day(.offset(0)), "2026-03-11", "2026-03-12", "today"),
      (.day(.offset(-1)), "2026-03-10", "2026-03-11", "yesterday"),
      (.day(.offset(-2)), "2026-03-09", "2026-03-10", "2026-03-09"),
      (.day(.weekday(2, .nearest)), "2026-03-10", "2026-03-11", "yesterday"),
      (.day(.weekday(5, .last)), "2026-03-06", "2026-03-07", "2026-03-06"),
      (.day(.date(year: nil, month: 12, day: 24)), "2025-12-24", "2025-12-25", "2025-12-24"),
      (.day(.ordinal(11)), "2026-03-11", "2026-03-12", "today"),
      (.day(.offset(1)), "2026-03-12", "2026-03-13", "2026-03-12"),
      (.lastNight, "2026-03-10", "2026-03-12", "last_night"),
      (.week(0), "2026-03-09", "2026-03-16", "this_week"),
      (.week(-1), "2026-03-02", "2026-03-09", "last_week"),
      (.week(-2), "2026-02-23", "2026-03-02", "2026-W09"),
      (.week(-10), "2025-12-29", "2026-01-05", "2026-W01"),
      (.week(-11), "2025-12-22", "2025-12-29", "2025-W52"),
      (.month(0), "2026-03-01", "2026-04-01", "this_month"),
      (.month(-1), "2026-02-01", "2026-03-01", "last_month"),
      (.month(-3), "2025-12-01", "2026-01-01", "2025-12"),
      (.year(0), "2026-01-01", "2027-01-01", "this_year"),
      (.year(-1), "2025-01-01", "2026-01-01", "last_year"),
      (.year(-2), "2024-01-01", "2025-01-01", "2024"),
      (.lastDays(7), "2026-03-05", "2026-03-12", "last_7_days"),
      (.lastDays(1), "2026-03-11", "2026-03-12", "last_1_days"),
      (.lastDays(30), "2026-02-10", "2026-03-12", "last_30_days"),
      (.since(.weekday(1, .nearest)), "2026-03-09", "2026-03-12", "since_2026-03-09"),
      (.since(.offset(0)), "2026-03-11", "2026-03-12", "since_2026-03-11"),
      (
        .between(.day(.ordinal(2)), .day(.ordinal(8))), "2026-03-02", "2026-03-09",
        "2026-03-02/2026-03-08"
      ),
      (
        .between(.day(.ordinal(9)), .day(.ordinal(14))), "2026-02-09", "2026-02-15",
        "2026-02-09/2026-02-14"
      ),
      (
        .between(.day(.weekday(5, .nearest)), .day(.weekday(2, .nearest))), "2026-03-06",
        "2026-03-11", "2026-03-06/2026-03-10"
      ),
      (
        .between(.named(month: 12, year: nil), .named(month: 2, year: nil)), "2025-12-01",
        "2026-03-01", "2025-12-01/2026-02-28"
      ),
      (.all, "0001-01-01", "9999-12-31", "all"),
    ] as [(Period, String, String, String)])
  func days(period: Period, start: String, end: String, name: String) throws {
    let today = try date("2026-03-11")
    let days = try #require(period.days(today: today))
    #expect(days.lowerBound.description == start)
    #expect(days.upperBound.description == end)
    #expect(period.name(today: today) == name)
    let read = try #require(Period(name: name, today: today))
    #expect(read.days(today: today) == days)
  }

  @Test("this month can be called by its number, and this year too")
  func numbered() throws {
    let today = try date("2026-03-11")
    #expect(Period(name: "2026-03", today: today) == .month(0))
    #expect(Period(name: "2026", today: today) == .year(0))
    #expect(Period(name: "2026-W11", today: today) == .week(0))
  }

  @Test(
    "what is no name is no period",
    arguments: [
      "", "-", "last_days", "last_0_days", "last_x_days", "tomorrow", "2026-13", "2026-W54",
      "2026-W00", "0", "99999999999999999999", "9223372036854775807", "since_2026-03-12",
      "2026-02-30", "2026-2", "last_9223372036854775807_days", "2026-03-11-1",
    ])
  func noName(name: String) throws {
    #expect(try Period(name: name, today: date("2026-03-11")) == nil)
  }

  @Test(
    "a period that has no day has no name",
    arguments: [
      .day(.date(year: 2026, month: 2, day: 30)), .day(.offset(.min)), .lastDays(0), .lastDays(-3),
      .lastDays(.max), .lastDays(.min), .since(.offset(1)), .since(.ordinal(40)), .week(.min),
      .between(.day(.offset(0)), .day(.offset(-1))), .between(.week(0), .week(-1)),
      .between(.day(.ordinal(40)), .day(.offset(0))), .week(.max), .month(.max), .month(.min),
      .year(.min), .year(9000), .year(-2026),
    ] as [Period])
  func impossible(period: Period) throws {
    let today = try date("2026-03-11")
    #expect(period.days(today: today) == nil)
    #expect(period.name(today: today) == nil)
  }

  @Test("weeks, months and years meet without gap, whatever the day")
  func adjoining() throws {
    for offset in stride(from: 0, to: 800, by: 1) {
      let today = try date("2024-01-01").adding(days: offset)
      for make in [Period.week, Period.month, Period.year] {
        let past = try #require(make(-1).days(today: today))
        let present = try #require(make(0).days(today: today))
        #expect(past.upperBound == present.lowerBound && present.contains(today))
      }
      #expect(Period.week(0).days(today: today)?.count == 7)
      #expect(Period.lastDays(30).days(today: today)?.count == 30)
    }
  }
}

extension Range<CivilDate> {
  fileprivate var count: Int { upperBound.days - lowerBound.days }
}
