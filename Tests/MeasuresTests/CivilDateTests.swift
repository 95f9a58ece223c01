import Measures
import Testing

@Suite("Dates")
struct CivilDateTests {
  @Test(
    "a date counts its days from 1970",
    arguments: [
      ("1970-01-01", 0), ("1969-12-31", -1), ("2000-02-29", 11_016), ("2026-03-11", 20_523),
      ("2038-01-19", 24_855), ("1900-01-01", -25_567), ("2100-03-01", 47_541),
      ("0001-01-01", -719_162), ("9999-12-31", 2_932_896),
    ])
  func count(text: String, days: Int) throws {
    #expect(try date(text).days == days)
    #expect(CivilDate(days: days).description == text)
  }

  @Test(
    "weekdays run from 1 for Monday to 7 for Sunday",
    arguments: [
      ("2026-03-09", 1), ("2026-03-11", 3), ("2026-03-15", 7), ("1970-01-01", 4), ("1969-12-31", 3),
      ("1900-01-01", 1), ("2000-02-29", 2),
    ])
  func weekday(text: String, weekday: Int) throws {
    #expect(try date(text).weekday == weekday)
    #expect(try date(text).startOfWeek.weekday == 1)
  }

  @Test("every day from 1900 to 2100 is rebuilt from its parts, one after the other")
  func everyDay() throws {
    let first = try date("1900-01-01")
    var before = first.adding(days: -1)
    for days in first.days...(try date("2100-12-31")).days {
      let day = CivilDate(days: days)
      #expect(CivilDate(year: day.year, month: day.month, day: day.day) == day)
      #expect(CivilDate(day.description) == day)
      #expect(day.weekday == before.weekday % 7 + 1)
      let follows =
        day.year == before.year && day.month == before.month && day.day == before.day + 1
        || day.day == 1 && (day.month == before.month + 1 || day.month == 1 && before.month == 12)
      #expect(follows)
      before = day
    }
  }

  @Test("what is added in days can be taken away again")
  func additions() throws {
    let start = try date("1900-01-01").days
    for step in stride(from: 0, to: 73_000, by: 61) {
      for count in [-40_000, -366, -1, 0, 1, 29, 365, 1461, 40_000] {
        let day = CivilDate(days: start + step)
        #expect(day.adding(days: count).adding(days: -count) == day)
        #expect(day.adding(days: count).days - day.days == count)
      }
    }
  }

  @Test(
    "a month later is the same day, or the last that month has",
    arguments: [
      ("2026-01-31", 1, "2026-02-28"), ("2024-01-31", 1, "2024-02-29"),
      ("2026-03-31", -1, "2026-02-28"), ("2026-03-11", 12, "2027-03-11"),
      ("2024-02-29", 12, "2025-02-28"), ("2024-02-29", -48, "2020-02-29"),
      ("2026-01-15", -1, "2025-12-15"), ("2026-12-31", 2, "2027-02-28"),
      ("2026-03-11", -27, "2023-12-11"), ("2000-01-31", 1, "2000-02-29"),
      ("1900-01-31", 1, "1900-02-28"),
    ])
  func months(from: String, count: Int, to: String) throws {
    #expect(try date(from).adding(months: count) == (try date(to)))
  }

  @Test("months added keep the day up to the 28th, and return")
  func monthsReturn() throws {
    for month in 0..<2400 {
      let day = try date("1900-01-28").adding(months: month)
      #expect(day.day == 28)
      #expect(day.adding(months: -month) == (try date("1900-01-28")))
    }
  }

  @Test(
    "a day that does not exist is no date",
    arguments: [
      (2026, 2, 29), (1900, 2, 29), (2100, 2, 29), (2026, 4, 31), (2026, 13, 1), (2026, 0, 1),
      (2026, 1, 0), (2026, 1, 32), (0, 1, 1), (10_000, 1, 1), (-4, 1, 1), (2026, 1, -5),
    ])
  func impossible(year: Int, month: Int, day: Int) {
    #expect(CivilDate(year: year, month: month, day: day) == nil)
  }

  @Test(
    "only the ISO form is read as a date",
    arguments: [
      "", "2026-3-11", "2026-03-11 ", " 2026-03-11", "26-03-11", "2026/03/11", "2026-02-30",
      "2026-03-1१", "+026-03-11", "2026-03-111", "2026-03", "٢٠٢٦-٠٣-١١", "0000-01-01",
    ])
  func unreadable(text: String) { #expect(CivilDate(text) == nil) }

  @Test(
    "no addition leaves the years 1 to 9999",
    arguments: [
      Int.max, Int.min, 4_000_000, -4_000_000,
    ])
  func bounds(count: Int) throws {
    let edge = count < 0 ? CivilDate.first : .last
    let today = try date("2026-03-11")
    #expect(today.adding(days: count) == edge)
    #expect(today.adding(months: count) == edge)
  }
}
