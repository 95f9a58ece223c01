/// A day of the proleptic Gregorian calendar, counted in days since 1970-01-01.
public struct CivilDate: Hashable, Comparable, Sendable {
  public var days: Int

  /// 0001-01-01.
  public static let first = CivilDate(days: -719_162)
  /// 9999-12-31.
  public static let last = CivilDate(days: 2_932_896)

  public init(days: Int) { self.days = days }

  /// Nil when there is no such day, as on February 30, or the year is not one of 1 to 9999.
  public init?(year: Int, month: Int, day: Int) {
    guard (1...9999).contains(year), (1...12).contains(month),
      day >= 1, day <= Self.length(ofMonth: month, in: year)
    else { return nil }
    // Years are counted from March, so that the leap day is the last of its year.
    let marchYear = month > 2 ? year : year - 1
    let era = marchYear.floored(by: 400)
    let dayOfYear = (153 * ((month + 9) % 12) + 2) / 5 + day - 1
    let dayOfEra = era.rest * 365 + era.rest / 4 - era.rest / 100 + dayOfYear
    self.init(days: era.quotient * 146_097 + dayOfEra - 719_468)
  }

  public var year: Int { parts.year }
  public var month: Int { parts.month }
  public var day: Int { parts.day }

  /// 1 for Monday to 7 for Sunday.
  public var weekday: Int { (days + 3).floored(by: 7).rest + 1 }

  /// The Monday of this day's week.
  public var startOfWeek: CivilDate { CivilDate(days: days - weekday + 1) }

  /// Never leaves the years 1 to 9999: stops at `first` and `last`.
  public func adding(days count: Int) -> CivilDate {
    let (sum, overflow) = days.addingReportingOverflow(count)
    if overflow { return count < 0 ? .first : .last }
    return min(max(CivilDate(days: sum), .first), .last)
  }

  /// The same day of another month, or that month's last where it has no such day: one month after
  /// January 31 is February 28 or 29. Never leaves the years 1 to 9999.
  public func adding(months count: Int) -> CivilDate {
    let parts = parts
    let (sum, overflow) = (parts.year * 12 + parts.month - 1).addingReportingOverflow(count)
    if overflow { return count < 0 ? .first : .last }
    let year = sum.floored(by: 12).quotient
    let month = sum.floored(by: 12).rest + 1
    let day = min(parts.day, Self.length(ofMonth: month, in: year))
    return CivilDate(year: year, month: month, day: day) ?? (count < 0 ? .first : .last)
  }

  /// How many days a month has; the month is 1 to 12.
  static func length(ofMonth month: Int, in year: Int) -> Int {
    switch month {
    case 2: isLeap(year) ? 29 : 28
    case 4, 6, 9, 11: 30
    default: 31
    }
  }

  static func isLeap(_ year: Int) -> Bool {
    year.isMultiple(of: 4) && (!year.isMultiple(of: 100) || year.isMultiple(of: 400))
  }

  /// Year, month and day by Howard Hinnant's `civil_from_days`.
  private var parts: (year: Int, month: Int, day: Int) {
    let (era, dayOfEra) = (days + 719_468).floored(by: 146_097)
    let yearOfEra = (dayOfEra - dayOfEra / 1460 + dayOfEra / 36_524 - dayOfEra / 146_096) / 365
    let dayOfYear = dayOfEra - (365 * yearOfEra + yearOfEra / 4 - yearOfEra / 100)
    let marchMonth = (5 * dayOfYear + 2) / 153
    let month = marchMonth < 10 ? marchMonth + 3 : marchMonth - 9
    let year = era * 400 + yearOfEra + (month <= 2 ? 1 : 0)
    return (year, month, dayOfYear - (153 * marchMonth + 2) / 5 + 1)
  }

  public static func < (left: CivilDate, right: CivilDate) -> Bool { left.days < right.days }
}

extension Int {
  /// Division rounded down, and what remains, which is never negative.
  func floored(by divisor: Int) -> (quotient: Int, rest: Int) {
    let (quotient, rest) = quotientAndRemainder(dividingBy: divisor)
    return rest < 0 ? (quotient - 1, rest + divisor) : (quotient, rest)
  }
}
