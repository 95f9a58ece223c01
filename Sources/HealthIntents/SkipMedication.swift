import Intents
import Measures

/// Keeps that medicine was skipped, missed or forgotten: "skipped my pill this morning". It is no dose, and no question
/// about what was taken counts it. "I did not take my pill" only denies, and it may still be taken: nothing is kept.
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
    try refuseDenied(of: context.person.namedUnlessMe)
    try reviewRecord(in: context)
  }

  /// - Throws: `Need.refusal` "denied", or "denied-other" of somebody else.
  private func refuseDenied(of other: Value?) throws {
    guard denied else { return }
    var values = ["medication": medication.first?.value ?? .word("")]
    values["when"] = circumstances.when.map(Value.moment)
    values["person"] = other
    throw Need.refusal(key: other == nil ? "denied" : "denied-other", values: values)
  }

  public func record(in recording: inout Recording) throws {
    try refuseDenied(of: recording.context.person.namedUnlessMe)
    for one in medication { try recording.add(.skipped, 1, label: one.text) }
  }
}
