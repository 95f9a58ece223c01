import Measures

extension Moment {
  static let fieldNames: Set<String> = [
    "day", "weekday", "week", "year", "month", "date", "part", "hour", "minute", "half", "amount",
    "sense", "time", "months", "years", "nth", "count", "beside",
  ]

  /// A moment from the fields that the forms of `moment` fill:
  ///
  /// | field | meaning |
  /// |---|---|
  /// | `day` | days from today: 0, -1 |
  /// | `weekday`, `week` | 1 Monday to 7 Sunday; `last`, `this`, `next` |
  /// | `year`, `month`, `date` | a calendar date; `date` alone is a day of the month; with `weekday` it falls on that |
  /// | `months`, `years` | the month of a `date`, the year of a `month` and `date`, counted from this: -1 is the last |
  /// | `nth`, `weekday`, `months` | the so many-th such weekday of a month; -1 is its last |
  /// | `count`, `weekday`, `sense` | so many such weekdays `ago` or `ahead` |
  /// | `part` | `dawn` `morning` `noon` `afternoon` `evening` `night` `midnight` |
  /// | `hour`, `minute`, `half` | the clock; a negative minute is so many before the hour; `am`, `pm` |
  /// | `whole` | that `hour` is one of 24, as 08 is |
  /// | `time` | the clock as one number: 1030, 8.30; of the type `number clock` |
  /// | `amount`, `sense` | a duration from now; `ago` or `ahead` |
  /// | `amount`, `beside` | a duration `before` or `after` the day that the other fields say |
  init(fields: [Field]) {
    self.init()
    func number(_ name: String) -> Int? { fields.number(name) }
    func word(_ name: String) -> String? { fields.word(name) }
    day = Day(fields: fields)
    part = word("part").flatMap(Part.init(rawValue:))
    if let hour = number("hour") {
      let minute = number("minute") ?? 0
      clock =
        minute < 0
        ? Clock(hour: (hour + 23) % 24, minute: 60 + minute)
        : Clock(hour: hour, minute: minute)
      if minute < 0, hour == 1 { clock?.hour = 12 }
      clock?.half = word("half").flatMap(Clock.Half.init(rawValue:))
      if clock?.half == nil, part == nil, (1...9).contains(hour), word("whole") != nil {
        clock?.half = .am
      }
    }
    if word("beside") == nil { shift = fields.shift(isAhead: word("sense") == "ahead") }
  }
}

extension Moment.Day {
  /// The day that the fields of a moment name; nil when they name none.
  fileprivate init?(fields: [Field]) {
    guard let named = Self(named: fields) else { return nil }
    guard let beside = fields.word("beside"),
      let shift = fields.shift(isAhead: beside == "after")
    else {
      self = named
      return
    }
    self = .shifted(named, shift)
  }

  private init?(named fields: [Field]) {
    let weekday = fields.number("weekday")
    if let date = fields.number("date") {
      let named = Self.date(date, fields)
      self = weekday.map { .fitting(named, weekday: $0) } ?? named
    } else if let weekday, let nth = fields.number("nth") {
      self = .nth(nth, weekday: weekday, months: fields.number("months") ?? 0)
    } else if let weekday, let count = fields.number("count") {
      self = .counted(fields.word("sense") == "ago" ? -count : count, weekday: weekday)
    } else if let weekday {
      let week = fields.word("week").flatMap(Moment.Week.init(rawValue:))
      self = .weekday(weekday, week ?? .nearest)
    } else if let offset = fields.number("day") {
      self = .offset(offset)
    } else {
      return nil
    }
  }

  private static func date(_ date: Int, _ fields: [Field]) -> Self {
    if let month = fields.number("month") {
      if let years = fields.number("years") {
        return .yearDay(month: month, day: date, years: years)
      }
      return .date(year: fields.number("year").map(fullYear), month: month, day: date)
    }
    return fields.number("months").map { .monthDay(date, months: $0) } ?? .ordinal(date)
  }

  /// The year that two figures stand for: 26 is 2026, 74 is 1974.
  private static func fullYear(_ year: Int) -> Int {
    year >= 100 ? year : year < 30 ? 2000 + year : 1900 + year
  }
}

extension [Field] {
  fileprivate func number(_ name: String) -> Int? {
    for index in indices where self[index].name == name {
      return self[index].value.asNumber.flatMap { Int(exactly: $0.rounded()) }
    }
    return nil
  }

  fileprivate func word(_ name: String) -> String? {
    for index in indices where self[index].name == name { return self[index].value.plain }
    return nil
  }

  fileprivate func shift(isAhead: Bool) -> Moment.Shift? {
    for field in self where field.name == "amount" {
      guard case .quantity(let amount) = field.value, let unit = amount.unit else { continue }
      return Moment.Shift(isAhead ? amount.value : -amount.value, unit)
    }
    return nil
  }
}

extension Period {
  /// A period from the fields that the forms of `period` fill: those of a moment's day; `span` with the value
  /// `week`, `month`, `year`, `night`, `days`, `since`, `between` or `all`; and `offset` (0 this, -1 last) or `count` of days.
  /// Of `between` those of the last day bear `until` before their names.
  init(fields: [Field]) {
    func number(_ name: String) -> Int? { fields.number(name) }
    let span = fields.first { $0.name == "span" }?.value.plain
    let offset = number("offset") ?? 0
    switch span {
    case "week": self = .week(offset)
    case "month": self = .month(offset)
    case "year": self = .year(offset)
    case "night": self = .lastNight
    case "hours": self = .lastHours(number("count") ?? Self.hours(fields) ?? 1)
    case "days" where Self.hours(fields) != nil: self = .lastHours(Self.hours(fields) ?? 1)
    case "days": self = .lastDays(Self.days(fields) ?? number("count") ?? 1)
    case "all": self = .all
    case "since": self = .since(Self.firstDay(fields))
    case "between": self = Self.between(fields)
    default:
      self =
        Self.ago(fields) ?? Self.named(fields) ?? .day(Moment(fields: fields).day ?? .offset(0))
    }
  }

  /// Fields that begin so are of the last day, the others of the first.
  private static let last = "until"

  /// "From March 2 to 8": the month is said once.
  private static func between(_ fields: [Field]) -> Period {
    let first = fields.filter { $0.name != "span" && !$0.name.hasPrefix(last) }
    var rest = fields.filter { $0.name.hasPrefix(last) }.map {
      Field(name: String($0.name.dropFirst(last.count)), value: $0.value)
    }
    var both = first
    if rest.number("date") != nil, rest.number("month") == nil {
      rest += first.filter { $0.name == "month" || $0.name == "year" }
    } else if first.number("date") != nil, first.number("month") == nil {
      both += rest.filter { $0.name == "month" }
    }
    if first.number("month") != nil, first.number("year") == nil, rest.number("month") != nil {
      both += rest.filter { $0.name == "year" }
    }
    return .between(Period(fields: both), Period(fields: rest))
  }

  /// The day itself, or that with which a month, a year or a week begins: "since March".
  private static func firstDay(_ fields: [Field]) -> Moment.Day {
    if let day = Moment(fields: fields).day { return day }
    if let month = fields.number("month") {
      return .date(year: fields.number("year"), month: month, day: 1)
    }
    if let months = fields.number("months") { return .monthDay(1, months: months) }
    if let years = fields.number("years") { return .yearDay(month: 1, day: 1, years: years) }
    let week = fields.word("week").flatMap(Moment.Week.init(rawValue:))
    return week.map { .weekday(1, $0) } ?? .offset(0)
  }

  /// The day so many days or weeks ago.
  private static func ago(_ fields: [Field]) -> Period? {
    guard fields.word("sense") == "ago", fields.number("weekday") == nil,
      let shift = fields.shift(isAhead: false)
    else { return nil }
    return .day(.shifted(.offset(0), shift))
  }

  /// A month of which no day was said.
  private static func named(_ fields: [Field]) -> Period? {
    guard let month = fields.number("month"), fields.number("date") == nil else { return nil }
    if let years = fields.number("years") { return .yearMonth(month: month, years: years) }
    return .named(month: month, year: fields.number("year"))
  }

  /// The hours of a duration that was told in hours or less, as many as it touches.
  private static func hours(_ fields: [Field]) -> Int? {
    for field in fields where field.name == "amount" {
      guard case .quantity(let amount) = field.value, let unit = amount.unit,
        unit.factor <= Quantity.Unit.hour.factor
      else { continue }
      let hours = (amount.value * unit.factor / Quantity.Unit.hour.factor).rounded(.up)
      return Int(min(max(1, hours), 1e6))
    }
    return nil
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
