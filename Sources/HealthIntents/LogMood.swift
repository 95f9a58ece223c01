import Intents
import Measures

/// Keeps how somebody feels, and what hurts: "feeling great", "headache, 6 out of 10".
public struct LogMood: RecordIntent {
  public static let title = "Log a mood or a symptom"
  public static let kind = "mood"
  public static let demand = Demand.add()

  @Parameter var mood: Term?
  @Parameter var symptom: Term?
  /// From 0 to 10.
  @Parameter(.severity) var severity: Double?
  public var circumstances = Circumstances()

  public init() {}

  public func review(in context: IntentContext) throws {
    guard mood != nil || symptom != nil else { throw $mood.needsValue() }
    try reviewRecord(in: context)
  }

  /// A severity that nobody said is kept as 0, with nothing said.
  public func record(in recording: inout Recording) throws {
    let said = severity.map { Quantity($0, .point) }
    if let mood { try recording.add(.mood, severity ?? 0, said: said, label: mood.text) }
    recording.values[mood == nil ? "alone" : "beside"] = symptom?.value
    if let symptom { try recording.add(.symptom, severity ?? 0, said: said, label: symptom.text) }
  }
}
