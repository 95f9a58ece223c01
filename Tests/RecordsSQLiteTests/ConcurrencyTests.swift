import Foundation
import Records
import RecordsSQLite
import Testing

@Suite("Many writers at once")
struct ConcurrencyTests {
  @Test("16 writers of 50 records each, from the store's first moment on, lose none")
  func writers() throws {
    let scratch = try Scratch()
    try onThreads(16) { writer in
      for record in 0..<50 {
        // Opened for each record, as one-shot runs do it.
        let store = try SQLiteStore(at: .file(scratch.database), waitingAtMost: 60_000)
        try store.add(.weight, Double(writer * 50 + record))
      }
    }
    let store = try SQLiteStore(at: .file(scratch.database))
    #expect(try Set(store.values(.weight)) == Set((0..<800).map(Double.init)))
    #expect(try store.values(.weight).count == 800)
    #expect(try store.problems() == [])
  }

  @Test("what waits longer than it may is told that the store is busy, and nothing is written")
  func busy() throws {
    let scratch = try Scratch()
    let holder = try SQLiteStore(at: .file(scratch.database))
    let other = try SQLiteStore(at: .file(scratch.database), waitingAtMost: 20)
    try holder.transaction {
      try holder.add(.weight, 70)
      #expect(throws: StoreError.busy) { try other.add(.weight, 71) }
      #expect(try other.values(.weight) == [])
    }
    try other.add(.weight, 71)
    #expect(try holder.values(.weight) == [70, 71])
  }

  @Test("what one store writes the other sees, even a kind that neither had")
  func newKind() throws {
    let scratch = try Scratch()
    _ = try SQLiteStore(at: .file(scratch.database))
    _ = try sqlite(scratch.database, "DELETE FROM kinds WHERE name = 'mood'")
    let first = try SQLiteStore(at: .file(scratch.database))
    let second = try SQLiteStore(at: .file(scratch.database))
    #expect(try second.values(.mood) == [])
    try first.add(.mood, 1)
    #expect(try second.values(.mood) == [1])
    try second.add(.mood, 2)
    #expect(try first.values(.mood) == [1, 2])
  }

  @Test("a kind that was new in a transaction which threw is new again")
  func newKindThrown() throws {
    let scratch = try Scratch()
    _ = try SQLiteStore(at: .file(scratch.database))
    _ = try sqlite(scratch.database, "DELETE FROM kinds WHERE name = 'mood'")
    let store = try SQLiteStore(at: .file(scratch.database))
    #expect(throws: StoreError.busy) {
      try store.transaction {
        try store.add(.mood, 1)
        #expect(try store.values(.mood) == [1])
        throw StoreError.busy
      }
    }
    #expect(try store.values(.mood) == [])
    try store.add(.mood, 2)
    #expect(try store.values(.mood) == [2])
  }

  @Test("a kind of a newer saywell is not answered with something else")
  func unknownKind() throws {
    let scratch = try Scratch()
    let store = try SQLiteStore(at: .file(scratch.database))
    try store.add(.mood, 1)
    _ = try sqlite(scratch.database, "UPDATE kinds SET name = 'aura' WHERE name = 'mood'")
    let again = try SQLiteStore(at: .file(scratch.database))
    let me = try again.defaultPerson()
    #expect(try again.values(.mood) == [])
    #expect(throws: StoreError.newer) { try again.lastEntry(of: me, with: nil) }
  }
}
