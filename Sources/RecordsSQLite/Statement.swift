import CSQLite
import Glibc
import Records

/// A prepared statement, made once and used again.
final class Statement {
  private let handle: OpaquePointer
  private let connection: OpaquePointer

  /// Throws `notAStore` where the statement does not fit the tables: the SQL is fixed, so the
  /// tables are not ours.
  init(_ sql: String, on connection: OpaquePointer) throws {
    var handle: OpaquePointer?
    let code = sqlite3_prepare_v3(
      connection, sql, -1, UInt32(SQLITE_PREPARE_PERSISTENT), &handle, nil)
    guard code == SQLITE_OK, let handle else {
      throw code == SQLITE_ERROR ? StoreError.notAStore : StoreError(sqlite: code, on: connection)
    }
    self.handle = handle
    self.connection = connection
  }

  deinit { sqlite3_finalize(handle) }

  /// Runs the statement and hands over its rows until there are no more, or the visitor returns
  /// false.
  func run(_ values: [SQLValue], visit: (Row) throws -> Bool) throws {
    precondition(
      sqlite3_stmt_busy(handle) == 0, "A statement runs to its end before it runs again.")
    defer { sqlite3_reset(handle) }
    for (index, value) in values.enumerated() {
      let code = bind(value, at: Int32(index + 1))
      guard code == SQLITE_OK else { throw StoreError(sqlite: code, on: connection) }
    }
    while true {
      errno = 0
      let code = sqlite3_step(handle)
      switch code {
      case SQLITE_ROW: guard try visit(Row(handle)) else { return }
      case SQLITE_DONE: return
      default: throw StoreError(sqlite: code, on: connection)
      }
    }
  }

  /// A number that is none would silently become NULL, so it is refused.
  private func bind(_ value: SQLValue, at index: Int32) -> Int32 {
    switch value {
    case .integer(let number?): sqlite3_bind_int64(handle, index, number)
    case .real(let number?):
      number.isFinite ? sqlite3_bind_double(handle, index, number) : SQLITE_MISMATCH
    case .text(let text?): bind(text, at: index)
    case .blob(let bytes):
      sqlite3_bind_blob(handle, index, bytes, Int32(bytes.count), csqlite_transient())
    case .integer(nil), .real(nil), .text(nil): sqlite3_bind_null(handle, index)
    }
  }

  private func bind(_ text: String, at index: Int32) -> Int32 {
    var text = text
    return text.withUTF8 { bytes in
      bytes.withMemoryRebound(to: CChar.self) { characters in
        guard let start = characters.baseAddress else {
          return sqlite3_bind_text(handle, index, "", 0, csqlite_transient())
        }
        return sqlite3_bind_text64(
          handle, index, start, UInt64(characters.count), csqlite_transient(), UInt8(SQLITE_UTF8))
      }
    }
  }
}
