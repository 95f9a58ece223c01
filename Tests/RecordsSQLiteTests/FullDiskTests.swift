import Foundation
import Records
import RecordsSQLite
import Testing

@Suite("A full disk", .enabled(if: MountedFolder.isPossible))
struct FullDiskTests {
  private let scratch: Scratch
  private let disk: MountedFolder

  init() throws {
    scratch = try Scratch()
    disk = try #require(MountedFolder("disk", in: scratch, size: 2 << 20))
  }

  private var database: String { disk.path + "/saywell.db" }

  /// Takes all the space that is left, but for so many bytes.
  private func fill(leaving rest: Int = 0) throws {
    // A process that another test starts meanwhile must not keep the space when the file goes.
    let file = open(disk.path + "/filler", O_CREAT | O_WRONLY | O_CLOEXEC, 0o600)
    defer { close(file) }
    var size: off_t = 4096
    while posix_fallocate(file, 0, size) == 0 { size += 4096 }
    ftruncate(file, max(0, size - 4096 - off_t(rest)))
  }

  private func free() { unlink(disk.path + "/filler") }

  private func addUntilFull(_ store: SQLiteStore, from first: Int) throws -> Int {
    var value = first
    do {
      while true {
        try store.add(.weight, Double(value))
        value += 1
      }
    } catch { #expect(error as? StoreError == .full) }
    return value
  }

  @Test(
    "what was acknowledged is read while the disk is full and after, and nothing else",
    arguments: [0, 4096, 20_000, 65_536, 300_000])
  func acknowledged(space: Int) throws {
    var store = try SQLiteStore(at: .file(database))
    for value in 0..<20 { try store.add(.weight, Double(value)) }
    try fill(leaving: space)
    var count = try addUntilFull(store, from: 20)
    #expect(try store.values(.weight) == (0..<count).map(Double.init))
    for _ in 0..<3 {
      store = try SQLiteStore(at: .file(database))
      #expect(try store.values(.weight) == (0..<count).map(Double.init))
      count = try addUntilFull(store, from: count)
    }
    free()
    store = try SQLiteStore(at: .file(database))
    try store.add(.weight, Double(count))
    #expect(try store.values(.weight) == (0...count).map(Double.init))
    #expect(try store.problems() == [])
  }

  @Test("short runs meet a full disk as well as a long one")
  func shortRuns() throws {
    var count = 0
    while true {
      do {
        try SQLiteStore(at: .file(database)).add(.note, Double(count), words: 4000)
        count += 1
      } catch {
        #expect(error as? StoreError == .full)
        break
      }
    }
    #expect(count > 100)
    #expect(try SQLiteStore(at: .file(database)).values(.note).count == count)
  }

  @Test("a store whose log went with its last close is read while the disk is full")
  func withoutLog() throws {
    try SQLiteStore(at: .file(database)).add(.weight, 70)
    _ = try sqlite(database, "PRAGMA wal_checkpoint(TRUNCATE)")
    try fill()
    let store = try SQLiteStore(at: .file(database))
    #expect(try store.values(.weight) == [70])
    #expect(throws: StoreError.full) { try store.add(.weight, 71) }
    #expect(try store.values(.weight) == [70])
    free()
    try store.add(.weight, 71)
    #expect(try store.values(.weight) == [70, 71])
  }

  @Test("a store that cannot be made leaves none that is half made", arguments: [0, 8192, 40_000])
  func noStore(space: Int) throws {
    try fill(leaving: space)
    #expect(throws: StoreError.full) { try SQLiteStore(at: .file(database)) }
    free()
    #expect(try SQLiteStore(at: .file(database)).problems() == [])
  }

  @Test("a transaction that the full disk ended does not go on, even when nobody listens")
  func transaction() throws {
    let store = try SQLiteStore(at: .file(database))
    try store.add(.weight, 70)
    #expect(throws: StoreError.self) {
      try store.transaction {
        try store.add(.weight, 71)
        // More than SQLite keeps in memory until the commit.
        #expect(throws: StoreError.full) { try store.add(.note, 1, words: 8_000_000) }
        try store.add(.weight, 72)
      }
    }
    #expect(try store.values(.weight) == [70])
    try store.add(.weight, 73)
    #expect(try store.values(.weight) == [70, 73])
    #expect(try store.problems() == [])
  }
}

extension Store {
  fileprivate func add(_ kind: Sample.Kind, _ value: Double, words count: Int) throws {
    try add(.of(String(repeating: "x", count: count), .of(kind, value)))
  }
}
