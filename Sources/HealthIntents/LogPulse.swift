import Intents
import Measures

/// Keeps one pulse: "pulse 72".
public struct LogPulse: RecordIntent, MomentaryIntent, CompanionIntent {
  public static let title = "Log a pulse"
  public static let kind = "pulse"
  public static let demand = Demand.add(.pulse)
  public static var joins: any Intent.Type { LogBloodPressure.self }

  @Parameter(.pulse) var pulse: Quantity
  public var circumstances = Circumstances()

  public init() {}

  public func record(in recording: inout Recording) throws {
    try recording.add(.pulse, $pulse)
  }
}
