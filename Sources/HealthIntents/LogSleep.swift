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
    let said = try $duration.figure(in: context)
    guard let minutes = said?.value ?? interval?.minutes else { throw $duration.needsValue() }
    let parameter = said == nil ? "end" : "duration"
    try judge(minutes, by: .sleep, as: parameter, in: context)
    try interval?.compare(with: said, in: context)
    let values: [String: Value] = [
      "duration": .quantity(said?.said ?? Quantity(minutes, .minute)),
      Need.parameterKey: .word(parameter),
    ]
    if minutes < 120, !nap { try confirm("short", values, in: context) }
    if minutes > 720 { try confirm("long", values, in: context) }
  }

  public func record(in recording: inout Recording) throws {
    let context = recording.context
    let said = try $duration.figure(in: context)
    let interval = try interval(in: context)
    if let interval {
      try recording.take(interval, of: .sleep, lasting: said, on: interval.end)
    } else if isOfNight(recording) {
      recording.day = recording.day.adding(days: 1)
    }
    guard let minutes = said?.value ?? interval?.minutes else { throw $duration.needsValue() }
    try recording.add(.sleep, minutes, said: said?.said)
    if said == nil { recording.values["duration"] = .quantity(Quantity(minutes, .minute)) }
  }

  public func fields(in context: IntentContext) -> [JSON.Field] {
    let interval = try? interval(in: context)
    return saidFields(in: context).showing(interval, in: context)
  }

  /// Whether it is the evening on which somebody fell asleep that was said, and not the morning
  /// after.
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
