import CSQLite
import Records

/// One row of an answer, valid until the next step. Columns count from 0.
struct Row {
  private let statement: OpaquePointer

  init(_ statement: OpaquePointer) { self.statement = statement }

  func isNull(_ column: Int32) -> Bool {
    sqlite3_column_type(statement, column) == SQLITE_NULL
  }

  /// 0 where there is no value.
  func integer(_ column: Int32) -> Int64 { sqlite3_column_int64(statement, column) }

  func real(_ column: Int32) -> Double? {
    isNull(column) ? nil : sqlite3_column_double(statement, column)
  }

  /// What the figure of a record can be.
  ///
  /// - Throws: `notAStore` for a text, or no number that can be counted.
  func figure(_ column: Int32) throws -> Double {
    let type = sqlite3_column_type(statement, column)
    let number = sqlite3_column_double(statement, column)
    guard type == SQLITE_FLOAT || type == SQLITE_INTEGER, number.isFinite else {
      throw StoreError.notAStore
    }
    return number
  }

  func text(_ column: Int32) -> String? {
    guard let start = sqlite3_column_text(statement, column) else { return nil }
    let count = Int(sqlite3_column_bytes(statement, column))
    return String(decoding: UnsafeBufferPointer(start: start, count: count), as: UTF8.self)
  }
}
