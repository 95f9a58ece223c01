import CSQLite
import Measures
import Records

extension StoreError {
  /// What is referred to is not in this store: a mistake of the caller.
  static let unknown = StoreError.failed(code: SQLITE_NOTFOUND)
}

/// A live sample with the numbers of its row.
struct SampleRow {
  let id: Int64
  let entry: Int64
  let day: RollupKey
  let stored: StoredSample
}

extension SQLiteStore {
  /// The rows of live samples, to be gone on with: the view `live_samples` written out, which SQLite would take as much
  /// time to unfold as to find a sample.
  static let liveSamples = "\(samples) WHERE s.live = 1"

  static let samples = """
    SELECT s.id, s.entry, e.uuid, s.person, s.kind, s.value, s.said_value, s.said_unit, s.label, s.portion,
      s.start_at, s.end_at, coalesce(s.zone, e.zone), s.day, s.group_number, s.precision
    FROM samples AS s CROSS JOIN entries AS e ON e.id = s.entry
    """

  /// Reads a row of live samples.
  func sampleRow(_ row: Row) throws -> SampleRow {
    let said = try row.real(6).map { Quantity($0, try unit(row.text(7))) }
    var sample = Sample(
      try kind(of: row.integer(4)), try row.figure(5), said: said, label: row.text(8),
      portion: row.text(9), from: Instant(seconds: row.integer(10)),
      to: Instant(seconds: row.integer(11)), zone: row.text(12) ?? "",
      on: CivilDate(days: Int(row.integer(13))), person: row.integer(3),
      group: Int(row.integer(14)))
    sample.precision = try precision(row.text(15))
    return SampleRow(
      id: row.integer(0), entry: row.integer(1),
      day: RollupKey(person: row.integer(3), kind: row.integer(4), day: row.integer(13)),
      stored: StoredSample(entryID: row.text(2) ?? "", sample: sample))
  }

  /// Throws `newer` for a unit that this saywell does not know.
  private func unit(_ name: String?) throws -> Quantity.Unit? {
    guard let name else { return nil }
    guard let unit = Quantity.Unit(rawValue: name) else { throw StoreError.newer }
    return unit
  }

  /// Throws `newer` for a name that this saywell does not know.
  private func precision(_ name: String?) throws -> Sample.Precision? {
    guard let name else { return nil }
    guard let precision = Sample.Precision(name: name) else { throw StoreError.newer }
    return precision
  }

  /// The live samples of an entry, whomever they are of, in the order in which they were added.
  func liveSamples(of entry: Int64) throws -> [SampleRow] {
    try connection.all(
      """
      \(Self.liveSamples) AND s.entry = ? AND s.person IN (SELECT id FROM people) ORDER BY s.id
      """, .integer(entry), read: sampleRow)
  }

  /// The number of the entry with this id; throws `unknown` where there is none.
  func number(of entry: StoredEntry) throws -> Int64 {
    let number = try connection.first("SELECT id FROM entries WHERE uuid = ?", .text(entry.id)) {
      $0.integer(0)
    }
    guard let number else { throw StoreError.unknown }
    return number
  }

  /// The entry with its tags and live samples.
  func storedEntry(_ number: Int64) throws -> StoredEntry? {
    let tags = try connection.all(
      "SELECT tag FROM entry_tags WHERE entry = ? ORDER BY position", .integer(number)
    ) { $0.text(0) ?? "" }
    let samples = try liveSamples(of: number).map(\.stored.sample)
    return try connection.first(
      "SELECT uuid, text, language, source, said_at, zone, note FROM entries WHERE id = ?",
      .integer(number)
    ) { row in
      guard let source = Entry.Source(rawValue: row.text(3) ?? "") else { throw StoreError.newer }
      let entry = Entry(
        text: row.text(1) ?? "", language: row.text(2) ?? "", source: source,
        saidAt: Instant(seconds: row.integer(4)), zone: row.text(5) ?? "", note: row.text(6),
        tags: tags, samples: samples)
      return StoredEntry(id: row.text(0) ?? "", entry: entry)
    }
  }
}
