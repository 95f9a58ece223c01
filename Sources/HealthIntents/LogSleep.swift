import Intents
import Measures

/// Keeps a night's sleep or a nap: "slept from eleven to half past six", "a forty minute nap".
///
/// It counts for the day on which one woke up.
public struct LogSleep: RecordIntent {
  public static let title = "Log sleep"
  public static let kind = "sleep"

  @Parameter(.sleep) var duration: Quantity?
  @Parameter var start: Moment?
  @Parameter var end: Moment?
  /// Whether it was called a nap, which may be short.
  @Parameter var nap = false
  public var circumstances = Circumstances()

  public init() {}

  /// Who went to bed at eleven and got up at seven means the evening and the morning.
  public mutating func reconcile() {
    guard !nap, circumstances.when?.part == nil else { return }
    if let start { self.start = start.assuming { (6...11).contains($0) ? .pm : .am } }
    if let end { self.end = end.assuming { (3...11).contains($0) ? .am : .pm } }
  }

  public func review(in context: IntentContext) throws {
    try reviewRecord(in: context)
    let interval = try interval(in: context)
    guard let minutes = try $duration.figure(in: context)?.value ?? interval?.minutes else {
      throw $duration.needsValue()
    }
    let parameter = duration == nil ? "end" : "duration"
    try judge(minutes, by: nap ? .sleep : .night, as: parameter, in: context)
    try interval?.compare(with: duration == nil ? nil : minutes, in: context)
  }

  public func record(in recording: inout Recording) throws {
    let context = recording.context
    let said = try $duration.figure(in: context)
    if let interval = try interval(in: context) {
      recording.take(interval, on: interval.end)
      try recording.add(.sleep, interval.minutes, said: said?.said)
      recording.values["duration"] = .quantity(Quantity(interval.minutes, .minute))
    } else if let said {
      if isOfNight(recording) { recording.day = recording.day.adding(days: 1) }
      try recording.add(.sleep, said.value, said: said.said)
    } else {
      throw $duration.needsValue()
    }
  }

  public func fields(in context: IntentContext) -> [JSON.Field] {
    let interval = try? interval(in: context)
    return saidFields(in: context).showing(interval, in: context)
  }

  /// Whether it is the evening on which somebody fell asleep that was said, and not the morning after.
  private func isOfNight(_ recording: Recording) -> Bool {
    guard !nap, let part = circumstances.when?.part, part == .night || part == .evening else {
      return false
    }
    return recording.context.zone.localTime(at: recording.start).hour >= 12
      && recording.day < recording.context.today
  }

  private func interval(in context: IntentContext) throws -> Interval? {
    try Interval(
      from: start, to: end, lasting: try $duration.figure(in: context)?.value,
      on: circumstances.when, in: context)
  }
}

extension Moment {
  /// The same with a half of the day where none was said, chosen by the hour.
  fileprivate func assuming(_ half: (Int) -> Clock.Half) -> Moment {
    guard part == nil, var clock, clock.half == nil, (1...12).contains(clock.hour) else {
      return self
    }
    clock.half = half(clock.hour)
    var moment = self
    moment.clock = clock
    return moment
  }
}
