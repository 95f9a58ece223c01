import Intents
import Measures

/// Keeps a number of steps: "I did 8000 steps".
public struct LogSteps: RecordIntent {
  public static let title = "Log steps"
  public static let kind = "steps"

  @Parameter(.steps) var steps: Quantity
  public var circumstances = Circumstances()

  public init() {}

  public func record(in recording: inout Recording) throws {
    try recording.add(.steps, $steps)
    try recording.addTotal(of: .steps)
  }
}
