import CSQLite
import Records

/// A store's file, opened as well as it can be.
struct OpenedFile {
  let connection: Connection
  /// Why nothing can be written; nil when everything can.
  let refusal: StoreError?
  /// Whether it is opened past SQLite's locks, because the files for them could not be made.
  let isMakeshift: Bool
  /// Which file it was when it was opened.
  private(set) var identity: StoreFile.Identity?

  /// Opens the file for reading and writing, and brings its tables up to date; where that cannot
  /// be, for reading.
  init(_ file: StoreFile, schema: Schema, waitingAtMost milliseconds: Int) throws {
    let identity = try file.prepare()
    do {
      try self.init(normally: file, schema: schema, waitingAtMost: milliseconds)
    } catch StoreError.readOnly {
      try self.init(past: .readOnly, file, schema: schema)
    } catch StoreError.full {
      try self.init(past: .full, file, schema: schema)
    } catch StoreError.failed(let code) {
      try self.init(past: file.obstacle ?? .failed(code: code), file, schema: schema)
    }
    self.identity = identity
    file.makePrivate()
  }

  private init(
    normally file: StoreFile, schema: Schema, waitingAtMost milliseconds: Int
  ) throws {
    let connection = try Connection(file.path, waitingAtMost: milliseconds)
    do {
      try connection.run("PRAGMA synchronous = FULL")
      try schema.migrate(
        connection, waitingAtMost: milliseconds, mayBegin: { file.hasPlausibleLog })
      let page = try connection.first("PRAGMA page_size") { Int($0.integer(0)) }
      guard file.hasWholePages(of: page ?? 512) else { throw StoreError.notAStore }
    } catch {
      // A log that is empty is one that SQLite made just now: it goes as it came. Another one is
      // left as it is.
      if file.logSize == 0 { connection.cleanUpAtClose() }
      throw error
    }
    self.connection = connection
    refusal = connection.isReadOnly ? .readOnly : nil
    isMakeshift = false
  }

  /// Opens a file beside which SQLite can make neither its log nor its index of the log: in a
  /// folder that may not be written, or on a full disk.
  ///
  /// Where the log holds something, SQLite reads both files, keeping the index to itself; else the
  /// file alone. It takes no locks, so what another process writes meanwhile is not seen: the store
  /// tries to open normally before each question. A transaction cut off in a time before the log
  /// makes the file unreadable here. A store of an older version is brought up to date in memory.
  private init(past refusal: StoreError, _ file: StoreFile, schema: Schema) throws {
    guard refusal != .unavailable, !file.hasJournal else { throw refusal }
    do {
      let read: Connection
      if file.logSize ?? 0 > 0 {
        read = try Connection(
          file.path, flags: SQLITE_OPEN_READONLY, engine: "unix-none", waitingAtMost: 0)
        try read.run("PRAGMA locking_mode = EXCLUSIVE")
      } else {
        read = try Connection(
          file.immutableURI, flags: SQLITE_OPEN_READONLY | SQLITE_OPEN_URI, waitingAtMost: 0)
      }
      let version = try schema.version(of: read)
      guard version > 0 else { throw refusal }
      connection = version < schema.version ? try read.copiedIntoMemory() : read
      try schema.migrate(connection, waitingAtMost: 0)
    } catch StoreError.failed {
      throw refusal
    }
    self.refusal = refusal
    isMakeshift = true
  }
}
