import HealthIntents
import Measures

/// Reminders as an iCalendar file (RFC 5545): an event with an alarm for each time of day.
///
/// What is counted by the calendar stands in floating local time, which means the same here: the clock of wherever one
/// is. What is counted in hours, and what is due once, stands in UTC.
public struct ICalendar {
  private var lines: [String] = []
  private let now: Instant
  private let zone: Zone

  /// - Parameter summary: how a reminder is called.
  public init(_ all: [Kept], at now: Instant, in zone: Zone, summary: (Kept) -> String) {
    self.now = now
    self.zone = zone
    lines = ["BEGIN:VCALENDAR", "VERSION:2.0", "PRODID:-//saywell//saywell-remind//EN"]
    for kept in all { add(kept, summary(kept)) }
    lines.append("END:VCALENDAR")
  }

  /// The file, with lines of at most 75 octets.
  public var text: String { lines.map { Self.folded($0) + "\r\n" }.joined() }

  private mutating func add(_ kept: Kept, _ summary: String) {
    let recurrence = kept.reminder.recurrence
    guard recurrence.isByCalendar else {
      if let first = kept.reminder.next(after: kept.reminder.setAt, in: zone) {
        add(kept, summary, 0, start: Self.stamp(Zone.utc.localTime(at: first)) + "Z")
      }
      return
    }
    for (index, minutes) in recurrence.times.enumerated() {
      var one = recurrence
      one.times = [minutes]
      guard let first = firstDay(of: one, after: kept.reminder.setAt) else { continue }
      add(kept, summary, index, start: Self.stamp(zone.localTime(at: first)))
    }
  }

  /// The first time that the clock shows as it was said: calendars repeat the hour of the first day, and that day may be
  /// one on which the clock skips it.
  private func firstDay(of recurrence: Recurrence, after instant: Instant) -> Instant? {
    var found = recurrence.next(after: instant, in: zone)
    for _ in 0..<8 {
      guard let first = found, let minutes = recurrence.times.first,
        zone.localTime(at: first).secondOfDay != minutes * 60
      else { break }
      found = recurrence.next(after: first, in: zone)
    }
    return found
  }

  private mutating func add(_ kept: Kept, _ summary: String, _ index: Int, start: String) {
    let text = Self.escaped(summary)
    lines += [
      "BEGIN:VEVENT", "UID:\(kept.name)-\(index)@saywell",
      "DTSTAMP:\(Self.stamp(Zone.utc.localTime(at: now)))Z", "DTSTART:\(start)", "DURATION:PT5M",
      "SUMMARY:\(text)", "TRANSP:TRANSPARENT",
    ]
    if let rule = rule(of: kept.reminder.recurrence) { lines.append("RRULE:\(rule)") }
    lines += [
      "BEGIN:VALARM", "ACTION:DISPLAY", "TRIGGER:PT0S", "DESCRIPTION:\(text)", "END:VALARM",
      "END:VEVENT",
    ]
  }

  private func rule(of recurrence: Recurrence) -> String? {
    var parts: [String]
    switch recurrence.rule {
    case .once: return nil
    case .minutes(let count, _) where count.isMultiple(of: 60):
      parts = ["FREQ=HOURLY", "INTERVAL=\(count / 60)"]
    case .minutes(let count, _): parts = ["FREQ=MINUTELY", "INTERVAL=\(count)"]
    case .days(let count): parts = ["FREQ=DAILY", "INTERVAL=\(count)"]
    case .weeks(let count, let weekdays):
      let names = weekdays.map { Self.weekdays[$0 - 1] }.joined(separator: ",")
      parts = ["FREQ=WEEKLY", "INTERVAL=\(count)", "BYDAY=\(names)"]
    case .months(let count, let day):
      parts = ["FREQ=MONTHLY", "INTERVAL=\(count)"] + Self.monthDays(day)
    }
    if let end = recurrence.end {
      let last = LocalTime(end, hour: 23, minute: 59, second: 59)
      let utc = Self.stamp(Zone.utc.localTime(at: zone.instant(of: last))) + "Z"
      parts.append("UNTIL=\(recurrence.isByCalendar ? Self.stamp(last) : utc)")
    }
    return parts.joined(separator: ";")
  }

  /// A day that a shorter month lacks is its last one.
  private static func monthDays(_ day: Int) -> [String] {
    guard day > 28 else { return ["BYMONTHDAY=\(day)"] }
    let days = (28...day).map(String.init).joined(separator: ",")
    return ["BYMONTHDAY=\(days)", "BYSETPOS=-1"]
  }

  private static let weekdays = ["MO", "TU", "WE", "TH", "FR", "SA", "SU"]

  /// "20260312T080000"
  private static func stamp(_ time: LocalTime) -> String {
    let second = time.second < 10 ? "0\(time.second)" : "\(time.second)"
    return time.description.filter { $0 != "-" && $0 != ":" } + second
  }

  static func escaped(_ text: String) -> String {
    var out = ""
    for character in text {
      switch character {
      case "\\", ";", ",": out += "\\\(character)"
      case _ where character.isNewline: out += "\\n"
      default: out.append(character)
      }
    }
    return out
  }

  /// Never within a character: a line that goes on begins with a space.
  static func folded(_ line: String) -> String {
    var out = ""
    var width = 0
    for scalar in line.unicodeScalars {
      let size = UTF8.width(scalar)
      if width + size > 75 {
        out += "\r\n "
        width = 1
      }
      out.unicodeScalars.append(scalar)
      width += size
    }
    return out
  }
}

extension Recurrence {
  fileprivate var isByCalendar: Bool { !times.isEmpty }
}
