import Records

/// The records in one SQLite file, or in memory.
///
/// The file is the user's own: its folder 0700, itself and what SQLite puts beside it (`-wal`,
/// `-shm`) 0600 when they are made here. An acknowledged record is synced to the disk, and may
/// still be in `-wal`: a copy of the store is made with SQLite's backup, or of all its files.
///
/// Where the file or its folder may not be written, or the disk is full, questions are still
/// answered and only changes throw. A file-size limit sends SIGXFSZ: a process that ignores it gets
/// `StoreError.full` instead.
public final class SQLiteStore: Store {
  let file: StoreFile?
  let schema: Schema
  let patience: Int
  private(set) var connection: Connection
  private var identity: StoreFile.Identity?
  private var refusal: StoreError?
  private var isMakeshift = false
  private var depth = 0
  private var hasWritten = false
  /// The change that the open transaction has made so far.
  var openChange: OpenChange?
  var kindTable: KindTable?

  /// Opens the store, and makes it where there is none.
  ///
  /// - Parameter milliseconds: how long a change waits for other processes before it throws `busy`.
  ///
  /// Throws `notAStore`, `newer`, `unavailable` (no regular file, or not readable), `cannotCreate`,
  /// `readOnly` or `full` (no store yet, and none can be made), `busy`. A file that is refused is
  /// left as it was.
  public convenience init(at location: Location, waitingAtMost milliseconds: Int = 10_000) throws {
    try self.init(at: location, schema: .current, waitingAtMost: milliseconds)
  }

  init(at location: Location, schema: Schema, waitingAtMost milliseconds: Int) throws {
    self.schema = schema
    patience = milliseconds
    switch location {
    case .memory:
      file = nil
      connection = try Connection(":memory:", waitingAtMost: 0)
      try schema.migrate(connection, waitingAtMost: 0)
    case .file(let path):
      let file = try StoreFile(path)
      let opened = try OpenedFile(file, schema: schema, waitingAtMost: milliseconds)
      self.file = file
      connection = opened.connection
      identity = opened.identity
      refusal = opened.refusal
      isMakeshift = opened.isMakeshift
    }
  }

  deinit { shortenLog() }

  /// Empties the log where it has grown long; for whoever ends without giving the store back.
  ///
  /// A cold open reads the whole log, so it is kept short; emptying it at each close would cost
  /// more than a record.
  public func shortenLog() {
    if hasWritten, let size = file?.logSize, size > Self.longestLog { connection.checkpoint() }
  }

  /// In bytes. A log of this size costs an open 0.3 ms, one of 4 MB costs 2.4 ms.
  private static let longestLog = 256 * 1024

  public func transaction<Result>(_ body: () throws -> Result) throws -> Result {
    let changeBefore = openChange
    depth += 1
    defer {
      depth -= 1
      if depth == 0 { openChange = nil }
    }
    do {
      if depth > 1 { return try connection.savepoint(body) }
      try openAgain(if: refusal != nil)
      return try connection.transaction(refusal == nil ? "BEGIN IMMEDIATE" : "BEGIN") {
        let result = try body()
        if openChange != nil, let file, file.identity != identity { throw StoreError.gone }
        return result
      }
    } catch {
      openChange = changeBefore
      kindTable = nil
      throw error
    }
  }

  /// Runs the body, which changes the record, as a transaction.
  func changing<Result>(_ body: () throws -> Result) throws -> Result {
    if depth == 0 { try openAgain(if: refusal != nil) }
    if let refusal { throw refusal }
    hasWritten = true
    return try transaction(body)
  }

  /// Runs the body so that all it reads is from one moment.
  func reading<Result>(_ body: () throws -> Result) throws -> Result {
    guard !connection.isInTransaction else { return try body() }
    try openAgain(if: isMakeshift)
    return try connection.transaction("BEGIN", body)
  }

  /// What could not be written, or only be read makeshift, may be as it should be by now.
  private func openAgain(if isNeeded: Bool) throws {
    guard isNeeded, let file else { return }
    let opened = try OpenedFile(file, schema: schema, waitingAtMost: patience)
    connection = opened.connection
    identity = opened.identity
    refusal = opened.refusal
    isMakeshift = opened.isMakeshift
    kindTable = nil
  }
}
