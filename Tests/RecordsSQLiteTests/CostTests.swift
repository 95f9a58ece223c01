import Measures
import Records
import Testing

@testable import RecordsSQLite

@Suite("What a question or a record costs does not grow with the store")
struct CostTests {
  @Test("every statement finds its rows by an index, in their order")
  func indexes() throws {
    let store = try SQLiteStore(at: .memory)
    let me = try store.defaultPerson()
    let entry = try store.add(.weight, 70)
    _ = try store.replaceSamples(of: entry, with: [.of(.systolic, 1), .of(.diastolic, 1)])
    _ = try store.delete([entry])
    _ = try store.undo()
    _ = try store.redo()
    _ = try store.undo()
    _ = try store.latest(.weight, of: me, before: nil)
    for newestFirst in [true, false] {
      let query = SampleQuery(.systolic, of: me, in: ever, newestFirst: newestFirst)
      _ = try store.samples(query)
    }
    _ = try store.summary(.systolic, of: me, in: everyDay)
    _ = try store.lastEntry(of: me, with: nil)
    _ = try store.lastEntry(of: me, with: .systolic)
    _ = try store.entries(of: me, with: nil, in: ever, limit: 5)

    let statements = store.connection.statementsPrepared
    #expect(statements.count > 25)
    for sql in statements where !sql.hasPrefix("PRAGMA") && !sql.contains("sqlite_schema") {
      let plan = try store.connection.all("EXPLAIN QUERY PLAN " + sql) { $0.text(3) ?? "" }
      for step in plan {
        let isSmall = step.contains("people") || step.contains("kinds") || step.contains("CONSTANT")
        // The history is read from its end.
        let isNewestChange = step == "SCAN changes" && sql.contains("ORDER BY id DESC LIMIT 1")
        // One day of one kind, counted again; one entry.
        let isOneDay = step.contains("TEMP B-TREE") && sql.contains("AND day = ?")
        let isOneEntry = step.contains("TEMP B-TREE") && sql.contains("s.entry = ?")
        #expect(
          step.hasPrefix("SEARCH") || step.hasPrefix("LIST") || step.contains("SUBQUERY") || isSmall
            || isNewestChange || isOneDay || isOneEntry, "\(step): \(sql)")
      }
    }
  }
}
