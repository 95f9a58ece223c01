import Intents
import Measures
import Records

/// Keeps a number of steps: "I did 8000 steps".
public struct LogSteps: RecordIntent {
  public static let title = "Log steps"
  public static let kind = "steps"
  public static let demand = Demand.add(.steps)

  @Parameter(.steps) var steps: Quantity
  /// In which time they were walked: it ended now, or began when that was said.
  @Parameter(.exercise) var duration: Quantity?
  public var circumstances = Circumstances()

  public init() {}

  /// Nobody keeps up more than 250 steps a minute, and a total that is noted for that day already may be a counter that
  /// was read twice.
  ///
  /// - Throws: also `Need.confirmation` "fast" and "counted-twice".
  public func review(in context: IntentContext) throws {
    try reviewRecord(in: context)
    try askPace(in: context)
    let steps = try $steps.figure(in: context)
    let day = try Recording(circumstances, in: context).day
    let known = try context.store.samples(
      SampleQuery(.steps, of: context.person, on: day..<day.adding(days: 1)))
    guard known.contains(where: { $0.sample.value == steps.value }) else { return }
    try context.confirm(
      Need.countedTwice, telling: .steps, ["steps": .number(steps.value)])
  }

  private func askPace(in context: IntentContext) throws {
    guard let minutes = try $duration.figure(in: context)?.value else { return }
    let pace = try $steps.figure(in: context).value / minutes
    guard pace > 250 else { return }
    var values = saidValues(in: context)
    values["pace"] = .number(pace.rounded())
    values[Need.parameterKey] = .word("duration")
    try context.confirm("fast", values)
  }

  public func record(in recording: inout Recording) throws {
    if let minutes = try $duration.figure(in: recording.context)?.value {
      let seconds = Int64((minutes * 60).rounded())
      let begins = circumstances.when?.clock != nil
      if !begins { recording.start = Instant(seconds: recording.end.seconds - seconds) }
      recording.end = Instant(seconds: recording.start.seconds + seconds)
    }
    try recording.add(.steps, $steps)
    try recording.addTotal(of: .steps)
  }
}
