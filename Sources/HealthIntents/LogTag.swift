import Intents

/// Keeps that something was so, in a word: "tag good sleep".
public struct LogTag: RecordIntent {
  public static let title = "Log a tag"
  public static let kind = "tag"
  public static let demand = Demand.add(.tag)

  @Parameter(as: "tags") var tag: [Term]
  public var circumstances = Circumstances()

  public init() {}

  public func record(in recording: inout Recording) throws {
    for one in tag { try recording.add(.tag, 1, label: one.text) }
  }
}
