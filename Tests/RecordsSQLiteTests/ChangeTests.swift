import Measures
import Records
import RecordsSQLite
import Testing

@Suite("Changes, taken back and made again")
struct ChangeTests {
  private let store: SQLiteStore
  private let me: Person

  init() throws {
    store = try SQLiteStore(at: .memory)
    me = try store.defaultPerson()
  }

  @Test("undo says what it took back, redo what it made again")
  func undoAdd() throws {
    let entry = try store.add(.weight, 70)
    let sample = Sample.of(.weight, 70)
    let parts = [Change.Part(entryID: entry.id, samples: [sample])]
    let undone = Change(
      action: .add, texts: ["weight 70.0"], nowLive: [], noLonger: [sample], parts: parts)
    #expect(try store.undo() == undone)
    #expect(try store.values(.weight) == [])
    let redone = Change(
      action: .add, texts: ["weight 70.0"], nowLive: [sample], noLonger: [], parts: parts)
    #expect(try store.redo() == redone)
    #expect(try store.values(.weight) == [70])
    #expect(try store.redo() == nil)
  }

  @Test("an edit gives way to what it replaced")
  func undoEdit() throws {
    let entry = try store.add(.of("bp", .of(.systolic, 85), .of(.diastolic, 135)))
    let edited = try store.replaceSamples(
      of: entry, with: [.of(.systolic, 135), .of(.diastolic, 85)])
    #expect(edited.id == entry.id)
    #expect(edited.entry.samples.map(\.value) == [135, 85])
    let change = try #require(try store.undo())
    #expect(change.action == .edit)
    #expect(change.nowLive.map(\.value) == [85, 135])
    #expect(change.noLonger.map(\.value) == [135, 85])
    #expect(try store.lastEntry(of: me, with: nil) == entry)
    #expect(try store.redo()?.nowLive.map(\.value) == [135, 85])
  }

  @Test("what was deleted comes back with one undo, oldest text first")
  func undoDelete() throws {
    let entries = try (1...3).map { try store.add(.pulse, Double($0)) }
    #expect(try store.delete([entries[2], entries[0]]) == 2)
    #expect(try store.values(.pulse) == [2])
    #expect(try store.undo()?.texts == ["pulse 1.0", "pulse 3.0"])
    #expect(try store.values(.pulse) == [1, 2, 3])
  }

  @Test("deleting what is deleted already changes nothing")
  func deleteTwice() throws {
    let entry = try store.add(.pulse, 60)
    #expect(try store.delete([entry, entry]) == 1)
    #expect(try store.delete([entry]) == 0)
    #expect(try store.undo()?.action == .delete)
    #expect(try store.values(.pulse) == [60])
  }

  @Test("nothing is made again once something else was changed")
  func redoIsOver() throws {
    try store.add(.pulse, 1)
    try store.add(.pulse, 2)
    _ = try store.undo()
    try store.add(.pulse, 3)
    #expect(try store.redo() == nil)
    _ = try store.undo()
    #expect(try store.redo()?.nowLive.map(\.value) == [3])
    _ = try store.undo()
    _ = try store.undo()
    #expect(try store.values(.pulse) == [])
    #expect(try store.redo()?.nowLive.map(\.value) == [1])
    #expect(try store.redo()?.nowLive.map(\.value) == [3])
    #expect(try store.redo() == nil)
    #expect(try store.problems() == [])
  }

  @Test("a transaction is one change")
  func oneChange() throws {
    try store.transaction {
      try store.add(.pulse, 60)
      try store.transaction { _ = try store.add(.weight, 70) }
    }
    let change = try #require(try store.undo())
    #expect(change.action == .add)
    #expect(change.texts == ["pulse 60.0", "weight 70.0"])
    #expect(try store.undo() == nil)
    _ = try store.redo()
    #expect(try store.values(.pulse) == [60])
    #expect(try store.values(.weight) == [70])
  }

  @Test("what comes and goes in one transaction never comes back")
  func comesAndGoes() throws {
    let old = try store.add(.pulse, 1)
    try store.transaction {
      let new = try store.add(.pulse, 2)
      _ = try store.replaceSamples(of: new, with: [.of(.pulse, 3)])
      _ = try store.delete([old])
    }
    #expect(try store.values(.pulse) == [3])
    let change = try #require(try store.undo())
    #expect(change.action == .edit)
    #expect(change.nowLive.map(\.value) == [1])
    #expect(change.noLonger.map(\.value) == [3])
    #expect(try store.values(.pulse) == [1])
    _ = try store.redo()
    #expect(try store.values(.pulse) == [3])
    #expect(try store.problems() == [])
  }

  @Test("a transaction that throws leaves nothing, not even in the history")
  func thrown() throws {
    try store.add(.pulse, 1)
    #expect(throws: Refusal.self) {
      try store.transaction {
        try store.add(.pulse, 2)
        _ = try store.undo()
        _ = try store.add(personNamed: "dad")
        throw Refusal()
      }
    }
    #expect(try store.values(.pulse) == [1])
    #expect(try store.people().count == 1)
    #expect(try store.undo()?.noLonger.map(\.value) == [1])
    #expect(try store.problems() == [])
  }

  @Test("an inner transaction that throws takes back its own part alone")
  func innerThrown() throws {
    try store.transaction {
      try store.add(.pulse, 1)
      #expect(throws: Refusal.self) {
        try store.transaction {
          try store.add(.pulse, 2)
          throw Refusal()
        }
      }
      try store.add(.pulse, 3)
    }
    #expect(try store.values(.pulse) == [1, 3])
    #expect(try store.problems() == [])
    #expect(try store.undo()?.noLonger.map(\.value) == [1, 3])
    #expect(try store.undo() == nil)
  }

  @Test("what follows an inner transaction that threw is in the history")
  func afterInnerThrown() throws {
    try store.transaction {
      #expect(throws: Refusal.self) {
        try store.transaction {
          try store.add(.pulse, 1)
          throw Refusal()
        }
      }
      try store.add(.pulse, 2)
    }
    #expect(try store.undo()?.noLonger.map(\.value) == [2])
    #expect(try store.problems() == [])
  }

  @Test("what follows an undo in one transaction is a change of its own")
  func afterUndo() throws {
    try store.transaction {
      try store.add(.pulse, 1)
      #expect(try store.undo()?.noLonger.map(\.value) == [1])
      try store.add(.pulse, 2)
    }
    #expect(try store.values(.pulse) == [2])
    #expect(try store.undo()?.noLonger.map(\.value) == [2])
    #expect(try store.redo()?.nowLive.map(\.value) == [2])
    #expect(try store.redo() == nil)
    #expect(try store.problems() == [])
  }

  @Test("an entry of another store is unknown here")
  func unknown() throws {
    let other = try SQLiteStore(at: .memory).add(.pulse, 60)
    #expect(throws: StoreError.self) { try store.delete([other]) }
    #expect(throws: StoreError.self) { try store.replaceSamples(of: other, with: []) }
  }

  private struct Refusal: Error {}
}
