import CSQLite
import Records

extension Connection {
  /// Runs the body between the given beginning and a commit, or takes everything back when it
  /// throws.
  func transaction<Result>(_ beginning: String, _ body: () throws -> Result) throws -> Result {
    try run(beginning)
    do {
      let result = try body()
      try run("COMMIT")
      return result
    } catch {
      // SQLite has taken everything back itself after some errors, such as a full disk.
      if isInTransaction { try? run("ROLLBACK") }
      throw error
    }
  }

  /// Runs the body within an open transaction so that all it did is taken back when it throws.
  ///
  /// Throws where SQLite has taken the transaction back already: a savepoint would begin one of its
  /// own.
  func savepoint<Result>(_ body: () throws -> Result) throws -> Result {
    guard isInTransaction else { throw StoreError.failed(code: SQLITE_ABORT) }
    try run("SAVEPOINT inner_transaction")
    do {
      let result = try body()
      try run("RELEASE inner_transaction")
      return result
    } catch {
      if isInTransaction {
        try? run("ROLLBACK TO inner_transaction")
        try? run("RELEASE inner_transaction")
      }
      throw error
    }
  }
}
