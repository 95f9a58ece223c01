import Measures
import Records

extension SQLiteStore {
  public func latest(
    _ kind: Sample.Kind, of person: Person, before end: Instant?
  ) throws -> StoredSample? {
    try reading {
      guard let kind = try id(of: kind) else { return nil }
      return try connection.first(
        """
        \(Self.liveSamples) AND person = ? AND kind = ? AND start_at <= ?
        ORDER BY start_at DESC, s.id DESC LIMIT 1
        """,
        .integer(person.id), .integer(kind), .integer(end?.seconds ?? .max)
      ) { try sampleRow($0).stored }
    }
  }

  public func samples(_ query: SampleQuery) throws -> [StoredSample] {
    try reading {
      guard let kind = try id(of: query.kind), query.limit ?? 1 > 0 else { return [] }
      let label = query.label?.uppercased()
      var found: [StoredSample] = []
      try connection.each(
        query.newestFirst ? Self.newestFirst : Self.oldestFirst,
        .integer(query.person.id), .integer(kind), .integer(query.range.lowerBound.seconds),
        .integer(query.range.upperBound.seconds),
        .integer(query.days.map { Int64($0.lowerBound.days) } ?? .min),
        .integer(query.days.map { Int64($0.upperBound.days) } ?? .max)
      ) { row in
        // Folded here, because SQLite knows no letters beyond ASCII.
        guard label == nil || row.text(8)?.uppercased() == label else { return true }
        guard query.isMeant.map({ isMeant in row.text(8).map(isMeant) ?? false }) ?? true else {
          return true
        }
        found.append(try sampleRow(row).stored)
        return found.count < query.limit ?? .max
      }
      return found
    }
  }

  private static let oldestFirst = """
    \(liveSamples) AND person = ? AND kind = ? AND start_at >= ? AND start_at < ?
      AND day >= ? AND day < ?
    ORDER BY start_at, s.id
    """

  private static let newestFirst = """
    \(liveSamples) AND person = ? AND kind = ? AND start_at >= ? AND start_at < ?
      AND day >= ? AND day < ?
    ORDER BY start_at DESC, s.id DESC
    """

  public func summary(
    _ kind: Sample.Kind, of person: Person, in days: Range<CivilDate>
  ) throws -> Summary {
    try reading {
      guard let kind = try id(of: kind) else { return Summary() }
      let summary = try connection.first(
        """
        SELECT sum(n), sum(total), min(least), max(greatest) FROM rollups
        WHERE person = ? AND kind = ? AND day >= ? AND day < ?
        """,
        .integer(person.id), .integer(kind), .integer(days.lowerBound.days),
        .integer(days.upperBound.days)
      ) { row in
        Summary(
          count: Int(row.integer(0)), sum: row.real(1) ?? 0, min: row.real(2), max: row.real(3))
      }
      return summary ?? Summary()
    }
  }

  public func lastEntry(of person: Person, with kind: Sample.Kind?) throws -> StoredEntry? {
    try reading {
      let number =
        if let kind { try number(ofLastEntryOf: person, with: kind) } else {
          try number(ofLastEntryOf: person)
        }
      return try number.flatMap(storedEntry)
    }
  }

  public func newestEntry() throws -> StoredEntry? {
    try reading {
      let number = try connection.first(
        """
        SELECT entry FROM samples
        WHERE live = 1 AND person IN (SELECT id FROM people) ORDER BY id DESC LIMIT 1
        """
      ) { $0.integer(0) }
      return try number.flatMap(storedEntry)
    }
  }

  public func entry(_ id: String) throws -> StoredEntry? {
    try reading {
      let number = try connection.first("SELECT id FROM entries WHERE uuid = ?", .text(id)) {
        $0.integer(0)
      }
      let stored = try number.flatMap(storedEntry)
      return stored?.entry.samples.isEmpty == false ? stored : nil
    }
  }

  public func endsInRemoval() throws -> Bool {
    try reading {
      try connection.first("SELECT action, undone FROM changes ORDER BY id DESC LIMIT 1") { row in
        let isUndone = row.integer(1) > 0
        return switch row.text(0).flatMap(Change.Action.init) {
        case .add: isUndone
        case .delete: !isUndone
        case .edit, nil: false
        }
      } ?? false
    }
  }

  private func number(ofLastEntryOf person: Person, with kind: Sample.Kind) throws -> Int64? {
    guard let kind = try id(of: kind) else { return nil }
    return try connection.first(
      "SELECT max(newest) FROM rollups WHERE person = ? AND kind = ?",
      .integer(person.id), .integer(kind)
    ) { $0.isNull(0) ? nil : $0.integer(0) }
  }

  private func number(ofLastEntryOf person: Person) throws -> Int64? {
    try connection.first(
      "SELECT entry FROM samples WHERE person = ? AND live = 1 ORDER BY entry DESC LIMIT 1",
      .integer(person.id)
    ) { $0.integer(0) }
  }
}
