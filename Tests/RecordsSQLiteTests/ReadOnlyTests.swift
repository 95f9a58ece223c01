import Foundation
import Records
import RecordsSQLite
import Testing

@Suite("What may not be written can still be read")
struct ReadOnlyTests {
  private let scratch: Scratch

  /// How the log lies beside the store.
  enum Log: String, CaseIterable {
    case none, empty, full, fullWithoutIndex
  }

  init() throws { scratch = try Scratch() }

  /// A store with three weights in a folder of its own, and its log as wanted.
  private func makeStore(_ log: Log) throws -> String {
    let folder = scratch + "records"
    let database = folder + "/saywell.db"
    for value in [70, 71, 72] { try SQLiteStore(at: .file(database)).add(.weight, Double(value)) }
    switch log {
    case .none: _ = try sqlite(database, "PRAGMA wal_checkpoint(TRUNCATE)")
    case .empty:
      let held = try HeldDatabase(database)
      _ = try sqlite(database, "PRAGMA wal_checkpoint(TRUNCATE)")
      withExtendedLifetime(held) {}
      if access(database + "-wal", F_OK) != 0 { try write([], to: database + "-wal") }
    case .full: break
    case .fullWithoutIndex: unlink(database + "-shm")
    }
    return folder
  }

  private func expectReading(_ database: String) throws {
    let store = try SQLiteStore(at: .file(database))
    #expect(try store.values(.weight) == [70, 71, 72])
    #expect(try store.transaction { try store.values(.weight) } == [70, 71, 72])
    #expect(throws: StoreError.readOnly) { try store.add(.weight, 73) }
    #expect(throws: StoreError.readOnly) { try store.undo() }
    #expect(throws: StoreError.readOnly) {
      try store.transaction { try store.add(personNamed: "dad") }
    }
    #expect(try store.values(.weight) == [70, 71, 72])
    #expect(try store.problems() == [])
  }

  private func contents(_ folder: String) throws -> [String: [UInt8]] {
    let names = try FileManager.default.contentsOfDirectory(atPath: folder)
    return try Dictionary(
      uniqueKeysWithValues: names.map { ($0, try bytes(of: folder + "/" + $0)) })
  }

  @Test(
    "a file system mounted read-only answers every question",
    .enabled(if: MountedFolder.isPossible),
    arguments: Log.allCases)
  func mounted(log: Log) throws {
    let folder = try makeStore(log)
    let mount = try #require(MountedFolder("mounted", in: scratch, readOnly: folder))
    let before = try contents(folder)
    try expectReading(mount.path + "/saywell.db")
    #expect(try contents(folder) == before)
  }

  @Test(
    "a folder that belongs to somebody else answers every question", .enabled(if: geteuid() == 0),
    arguments: Log.allCases)
  func otherOwner(log: Log) throws {
    let folder = try makeStore(log)
    for name in try contents(folder).keys { chmod(folder + "/" + name, 0o444) }
    chmod(folder, 0o555)
    chmod(scratch.path, 0o755)
    let before = try contents(folder)
    try Kernel.asNobody {
      try #require(open(folder + "/new", O_CREAT | O_WRONLY, 0o600) == -1)
      try expectReading(folder + "/saywell.db")
    }
    #expect(try contents(folder) == before)
  }

  @Test("a file that may not be written, in a folder that may", .enabled(if: geteuid() == 0))
  func readOnlyFile() throws {
    let folder = try makeStore(.none)
    chmod(folder, 0o777)
    chmod(folder + "/saywell.db", 0o444)
    chmod(scratch.path, 0o755)
    let before = try bytes(of: folder + "/saywell.db")
    try Kernel.asNobody {
      try expectReading(folder + "/saywell.db")
    }
    #expect(try bytes(of: folder + "/saywell.db") == before)
  }

  @Test(
    "a transaction cut off before there was a log is not answered from",
    .enabled(if: MountedFolder.isPossible))
  func journal() throws {
    let folder = try makeStore(.none)
    try write([1], to: folder + "/saywell.db-journal")
    let mount = try #require(MountedFolder("mounted", in: scratch, readOnly: folder))
    #expect(throws: StoreError.readOnly) { try SQLiteStore(at: .file(mount.path + "/saywell.db")) }
  }

  @Test(
    "where there is no store and none can be made, that is said",
    .enabled(if: MountedFolder.isPossible))
  func cannotCreate() throws {
    mkdir(scratch + "records", 0o700)
    try write([], to: scratch + "records/empty.db")
    let mount = try #require(MountedFolder("mounted", in: scratch, readOnly: scratch + "records"))
    for name in ["/saywell.db", "/folder/saywell.db"] {
      #expect(throws: StoreError.cannotCreate) { try SQLiteStore(at: .file(mount.path + name)) }
    }
    #expect(throws: StoreError.readOnly) { try SQLiteStore(at: .file(mount.path + "/empty.db")) }
  }

  @Test("a file that may not even be read is unavailable", .enabled(if: geteuid() == 0))
  func unreadable() throws {
    let folder = try makeStore(.none)
    chmod(scratch.path, 0o755)
    try Kernel.asNobody {
      #expect(throws: StoreError.unavailable) { try SQLiteStore(at: .file(folder + "/saywell.db")) }
    }
    chmod(folder, 0o755)
    try Kernel.asNobody {
      #expect(throws: StoreError.unavailable) { try SQLiteStore(at: .file(folder + "/saywell.db")) }
    }
  }

  @Test(
    "a store that becomes writable again is written again", .enabled(if: MountedFolder.isPossible))
  func writableAgain() throws {
    let folder = try makeStore(.none)
    let store: SQLiteStore
    do {
      let mount = try #require(MountedFolder("records2", in: scratch, readOnly: folder))
      store = try SQLiteStore(at: .file(mount.path + "/saywell.db"))
      #expect(throws: StoreError.readOnly) { try store.add(.weight, 73) }
    }
    #expect(rename(folder, scratch + "records2") == 0)
    try store.add(.weight, 73)
    #expect(try store.values(.weight) == [70, 71, 72, 73])
  }
}
