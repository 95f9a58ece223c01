import Records

/// A thing in the record that a sentence is about: samples of one person in one entry.
public struct Reference: Hashable, Sendable {
  /// The id of the entry.
  public var entry: String
  public var person: Person.ID
  /// The number of those samples that belong together; nil for all that the person has in the entry.
  public var group: Int?

  public init(entry: String, person: Person.ID, group: Int? = nil) {
    self.entry = entry
    self.person = person
    self.group = group
  }
}

extension StoredEntry {
  /// The things in it, in the order in which they were said.
  public var references: [Reference] {
    var references: [Reference] = []
    for sample in entry.samples {
      let reference = Reference(entry: id, person: sample.person, group: sample.group)
      if !references.contains(reference) { references.append(reference) }
    }
    return references
  }
}
