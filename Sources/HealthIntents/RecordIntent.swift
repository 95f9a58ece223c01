import Intents
import Measures

/// An intent that puts something into the record. It names its parameters and says which samples
/// they make; all that records have in common is done here: when it was, for whom, what is asked
/// first, what is answered.
public protocol RecordIntent: Intent {
  var circumstances: Circumstances { get set }

  /// Adds the samples, and the values for the reply that the parameters do not hold.
  func record(in recording: inout Recording) throws
}

extension RecordIntent {
  public mutating func settle(in context: IntentContext) { circumstances.settle(in: context) }

  public func review(in context: IntentContext) throws { try reviewRecord(in: context) }

  /// Settles and checks the figures, then the time.
  ///
  /// - Throws: what `reviewFigures` throws; `Need.confirmation` "future" or "old"; `Need.value`
  ///   "no-such-time".
  func reviewRecord(in context: IntentContext) throws {
    try reviewFigures(in: context)
    try circumstances.review(ofMeal: self is any TotallingIntent, in: context)
  }

  public func perform(in context: IntentContext) throws -> Outcome {
    var recording = try Recording(circumstances, in: context)
    try record(in: &recording)
    var values = saidValues(in: context)
    values["person"] = context.person.namedUnlessMe
    values["unit"] = values["quantityUnit"]
    values.merge(recording.values) { _, better in better }
    let when = try circumstances.readBack(in: context)
    values["when"] = when.map(Value.moment)
    var outcome = Outcome(recording.reply, values, samples: recording.samples)
    outcome.things = try Description.all(
      of: recording.samples, when: when, in: context)
    outcome.tags = circumstances.tags.map(\.text) + recording.tags
    outcome.note = circumstances.note
    let alert = Alert.of(outcome.samples, tags: outcome.tags, in: context)
    outcome.remarks = recording.remarks + (alert.map { [$0.rawValue] } ?? [])
    outcome.figures = recording.figures
    return outcome
  }
}
