import Intents
import Measures

/// Would write a report for the doctor: "print last month's readings".
public struct MakeReport: FutureIntent {
  public static let title = "Make a report"
  public static let kind = "report"

  @Parameter var format: Term?
  @Parameter var metric: Metric?
  @Parameter var period: Period?

  public init() {}
}
