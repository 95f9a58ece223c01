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
      guard (1...7).contains(weekday) else { return nil }
      let inThisWeek = today.startOfWeek.moved(days: weekday - 1)
      switch week {
      case .nearest: return today.nearest(weekday, direction)
      case .last: return inThisWeek?.moved(days: -7)
      case .this: return inThisWeek
      case .next: return inThisWeek?.moved(days: 7)
      }
    case .date(let year?, let month, let day):
      return CivilDate(year: year, month: month, day: day)
    case .date(nil, let month, let day):
      // Eight years hold a February 29 wherever they begin, even around 1900 and 2100.
      return (0...8).lazy.compactMap { step in
        let year = direction == .past ? today.year - step : today.year + step
        return CivilDate(year: year, month: month, day: day)
      }.first { direction == .past ? $0 <= today : $0 >= today }
    case .ordinal(let day):
      let first = CivilDate(days: today.days - today.day + 1)
      return (0...2).lazy.compactMap { step in
        let month = first.adding(months: direction == .past ? -step : step)
        return CivilDate(year: month.year, month: month.month, day: day)
      }.first { direction == .past ? $0 <= today : $0 >= today }
    }
  }
}

extension CivilDate {
  /// Nil beyond the years 1 to 9999.
  func moved(days count: Int) -> CivilDate? {
    let date = adding(days: count)
    return date.days.subtractingReportingOverflow(days) == (count, false) ? date : nil
  }

  /// The closest such weekday that is not this day itself.
  fileprivate func nearest(_ weekday: Int, _ direction: Moment.Direction) -> CivilDate? {
    let behind = (self.weekday - weekday - 1).floored(by: 7).rest + 1
    let ahead = (weekday - self.weekday - 1).floored(by: 7).rest + 1
    return moved(days: direction == .past ? -behind : ahead)
  }
}
