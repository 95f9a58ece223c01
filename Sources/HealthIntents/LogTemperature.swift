import Intents
import Measures

/// Keeps one body temperature, in either scale: "temperature 38.2", "temp 101.3".
public struct LogTemperature: RecordIntent, MomentaryIntent {
  public static let title = "Log a body temperature"
  public static let kind = "temperature"
  public static let demand = Demand.add(.temperature)

  @Parameter(.temperature) var temperature: Quantity
  public var circumstances = Circumstances()

  public init() {}

  public func record(in recording: inout Recording) throws {
    try recording.add(.temperature, $temperature)
  }
}
