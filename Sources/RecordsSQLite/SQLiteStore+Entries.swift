import Measures
import Records

extension SQLiteStore {
  public func entries(
    of person: Person, with kind: Sample.Kind?, in range: Range<Instant>, limit: Int
  ) throws -> [StoredEntry] {
    guard limit > 0 else { return [] }
    return try reading {
      let kinds =
        try kind.map { try id(of: $0).map { [$0] } ?? [] }
        ?? connection.all("SELECT id FROM kinds") { $0.integer(0) }
      var starts: [Int64: Int64] = [:]
      for kind in kinds {
        for (entry, start) in try newestStarts(of: person, kind, in: range, limit: limit) {
          starts[entry] = max(start, starts[entry] ?? start)
        }
      }
      return try starts.sorted { ($0.value, $0.key) > ($1.value, $1.key) }.prefix(limit)
        .compactMap { try storedEntry($0.key) }
    }
  }

  /// The first entries of one kind with the last start in each. What is among the first of all
  /// kinds is among the first of its own, so that each kind needs no more of them.
  private func newestStarts(
    of person: Person, _ kind: Int64, in range: Range<Instant>, limit: Int
  ) throws -> [Int64: Int64] {
    var starts: [Int64: Int64] = [:]
    var earliest = Int64.max
    try connection.each(
      """
      SELECT entry, start_at FROM samples
      WHERE person = ? AND kind = ? AND start_at >= ? AND start_at < ? AND live = 1
      ORDER BY start_at DESC, id DESC
      """,
      .integer(person.id), .integer(kind), .integer(range.lowerBound.seconds),
      .integer(range.upperBound.seconds)
    ) { row in
      let (entry, start) = (row.integer(0), row.integer(1))
      if starts[entry] == nil {
        // A tie with the last one may be the newer entry.
        guard starts.count < limit || start == earliest else { return false }
        starts[entry] = start
        earliest = start
      }
      return true
    }
    return starts
  }
}
