import Measures
import Records

extension SQLiteStore {
  public func told(by person: Person, since start: Instant) throws -> [Told] {
    try reading {
      try connection.all(
        """
        SELECT DISTINCT s.kind, e.said_at, e.zone
        FROM kinds AS k CROSS JOIN samples AS s CROSS JOIN entries AS e ON e.id = s.entry
        WHERE s.person = ?1 AND s.kind = k.id AND s.start_at >= ?2 AND s.live = 1
          AND e.said_at >= ?3 AND e.source <> ?4
        """,
        .integer(person.id), .integer(start.seconds - 86_400), .integer(start.seconds),
        .text(Entry.Source.import.rawValue)
      ) { row in
        Told(
          kind: try kind(of: row.integer(0)), at: Instant(seconds: row.integer(1)),
          zone: row.text(2) ?? "")
      }
    }
  }
}
