import CSQLite
import Glibc
import Records

/// The tables of a store, as numbered migrations that are only ever appended to.
///
/// A file says in its header whose it is (`application_id`) and how many migrations it has had
/// (`user_version`), so an open that finds both as expected reads nothing else.
struct Schema {
  /// "Sayw" in ASCII.
  static let applicationID: Int64 = 0x5361_7977
  static let current = Schema(migrations: [version1, version2, version3])

  let migrations: [String]

  var version: Int { migrations.count }

  /// How many migrations the file has had; 0 for an empty one.
  ///
  /// Throws `notAStore` for a file of somebody else, `newer` for one with migrations unknown here.
  func version(of connection: Connection) throws -> Int {
    let (application, version) = try header(of: connection)
    if application == Self.applicationID {
      guard version <= migrations.count else { throw StoreError.newer }
      guard version > 0 else { throw StoreError.notAStore }
      return version
    }
    let tables = try connection.first("SELECT count(*) FROM sqlite_schema") { $0.integer(0) }
    guard application == 0, version == 0, tables == 0 else { throw StoreError.notAStore }
    return 0
  }

  /// Makes the tables, or brings them up to date, completely or not at all.
  ///
  /// - Parameter mayBegin: whether an empty file is one in which nothing has been; else it throws `notAStore`.
  func migrate(
    _ connection: Connection, waitingAtMost milliseconds: Int, mayBegin: () -> Bool = { true }
  ) throws {
    // Fast: whoever sees the expected header needs no transaction to believe it.
    guard try header(of: connection) != (Self.applicationID, migrations.count) else { return }
    let found = try connection.transaction("BEGIN") { try version(of: connection) }
    guard found < migrations.count else { return }
    guard found > 0 || mayBegin() else { throw StoreError.notAStore }
    if found == 0 { try useLog(connection, waitingAtMost: milliseconds) }
    try connection.transaction("BEGIN IMMEDIATE") {
      let found = try version(of: connection)
      guard found < migrations.count else { return }
      do {
        for migration in migrations[found...] { try connection.script(migration) }
      } catch StoreError.failed(SQLITE_ERROR) where found > 0 {
        // What does not fit the tables of an older store is none of ours.
        throw StoreError.notAStore
      }
      if found == 0 { try furnish(connection) }
      try connection.script(
        """
        PRAGMA application_id = \(Self.applicationID);
        PRAGMA user_version = \(migrations.count);
        """)
    }
  }

  private func header(of connection: Connection) throws -> (application: Int64, version: Int) {
    let application = try connection.first("PRAGMA application_id") { $0.integer(0) }
    let version = try connection.first("PRAGMA user_version") { $0.integer(0) }
    return (application ?? 0, Int(version ?? 0))
  }

  /// SQLite does not wait for others when it changes the journal mode.
  private func useLog(_ connection: Connection, waitingAtMost milliseconds: Int) throws {
    var waited = 0
    while true {
      do {
        return try connection.run("PRAGMA journal_mode = WAL")
      } catch StoreError.busy where waited < milliseconds {
        usleep(2000)
        waited += 2
      }
    }
  }

  /// What a new store begins with: its first person, and the kinds known today.
  private func furnish(_ connection: Connection) throws {
    try connection.run(
      "INSERT INTO people (uuid, name, is_default) VALUES (?, ?, 1)",
      .blob(Identifier().bytes), .text(Person.meName))
    for kind in Sample.Kind.allCases {
      try connection.run("INSERT INTO kinds (name) VALUES (?)", .text(kind.rawValue))
    }
  }
}
