import Foundation
import Records
import Testing

@testable import RecordsSQLite

@Suite("A file that is no store of ours is refused, and left as it was")
struct RefusalTests {
  private let scratch: Scratch

  init() throws { scratch = try Scratch() }

  /// A store with some records, wholly in its main file.
  private func makeStore(records: Int = 50) throws -> [UInt8] {
    let store = try SQLiteStore(at: .file(scratch.database))
    for value in 0..<records { try store.add(.weight, Double(value)) }
    _ = try sqlite(scratch.database, "PRAGMA wal_checkpoint(TRUNCATE)")
    return try bytes(of: scratch.database)
  }

  private func expectRefusal(_ error: StoreError, of content: [UInt8]) throws {
    for name in try scratch.names() { unlink(scratch + name) }
    try write(content, to: scratch.database)
    #expect(throws: error) { try SQLiteStore(at: .file(scratch.database)) }
    #expect(try bytes(of: scratch.database) == content)
    #expect(try scratch.names() == ["saywell.db"])
  }

  @Test("text, noise, zeros and a single byte are no store")
  func foreignBytes() throws {
    try expectRefusal(.notAStore, of: Array("weight 70 kg\n".utf8))
    try expectRefusal(.notAStore, of: Array(repeating: UInt8(ascii: "x"), count: 100_000))
    try expectRefusal(.notAStore, of: Array(repeating: 0, count: 4096))
    try expectRefusal(.notAStore, of: [0])
  }

  @Test(
    "a database of somebody else is no store, with or without a log", arguments: ["DELETE", "WAL"])
  func foreignDatabase(mode: String) throws {
    _ = try sqlite(scratch.database, "PRAGMA journal_mode = \(mode)")
    _ = try sqlite(scratch.database, "CREATE TABLE samples (id)")
    try expectRefusal(.notAStore, of: try bytes(of: scratch.database))
    _ = try sqlite(scratch.database, "PRAGMA application_id = 252006674")
    try expectRefusal(.notAStore, of: try bytes(of: scratch.database))
    _ = try sqlite(scratch.database, "PRAGMA user_version = 1")
    try expectRefusal(.notAStore, of: try bytes(of: scratch.database))
  }

  @Test("an empty database with somebody's mark is no store")
  func markedDatabase() throws {
    _ = try sqlite(scratch.database, "PRAGMA user_version = 3")
    try expectRefusal(.notAStore, of: try bytes(of: scratch.database))
  }

  @Test("our mark alone makes no store: what asks for its tables is refused")
  func bareMark() throws {
    _ = try sqlite(scratch.database, "PRAGMA application_id = \(0x5361_7977)")
    try expectRefusal(.notAStore, of: try bytes(of: scratch.database))
    _ = try sqlite(scratch.database, "PRAGMA user_version = 1")
    try expectRefusal(.notAStore, of: try bytes(of: scratch.database))
    _ = try sqlite(scratch.database, "PRAGMA user_version = \(Schema.current.version)")
    let store = try SQLiteStore(at: .file(scratch.database))
    #expect(throws: StoreError.notAStore) { try store.defaultPerson() }
    #expect(throws: StoreError.notAStore) { try store.add(.weight, 70) }
  }

  @Test("a store of a newer saywell is refused")
  func newer() throws {
    _ = try makeStore()
    _ = try sqlite(scratch.database, "PRAGMA user_version = 99")
    _ = try sqlite(scratch.database, "PRAGMA wal_checkpoint(TRUNCATE)")
    try expectRefusal(.newer, of: try bytes(of: scratch.database))
  }

  @Test("the log of a newer store is left as it was, too")
  func newerLog() throws {
    _ = try makeStore()
    _ = try sqlite(scratch.database, "PRAGMA user_version = 99")
    _ = try sqlite(scratch.database, "PRAGMA wal_checkpoint(TRUNCATE)")
    let log = scratch.database + "-wal"
    // Somebody who holds the store open keeps the records in the log.
    let reader = try HeldDatabase(scratch.database)
    _ = try sqlite(scratch.database, "INSERT INTO kinds (name) VALUES ('newer')")
    let before = [try bytes(of: scratch.database), try bytes(of: log)]
    #expect(before[1].count > 0)
    #expect(throws: StoreError.newer) { try SQLiteStore(at: .file(scratch.database)) }
    #expect(try [bytes(of: scratch.database), bytes(of: log)] == before)
    withExtendedLifetime(reader) {}
  }

  @Test("a store cut off anywhere is refused, at the latest when the missing part is asked for")
  func truncated() throws {
    let whole = try makeStore(records: 400)
    for count in [
      1, 15, 16, 99, 100, 511, 512, 1000, 4095, 4096, 8192, 9000, whole.count - 4096,
      whole.count - 512,
      whole.count - 1,
    ] {
      try expectRefusal(.notAStore, of: Array(whole.prefix(count)))
    }
  }

  @Test("a damaged page is never answered from: the answer is right, or refused")
  func damagedPages() throws {
    let whole = try makeStore(records: 400)
    for page in 1..<whole.count / 4096 {
      var damaged = whole
      for index in page * 4096..<(page + 1) * 4096 { damaged[index] = 0xa5 }
      for name in try scratch.names() { unlink(scratch + name) }
      try write(damaged, to: scratch.database)
      do {
        let store = try SQLiteStore(at: .file(scratch.database))
        #expect(try store.values(.weight) == (0..<400).map(Double.init))
        #expect(try store.problems() != [])
      } catch { #expect(error as? StoreError == .notAStore) }
      #expect(try bytes(of: scratch.database) == damaged)
    }
  }
}
