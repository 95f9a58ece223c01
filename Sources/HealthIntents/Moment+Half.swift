import Intents
import Measures

extension Moment.Part {
  /// Whether what stands at this time of day can be in this part of it.
  func isLikely(at daytime: String) -> Bool {
    switch daytime {
    case "forenoon": self != .afternoon && self != .evening
    case "midday": self == .noon || self == .afternoon
    case "nightfall": self == .afternoon || self == .evening || self == .night
    case "lateness": self != .morning && self != .noon
    default: true
    }
  }
}

extension Moment {
  /// The same with a half of the day where none was said, chosen by the hour; as it is where the hour tells nothing.
  func assuming(_ half: (Int) -> Clock.Half?) -> Moment {
    guard part == nil, var clock, clock.half == nil, (1...12).contains(clock.hour),
      let half = half(clock.hour)
    else { return self }
    clock.half = half
    var moment = self
    moment.clock = clock
    return moment
  }

  /// The same at the time of day of a meal, or of what stands beside it: breakfast at eight is in the morning, dinner at
  /// eight in the evening.
  func assuming(_ daytime: String?) -> Moment {
    switch daytime {
    case "breakfast"?, "forenoon"?: assuming { (3...11).contains($0) ? .am : nil }
    case "lunch"?, "midday"?:
      assuming { (10...11).contains($0) ? .am : $0 == 12 || $0 <= 4 ? .pm : nil }
    case "dinner"?, "nightfall"?: assuming { (4...11).contains($0) ? .pm : nil }
    case "lateness"?:
      assuming { (7...11).contains($0) ? .pm : $0 == 12 || $0 <= 3 ? .am : nil }
    default: self
    }
  }

  /// The moment with the one half of the day and with the other, the nearer first, where an hour was said without its
  /// half and the nearer one may not be meant: hours ago while the other was today as well and nobody slept, by night, or
  /// on the day before. Nil where there is no doubt.
  func halvesInDoubt(now: LocalTime) -> (Moment, Moment)? {
    guard day == nil || day == .offset(0), part == nil, shift == nil, let clock,
      clock.half == nil, (1...12).contains(clock.hour),
      let near = resolved(now: now, toward: .past)?.at
    else { return nil }
    let hours = now.seconds(since: near) / 3600
    let isByNight = near.hour < Self.waking && hours >= 3
    let isYesterday = near.date != now.date && hours >= 6
    let isTwiceToday =
      near.date == now.date && near.hour - 12 > Self.waking && hours >= 2
    guard isByNight || isYesterday || isTwiceToday else { return nil }
    let isLate = near.hour >= 12
    return (with(isLate ? .pm : .am), with(isLate ? .am : .pm))
  }

  /// Before this hour hardly anybody is up.
  private static let waking = 5

  private func with(_ half: Clock.Half) -> Moment {
    var moment = self
    moment.clock?.half = half
    return moment
  }
}
