import Intents
import Measures

/// Keeps one weighing: "I weighed 72.5 kilos this morning".
public struct LogWeight: RecordIntent, MomentaryIntent {
  public static let title = "Log a weight"
  public static let kind = "weight"
  public static let demand = Demand.add(.weight)

  @Parameter(.weight) var weight: Quantity
  public var circumstances = Circumstances()

  public init() {}

  /// Asks also when it is more than 5 % from the last of the past 7 days, or 10 % from that of 60
  /// days.
  public func review(in context: IntentContext) throws {
    try reviewBody($weight, of: .weight, child: Measure.weightOfChild, in: context) {
      figure, last, days in
      abs(figure - last) <= last * (days <= 7 ? 0.05 : 0.1) || days > 60
    }
  }

  public func record(in recording: inout Recording) throws {
    try recording.add(.weight, $weight)
  }
}
