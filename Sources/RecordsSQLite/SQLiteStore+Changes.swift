import CSQLite
import Measures
import Records

/// A change that a transaction has logged and may go on with.
struct OpenChange {
  let id: Int64
  var action: Change.Action
  /// The samples it added; empty for none.
  var added: Range<Int64>
}

extension SQLiteStore {
  @discardableResult
  public func add(_ entry: Entry) throws -> StoredEntry {
    guard !entry.samples.isEmpty else { throw StoreError.failed(code: SQLITE_MISUSE) }
    return try changing {
      let id = Identifier().text
      try connection.run(
        """
        INSERT INTO entries (uuid, text, language, source, said_at, zone, note)
        VALUES (?, ?, ?, ?, ?, ?, ?)
        """,
        .text(id), .text(entry.text), .text(entry.language), .text(entry.source.rawValue),
        .integer(entry.saidAt.seconds), .text(entry.zone), .text(entry.note))
      let number = connection.lastID
      for (position, tag) in entry.tags.enumerated() {
        try connection.run(
          "INSERT INTO entry_tags (entry, position, tag) VALUES (?, ?, ?)",
          .integer(number), .integer(position), .text(tag))
      }
      try log(.add, adding: insert(entry.samples, into: number, zone: entry.zone))
      return StoredEntry(id: id, entry: entry)
    }
  }

  public func replaceSamples(
    of entry: StoredEntry, with samples: [Sample]
  ) throws -> StoredEntry {
    try changing {
      let number = try number(of: entry)
      let old = try liveSamples(of: number)
      try takeOut(old)
      let added = try insert(samples, into: number, zone: entry.entry.zone)
      try log(.edit, adding: added, removing: old)
      guard let stored = try storedEntry(number) else { throw StoreError.unknown }
      return stored
    }
  }

  public func delete(_ entries: [StoredEntry]) throws -> Int {
    try changing {
      var removed: [SampleRow] = []
      var touched = 0
      for entry in entries {
        let samples = try liveSamples(of: number(of: entry))
        guard !samples.isEmpty else { continue }
        try takeOut(samples)
        removed += samples
        touched += 1
      }
      if touched > 0 { try log(.delete, removing: removed) }
      return touched
    }
  }

  public func deleteEverything(of person: Person) throws {
    try changing {
      let removed = try everySample(of: person)
      guard !removed.isEmpty else { return }
      try takeOut(removed)
      try log(.delete, removing: removed)
    }
  }

  private func takeOut(_ samples: [SampleRow]) throws {
    for sample in samples {
      try connection.run("UPDATE samples SET live = 0 WHERE id = ?", .integer(sample.id))
    }
    try recount(Set(samples.map(\.day)))
    try settlePeople(after: samples.map(\.stored.sample))
  }

  /// Writes a line of the history, or goes on with the one of this transaction.
  private func log(
    _ action: Change.Action, adding added: Range<Int64> = 1..<1, removing removed: [SampleRow] = []
  ) throws {
    let change = try openChange.map { try extend($0, action, added) } ?? begin(action, added)
    openChange = change
    for sample in removed {
      try connection.run(
        "INSERT INTO removals (change, sample) VALUES (?, ?)",
        .integer(change.id), .integer(sample.id))
    }
  }

  private func begin(_ action: Change.Action, _ added: Range<Int64>) throws -> OpenChange {
    try connection.run(
      """
      INSERT INTO changes (at, action, first_sample, last_sample) VALUES (unixepoch(), ?, ?, ?)
      """,
      .text(action.rawValue), .integer(added.lowerBound), .integer(added.upperBound - 1))
    return OpenChange(id: connection.lastID, action: action, added: added)
  }

  /// Nobody else adds samples during a transaction, so those it adds follow one another. Different
  /// actions together are an edit.
  private func extend(
    _ change: OpenChange, _ action: Change.Action, _ added: Range<Int64>
  ) throws -> OpenChange {
    var change = change
    if action != change.action { change.action = .edit }
    if change.added.isEmpty {
      change.added = added
    } else if !added.isEmpty {
      change.added = change.added.lowerBound..<added.upperBound
    }
    try connection.run(
      "UPDATE changes SET action = ?, first_sample = ?, last_sample = ? WHERE id = ?",
      .text(change.action.rawValue), .integer(change.added.lowerBound),
      .integer(change.added.upperBound - 1), .integer(change.id))
    return change
  }
}
