import Intents
import Measures

/// Keeps that medicine was not taken: "log that I skipped my aspirin". It is no dose, and no question about what was taken
/// counts it. Where it was only told, "I forgot my pill", it may still be taken, and nothing is kept.
public struct SkipMedication: RecordIntent {
  public static let title = "Log a medicine not taken"
  public static let kind = "note"
  public static let demand = Demand.add(.skipped)

  @Parameter(as: "tags") var medication: [Term]
  /// Whether it was only denied, which is no record: it may still be taken.
  @Parameter var denied = false
  public var circumstances = Circumstances()

  public init() {}

  /// Morning pills are skipped in the morning.
  public mutating func settle(in context: IntentContext) {
    circumstances.settle(beside: $medication.held ?? [], in: context)
  }

  public func review(in context: IntentContext) throws {
    try refuseDenied()
    try reviewRecord(in: context)
  }

  /// - Throws: `Need.refusal` "denied".
  private func refuseDenied() throws {
    guard denied else { return }
    let name = medication.first?.value ?? .word("")
    throw Need.refusal(key: "denied", values: ["medication": name])
  }

  public func record(in recording: inout Recording) throws {
    try refuseDenied()
    for one in medication { try recording.add(.skipped, 1, label: one.text) }
  }
}
