/// When something falls due: once, or again and again by the calendar and clock of wherever one is.
public struct Recurrence: Hashable, Sendable {
  public var rule: Rule
  /// Minutes after midnight, ascending; not empty where days are counted, and empty where none are.
  public var times: [Int]
  /// The first and the last day on which it can fall due.
  public var start: CivilDate?
  public var end: CivilDate?

  public init(_ rule: Rule, at times: [Int] = [], from start: CivilDate? = nil) {
    self.rule = rule
    self.times = Set(times).sorted()
    self.start = start
  }

  public enum Rule: Hashable, Sendable {
    case once(Instant)
    /// Every so many minutes on the time line, whatever the clock is set to; first then.
    case minutes(Int, from: Instant)
    /// Every so many days; more than one are counted from the start.
    case days(Int)
    /// On these days, 1 for Monday to 7 for Sunday, of every so many weeks.
    case weeks(Int, on: [Int])
    /// On this day, or the last one of a shorter month, of every so many months; -1 is the last day.
    case months(Int, on: Int)
  }

  /// Whether it falls due more than once.
  public var isRepeated: Bool {
    if case .once = rule { return false }
    return true
  }

  /// The first time after an instant at which it falls due; nil when it never does again.
  ///
  /// A time that the clock skips is due as much later as it skips, and one that it shows twice is due once, at first.
  public func next(after instant: Instant, in zone: Zone) -> Instant? {
    switch rule {
    case .once(let due):
      return due > instant ? due : nil
    case .minutes(let minutes, let first):
      guard minutes > 0 else { return nil }
      let step = Int64(minutes) * 60
      let passed =
        instant.seconds < first.seconds ? 0 : (instant.seconds - first.seconds) / step + 1
      let due = Instant(seconds: first.seconds + passed * step)
      return isOver(zone.localTime(at: due).date) ? nil : due
    case .days, .weeks, .months:
      return nextByCalendar(after: instant, in: zone)
    }
  }

  /// No pattern pauses longer than this many days: a day of the month once in ten years.
  private static let longestPause = 3700

  private func nextByCalendar(after instant: Instant, in zone: Zone) -> Instant? {
    let yesterday = zone.localTime(at: instant).date.adding(days: -1)
    let first = max(yesterday, start ?? yesterday)
    for offset in 0...Self.longestPause {
      let date = first.adding(days: offset)
      guard !isOver(date) else { return nil }
      guard falls(on: date) else { continue }
      let due = times.map { zone.instant(of: LocalTime(date, secondOfDay: $0 * 60)) }
      if let next = due.filter({ $0 > instant }).min() { return next }
    }
    return nil
  }

  private func isOver(_ date: CivilDate) -> Bool { end.map { date > $0 } ?? false }

  /// Whether it falls due on a day, as far as days are counted.
  func falls(on date: CivilDate) -> Bool {
    let origin = start ?? date
    guard date >= origin else { return false }
    switch rule {
    case .once, .minutes: return false
    case .days(let count):
      return count > 0 && (date.days - origin.days).isMultiple(of: count)
    case .weeks(let count, let weekdays):
      let weeks = (date.startOfWeek.days - origin.startOfWeek.days) / 7
      return count > 0 && weekdays.contains(date.weekday) && weeks.isMultiple(of: count)
    case .months(let count, let day):
      let months = (date.year - origin.year) * 12 + date.month - origin.month
      let length = CivilDate.length(ofMonth: date.month, in: date.year)
      let wanted = day < 0 ? length : min(day, length)
      return count > 0 && date.day == wanted && months.isMultiple(of: count)
    }
  }
}
