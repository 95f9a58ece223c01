import Records

/// A line of the history.
private struct LoggedChange {
  let id: Int64
  let action: Change.Action
  let first: Int64
  let last: Int64

  init(_ row: Row) throws {
    guard let action = Change.Action(rawValue: row.text(1) ?? "") else { throw StoreError.newer }
    id = row.integer(0)
    self.action = action
    first = row.integer(2)
    last = row.integer(3)
  }
}

extension SQLiteStore {
  public func undo() throws -> Change? {
    try changing {
      let change = try connection.first(
        """
        SELECT id, action, first_sample, last_sample FROM changes WHERE undone = 0
        ORDER BY id DESC LIMIT 1
        """, read: LoggedChange.init)
      return try change.map { change in
        try connection.run(
          "UPDATE changes SET undone = (SELECT max(id) FROM changes) WHERE id = ?",
          .integer(change.id))
        let added = try added(by: change)
        return try move(change, from: added, to: removed(by: change))
      }
    }
  }

  public func redo() throws -> Change? {
    try changing {
      let change = try connection.first(
        """
        SELECT id, action, first_sample, last_sample FROM changes
        WHERE undone > 0 AND undone = (SELECT max(id) FROM changes) ORDER BY id LIMIT 1
        """, read: LoggedChange.init)
      return try change.map { change in
        try connection.run("UPDATE changes SET undone = 0 WHERE id = ?", .integer(change.id))
        let removed = try removed(by: change)
        return try move(change, from: removed, to: added(by: change))
      }
    }
  }

  /// The samples that a change added and did not take away again itself.
  private func added(by change: LoggedChange) throws -> [Int64] {
    try connection.all(
      """
      SELECT id FROM samples WHERE id BETWEEN ?2 AND ?3
      AND id NOT IN (SELECT sample FROM removals WHERE change = ?1) ORDER BY id
      """, .integer(change.id), .integer(change.first), .integer(change.last)
    ) { $0.integer(0) }
  }

  /// The samples that a change took away and had not added itself.
  private func removed(by change: LoggedChange) throws -> [Int64] {
    try connection.all(
      """
      SELECT sample FROM removals WHERE change = ?1 AND sample NOT BETWEEN ?2 AND ?3
      ORDER BY sample
      """, .integer(change.id), .integer(change.first), .integer(change.last)
    ) { $0.integer(0) }
  }

  /// Takes the first samples out of the record and puts the second ones back.
  private func move(
    _ change: LoggedChange, from gone: [Int64], to back: [Int64]
  ) throws -> Change {
    openChange = nil
    let noLonger = try samples(gone)
    try setLive(gone, to: 0)
    try setLive(back, to: 1)
    let nowLive = try samples(back)
    try recount(Set((noLonger + nowLive).map(\.day)))
    try settlePeople(after: (noLonger + nowLive).map(\.stored.sample))
    return try told(change, nowLive: nowLive, noLonger: noLonger)
  }

  private func told(
    _ change: LoggedChange, nowLive: [SampleRow], noLonger: [SampleRow]
  ) throws -> Change {
    let entries = Dictionary(grouping: nowLive.isEmpty ? noLonger : nowLive, by: \.entry)
    return Change(
      action: change.action, texts: try texts(of: noLonger + nowLive),
      nowLive: nowLive.map(\.stored.sample), noLonger: noLonger.map(\.stored.sample),
      parts: entries.keys.sorted().map { entry in
        let rows = entries[entry] ?? []
        return Change.Part(
          entryID: rows.first?.stored.entryID ?? "", samples: rows.map(\.stored.sample))
      })
  }

  public func changes(limit: Int) throws -> [PastChange] {
    try reading {
      let rows = try connection.all(
        """
        SELECT id, action, first_sample, last_sample, undone FROM changes
        ORDER BY id DESC LIMIT ?
        """, .integer(limit)
      ) { (try LoggedChange($0), $0.integer(4)) }
      return try rows.map { logged, undone in
        let change = try told(
          logged, nowLive: everySample(added(by: logged)),
          noLonger: everySample(removed(by: logged)))
        return PastChange(change, isUndone: undone > 0)
      }
    }
  }

  private func setLive(_ ids: [Int64], to live: Int64) throws {
    for id in ids {
      try connection.run(
        "UPDATE samples SET live = ? WHERE id = ?", .integer(live), .integer(id))
    }
  }

  private func samples(_ ids: [Int64]) throws -> [SampleRow] {
    try ids.compactMap { id in
      try connection.first(
        "\(Self.liveSamples) AND s.id = ?", .integer(id), read: sampleRow)
    }
  }

  /// The same of samples that may be in the record no more.
  private func everySample(_ ids: [Int64]) throws -> [SampleRow] {
    try ids.compactMap { id in
      try connection.first("\(Self.samples) WHERE s.id = ?", .integer(id), read: sampleRow)
    }
  }

  private func texts(of samples: [SampleRow]) throws -> [String] {
    try Set(samples.map(\.entry)).sorted().compactMap { entry in
      try connection.first("SELECT text FROM entries WHERE id = ?", .integer(entry)) { $0.text(0) }
    }
  }
}
