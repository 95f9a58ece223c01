import Foundation
import Measures
import Records
import RecordsSQLite

extension Home {
  /// What the store's own check and the plain `sqlite3` command find wrong, each for itself; nothing
  /// when the store is whole.
  func problems() throws -> [String] {
    // A copy, because the plain command would empty the log.
    try shell("rm -rf audit; cp -r .local/share/saywell audit")
    let answer = try run(["/usr/bin/sqlite3", self / "audit/saywell.db"], input: Array(Self.audit))
    let lines = (answer.text + answer.complaint).split(separator: "\n").map(String.init)
    let isWhole = answer.status == 0 && lines == ["ok"]
    return try (isWhole ? [] : lines) + SQLiteStore(at: .file(database)).problems()
  }

  private static var audit: String.UTF8View {
    """
    PRAGMA integrity_check;
    WITH recount AS (
      SELECT person, kind, day, count(*), round(sum(value), 6), min(value), max(value), max(entry)
      FROM samples WHERE live = 1 GROUP BY person, kind, day
    ), rolled AS (
      SELECT person, kind, day, n, round(total, 6), least, greatest, newest FROM rollups
    )
    SELECT 'roll-up other than a recount: kind ' || kind || ', day ' || day FROM (
      SELECT kind, day FROM (SELECT * FROM recount EXCEPT SELECT * FROM rolled)
      UNION SELECT kind, day FROM (SELECT * FROM rolled EXCEPT SELECT * FROM recount));
    SELECT 'half a blood pressure: entry ' || entry FROM samples AS s JOIN kinds AS k ON k.id = s.kind
    WHERE live = 1 GROUP BY entry, group_number
    HAVING sum(k.name = 'systolic') <> sum(k.name = 'diastolic');
    SELECT 'nothing of an entry: ' || id FROM entries WHERE id NOT IN (SELECT entry FROM samples);
    """.utf8
  }

  /// Every live figure, such as `weight 72.5`, in the order of recording.
  func figures() throws -> [String] {
    let store = try SQLiteStore(at: .file(database))
    let me = try store.defaultPerson()
    let ever = Instant(seconds: .min)..<Instant(seconds: .max)
    return try store.entries(of: me, with: nil, in: ever, limit: .max).reversed()
      .flatMap { $0.entry.samples.map { "\($0.kind) \($0.value)" } }
  }
}
