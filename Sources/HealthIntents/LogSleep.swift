import Intents
import Measures
import Records

/// Keeps a night's sleep or a nap: "slept from eleven to half past six", "a forty minute nap".
///
/// It counts for the day on which one woke up.
public struct LogSleep: RecordIntent, MomentaryIntent {
  public static let title = "Log sleep"
  public static let kind = "sleep"
  public static let demand = Demand.add(.sleep)
  /// A night and a nap.
  public static let isMeasuredInARow = true

  @Parameter(.sleep) var duration: Quantity?
  /// The same as hours and minutes are written: "8:30".
  @Parameter var lasting: Moment?
  @Parameter var start: Moment?
  @Parameter var end: Moment?
  /// Whether it was called a nap, which may be short.
  @Parameter var nap = false
  public var circumstances = Circumstances()

  public init() {}

  /// Who went to bed at eleven and got up at seven means the evening and the morning.
  public mutating func reconcile() {
    if let clock = lasting?.clock {
      duration = Quantity(Double(clock.hour * 60 + clock.minute), .minute)
      lasting = nil
    }
    tellNight()
    guard !nap, circumstances.when?.part == nil, start?.part != .afternoon else { return }
    if let start { self.start = start.assuming { (6...11).contains($0) ? .pm : .am } }
    if let end { self.end = end.assuming { (3...11).contains($0) ? .am : .pm } }
  }

  /// "From 11:30 to 6:45 on Monday night": which night it was is said last, and is that of all of it.
  private mutating func tellNight() {
    guard !nap, let night = end, let clock = night.clock,
      night.part == .night || night.part == .evening,
      let first = start, first.clock != nil, first.day == nil, first.part == nil, first.shift == nil
    else { return }
    start = Moment(day: night.day, part: night.part, clock: first.clock)
    end = Moment(clock: clock)
  }

  public func review(in context: IntentContext) throws {
    try reviewRecord(in: context)
    let interval = try interval(in: context)
    if nap { try context.doubt(interval, byNightFrom: start, to: end) }
    let said = try $duration.figure(in: context)
    guard let minutes = said?.value ?? interval?.minutes else { throw $duration.needsValue() }
    let parameter = said == nil ? "end" : "duration"
    try judge(minutes, by: .sleep, as: parameter, in: context)
    try interval?.compare(with: said, in: context)
    let values: [String: Value] = [
      "duration": .quantity(said?.said ?? Quantity(minutes, .minute)),
      Need.parameterKey: .word(parameter),
    ]
    // An hour at noon is not a short night.
    let isByDay = [.noon, .afternoon].contains(circumstances.when?.part)
    if minutes < 120, !nap, !isByDay { try confirm("short", values, in: context) }
    if minutes > 720 { try confirm("long", values, in: context) }
    if let before = try sameNight(minutes, interval, in: context) {
      try context.confirm(
        Need.countedTwice, telling: .sleep, values.merging(["last": before.spoken]) { $1 })
    }
  }

  public func record(in recording: inout Recording) throws {
    let context = recording.context
    let said = try $duration.figure(in: context)
    let interval = try interval(in: context)
    try place(&recording, interval, said)
    guard let minutes = said?.value ?? interval?.minutes else { throw $duration.needsValue() }
    try recording.add(.sleep, minutes, said: said?.said)
    if said == nil { recording.values["duration"] = .quantity(Quantity(minutes, .minute)) }
  }

  /// The day of waking, and both ends where they were said.
  private func place(_ recording: inout Recording, _ interval: Interval?, _ said: Figure?) throws {
    if let interval {
      try recording.take(interval, of: .sleep, lasting: said, on: interval.end)
    } else if isOfNight(recording) {
      recording.day = recording.day.adding(days: 1)
    }
  }

  /// Sleep in the record that this would count a second time: it overlaps, or both are long and of one night.
  private func sameNight(
    _ minutes: Double, _ interval: Interval?, in context: IntentContext
  ) throws -> Sample? {
    var recording = try Recording(circumstances, in: context)
    try place(&recording, interval, try $duration.figure(in: context))
    let day: Int64 = 86_400
    let range =
      Instant(
        seconds: recording.start.seconds - 2 * day)..<Instant(seconds: recording.end.seconds + day)
    let known = try context.store.samples(SampleQuery(.sleep, of: context.person, in: range))
    return known.map(\.sample).first { other in
      let overlaps = other.start < recording.end && recording.start < other.end
      let isLong = !nap && min(minutes, other.value) >= Self.nightAtLeast
      return overlaps || isLong && other.day == recording.day
    }
  }

  /// What is shorter may be a nap.
  private static let nightAtLeast = 180.0

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
