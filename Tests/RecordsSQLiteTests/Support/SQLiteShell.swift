import CSQLite

/// What the plain library says to a query, beside the store: columns joined by bars.
func sqlite(_ path: String, _ sql: String) throws -> [String] {
  var handle: OpaquePointer?
  defer { sqlite3_close(handle) }
  var statement: OpaquePointer?
  guard sqlite3_open_v2(path, &handle, SQLITE_OPEN_READWRITE | SQLITE_OPEN_CREATE, nil) == SQLITE_OK
  else { throw PlainSQLiteError() }
  sqlite3_busy_timeout(handle, 10_000)
  defer { sqlite3_finalize(statement) }
  guard sqlite3_prepare_v2(handle, sql, -1, &statement, nil) == SQLITE_OK else {
    throw PlainSQLiteError()
  }
  var rows: [String] = []
  while true {
    switch sqlite3_step(statement) {
    case SQLITE_ROW:
      let columns = (0..<sqlite3_column_count(statement)).map { column in
        sqlite3_column_text(statement, column).map { String(cString: $0) } ?? ""
      }
      rows.append(columns.joined(separator: "|"))
    case SQLITE_DONE: return rows
    default: throw PlainSQLiteError()
    }
  }
}

struct PlainSQLiteError: Error {}

/// A connection that only stays open.
final class HeldDatabase {
  private var handle: OpaquePointer?

  init(_ path: String) throws {
    guard sqlite3_open_v2(path, &handle, SQLITE_OPEN_READWRITE, nil) == SQLITE_OK,
      sqlite3_exec(handle, "SELECT count(*) FROM sqlite_schema", nil, nil, nil) == SQLITE_OK
    else { throw PlainSQLiteError() }
  }

  deinit { sqlite3_close(handle) }
}
