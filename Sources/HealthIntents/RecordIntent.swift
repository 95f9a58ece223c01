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
    try circumstances.review(ofMeal: Self.totalling != nil, in: context)
  }

  public func perform(in context: IntentContext) throws -> Outcome {
    try circumstances.refuseImpossible()
    let outcome = try performOnce(in: context).repeated(circumstances.repeats ?? 1)
    guard let also = circumstances.also else { return outcome }
    var other = self
    other.circumstances.when = also
    other.circumstances.also = nil
    return outcome.joined(with: try other.perform(in: context))
  }

  private func performOnce(in context: IntentContext) throws -> Outcome {
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
    if recording.isToldInParts {
      outcome.parts = outcome.things.map { $0.filter { !["when", "person"].contains($0.key) } }
    }
    outcome.tags = circumstances.tags.map(\.text) + recording.tags
    outcome.note = circumstances.note
    let alert = Alert.of(outcome.samples, tags: outcome.tags, in: context)
    outcome.remarks = recording.remarks + (alert.map { [$0.rawValue] } ?? [])
    outcome.figures = recording.figures
    return outcome
  }
}

extension Outcome {
  /// The same so many times over, each a thing of its own.
  fileprivate func repeated(_ times: Int) -> Outcome {
    guard times > 1 else { return self }
    return (1..<times).reduce(self) { all, _ in all.joined(with: self) }
  }

  /// Both at once: things of one sentence that do not belong together.
  fileprivate func joined(with other: Outcome) -> Outcome {
    var both = self
    let groups = (samples.map(\.group).max() ?? -1) + 1
    both.key = "logged-both"
    both.samples += other.samples.map { sample in
      var sample = sample
      sample.group += groups
      return sample
    }
    both.things += other.things
    return both
  }
}
