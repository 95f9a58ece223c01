import CSQLite
import Glibc
import Records

/// An open database and the statements prepared on it, for one thread.
final class Connection {
  private let handle: OpaquePointer
  private var statements: [String: Statement] = [:]

  /// Opens an existing database file, or a new one in memory for `:memory:`. SQLite reads nothing
  /// of it yet.
  ///
  /// - Parameter engine: the name of SQLite's file layer; nil is the usual one.
  init(
    _ name: String, flags: Int32 = SQLITE_OPEN_READWRITE, engine: String? = nil,
    waitingAtMost milliseconds: Int
  ) throws {
    _ = Self.configured
    var handle: OpaquePointer?
    let code = sqlite3_open_v2(
      name, &handle, flags | SQLITE_OPEN_NOMUTEX | SQLITE_OPEN_EXRESCODE, engine)
    guard code == SQLITE_OK, let handle else {
      defer { sqlite3_close_v2(handle) }
      throw StoreError(sqlite: code, on: handle)
    }
    self.handle = handle
    csqlite_no_checkpoint_on_close(handle, 1)
    csqlite_trusted_schema(handle, 0)
    csqlite_foreign_keys(handle, 1)
    waitWhenBusy(atMost: milliseconds)
  }

  /// How SQLite works in this process.
  private static let configured = csqlite_memory_status(0)

  deinit {
    statements.removeAll()
    sqlite3_close_v2(handle)
  }

  /// Runs a statement and hands over its rows until there are no more, or the visitor returns
  /// false.
  func each(_ sql: String, _ values: SQLValue..., visit: (Row) throws -> Bool) throws {
    try statement(sql).run(values, visit: visit)
  }

  /// Runs a statement whose rows nobody wants.
  func run(_ sql: String, _ values: SQLValue...) throws {
    try statement(sql).run(values) { _ in true }
  }

  func all<Element>(
    _ sql: String, _ values: SQLValue..., read: (Row) throws -> Element
  ) throws -> [Element] {
    var elements: [Element] = []
    try statement(sql).run(values) { row in
      elements.append(try read(row))
      return true
    }
    return elements
  }

  func first<Element>(
    _ sql: String, _ values: SQLValue..., read: (Row) throws -> Element?
  ) throws -> Element? {
    var element: Element?
    try statement(sql).run(values) { row in
      element = try read(row)
      return false
    }
    return element
  }

  /// Runs statements that are needed once, one after the other.
  func script(_ sql: String) throws {
    let code = sqlite3_exec(handle, sql, nil, nil, nil)
    guard code == SQLITE_OK else { throw StoreError(sqlite: code, on: handle) }
  }

  /// The statements that were needed so far.
  var statementsPrepared: [String] { Array(statements.keys) }
  /// The id of the row that was inserted last.
  var lastID: Int64 { sqlite3_last_insert_rowid(handle) }
  /// Whether a transaction is open.
  var isInTransaction: Bool { sqlite3_get_autocommit(handle) == 0 }
  /// Whether the file can only be read.
  var isReadOnly: Bool { sqlite3_db_readonly(handle, "main") == 1 }

  /// Moves all that the write-ahead log holds into the database and empties the log, unless others
  /// are reading it.
  func checkpoint() {
    waitWhenBusy(atMost: 0)
    sqlite3_wal_checkpoint_v2(handle, "main", SQLITE_CHECKPOINT_TRUNCATE, nil, nil)
  }

  /// All that the database holds, in one of its own that is gone with its connection.
  func copiedIntoMemory() throws -> Connection {
    let copy = try Connection(":memory:", waitingAtMost: 0)
    guard let backup = sqlite3_backup_init(copy.handle, "main", handle, "main") else {
      throw StoreError(sqlite: sqlite3_errcode(copy.handle), on: copy.handle)
    }
    sqlite3_backup_step(backup, -1)
    let code = sqlite3_backup_finish(backup)
    guard code == SQLITE_OK else { throw StoreError(sqlite: code, on: copy.handle) }
    return copy
  }

  /// Lets SQLite clean up at close, as it does by default.
  func cleanUpAtClose() { csqlite_no_checkpoint_on_close(handle, 0) }

  private func statement(_ sql: String) throws -> Statement {
    if let known = statements[sql] { return known }
    let new = try Statement(sql, on: handle)
    statements[sql] = new
    return new
  }

  /// Waiting ends when the lock is had or the time is over. All wait in equal steps: SQLite's own
  /// waits grow, so that whoever has waited longest would be the least likely to come next.
  private func waitWhenBusy(atMost milliseconds: Int) {
    let limit = UnsafeMutableRawPointer(bitPattern: max(0, milliseconds))
    sqlite3_busy_handler(
      handle,
      { limit, attempts in
        guard Int(attempts) * 2 < Int(bitPattern: limit) else { return 0 }
        usleep(2000)
        return 1
      }, limit)
  }
}
