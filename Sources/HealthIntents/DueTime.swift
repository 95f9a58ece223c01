import Intents
import Measures

/// A moment that is to come: which time is meant by what was said, where only a day or a bare hour was.
struct DueTime {
  let instant: Instant
  /// Whether only a day was said.
  private let isWholeDay: Bool

  /// Nil where there is no such time. One that has passed is handed back all the same.
  ///
  /// A day without a time is at nine, and a part of the day, where it was not said of which, is the next one to begin. A bare hour is the first to come at which people are awake: at ten in the evening,
  /// "at 3" is in the afternoon of tomorrow.
  init?(_ when: Moment, in context: IntentContext) {
    guard let span = when.span(now: context.now, in: context.zone, toward: .future),
      let found = when.resolved(now: context.localNow, toward: .future)
    else { return nil }
    isWholeDay = span.precision == .day
    let zone = context.zone
    switch span.precision {
    case .day:
      instant = zone.instant(of: LocalTime(found.at.date, hour: Self.usualHour))
    case .part:
      let part = when.part ?? .morning
      let time = LocalTime(found.start.date, hour: part.usualHour)
      let usual = zone.instant(of: time)
      let tomorrow = zone.instant(of: time.adding(seconds: 86_400))
      instant = usual > context.now ? usual : when.day == nil ? tomorrow : span.at
    case .minute:
      let waking = when.isBareHour ? Self.waking(found.at, when, context.localNow) : nil
      instant = waking.map(zone.instant) ?? span.at.roundedToMinute(after: context.now)
    }
  }

  /// When somebody is reminded who named a day and no time.
  static let usualHour = 9

  /// The first hours of a day are slept through, unless somebody is up in them.
  private static let firstHour = 6

  /// The first time to come by this bare hour in waking hours; nil where the nearest one will do.
  private static func waking(
    _ nearest: LocalTime, _ when: Moment, _ now: LocalTime
  ) -> LocalTime? {
    guard nearest.hour < firstHour, now.hour >= firstHour, when.day != .offset(0) else {
      return nil
    }
    return nearest.adding(seconds: 12 * 3600)
  }

  /// "2026-03-12T08:00", or "2026-03-12" where only a day was said.
  func name(in zone: Zone) -> String {
    let time = zone.localTime(at: instant)
    return isWholeDay ? "\(time.date)" : "\(time)"
  }
}

extension Moment {
  /// Whether an hour was said that could be in either half of a day that was not said.
  fileprivate var isBareHour: Bool {
    guard let clock, clock.half == nil, part == nil, shift == nil, day == nil else { return false }
    return (1...12).contains(clock.hour)
  }
}

extension Moment.Part {
  /// The hour at which somebody is reminded who named this part of the day and no time.
  var usualHour: Int {
    switch self {
    case .dawn: 5
    case .morning: 8
    case .noon: 12
    case .afternoon: 15
    case .evening: 19
    case .night: 21
    case .midnight: 24
    }
  }
}

extension Instant {
  /// The nearest full minute that is still to come where this is.
  fileprivate func roundedToMinute(after now: Instant) -> Instant {
    guard self > now else { return self }
    let rounded = Instant(seconds: (seconds + 30) / 60 * 60)
    return rounded > now ? rounded : Instant(seconds: rounded.seconds + 60)
  }
}
