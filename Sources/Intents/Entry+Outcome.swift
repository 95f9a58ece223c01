import Records

extension Entry {
  /// Takes in what one of the utterance's intents wants to be recorded. Samples that belong
  /// together keep together, and apart from those of the other intents.
  public mutating func add(_ outcome: Outcome) {
    let offset = (samples.map(\.group).max() ?? -1) + 1
    for var sample in outcome.samples {
      sample.group += offset
      samples.append(sample)
    }
    for tag in outcome.tags where !tags.contains(tag) { tags.append(tag) }
    guard let added = outcome.note else { return }
    note = note.map { $0 == added ? $0 : "\($0)\n\(added)" } ?? added
  }
}
