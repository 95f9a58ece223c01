import Records

extension SQLiteStore {
  /// What is wrong with the store, in a developer's words and without any value of the record;
  /// nothing when it is whole. Reads all of it.
  public func problems() throws -> [String] {
    try reading {
      try damage() + halfWritten() + falseRollups() + falseHistory()
    }
  }

  /// What SQLite itself finds: broken pages and indexes, rows that refer to nothing.
  private func damage() throws -> [String] {
    let damage = try connection.all("PRAGMA integrity_check") { $0.text(0) ?? "" }
    let dangling = try connection.all("PRAGMA foreign_key_check") { row in
      "a row of \(row.text(0) ?? "?") refers to nothing in \(row.text(2) ?? "?")"
    }
    return damage.filter { $0 != "ok" } + dangling
  }

  private func halfWritten() throws -> [String] {
    let faults = [
      (
        "entries without a sample",
        "SELECT count(*) FROM entries WHERE id NOT IN (SELECT entry FROM samples)"
      ),
      (
        "correlations without a sample",
        """
        SELECT count(*) FROM correlations
        WHERE id NOT IN (SELECT correlation FROM samples WHERE correlation IS NOT NULL)
        """
      ),
      (
        "samples in a correlation of another entry",
        """
        SELECT count(*) FROM samples AS s JOIN correlations AS c ON c.id = s.correlation
        WHERE c.entry <> s.entry
        """
      ),
      ("default people other than one", "SELECT abs(sum(is_default) - 1) FROM people"),
    ]
    return try faults.compactMap { fault, sql in
      let count = try connection.first(sql) { $0.integer(0) } ?? 0
      return count == 0 ? nil : "\(fault): \(count)"
    }
  }

  private func falseRollups() throws -> [String] {
    var recount: [RollupKey: Rollup] = [:]
    try connection.each(
      "SELECT person, kind, day, value, entry FROM samples WHERE live = 1 ORDER BY id"
    ) { row in
      let key = RollupKey(person: row.integer(0), kind: row.integer(1), day: row.integer(2))
      recount[key, default: Rollup()].add(row.real(3) ?? 0, of: row.integer(4))
      return true
    }
    var wrong = 0
    try connection.each(
      "SELECT person, kind, day, n, total, least, greatest, newest FROM rollups"
    ) { row in
      let key = RollupKey(person: row.integer(0), kind: row.integer(1), day: row.integer(2))
      if recount.removeValue(forKey: key) != Rollup(row, from: 3) { wrong += 1 }
      return true
    }
    wrong += recount.count
    return wrong == 0 ? [] : ["roll-ups other than a recount: \(wrong)"]
  }

  /// A sample is live when the change that added it stands and no change that stands took it away.
  private func falseHistory() throws -> [String] {
    let changes = try connection.all(
      "SELECT first_sample, last_sample, undone FROM changes WHERE last_sample > 0 ORDER BY id"
    ) { (first: $0.integer(0), last: $0.integer(1), stands: $0.integer(2) == 0) }
    let removed = try connection.all(
      "SELECT sample FROM removals AS r JOIN changes AS c ON c.id = r.change WHERE c.undone = 0"
    ) { $0.integer(0) }
    let gone = Set(removed)
    var next = changes.startIndex
    var wrong = 0
    try connection.each("SELECT id, live FROM samples ORDER BY id") { row in
      let (id, live) = (row.integer(0), row.integer(1) == 1)
      while next < changes.endIndex && changes[next].last < id { next += 1 }
      let isLogged = next < changes.endIndex && changes[next].first <= id
      if !isLogged || live != (changes[next].stands && !gone.contains(id)) { wrong += 1 }
      return true
    }
    return wrong == 0 ? [] : ["samples other than the history says: \(wrong)"]
  }
}
