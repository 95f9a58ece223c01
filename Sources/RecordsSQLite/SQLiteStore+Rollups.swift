extension SQLiteStore {
  /// Adds a sample, newer than all others, to its day.
  func rollUp(_ value: Double, of entry: Int64, into key: RollupKey) throws {
    try connection.run(
      """
      INSERT INTO rollups (person, kind, day, n, total, least, greatest, newest)
      VALUES (?1, ?2, ?3, 1, ?4, ?4, ?4, ?5)
      ON CONFLICT (person, kind, day) DO UPDATE SET
        n = n + 1, total = total + excluded.total, least = min(least, excluded.least),
        greatest = max(greatest, excluded.greatest), newest = max(newest, excluded.newest)
      """,
      .integer(key.person), .integer(key.kind), .integer(key.day), .real(value), .integer(entry))
  }

  /// Counts these days again, after samples went or came back.
  ///
  /// The day of a sample is within a day of its instant's day in UTC, so its index entry is among
  /// three days.
  func recount(_ keys: Set<RollupKey>) throws {
    for key in keys {
      var rollup = Rollup()
      try connection.each(
        """
        SELECT value, entry FROM samples
        WHERE person = ? AND kind = ? AND start_at >= ? AND start_at < ? AND day = ? AND live = 1
        ORDER BY id
        """,
        .integer(key.person), .integer(key.kind), .integer((key.day - 1) * 86_400),
        .integer((key.day + 2) * 86_400), .integer(key.day)
      ) { row in
        rollup.add(row.real(0) ?? 0, of: row.integer(1))
        return true
      }
      try store(rollup, at: key)
    }
  }

  private func store(_ rollup: Rollup, at key: RollupKey) throws {
    guard rollup.count > 0 else {
      return try connection.run(
        "DELETE FROM rollups WHERE person = ? AND kind = ? AND day = ?",
        .integer(key.person), .integer(key.kind), .integer(key.day))
    }
    try connection.run(
      """
      INSERT OR REPLACE INTO rollups (person, kind, day, n, total, least, greatest, newest)
      VALUES (?, ?, ?, ?, ?, ?, ?, ?)
      """,
      .integer(key.person), .integer(key.kind), .integer(key.day), .integer(rollup.count),
      .real(rollup.total), .real(rollup.least), .real(rollup.greatest),
      .integer(rollup.newestEntry))
  }
}
