import Intents
import Measures

/// Keeps what somebody did to move: "ran 5 k in 28 minutes", "three sets of ten squats".
public struct LogExercise: RecordIntent {
  public static let title = "Log exercise"
  public static let kind = "exercise"

  @Parameter var activity: Term
  @Parameter(.exercise) var duration: Quantity?
  @Parameter(.distance) var distance: Quantity?
  @Parameter(.activeEnergy) var energy: Quantity?
  @Parameter(.sets) var sets: Double?
  @Parameter(.jumps) var reps: Double?
  @Parameter var start: Moment?
  @Parameter var end: Moment?
  public var circumstances = Circumstances()

  public init() {}

  public func review(in context: IntentContext) throws {
    try reviewRecord(in: context)
    if let reps, activity.text != "jump_rope" {
      try judge(reps, by: .repetitions, as: "reps", in: context)
    }
    let interval = try interval(in: context)
    if let interval { try judge(interval.minutes, by: .exercise, as: "end", in: context) }
    let said = try $duration.figure(in: context)
    try interval?.compare(with: said, in: context)
    let minutes = said?.value ?? interval?.minutes
    guard minutes != nil || distance != nil || energy != nil || sets != nil || reps != nil else {
      throw $duration.needsValue()
    }
    try Effort(
      activity: activity, distance: try $distance.figure(in: context), minutes: minutes
    ).review(in: context)
  }

  /// An exercise of which nobody said how long it was is kept with no minutes.
  public func record(in recording: inout Recording) throws {
    let context = recording.context
    let interval = try interval(in: context)
    let duration = try $duration.figure(in: context)
    let minutes = duration?.value ?? interval?.minutes ?? 0
    if let interval {
      try recording.take(interval, of: .exercise, lasting: duration, on: interval.start)
    }
    try recording.add(
      .exercise, minutes, said: duration?.said, label: activity.text, portion: repetitions)
    try recording.add(.distance, $distance, label: activity.text)
    try recording.add(.activeEnergy, $energy, label: activity.text)
    if duration == nil, minutes > 0 {
      recording.values["duration"] = .quantity(Quantity(minutes, .minute))
    }
    if sets == nil, let reps { recording.values["times"] = .number(reps) }
    try recording.addTotal(of: .exercise)
  }

  public func fields(in context: IntentContext) -> [JSON.Field] {
    let interval = try? interval(in: context)
    return saidFields(in: context).showing(interval, in: context)
  }

  private func interval(in context: IntentContext) throws -> Interval? {
    try Interval(
      from: start, to: end, lasting: try $duration.figure(in: context)?.value,
      on: circumstances.when, in: context)
  }

  /// "3x10": sets and repetitions; either alone with nothing on the other side.
  private var repetitions: String? {
    guard sets != nil || reps != nil else { return nil }
    return "\(sets?.plainText ?? "")x\(reps?.plainText ?? "")"
  }
}
