import CSQLite
import Glibc
import Records

extension StoreError {
  /// What an (extended) result code of SQLite means to whoever uses the store.
  ///
  /// SQLite reports a full disk as `SQLITE_FULL` when a page does not fit, and as an I/O error when
  /// something beside it does not; then the system's own error number tells, which SQLite keeps for
  /// all but a commit. A file-size limit (EFBIG) is a full disk too.
  init(sqlite code: Int32, on connection: OpaquePointer?) {
    switch code & 0xff {
    case SQLITE_BUSY, SQLITE_LOCKED, SQLITE_PROTOCOL: self = .busy
    case SQLITE_FULL: self = .full
    case SQLITE_READONLY, SQLITE_PERM: self = .readOnly
    case SQLITE_NOTADB, SQLITE_CORRUPT, SQLITE_FORMAT: self = .notAStore
    case SQLITE_IOERR, SQLITE_CANTOPEN:
      let causes = [errno, connection.map(sqlite3_system_errno) ?? 0]
      if causes.contains(where: { [ENOSPC, EDQUOT, EFBIG].contains($0) }) {
        self = .full
      } else {
        self = causes.contains(EROFS) ? .readOnly : .failed(code: code)
      }
    default: self = .failed(code: code)
    }
  }
}
