import Intents
import Measures
import Records

/// Keeps one weighing: "I weighed 72.5 kilos this morning".
public struct LogWeight: RecordIntent {
  public static let title = "Log a weight"
  public static let kind = "weight"

  @Parameter(.weight) var weight: Quantity
  public var circumstances = Circumstances()
  public init() {}

  public func review(in context: IntentContext) throws {
    try reviewRecord(in: context)
  }
  public func record(_ r: inout Recording) throws {}
}
