extension Moment.Day {
  /// The date that is meant, for someone whose day is `today`; nil when there is none.
  ///
  /// Dates without a year and days without a month are the nearest in the direction, today among
  /// them. A bare weekday is never today, since that would have been called so. Weeks begin on
  /// Monday, and "last", "this" and "next" Friday are those of the last, this and the next week.
  public func date(today: CivilDate, toward direction: Moment.Direction) -> CivilDate? {
    switch self {
    case .offset(let days):
      return today.moved(days: days)
    case .weekday(let weekday, let week):
      return today.weekday(weekday, of: week, direction)
    case .date(let year?, let month, let day):
      return CivilDate(year: year, month: month, day: day)
    case .date(nil, let month, let day):
      // Eight years hold a February 29 wherever they begin, even around 1900 and 2100.
      return (0...8).lazy.compactMap { step in
        let year = direction == .past ? today.year - step : today.year + step
        return CivilDate(year: year, month: month, day: day)
      }.first { direction == .past ? $0 <= today : $0 >= today }
    case .ordinal(let day):
      return (0...2).lazy.compactMap { today.month(direction == .past ? -$0 : $0)?.withDay(day) }
        .first { direction == .past ? $0 <= today : $0 >= today }
    case .fitting(let day, let weekday):
      return day.dates(around: today).filter { $0.weekday == weekday }.closest(to: today, direction)
    case .monthDay(let day, let months):
      return today.month(months)?.withDay(day)
    case .yearDay(let month, let day, let years):
      guard years.magnitude < 10_000 else { return nil }
      return CivilDate(year: today.year + years, month: month, day: day)
    case .nth(let count, let weekday, let months):
      return today.month(months)?.nth(count, weekday)
    case .counted(let count, let weekday):
      guard (1...7).contains(weekday), count != 0, count.magnitude < 1_000_000 else { return nil }
      return today.nearest(weekday, count < 0 ? .past : .future)?
        .moved(days: (count - count.signum()) * 7)
    case .shifted(let day, let shift):
      guard shift.clockSeconds == nil else { return nil }
      return day.date(today: today, toward: direction).flatMap(shift.moved)
    }
  }

  /// The dates that can be meant where the weekday settles which: those of the years and months
  /// around this one.
  private func dates(around today: CivilDate) -> [CivilDate] {
    switch self {
    case .date(nil, let month, let day):
      return (-1...1).compactMap { CivilDate(year: today.year + $0, month: month, day: day) }
    case .ordinal(let day):
      return (-12...12).compactMap { today.month($0)?.withDay(day) }
    case .offset, .weekday, .date, .fitting, .monthDay, .yearDay, .nth, .counted, .shifted:
      return date(today: today, toward: .past).map { [$0] } ?? []
    }
  }
}

extension [CivilDate] {
  /// Of those at most two months away in the direction the nearest; where there are none, the
  /// nearest of all.
  fileprivate func closest(to today: CivilDate, _ direction: Moment.Direction) -> CivilDate? {
    let away = { (date: CivilDate) in
      direction == .past ? today.days - date.days : date.days - today.days
    }
    let near = filter { (0...62).contains(away($0)) }
    return (near.isEmpty ? self : near).min { away($0).magnitude < away($1).magnitude }
  }
}
