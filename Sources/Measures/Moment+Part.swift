extension Moment.Part {
  /// When this part of the day begins and ends, in hours since midnight.
  ///
  /// A night belongs to the day on which it begins and ends at four. Midnight is a point in time,
  /// and the end of its day.
  var window: Range<Int> {
    switch self {
    case .dawn: 0..<5
    case .morning: 5..<12
    case .noon: 11..<14
    case .afternoon: 12..<18
    case .evening: 17..<24
    case .night: 18..<24 + Self.nightEnd
    case .midnight: 24..<24
    }
  }

  static let nightEnd = 4

  /// The hours that people name together with this part of the day: wider than the window, since
  /// seven can be called dawn, one in the morning is 01:00, and one in the evening is the hour
  /// after midnight.
  var hours: Range<Int> {
    switch self {
    case .dawn: 0..<8
    case .morning: 0..<12
    case .noon: 10..<16
    case .afternoon: 12..<22
    case .evening: 16..<28
    case .night: 17..<29
    case .midnight: 21..<30
    }
  }

  var runsPastMidnight: Bool { hours.upperBound > 24 }

  /// The day whose part of this name a time lies in, which is the one before for the hours after midnight; nil where it
  /// lies in none.
  public func day(of time: LocalTime) -> CivilDate? {
    let window = self == .midnight ? Self.night.window : window
    if window.contains(time.hour) { return time.date }
    return window.contains(time.hour + 24) ? time.date.adding(days: -1) : nil
  }

  func covers(_ time: LocalTime) -> Bool {
    hours.contains(time.hour) || hours.contains(time.hour + 24)
  }

  /// This part of a day that was said, or of the nearest day that fits.
  func resolved(
    on said: CivilDate?, now: LocalTime, toward direction: Moment.Direction
  ) -> Moment.Resolution? {
    if self == .midnight {
      return Moment.Clock(hour: 12).time(on: said, part: self, now: now, toward: direction)
        .map(Moment.Resolution.init)
    }
    let date = said ?? nearest(to: now, direction)
    var start = LocalTime(date, hour: window.lowerBound)
    var end = LocalTime(date, hour: window.upperBound)
    if direction == .past, date == now.date, now < start {
      // Before it has begun, people still speak of the night that is not over, and early risers of
      // the morning.
      if self == .night, now.hour < Self.nightEnd {
        start = start.adding(seconds: -86_400)
        end = end.adding(seconds: -86_400)
      } else if self == .morning {
        start = LocalTime(date)
      }
    }
    let isUnderWay = start <= now && now < end
    if isUnderWay, direction == .past { end = now }
    if isUnderWay, direction == .future { start = now }
    let middle = start.adding(seconds: end.seconds(since: start) / 120 * 60)
    let at = self == .noon ? LocalTime(date, hour: 12) : middle
    return Moment.Resolution(from: start, to: end, at: min(max(at, start), end), .part)
  }

  /// The day whose part of this name is the last to have begun, or the first not to have ended.
  private func nearest(to now: LocalTime, _ direction: Moment.Direction) -> CivilDate {
    let today = now.date
    return switch direction {
    case .past:
      LocalTime(today, hour: window.lowerBound) <= now ? today : today.adding(days: -1)
    case .future:
      LocalTime(today, hour: window.upperBound) > now ? today : today.adding(days: 1)
    }
  }
}
