extension Period {
  /// The days that are meant, the first of them and the first no longer meant; nil when there are
  /// none.
  ///
  /// Weeks, months and years are whole, with the days that are still to come. Last night is
  /// yesterday and today, since what belongs to it may carry either date. All is every day that can
  /// be written.
  public func days(today: CivilDate) -> Range<CivilDate>? {
    let tomorrow = today.adding(days: 1)
    switch self {
    case .day(let day):
      return day.date(today: today, toward: .past).map { $0..<$0.adding(days: 1) }
    case .lastNight:
      return today.adding(days: -1)..<tomorrow
    case .week(let count):
      let (days, overflow) = count.multipliedReportingOverflow(by: 7)
      guard !overflow, let start = today.startOfWeek.moved(days: days) else { return nil }
      return start..<start.adding(days: 7)
    case .month(let count):
      return Self.months(from: count, 1, CivilDate(year: today.year, month: today.month, day: 1))
    case .year(let count):
      let (months, overflow) = count.multipliedReportingOverflow(by: 12)
      guard !overflow else { return nil }
      return Self.months(from: months, 12, CivilDate(year: today.year, month: 1, day: 1))
    case .named(let month, let year):
      let isToCome = month > today.month
      let first = CivilDate(
        year: year ?? (isToCome ? today.year - 1 : today.year), month: month, day: 1)
      return Self.months(from: 0, 1, first)
    case .yearMonth(let month, let years):
      guard years.magnitude < 10_000 else { return nil }
      return Self.months(
        from: 0, 1, CivilDate(year: today.year + years, month: month, day: 1))
    case .lastDays(let count):
      guard count > 0, let start = tomorrow.moved(days: -count) else { return nil }
      return start..<tomorrow
    case .lastHours(let count):
      guard count > 0, let start = today.moved(days: -((count - 1) / 24 + 1)) else { return nil }
      return start..<tomorrow
    case .since(let day):
      guard let start = day.date(today: today, toward: .past), start <= today else { return nil }
      return start..<tomorrow
    case .between(let first, let last):
      // A weekday is that of last week on the day itself, but "from Monday to Wednesday" is told on Wednesday as well.
      let isToday = last == .day(.weekday(today.weekday, .nearest))
      let end = isToday ? today.adding(days: 1) : last.days(today: today)?.upperBound
      guard let end,
        var start = first.days(today: today)?.lowerBound
      else { return nil }
      // "From the 9th to the 14th" on the 11th: the 9th before the last 14th.
      if start >= end, first.isNamed {
        start = first.days(today: end.adding(days: -1))?.lowerBound ?? start
      }
      return start < end ? start..<end : nil
    case .all:
      return CivilDate.first..<CivilDate.last
    }
  }

  /// Whether it is called by a name that comes again, such as a weekday, and not by its distance from today.
  private var isNamed: Bool {
    switch self {
    case .day(.weekday), .day(.ordinal), .day(.date(year: nil, _, _)), .named(_, year: nil): true
    default: false
    }
  }

  private static func months(
    from offset: Int, _ count: Int, _ first: CivilDate?
  ) -> Range<CivilDate>? {
    guard let start = first?.adding(months: offset), start > .first, start < .last else {
      return nil
    }
    return start..<start.adding(months: count)
  }
}
