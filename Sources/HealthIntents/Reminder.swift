import Intents
import Measures
import Records

/// What somebody wants to be reminded of, and when.
///
/// It is kept as a sample of the kind `reminder`: its label is what to be reminded of, its portion the canonical text of
/// its recurrence, and it starts when it was set.
public struct Reminder: Sendable {
  public let text: String
  public let recurrence: Recurrence
  /// When it was set; nothing before that was missed.
  public let setAt: Instant

  init(_ text: String, _ recurrence: Recurrence, setAt: Instant) {
    self.text = text
    self.recurrence = recurrence
    self.setAt = setAt
  }

  /// What a sample says that is a reminder; nil for any other.
  public init?(_ sample: Sample) {
    guard sample.kind == .reminder, let text = sample.label,
      let recurrence = sample.portion.flatMap({ Recurrence($0) })
    else { return nil }
    self.init(text, recurrence, setAt: sample.start)
  }

  /// The first time after an instant at which it falls due; nil when it never does again.
  public func next(after instant: Instant, in zone: Zone) -> Instant? {
    recurrence.next(after: max(instant, setAt), in: zone)
  }
}

extension Reminder {
  /// Its text and times for a sentence.
  public func spoken(in context: IntentContext) -> [String: Value] {
    var values = recurrence.spoken(in: context)
    values["reminder"] = .text(text)
    return values
  }
}

extension Recurrence {
  fileprivate func spoken(in context: IntentContext) -> [String: Value] {
    var values: [String: Value] = [:]
    var times = times
    switch rule {
    case .once(let due):
      let time = context.zone.localTime(at: due)
      values["due"] = .moment(Moment(day: context.wholeDay(of: time.date)))
      times = [time.secondOfDay / 60]
    case .minutes(let count, _):
      let hours = count.isMultiple(of: 60)
      values.speak(count: hours ? count / 60 : count, hours ? .hour : .minute)
    case .days(let count): values.speak(count: count, .day)
    case .weeks(1, _) where !name.contains(":"): values["often"] = .word(name)
    case .weeks(let count, let weekdays):
      if count > 1 { values.speak(count: count, .week) }
      values.speak(weekdays: weekdays, alternate: count > 1)
    case .months(let count, let day):
      values.speak(count: count, .month)
      if day < 0 {
        values["often"] = .word("month-end")
      } else {
        values["date"] = .number(Double(day))
      }
    }
    var clocks = times.map(Self.clock)
    if clocks.count > 1 { values["lastTime"] = clocks.popLast().map(Value.text) }
    if !clocks.isEmpty { values["times"] = .text(clocks.joined(separator: ", ")) }
    if let start, start > context.today {
      values["from"] = .moment(Moment(day: context.wholeDay(of: start)))
    }
    if let end { values["until"] = .moment(Moment(day: context.wholeDay(of: end))) }
    return values
  }
}

extension [String: Value] {
  /// "Every 2 days"; the words for one of a unit are those of a list.
  fileprivate mutating func speak(count: Int, _ unit: Quantity.Unit) {
    if count == 1 {
      self["often"] = .word(unit.rawValue)
    } else {
      self["every"] = .quantity(Quantity(Double(count), unit))
    }
  }

  /// The first of them, those between, and the last.
  fileprivate mutating func speak(weekdays: [Int], alternate: Bool) {
    for (index, weekday) in weekdays.enumerated() {
      let isLast = index > 0 && index == weekdays.count - 1
      let name = isLast ? "last" : index == 0 && alternate ? "on" : "weekday\(index + 1)"
      self[name] = .word("\(weekday)")
    }
  }
}

extension IntentContext {
  /// Today and tomorrow by their names, other days by weekday and date, with the year where it is another one.
  public func wholeDay(of date: CivilDate) -> Moment.Day {
    let distance = date.days - today.days
    guard !(0...1).contains(distance) else { return .offset(distance) }
    let year = date.year == today.year ? nil : date.year
    return .fitting(.date(year: year, month: date.month, day: date.day), weekday: date.weekday)
  }
}
