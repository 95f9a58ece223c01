import Intents

/// Keeps words: "note: ask about the new pills".
public struct LogNote: RecordIntent {
  public static let title = "Log a note"
  public static let kind = "note"
  public static let demand = Demand.add(.note)

  @Parameter var text: String
  public var circumstances = Circumstances()

  public init() {}

  public func record(in recording: inout Recording) throws {
    try recording.add(.note, 1, label: text)
  }
}
