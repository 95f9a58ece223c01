import Intents
import Measures

/// Keeps one oxygen saturation: "oxygen 97 percent".
public struct LogOxygenSaturation: RecordIntent, MomentaryIntent {
  public static let title = "Log an oxygen saturation"
  public static let kind = "oxygenSaturation"
  public static let demand = Demand.add(.oxygenSaturation)

  @Parameter(.oxygenSaturation) var spo2: Quantity
  public var circumstances = Circumstances()

  public init() {}

  public func record(in recording: inout Recording) throws {
    try recording.add(.oxygenSaturation, $spo2)
  }
}
