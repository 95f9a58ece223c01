/// The canonical text, as it is stored: a name, then what of the rest there is.
///
///     once 2026-03-12T07:00Z
///     every_8_hours since 2026-03-11T10:00Z until 2026-03-16
///     daily 08:00,20:00
///     weekly:MON,THU 08:00 from 2026-03-16
///     every_2_weeks:MON 08:00 from 2026-03-16
///     monthly:-1 09:00
extension Recurrence: CustomStringConvertible {
  public var description: String {
    var words = [name]
    switch rule {
    case .once(let due): words.append(Self.text(of: due))
    case .minutes(_, let first): words += ["since", Self.text(of: first)]
    case .days, .weeks, .months:
      words.append(times.map(Self.clock).joined(separator: ","))
    }
    if let start { words += ["from", "\(start)"] }
    if let end { words += ["until", "\(end)"] }
    return words.joined(separator: " ")
  }

  /// How often: `daily`, `weekdays`, `weekly:MON,THU`, `monthly:1`, `every_2_hours`.
  public var name: String {
    switch rule {
    case .once: return "once"
    case .minutes(60, _): return "hourly"
    case .minutes(let count, _) where count.isMultiple(of: 60): return "every_\(count / 60)_hours"
    case .minutes(let count, _): return "every_\(count)_minutes"
    case .days(1): return "daily"
    case .days(let count): return "every_\(count)_days"
    case .weeks(1, on: [1, 2, 3, 4, 5]): return "weekdays"
    case .weeks(1, on: [6, 7]): return "weekends"
    case .weeks(let count, let weekdays):
      let names = weekdays.map { Self.weekdays[$0 - 1] }.joined(separator: ",")
      return count == 1 ? "weekly:\(names)" : "every_\(count)_weeks:\(names)"
    case .months(let count, let day):
      return count == 1 ? "monthly:\(day)" : "every_\(count)_months:\(day)"
    }
  }

  static let weekdays = ["MON", "TUE", "WED", "THU", "FRI", "SAT", "SUN"]

  /// "08:00" for minutes after midnight.
  public static func clock(_ minutes: Int) -> String {
    "\((minutes / 60).padded(to: 2)):\((minutes % 60).padded(to: 2))"
  }

  private static func text(of instant: Instant) -> String {
    "\(Zone.utc.localTime(at: instant))Z"
  }

  /// Reads the canonical text; nil for anything else.
  public init?(_ text: String) {
    var words = text.split(separator: " ").map(String.init)[...]
    guard let name = words.popFirst() else { return nil }
    var times: [Int] = []
    var since: Instant?
    if let word = words.first, let due = Self.instant(word) {
      since = due
      words.removeFirst()
    } else if let word = words.first, word.contains(":") {
      times = word.split(separator: ",").compactMap { Self.minutes(String($0)) }
      words.removeFirst()
    }
    var dates: [String: CivilDate] = [:]
    while let word = words.popFirst() {
      guard let value = words.popFirst() else { return nil }
      if word == "since", let instant = Self.instant(value) {
        since = instant
      } else if let date = CivilDate(value) {
        dates[word] = date
      } else {
        return nil
      }
    }
    guard let rule = Self.rule(named: name, since: since) else { return nil }
    self.init(rule, at: times, from: dates["from"])
    end = dates["until"]
    guard description == text else { return nil }
  }

  private static func rule(named name: String, since: Instant?) -> Rule? {
    let halves = name.split(separator: ":", maxSplits: 1).map(String.init)
    let days = halves.count == 2 ? halves[1].split(separator: ",").map(String.init) : []
    let on = days.compactMap { weekdays.firstIndex(of: $0) }.map { $0 + 1 }
    let parts = halves[0].split(separator: "_").map(String.init)
    let count = parts.count == 3 && parts[0] == "every" ? Int(parts[1]) : 1
    guard let count, (1...100_000).contains(count) else { return nil }
    switch parts.last {
    case "once"?: return since.map { .once($0) }
    case "hourly"?, "hours"?: return since.map { .minutes(count * 60, from: $0) }
    case "minutes"?: return since.map { .minutes(count, from: $0) }
    case "daily"?, "days"?: return .days(count)
    case "weekdays"?: return .weeks(1, on: [1, 2, 3, 4, 5])
    case "weekends"?: return .weeks(1, on: [6, 7])
    case "weekly"?, "weeks"?: return on.isEmpty ? nil : .weeks(count, on: Set(on).sorted())
    case "monthly"?, "months"?:
      guard let day = days.first.flatMap(Int.init), day == -1 || (1...31).contains(day) else {
        return nil
      }
      return .months(count, on: day)
    default: return nil
    }
  }

  private static func instant(_ text: String) -> Instant? {
    guard text.hasSuffix("Z"), let time = LocalTime(String(text.dropLast())) else { return nil }
    return Zone.utc.instant(of: time)
  }

  private static func minutes(_ text: String) -> Int? {
    LocalTime("\(CivilDate.first)T\(text)").map { $0.secondOfDay / 60 }
  }
}
