import Intents
import Measures

/// What lies between two times of a reminder, before it is known when the first one is.
enum ReminderStep {
  case minutes(Int)
  case days(Int)
  /// On these days of the week; on that of the first time where none was said.
  case weeks(Int, on: [Int])
  /// On this day of the month; on that of the first time where none was said.
  case months(Int, on: Int?)

  /// Nil where the quantity is no length of time that a calendar or a clock can count.
  init?(every: Quantity, on weekdays: [Int], _ date: Int?) {
    guard Self.areDays(weekdays, date) else { return nil }
    let count = Int(exactly: every.value)
    switch (every.unit, count) {
    case (.minute?, _), (.hour?, _):
      guard let minutes = every.converted(to: .minute)?.value.rounded(), minutes >= 1,
        minutes < 525_600
      else { return nil }
      self = .minutes(Int(minutes))
    case (.day?, let count?) where (1...366).contains(count): self = .days(count)
    case (.week?, let count?) where (1...52).contains(count): self = .weeks(count, on: weekdays)
    case (.month?, let count?) where (1...120).contains(count): self = .months(count, on: date)
    case (.year?, let count?) where (1...10).contains(count): self = .months(12 * count, on: date)
    default: return nil
    }
  }

  /// By a name such as `daily` or `every_2_days`; days that were said beside it are those of its weeks or months.
  init?(named name: String, on weekdays: [Int], _ date: Int?) {
    let parts = name.split(separator: "_").map(String.init)
    if parts.count == 3, let count = Double(parts[1]) {
      let units: [String: Quantity.Unit] = [
        "minutes": .minute, "hours": .hour, "days": .day, "weeks": .week, "months": .month,
        "years": .year,
      ]
      guard let unit = units[parts[2]] else { return nil }
      self.init(every: Quantity(count, unit), on: weekdays, date)
      return
    }
    guard Self.areDays(weekdays, date) else { return nil }
    switch name {
    case "hourly": self = .minutes(60)
    case "daily" where date != nil: self = .months(1, on: date)
    case "daily": self = weekdays.isEmpty ? .days(1) : .weeks(1, on: weekdays)
    case "weekdays": self = .weeks(1, on: [1, 2, 3, 4, 5])
    case "weekends": self = .weeks(1, on: [6, 7])
    case "weekly": self = .weeks(1, on: weekdays)
    case "monthly": self = .months(1, on: date)
    case "yearly": self = .months(12, on: date)
    default: return nil
    }
  }

  private static func areDays(_ weekdays: [Int], _ date: Int?) -> Bool {
    weekdays.allSatisfy((1...7).contains)
      && (date.map { $0 == -1 || (1...31).contains($0) } ?? true)
  }

  /// Whether it matters from which day on it is counted.
  var isCounted: Bool {
    switch self {
    case .minutes: false
    case .days(let count), .weeks(let count, _), .months(let count, _): count > 1
    }
  }

  /// Whether it was not said on which day of a week or a month: then it is the one of today.
  var isOpen: Bool {
    switch self {
    case .weeks(_, on: []), .months(_, on: nil): true
    case .weeks, .months, .days, .minutes: false
    }
  }

  /// The rule for whoever is first reminded about a day.
  func rule(on day: CivilDate) -> Recurrence.Rule {
    switch self {
    case .minutes(let count): .minutes(count, from: Instant(seconds: 0))
    case .days(let count): .days(count)
    case .weeks(let count, let weekdays):
      .weeks(count, on: weekdays.isEmpty ? [day.weekday] : Set(weekdays).sorted())
    case .months(let count, let date): .months(count, on: date ?? day.day)
    }
  }

  /// What it is called in JSON: as the rule, without the day where none was said.
  var name: String {
    switch self {
    case .weeks(1, on: []): "weekly"
    case .months(1, on: nil): "monthly"
    case .weeks(let count, on: []): "every_\(count)_weeks"
    case .months(let count, on: nil): "every_\(count)_months"
    case .weeks, .months, .days, .minutes: Recurrence(rule(on: CivilDate(days: 0))).name
    }
  }
}
