import Intents
import Measures

/// Keeps one blood sugar, in either unit: "glucose 5.6", "blood sugar 105".
public struct LogGlucose: RecordIntent, MomentaryIntent {
  public static let title = "Log a blood sugar"
  public static let kind = "glucose"
  public static let demand = Demand.add(.glucose)

  @Parameter(.glucose) var glucose: Quantity
  public var circumstances = Circumstances()

  public init() {}

  public func record(in recording: inout Recording) throws {
    try recording.add(.glucose, $glucose)
  }
}
