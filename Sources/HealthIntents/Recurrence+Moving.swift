import Intents
import Measures

extension Recurrence {
  /// The same at another time: what was not said of it stays. Nil where it cannot be at that time.
  func moved(to when: Moment, in context: IntentContext) -> Recurrence? {
    if case .once(let due) = rule {
      return DueTime(when.completed(by: due, in: context), in: context).flatMap { time in
        time.instant > context.now ? Recurrence(.once(time.instant)) : nil
      }
    }
    var moved = self
    if let minute = when.minuteOfDay(after: nil) {
      guard times.count == 1 else { return nil }
      moved.times = [minute]
    }
    switch (rule, when.day) {
    case (.days, nil), (.weeks, nil), (.months, nil): return moved
    case (.weeks(let count, let weekdays), .weekday(let weekday, _)?) where weekdays.count == 1:
      moved.rule = .weeks(count, on: [weekday])
      return moved
    default: return nil
    }
  }
}

extension Moment {
  /// The day or the time of day of another time, where this one has none of its own.
  fileprivate func completed(by other: Instant, in context: IntentContext) -> Moment {
    guard shift == nil else { return self }
    let time = context.zone.localTime(at: other)
    var whole = self
    let distance = time.date.days - context.today.days
    if day == nil, distance > 0 { whole.day = .offset(distance) }
    if clock == nil, part == nil { whole.clock = Clock(hour: time.hour, minute: time.minute) }
    return whole
  }
}
