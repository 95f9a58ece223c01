import Measures

/// When somebody was born, as far as it is known: a day between two others, which are one where the date was said.
struct BirthDate: Equatable {
  let earliest: CivilDate
  let latest: CivilDate

  init(_ date: CivilDate) { (earliest, latest) = (date, date) }

  /// Some day of a year; nil where there is no such year.
  init?(year: Int) {
    guard let first = CivilDate(year: year, month: 1, day: 1),
      let last = CivilDate(year: year, month: 12, day: 31)
    else { return nil }
    (earliest, latest) = (first, last)
  }

  /// Some day of a month; nil where there is no such month.
  init?(year: Int, month: Int) {
    guard let first = CivilDate(year: year, month: month, day: 1) else { return nil }
    (earliest, latest) = (first, first.adding(months: 1).adding(days: -1))
  }

  /// The days on which somebody was born who is so many years old today.
  init(age: Int, on today: CivilDate) {
    earliest = today.adding(months: -12 * (age + 1)).adding(days: 1)
    latest = today.adding(months: -12 * age)
  }

  /// Reads `text` back; nil for anything else.
  init?(_ text: String) {
    let dates = text.split(separator: "/").compactMap { CivilDate(String($0)) }
    guard let first = dates.first, let last = dates.last, first <= last else { return nil }
    (earliest, latest) = (first, last)
  }

  /// "1951-05-03", or "1950-01-01/1950-12-31".
  var text: String { isExact ? "\(earliest)" : "\(earliest)/\(latest)" }

  var isExact: Bool { earliest == latest }

  /// The date, or the month where no more is known; nil of a year, or of an age.
  var spoken: Value? {
    if isExact {
      let day = earliest
      return .moment(Moment(day: .date(year: day.year, month: day.month, day: day.day)))
    }
    let month = BirthDate(year: earliest.year, month: earliest.month)
    return self == month ? .period(.named(month: earliest.month, year: earliest.year)) : nil
  }

  /// The whole years that somebody may have lived on a day.
  func ages(on day: CivilDate) -> ClosedRange<Int> {
    let least = Self.years(from: latest, to: day)
    return least...max(least, Self.years(from: earliest, to: day))
  }

  private static func years(from date: CivilDate, to day: CivilDate) -> Int {
    let isBefore = (day.month, day.day) < (date.month, date.day)
    return day.year - date.year - (isBefore ? 1 : 0)
  }
}
