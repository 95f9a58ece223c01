import Testing

@testable import Measures

@Suite("Days that are counted")
struct MomentDayTests {
  typealias Day = Moment.Day

  /// Wednesday, 2026-03-11.
  private let today = "2026-03-11"

  private func check(_ day: Day, _ past: String?, _ future: String?) throws {
    let today = try date(today)
    #expect(day.date(today: today, toward: .past)?.description == past, "\(day)")
    #expect(day.date(today: today, toward: .future)?.description == future, "\(day)")
  }

  @Test(
    "a weekday with a date chooses the month or the year in which it falls on that date",
    arguments: [
      (.fitting(.ordinal(11), weekday: 3), "2026-03-11", "2026-03-11"),
      (.fitting(.ordinal(13), weekday: 5), "2026-02-13", "2026-03-13"),
      // None within two months behind: the closest of all is meant.
      (.fitting(.ordinal(14), weekday: 2), "2026-04-14", "2026-04-14"),
      (.fitting(.ordinal(31), weekday: 3), "2025-12-31", "2025-12-31"),
      (.fitting(.date(year: nil, month: 3, day: 8), weekday: 7), "2026-03-08", "2026-03-08"),
      (.fitting(.date(year: nil, month: 5, day: 10), weekday: 7), "2026-05-10", "2026-05-10"),
      (.fitting(.date(year: nil, month: 3, day: 8), weekday: 3), nil, nil),
      (.fitting(.date(year: 2026, month: 3, day: 8), weekday: 7), "2026-03-08", "2026-03-08"),
      (.fitting(.date(year: 2026, month: 3, day: 8), weekday: 1), nil, nil),
    ] as [(Day, String?, String?)])
  func fitting(day: Day, past: String?, future: String?) throws { try check(day, past, future) }

  @Test(
    "months and years are counted from this one, and a day that they lack is none",
    arguments: [
      (.monthDay(20, months: -1), "2026-02-20"), (.monthDay(20, months: 0), "2026-03-20"),
      (.monthDay(20, months: 10), "2027-01-20"), (.monthDay(29, months: -1), nil),
      (.yearDay(month: 3, day: 3, years: -1), "2025-03-03"),
      (.yearDay(month: 2, day: 29, years: -2), "2024-02-29"),
      (.yearDay(month: 2, day: 29, years: -1), nil),
      (.nth(1, weekday: 1, months: 0), "2026-03-02"),
      (.nth(3, weekday: 3, months: -1), "2026-02-18"),
      (.nth(-1, weekday: 5, months: 0), "2026-03-27"),
      (.nth(5, weekday: 1, months: 0), "2026-03-30"),
      (.nth(5, weekday: 3, months: 0), nil), (.nth(0, weekday: 3, months: 0), nil),
    ] as [(Day, String?)])
  func months(day: Day, expected: String?) throws { try check(day, expected, expected) }

  @Test(
    "weekdays are counted from today, which is none of them, and days from another day",
    arguments: [
      (.counted(1, weekday: 5), "2026-03-13", "2026-03-13"),
      (.counted(3, weekday: 3), "2026-04-01", "2026-04-01"),
      (.counted(-2, weekday: 1), "2026-03-02", "2026-03-02"), (.counted(0, weekday: 1), nil, nil),
      (.weekday(3, .coming), "2026-03-18", "2026-03-18"),
      (.weekday(7, .afternext), "2026-03-29", "2026-03-29"),
      (.weekday(5, .beforelast), "2026-02-27", "2026-02-27"),
      (.shifted(.weekday(2, .nearest), .init(3, .day)), "2026-03-13", "2026-03-20"),
      (.shifted(.date(year: nil, month: 1, day: 31), .init(1, .month)), "2026-02-28", "2027-02-28"),
      (.shifted(.offset(0), .init(2, .hour)), nil, nil),
    ] as [(Day, String?, String?)])
  func counted(day: Day, past: String?, future: String?) throws { try check(day, past, future) }
}
