extension Moment {
  /// Which way a moment is looked for where the words leave it open: what is recorded lies in the
  /// past, what is planned in the future.
  public enum Direction: Hashable, Sendable { case past, future }

  /// A moment on the clock and calendar of the person who said it.
  public struct Resolution: Hashable, Sendable {
    public enum Precision: String, Hashable, Sendable { case minute, part, day }

    public let start: LocalTime
    /// Equal to `start` when a time was said; otherwise the first time that is no longer meant.
    public let end: LocalTime
    /// The one time that stands for all of it.
    public let at: LocalTime
    public let precision: Precision

    init(from start: LocalTime, to end: LocalTime, at: LocalTime, _ precision: Precision) {
      self.start = start
      self.end = end
      self.at = at
      self.precision = precision
    }

    init(_ time: LocalTime) { self.init(from: time, to: time, at: time, .minute) }
  }

  /// Which time is meant, for someone whose clock shows `now`; nil when there is none such, as on
  /// February 30, at 25 o'clock, or at eight in the morning in the afternoon.
  ///
  /// - A day that was said is kept, even against the direction: "tomorrow" is tomorrow.
  /// - A clock time alone is the nearest that fits. See `Clock` for what `half` leaves open.
  /// - A part of the day alone is that of today if it has begun, or for plans if it has not ended;
  ///   else that of the day before or after. In the past it ends now at the latest.
  /// - A distance in days or longer moves the day, and day, part and clock are looked for from
  ///   there; one in hours or less is a time, with which all else that was said must agree.
  public func resolved(now: LocalTime, toward direction: Direction) -> Resolution? {
    guard let shift else { return placed(now: now, today: now.date, day: day, direction) }
    if let seconds = shift.clockSeconds {
      let time = now.adding(seconds: seconds)
      guard time.seconds(since: now) == seconds else { return nil }
      return agrees(with: time, now: now, direction) ? Resolution(time) : nil
    }
    guard let today = shift.moved(now.date) else { return nil }
    return placed(now: now, today: today, day: day ?? .offset(0), direction)
  }

  /// Day, part and clock, without the shift, counted from a day that may not be the one of `now`.
  private func placed(
    now: LocalTime, today: CivilDate, day: Day?, _ direction: Direction
  ) -> Resolution? {
    var date: CivilDate?
    if let day {
      guard let said = day.date(today: today, toward: direction) else { return nil }
      date = said
    }
    if let clock {
      return clock.time(on: date, part: part, now: now, toward: direction).map(Resolution.init)
    }
    if let part { return part.resolved(on: date, now: now, toward: direction) }
    guard let date else { return Resolution(now) }
    return Self.wholeDay(date, now: now, direction)
  }

  private static func wholeDay(
    _ date: CivilDate, now: LocalTime, _ direction: Direction
  ) -> Resolution {
    let start = LocalTime(date)
    let end = LocalTime(date, hour: 24)
    guard date == now.date else {
      return Resolution(from: start, to: end, at: LocalTime(date, hour: 12), .day)
    }
    return switch direction {
    case .past: Resolution(from: start, to: now, at: now, .day)
    case .future: Resolution(from: now, to: end, at: now, .day)
    }
  }

  /// Whether a time found by its distance is also one that the rest of what was said could mean.
  public func agrees(with time: LocalTime, now: LocalTime, _ direction: Direction) -> Bool {
    if let day {
      guard let date = day.date(today: now.date, toward: direction),
        date == time.date || (part?.runsPastMidnight == true && date.days == time.date.days - 1)
      else { return false }
    }
    if let clock {
      return clock.time(on: time.date, part: part, now: time, toward: .past).map {
        abs($0.seconds(since: time)) < 60
      } ?? false
    }
    return part.map { $0.covers(time) } ?? true
  }
}
