extension CivilDate {
  /// Nil beyond the years 1 to 9999.
  func moved(days count: Int) -> CivilDate? {
    let date = adding(days: count)
    return date.days.subtractingReportingOverflow(days) == (count, false) ? date : nil
  }

  /// The first day of the month so many after this day's; nil beyond the years 1 to 9999.
  func month(_ count: Int) -> CivilDate? {
    let first = CivilDate(days: days - day + 1)
    let found = first.adding(months: count)
    let isReached = count == 0 || (first < found) == (count > 0) && found.day == 1
    return isReached ? found : nil
  }

  /// Another day of the same month; nil where it has none such.
  func withDay(_ day: Int) -> CivilDate? { CivilDate(year: year, month: month, day: day) }

  /// The so many-th such weekday of the month that begins on this day; -1 is the last of them.
  func nth(_ count: Int, _ weekday: Int) -> CivilDate? {
    guard (1...7).contains(weekday), count == -1 || (1...5).contains(count) else { return nil }
    let first = adding(days: (weekday - self.weekday).floored(by: 7).rest)
    let all = (0..<5).map { first.adding(days: 7 * $0) }.filter { $0.month == month }
    return count == -1 ? all.last : count <= all.count ? all[count - 1] : nil
  }

  /// The closest such weekday that is not this day itself.
  func nearest(_ weekday: Int, _ direction: Moment.Direction) -> CivilDate? {
    let behind = (self.weekday - weekday - 1).floored(by: 7).rest + 1
    let ahead = (weekday - self.weekday - 1).floored(by: 7).rest + 1
    return moved(days: direction == .past ? -behind : ahead)
  }

  /// Such a weekday of the week that was said, counted from this day's.
  func weekday(
    _ weekday: Int, of week: Moment.Week, _ direction: Moment.Direction
  ) -> CivilDate? {
    guard (1...7).contains(weekday) else { return nil }
    let weeks: Int
    switch week {
    case .nearest: return nearest(weekday, direction)
    case .coming: return nearest(weekday, .future)
    case .beforelast: weeks = -2
    case .last: weeks = -1
    case .this: weeks = 0
    case .next: weeks = 1
    case .afternext: weeks = 2
    }
    return startOfWeek.moved(days: weekday - 1 + 7 * weeks)
  }
}
