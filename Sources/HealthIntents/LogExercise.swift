import Intents
import Measures
import Records

/// Keeps what somebody did to move: "ran 5 k in 28 minutes", "three sets of ten squats".
public struct LogExercise: RecordIntent {
  public static let title = "Log exercise"
  public static let kind = "exercise"
  public static let demand = Demand.add(.exercise)

  @Parameter var activity: Activity
  @Parameter(.exercise) var duration: Quantity?
  /// The same as a stop watch shows it: "27:30".
  @Parameter var hours: Double?
  @Parameter var minutes: Double?
  @Parameter var seconds: Double?
  @Parameter(.distance) var distance: Quantity?
  @Parameter(.activeEnergy) var energy: Quantity?
  @Parameter(.sets) var sets: Double?
  @Parameter(.jumps) var reps: Double?
  /// How hard it was.
  @Parameter var manner: Term?
  @Parameter var start: Moment?
  @Parameter var end: Moment?
  public var circumstances = Circumstances()

  public init() {}

  public mutating func reconcile() {
    guard hours != nil || minutes != nil || seconds != nil else { return }
    duration = Quantity(
      ((hours ?? 0) * 60 + (minutes ?? 0) + (seconds ?? 0) / 60).rounded(decimals: 3), .minute)
    (hours, self.minutes, seconds) = (nil, nil, nil)
  }

  public static func contradictions(in slots: [(name: String, value: Value)]) -> [String] {
    let watch = slots.filter { ["hours", "minutes", "seconds"].contains($0.name) }
    guard !watch.isEmpty else { return [] }
    let isBelowZero = watch.contains { $0.value.isBelowZero }
    let duration = slots.filter { $0.name == "duration" }
    return isBelowZero || !duration.isEmpty ? (watch + duration).map(\.name) : []
  }

  public func review(in context: IntentContext) throws {
    try reviewRecord(in: context)
    if let reps, activity.name != "jump_rope" {
      try judge(reps, by: .repetitions, as: "reps", in: context)
    }
    try askInAll(in: context)
    let interval = try interval(in: context)
    if let interval { try judge(interval.minutes, by: .exercise, as: "end", in: context) }
    try context.doubt(interval, byNightFrom: start, to: end)
    let said = try $duration.figure(in: context)
    try interval?.compare(with: said, in: context)
    let minutes = said?.value ?? interval?.minutes
    guard minutes != nil || distance != nil || energy != nil || sets != nil || reps != nil else {
      throw $duration.needsValue()
    }
    try Effort(
      activity: activity.name, named: activity.value,
      distance: try $distance.figure(in: context), minutes: minutes
    ).review(in: context)
  }

  /// Two walks of twenty minutes may be forty of them.
  ///
  /// - Throws: `Need.confirmation` "in-all".
  private func askInAll(in context: IntentContext) throws {
    guard let reps, sets == nil, (2...10).contains(reps) else { return }
    let minutes = try $duration.figure(in: context)?.value ?? 0
    let distance = try $distance.figure(in: context)?.value ?? 0
    guard minutes >= 5 || distance >= 0.5 else { return }
    var values = saidValues(in: context)
    values["times"] = .number(reps)
    try context.confirm("in-all", values)
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
      .exercise, minutes, said: duration?.said, label: activity.name,
      portion: Repetitions(repetitions, manner: activity.manner ?? manner?.text).portion)
    try recording.add(.distance, $distance, label: activity.name)
    try recording.add(.activeEnergy, $energy, label: activity.name)
    if duration == nil, minutes > 0 {
      recording.values["duration"] = .quantity(Quantity(minutes, .minute))
    }
    if sets == nil, let reps { recording.values["times"] = .number(reps) }
    if energy == nil { try recording.addExertion() }
    try recording.addTotal(of: .exercise)
  }

  public func fields(in context: IntentContext) -> [JSON.Field] {
    let interval = try? interval(in: context)
    return saidFields(in: context).filter { $0.name != "manner" }
      .showing(interval, in: context)
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

extension Value {
  fileprivate var isBelowZero: Bool {
    guard case .number(let number) = self else { return false }
    return number < 0
  }
}

extension Recording {
  /// Tells what the exercise took by the table of activities, which is computed and never kept; and where there is no weight,
  /// that it cannot be.
  fileprivate mutating func addExertion() throws {
    guard let exercise = Exercise(samples), exercise.minutes > 0, exercise.row != nil else {
      return
    }
    // What is computed from a weight tells it.
    guard context.grants.allows(.read, .weight) else { return }
    guard let weight = try context.weight(at: start) else {
      values["unweighed"] = .word("unweighed")
      return
    }
    guard let exertion = Exertion(exercise, weight: weight) else { return }
    let energy = Sample.Kind.activeEnergy
    values["gross"] = energy.spoken(exertion.gross, in: context)
    values["net"] = energy.spoken(exertion.net, in: context)
    values["weight"] = Sample.Kind.weight.spoken(weight, in: context)
    values["met"] = .number(exertion.met)
    figures += [
      JSON.Field("computed_energy_kcal", .number(exertion.gross.rounded(decimals: 0))),
      JSON.Field("computed_net_energy_kcal", .number(exertion.net.rounded(decimals: 0))),
      JSON.Field("met", .number(exertion.met)), JSON.Field("met_code", .string(exertion.code)),
      JSON.Field("met_weight_kg", .number(weight)),
    ]
  }
}
