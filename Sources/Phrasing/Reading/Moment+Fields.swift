import Measures

extension Moment {
  static let fieldNames: Set<String> = [
    "day", "weekday", "week", "year", "month", "date", "part", "hour", "minute", "half", "amount",
    "sense", "time",
  ]

  /// A moment from the fields that the forms of `moment` fill:
  ///
  /// | field | meaning |
  /// |---|---|
  /// | `day` | days from today: 0, -1 |
  /// | `weekday`, `week` | 1 Monday to 7 Sunday; `last`, `this`, `next` |
  /// | `year`, `month`, `date` | a calendar date; `date` alone is a day of the month |
  /// | `part` | `dawn` `morning` `noon` `afternoon` `evening` `night` `midnight` |
  /// | `hour`, `minute`, `half` | the clock; a negative minute is so many before the hour; `am`, `pm` |
  /// | `time` | the clock as one number: 1030, 8.30; of the type `number clock` |
  /// | `amount`, `sense` | a duration from now; `ago` or `ahead` |
  init(fields: [Field]) {
    self.init()
    func number(_ name: String) -> Int? {
      fields.first { $0.name == name }?.value.asNumber.flatMap { Int(exactly: $0.rounded()) }
    }
    func word(_ name: String) -> String? { fields.first { $0.name == name }?.value.plain }
    if let month = number("month"), let date = number("date") {
      day = .date(year: number("year").map(Self.fullYear), month: month, day: date)
    } else if let date = number("date") {
      day = .ordinal(date)
    } else if let weekday = number("weekday") {
      day = .weekday(weekday, word("week").flatMap(Week.init(rawValue:)) ?? .nearest)
    } else if let offset = number("day") {
      day = .offset(offset)
    }
    part = word("part").flatMap(Part.init(rawValue:))
    if let hour = number("hour") {
      let minute = number("minute") ?? 0
      clock =
        minute < 0
        ? Clock(hour: (hour + 23) % 24, minute: 60 + minute)
        : Clock(hour: hour, minute: minute)
      if minute < 0, hour == 1 { clock?.hour = 12 }
      clock?.half = word("half").flatMap(Clock.Half.init(rawValue:))
    }
    shift = Self.shift(fields, isAhead: word("sense") == "ahead")
  }

  /// The year that two figures stand for: 26 is 2026, 74 is 1974.
  private static func fullYear(_ year: Int) -> Int {
    year >= 100 ? year : year < 30 ? 2000 + year : 1900 + year
  }

  private static func shift(_ fields: [Field], isAhead: Bool) -> Shift? {
    for field in fields where field.name == "amount" {
      guard case .quantity(let amount) = field.value, let unit = amount.unit else { continue }
      return Shift(isAhead ? amount.value : -amount.value, unit)
    }
    return nil
  }
}

extension Period {
  /// A period from the fields that the forms of `period` fill: those of a moment's day; `span` with the value
  /// `week`, `month`, `year`, `night`, `days` or `all`; and `offset` (0 this, -1 last) or `count` of days.
  init(fields: [Field]) {
    func number(_ name: String) -> Int? {
      fields.first { $0.name == name }?.value.asNumber.flatMap { Int(exactly: $0.rounded()) }
    }
    let span = fields.first { $0.name == "span" }?.value.plain
    let offset = number("offset") ?? 0
    switch span {
    case "week": self = .week(offset)
    case "month": self = .month(offset)
    case "year": self = .year(offset)
    case "night": self = .lastNight
    case "days": self = .lastDays(Self.days(fields) ?? number("count") ?? 1)
    case "all": self = .all
    case "since": self = .since(Moment(fields: fields).day ?? .offset(0))
    default: self = .day(Moment(fields: fields).day ?? .offset(0))
    }
  }

  /// The days of a duration: "the last two weeks" is 14 of them.
  private static func days(_ fields: [Field]) -> Int? {
    for field in fields where field.name == "amount" {
      guard case .quantity(let amount) = field.value, let unit = amount.unit else { continue }
      let days = (amount.value * unit.factor / Quantity.Unit.day.factor).rounded()
      return Int(min(max(1, days), 1e9))
    }
    return nil
  }
}
