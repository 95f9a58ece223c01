extension Period {
  /// What the period is called in JSON: `today`, `yesterday`, `last_night`, `this_week`,
  /// `last_week` and the same of month and year, `last_7_days`, `since_2026-03-09`, `2026-03-02/2026-03-08`, `all`; else the
  /// ISO date of the day, `2026-02` and `2024` for other months and years, and the ISO week,
  /// `2026-W09`. Nil when there are no such days.
  public func name(today: CivilDate) -> String? {
    guard let start = days(today: today)?.lowerBound else { return nil }
    switch self {
    case .day:
      return switch today.days - start.days {
      case 0: "today"
      case 1: "yesterday"
      default: start.description
      }
    case .lastNight: return "last_night"
    case .week(0): return "this_week"
    case .week(-1): return "last_week"
    case .week:
      // A week belongs to the year in which its Thursday lies.
      let thursday = start.adding(days: 3)
      let newYear = thursday.adding(months: 1 - thursday.month).adding(days: 1 - thursday.day)
      let week = (thursday.days - newYear.days) / 7 + 1
      return "\(thursday.year.padded(to: 4))-W\(week.padded(to: 2))"
    case .month(0): return "this_month"
    case .month(-1): return "last_month"
    case .month, .named, .yearMonth:
      return "\(start.year.padded(to: 4))-\(start.month.padded(to: 2))"
    case .year(0): return "this_year"
    case .year(-1): return "last_year"
    case .year: return start.year.padded(to: 4)
    case .lastDays(let count): return "last_\(count)_days"
    case .lastHours(let count): return "last_\(count)_hours"
    case .since: return "since_\(start)"
    case .between:
      return days(today: today).map { "\(start)/\($0.upperBound.adding(days: -1))" }
    case .all: return "all"
    }
  }
}
