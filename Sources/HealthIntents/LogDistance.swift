import Intents
import Measures

/// Keeps a distance covered on foot, or in the way that was said: "walked 6 kilometres".
public struct LogDistance: RecordIntent {
  public static let title = "Log a distance"
  public static let kind = "distance"
  public static let demand = Demand.add(.distance)

  @Parameter(.distance) var distance: Quantity
  @Parameter var activity: Activity?
  public var circumstances = Circumstances()

  public init() {}

  public func review(in context: IntentContext) throws {
    try reviewRecord(in: context)
    try Effort(
      activity: activity?.name, named: activity?.value,
      distance: try $distance.figure(in: context), minutes: nil
    ).review(in: context)
  }

  public func record(in recording: inout Recording) throws {
    try recording.add(.distance, $distance, label: activity?.name)
    try recording.addTotal(of: .distance)
  }
}
