extension Period {
  /// The stretch before this one, of the same length: last week for this week. Nil where that has no name.
  public var before: Period? {
    switch self {
    case .day(.offset(let days)): .day(.offset(days - 1))
    case .week(let count): .week(count - 1)
    case .month(let count): .month(count - 1)
    case .year(let count): .year(count - 1)
    case .day, .lastNight, .named, .yearMonth, .lastDays, .lastHours, .since, .between, .all: nil
    }
  }

  /// The stretch that is compared with this one where only one was said: this week with last week.
  public var after: Period? {
    switch self {
    case .day(.offset(let days)) where days < 0: .day(.offset(0))
    case .week(let count) where count < 0: .week(0)
    case .month(let count) where count < 0: .month(0)
    case .year(let count) where count < 0: .year(0)
    case .day, .lastNight, .week, .month, .year, .named, .yearMonth, .lastDays, .lastHours, .since,
      .between, .all:
      nil
    }
  }
}
