import Intents
import Measures

extension Recurrence {
  /// The same at another time: what was not said of it stays, and a bare hour is in the half of the day that is nearer to
  /// the time before. Nil where it cannot be at that time.
  ///
  /// - Parameter former: which one of several times of day it is that moves.
  func moved(
    to when: Moment, inPlaceOf former: Moment? = nil, in context: IntentContext
  ) -> Recurrence? {
    if case .once(let due) = rule {
      return Self.halves(of: when, nearest: clockTimes(in: context)[0]).lazy
        .compactMap { DueTime($0.completed(by: due, in: context), in: context)?.instant }
        .first { $0 > context.now }.map { Recurrence(.once($0)) }
    }
    var moved = self
    if when.clock != nil || when.part != nil {
      guard let place = place(of: former),
        let minute = Self.halves(of: when, nearest: times[place])[0].minuteOfDay(after: nil)
      else { return nil }
      moved.times[place] = minute
      moved.times = Set(moved.times).sorted()
    }
    switch (rule, when.day) {
    case (.days, nil), (.weeks, nil), (.months, nil): return moved
    case (.weeks(let count, let weekdays), .weekday(let weekday, _)?) where weekdays.count == 1:
      moved.rule = .weeks(count, on: [weekday])
      return moved
    default: return nil
    }
  }

  /// The times of day at which it falls due, also of one that does so once; none of what is counted in minutes.
  func clockTimes(in context: IntentContext) -> [Int] {
    guard case .once(let due) = rule else { return times }
    return [context.zone.localTime(at: due).secondOfDay / 60]
  }

  /// Which of its times is meant; nil where that is open.
  func place(of former: Moment?) -> Int? {
    guard times.count > 1 else { return times.indices.first }
    guard let former, let minute = former.minuteOfDay(after: nil) else { return nil }
    let day = former.clock?.half == nil && former.part == nil ? 720 : 1440
    let places = times.indices.filter { (times[$0] - minute) % day == 0 }
    return places.count == 1 ? places[0] : nil
  }

  /// A bare hour in either half of the day, the one nearer to a time of day first; any other time as it is.
  private static func halves(of when: Moment, nearest minute: Int) -> [Moment] {
    guard let clock = when.clock, clock.half == nil, when.part == nil, when.shift == nil,
      (1...12).contains(clock.hour)
    else { return [when] }
    let early = clock.hour % 12 * 60 + clock.minute
    let distance = { (time: Int) in min(abs(time - minute), 1440 - abs(time - minute)) }
    let halves: [Moment.Clock.Half] =
      distance(early) <= distance(early + 720) ? [.am, .pm] : [.pm, .am]
    return halves.map { half in
      var moment = when
      moment.clock?.half = half
      return moment
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
