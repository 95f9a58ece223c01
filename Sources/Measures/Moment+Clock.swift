extension Moment.Clock {
  /// When the clock shows this, on a day that was said or on the nearest that fits; nil when it
  /// never does.
  ///
  /// Where neither am nor pm was said and the hour is 12 or less, in this order:
  /// - a part of the day settles it: "at seven in the evening" is 19:00, "last night at one" is
  ///   01:00 of the day after;
  /// - alone, or with today, it is the nearest in the direction: at ten in the morning, "at 7:30"
  ///   was 07:30 and "at 11" was 23:00 of the day before;
  /// - on any other day people are taken to be awake: 1 to 5 are in the afternoon, 6 to 11 in the
  ///   morning, 12 is noon.
  ///
  /// For a record, two minutes ahead count as past.
  func time(
    on date: CivilDate?, part: Moment.Part?, now: LocalTime, toward direction: Moment.Direction
  ) -> LocalTime? {
    let hours = hours(in: part)
    guard !hours.isEmpty else { return nil }
    guard date == nil || date == now.date else {
      return date.map { at(hours.first { $0 >= 6 } ?? hours[0], on: $0) }
    }
    let times = (-2...2).flatMap { days in
      hours.filter { days == 0 || date == nil || days == -1 && isTonight($0, part, now) }
        .map { at($0, on: now.date.adding(days: days)) }
    }
    return switch direction {
    case .past: times.last { $0 <= now.adding(seconds: Self.leeway) } ?? times.first
    case .future: times.first { $0 > now } ?? times.last
    }
  }

  /// How many seconds ahead a time may lie and still have been: no two clocks agree.
  private static let leeway = 120

  /// Whether "tonight", said in the small hours or about them, can mean the night that began
  /// yesterday.
  private func isTonight(_ hour: Int, _ part: Moment.Part?, _ now: LocalTime) -> Bool {
    part?.runsPastMidnight == true && (hour >= 24 || now.hour < Moment.Part.nightEnd)
  }

  private func at(_ hour: Int, on date: CivilDate) -> LocalTime {
    LocalTime(date, hour: hour, minute: minute)
  }

  /// The hours since midnight of the day that are possible, ascending; those of a night go on after
  /// 24. Empty when the clock shows no such time, or none in that part of the day.
  private func hours(in part: Moment.Part?) -> [Int] {
    guard (0...24).contains(hour), (0..<60).contains(minute), hour < 24 || minute == 0 else {
      return []
    }
    let twelve = hour % 12
    let possible: [Int]
    switch half {
    case nil: possible = (1...12).contains(hour) ? [twelve, twelve + 12] : [hour]
    case .am:
      guard hour <= 12 else { return [] }
      possible = [twelve]
    case .pm:
      guard hour > 0, hour < 24 else { return [] }
      possible = [twelve + 12]
    }
    guard let part else { return possible }
    let both = possible + possible.map { $0 + 24 }
    return both.first { part.hours.contains($0) }.map { [$0] } ?? []
  }
}
