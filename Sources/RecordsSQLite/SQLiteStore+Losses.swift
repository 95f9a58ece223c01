import Measures
import Records

extension SQLiteStore {
  public func losses(
    of person: Person, with kind: Sample.Kind?, in range: Range<Instant>
  ) throws -> Losses {
    try reading {
      // No kind has the number 0, which stands for all of them here.
      guard let kind = try kind.map(id) ?? 0 else { return Losses() }
      func count(_ sql: String) throws -> Int {
        try connection.first(
          sql, .integer(person.id), .integer(kind), .integer(range.lowerBound.seconds),
          .integer(range.upperBound.seconds)
        ) { Int($0.integer(0)) } ?? 0
      }
      return Losses(
        deleted: try count(Self.deleted), edited: try count(Self.edited),
        takenBack: try count(Self.takenBack))
    }
  }

  private static let meant = """
    s.person = ?1 AND (?2 = 0 OR s.kind = ?2) AND s.start_at >= ?3 AND s.start_at < ?4
    """

  /// Samples that a change took away, which had been there before it. The history is short beside the record, so it is
  /// read first.
  private static let removed = """
    SELECT count(DISTINCT c.id || ' ' || s.entry || ' ' || s.group_number)
    FROM changes AS c CROSS JOIN removals AS r ON r.change = c.id
    CROSS JOIN samples AS s ON s.id = r.sample
    WHERE c.undone = 0 AND s.id NOT BETWEEN c.first_sample AND c.last_sample AND \(meant)
    """

  /// Whether the change put something of the same kind in the sample's place.
  private static let replaced = """
    EXISTS (SELECT 1 FROM samples AS n WHERE n.id BETWEEN c.first_sample AND c.last_sample
    AND n.entry = s.entry AND n.person = s.person AND n.kind = s.kind
    AND n.group_number = s.group_number)
    """

  private static let deleted = "\(removed) AND NOT \(replaced)"

  private static let edited = """
    \(removed) AND \(replaced)
    AND NOT EXISTS (SELECT 1 FROM samples AS n WHERE n.id BETWEEN c.first_sample AND c.last_sample
    AND n.entry = s.entry AND n.person = s.person AND n.kind = s.kind
    AND n.group_number = s.group_number AND n.value = s.value AND n.start_at = s.start_at
    AND n.label IS s.label)
    """

  private static let takenBack = """
    SELECT count(DISTINCT s.entry || ' ' || s.group_number)
    FROM changes AS c CROSS JOIN samples AS s ON s.id BETWEEN c.first_sample AND c.last_sample
    WHERE c.undone > 0 AND c.action = 'add' AND s.live = 0 AND \(meant)
    """
}
