import Records
import Testing

@testable import RecordsSQLite

@Suite("Migrations")
struct MigrationTests {
  private let scratch: Scratch
  private static let column = "ALTER TABLE people ADD COLUMN born INTEGER;"

  init() throws { scratch = try Scratch() }

  private func open(_ extra: String...) throws -> SQLiteStore {
    let schema = Schema(migrations: Schema.current.migrations + extra)
    return try SQLiteStore(at: .file(scratch.database), schema: schema, waitingAtMost: 10_000)
  }

  private func header() throws -> [String] {
    try sqlite(
      scratch.database,
      "SELECT application_id, user_version FROM pragma_application_id, pragma_user_version")
  }

  @Test("every commit reaches the disk before it is acknowledged")
  func synchronous() throws {
    let store = try open()
    #expect(try store.connection.first("PRAGMA synchronous") { $0.integer(0) } == 2)
  }

  @Test("a new store bears our mark and the number of its migrations, and keeps a log")
  func new() throws {
    _ = try open()
    #expect(try header() == ["\(0x5361_7977)|\(Schema.current.version)"])
    #expect(try sqlite(scratch.database, "PRAGMA journal_mode") == ["wal"])
  }

  @Test("an older store keeps its records and becomes a newer one, which the older saywell refuses")
  func upgrade() throws {
    try open().add(.weight, 70)
    #expect(try open(Self.column).values(.weight) == [70])
    #expect(try header() == ["\(0x5361_7977)|\(Schema.current.version + 1)"])
    #expect(try sqlite(scratch.database, "SELECT name, born FROM people") == ["me|"])
    #expect(throws: StoreError.newer) { try open() }
    #expect(try open(Self.column).problems() == [])
  }

  @Test(
    "an older store that may not be written is brought up to date in memory, to be read",
    .enabled(if: MountedFolder.isPossible), arguments: [true, false])
  func readOnly(hasLog: Bool) throws {
    let schema = Schema(migrations: Schema.current.migrations + [Self.column])
    let folder = scratch + "records"
    let database = folder + "/saywell.db"
    try SQLiteStore(at: .file(database)).add(.weight, 70)
    if !hasLog { _ = try sqlite(database, "PRAGMA wal_checkpoint(TRUNCATE)") }
    let before = try bytes(of: database)
    let mount = try #require(MountedFolder("mounted", in: scratch, readOnly: folder))
    let store = try SQLiteStore(
      at: .file(mount.path + "/saywell.db"), schema: schema, waitingAtMost: 0)
    #expect(try store.values(.weight) == [70])
    #expect(try store.connection.all("SELECT born FROM people") { $0.integer(0) }.count == 1)
    #expect(throws: StoreError.readOnly) { try store.add(.weight, 71) }
    #expect(try store.values(.weight) == [70])
    #expect(try bytes(of: database) == before)
  }

  @Test("a store of the first version keeps its records, of which the time is exact")
  func fromVersion1() throws {
    let old = try SQLiteStore(
      at: .file(scratch.database), schema: Schema(migrations: [Schema.version1]),
      waitingAtMost: 10_000)
    try old.connection.run(
      """
      INSERT INTO entries (uuid, text, language, source, said_at, zone)
      VALUES ('a', 'weight 70', 'en', 'repl', 0, 'UTC')
      """)
    try old.connection.run(
      """
      INSERT INTO samples (
        uuid, entry, person, kind, value, start_at, end_at, day, group_number, live)
      SELECT x'00', 1, 1, id, 70, 0, 0, 0, 0, 1 FROM kinds WHERE name = 'weight'
      """)
    let store = try open()
    let kept = try store.latest(.weight, of: store.defaultPerson(), before: nil)?.sample
    #expect(kept?.value == 70)
    #expect(kept != nil && kept?.precision == nil)
    #expect(try sqlite(scratch.database, "SELECT precision FROM live_samples") == [""])
  }

  @Test(
    "a migration that fails leaves the store as it was, earlier migrations of the same run included"
  )
  func failing() throws {
    try open().add(.weight, 70)
    #expect(throws: StoreError.self) { try open(Self.column, "CREATE TABLE people (id);") }
    #expect(try open().values(.weight) == [70])
    #expect(throws: (any Error).self) { try sqlite(scratch.database, "SELECT born FROM people") }
  }

  @Test("a store that fails to be made is an empty file that can be made later")
  func failingFirst() throws {
    #expect(throws: StoreError.self) { try open("nonsense") }
    #expect(try sqlite(scratch.database, "SELECT count(*) FROM sqlite_schema") == ["0"])
    #expect(try open().people().count == 1)
  }

  @Test("eight that upgrade at once upgrade once")
  func concurrent() throws {
    try open().add(.weight, 70)
    try onThreads(8) { [database = scratch.database] _ in
      let schema = Schema(migrations: Schema.current.migrations + [Self.column])
      let store = try SQLiteStore(at: .file(database), schema: schema, waitingAtMost: 60_000)
      #expect(try store.values(.weight) == [70])
    }
  }

  @Test("the first migration is what it was when it was published")
  func unchanged() {
    var hash: UInt64 = 0xcbf2_9ce4_8422_2325
    for byte in Schema.version1.utf8 { hash = (hash ^ UInt64(byte)) &* 0x100_0000_01b3 }
    #expect(hash == 10_610_089_352_220_067_419)
  }
}
