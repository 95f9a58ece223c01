extension Period {
  /// The period that bears this name on a day, as `name(today:)` gives it or could have, such as `2026-03` in
  /// March 2026; nil for anything else.
  public init?(name: String, today: CivilDate) {
    switch name {
    case "today": self = .day(.offset(0))
    case "yesterday": self = .day(.offset(-1))
    case "last_night": self = .lastNight
    case "this_week": self = .week(0)
    case "last_week": self = .week(-1)
    case "this_month": self = .month(0)
    case "last_month": self = .month(-1)
    case "this_year": self = .year(0)
    case "last_year": self = .year(-1)
    case "all": self = .all
    default:
      guard let other = Self.counted(name, today) else { return nil }
      self = other
    }
    guard days(today: today) != nil else { return nil }
  }

  /// `last_7_days`, `since_2026-03-09`, `2026-03-02/2026-03-08`, `2026-03-09`, `2026-02`, `2024`, `2026-W09`.
  private static func counted(_ name: String, _ today: CivilDate) -> Period? {
    if name.hasPrefix("last_"), name.hasSuffix("_days") {
      return Int(name.dropFirst(5).dropLast(5)).map(Period.lastDays)
    }
    if name.hasPrefix("last_"), name.hasSuffix("_hours") {
      return Int(name.dropFirst(5).dropLast(6)).map(Period.lastHours)
    }
    if name.hasPrefix("since_") {
      return CivilDate(String(name.dropFirst(6))).map { .since(.offset($0.days - today.days)) }
    }
    let ends = name.split(separator: "/", omittingEmptySubsequences: false)
    if ends.count == 2, let first = CivilDate(String(ends[0])),
      let last = CivilDate(String(ends[1]))
    {
      return .between(
        .day(.offset(first.days - today.days)), .day(.offset(last.days - today.days)))
    }
    if let date = CivilDate(name) { return .day(.offset(date.days - today.days)) }
    let parts = name.split(separator: "-", omittingEmptySubsequences: false)
    guard let year = Int(parts[0]), (1...9999).contains(year), parts.count <= 2 else { return nil }
    guard parts.count == 2 else { return .year(year - today.year) }
    guard parts[1].hasPrefix("W") else {
      guard parts[1].utf8.count == 2 else { return nil }
      return Int(parts[1]).flatMap { (1...12).contains($0) ? $0 : nil }.map {
        .month((year - today.year) * 12 + $0 - today.month)
      }
    }
    // The fourth of January is always in the first week.
    guard let week = Int(parts[1].dropFirst()), (1...53).contains(week),
      let start = CivilDate(year: year, month: 1, day: 4)?.startOfWeek
    else { return nil }
    return .week((start.days - today.startOfWeek.days) / 7 + week - 1)
  }
}
