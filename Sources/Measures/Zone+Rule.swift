extension Zone {
  /// A yearly rule for the clock as POSIX writes it in `TZ`: `CET-1CEST,M3.5.0,M10.5.0/3` or
  /// `<+03>-3`.
  struct Rule: Hashable, Sendable {
    /// Seconds east of Greenwich.
    let standard: Int
    let summer: Summer?

    struct Summer: Hashable, Sendable {
      let offset: Int
      let start: Change
      let end: Change
    }

    /// On which day of a year, and how many seconds after its midnight, the clock changes.
    struct Change: Hashable, Sendable {
      let day: Day
      let time: Int
    }

    enum Day: Hashable, Sendable {
      /// `J60`: 1 to 365, without the leap day, so 60 is always March 1.
      case julian(Int)
      /// `59`: 0 to 365, the leap day counted.
      case ordinal(Int)
      /// `M3.5.0`: the so-maniest weekday of a month, 0 for Sunday; the fifth is the last.
      case weekday(Int, week: Int, month: Int)
    }

    init(standard: Int, summer: Summer? = nil) {
      self.standard = standard
      self.summer = summer
    }

    /// Seconds east of Greenwich at an instant.
    func offset(at instant: Int64) -> Int {
      guard let summer else { return standard }
      // Beyond the calendar its ends decide, which keeps the sums below within bounds.
      let seconds = min(max(instant, Instant.first.seconds), Instant.last.seconds)
      let year = CivilDate(days: Int(seconds).floored(by: 86_400).quotient).year
      var latest = Int64.min
      var offset = standard
      // A change may stand beyond its year's ends, hence the neighbours. Where an end and a start
      // fall together summer goes on: that is how a rule says that it never ends.
      for year in year - 1...year + 1 {
        let end = summer.end.instant(in: year, offset: summer.offset)
        if end <= seconds, end > latest { (latest, offset) = (end, standard) }
        let start = summer.start.instant(in: year, offset: standard)
        if start <= seconds, start >= latest { (latest, offset) = (start, summer.offset) }
      }
      return offset
    }
  }
}

extension Zone.Rule.Change {
  /// When this happens in a year, for a clock that is so many seconds east until then.
  func instant(in year: Int, offset: Int) -> Int64 {
    Int64(day.days(in: year)) * 86_400 + Int64(time - offset)
  }
}

extension Zone.Rule.Day {
  /// In days since 1970-01-01.
  func days(in year: Int) -> Int {
    switch self {
    case .julian(let number):
      let leapDay = number >= 60 && CivilDate.isLeap(year) ? 1 : 0
      return Self.newYear(year) + number - 1 + leapDay
    case .ordinal(let number):
      return Self.newYear(year) + number
    case .weekday(let weekday, let week, let month):
      let lengths = (1..<month).map { CivilDate.length(ofMonth: $0, in: year) }
      let first = Self.newYear(year) + lengths.reduce(0, +)
      // 1970-01-01 was a Thursday, number 4 when Sunday is 0.
      let firstWeekday = (first + 4).floored(by: 7).rest
      let earliest = first + (weekday - firstWeekday).floored(by: 7).rest
      let last = first + CivilDate.length(ofMonth: month, in: year) - 1
      let wanted = earliest + 7 * (week - 1)
      return wanted > last ? wanted - 7 : wanted
    }
  }

  /// January 1 of any year, in days since 1970-01-01.
  private static func newYear(_ year: Int) -> Int {
    let before = year - 1
    let leapDays =
      before.floored(by: 4).quotient - before.floored(by: 100).quotient
      + before.floored(by: 400).quotient
    return before * 365 + leapDays - 719_162
  }
}
