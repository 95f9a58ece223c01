import Measures
import Records

extension SQLiteStore {
  public func tags(
    of person: Person, with kind: Sample.Kind, in range: Range<Instant>
  ) throws -> [Tagged] {
    try reading {
      guard let kind = try id(of: kind) else { return [] }
      return try connection.all(
        """
        SELECT t.tag, s.start_at FROM samples AS s CROSS JOIN entry_tags AS t ON t.entry = s.entry
        WHERE s.person = ?1 AND s.kind = ?2 AND s.start_at >= ?3 AND s.start_at < ?4 AND s.live = 1
        """, .integer(person.id), .integer(kind), .integer(range.lowerBound.seconds),
        .integer(range.upperBound.seconds)
      ) { Tagged(name: $0.text(0) ?? "", start: Instant(seconds: $0.integer(1))) }
    }
  }
}
