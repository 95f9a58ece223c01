import Measures
import Records
import RecordsSQLite
import Testing

@Suite("What is gone from the record")
struct LossTests {
  private let store: SQLiteStore
  private let me: Person

  init() throws {
    store = try SQLiteStore(at: .memory)
    me = try store.defaultPerson()
  }

  private func losses(_ kind: Sample.Kind? = .weight, in range: Range<Instant> = ever) throws
    -> [Int]
  {
    let losses = try store.losses(of: me, with: kind, in: range)
    return [losses.deleted, losses.edited]
  }

  @Test("what was deleted counts until that is taken back")
  func deleted() throws {
    let entry = try store.add(.weight, 72)
    #expect(try losses() == [0, 0])
    _ = try store.delete([entry])
    #expect(try losses() == [1, 0])
    #expect(try losses(.steps) == [0, 0])
    #expect(try losses(nil) == [1, 0])
    #expect(try losses(in: monday + 1..<monday + 2) == [0, 0])
    _ = try store.undo()
    #expect(try losses() == [0, 0])
  }

  @Test("each change counts, and of an entry only the samples that are changed")
  func edited() throws {
    let one = Sample.of(.weight, 72)
    let two = Sample.of(.weight, 80, at: monday + 60, group: 1)
    var entry = try store.add(.of("two", one, two))
    for value in [81.0, 82] {
      entry = try store.replaceSamples(
        of: entry, with: [one, .of(.weight, value, at: monday + 60, group: 1)])
    }
    #expect(try losses() == [0, 2])
    _ = try store.replaceSamples(of: entry, with: [one])
    #expect(try losses() == [1, 2])
  }

  @Test("what was taken back right after it was said counts by itself, until it is made again")
  func takenBack() throws {
    let slips = { try store.losses(of: me, with: .weight, in: ever).takenBack }
    try store.add(.weight, 72)
    _ = try store.undo()
    #expect(try losses() == [0, 0])
    #expect(try slips() == 1)
    _ = try store.redo()
    #expect(try losses() == [0, 0])
    #expect(try slips() == 0)
  }

  @Test("a pressure is one thing")
  func pressure() throws {
    let entry = try store.add(.of("bp", .of(.systolic, 135), .of(.diastolic, 85)))
    _ = try store.delete([entry])
    #expect(try losses(nil) == [1, 0])
    #expect(try losses(.systolic) == [1, 0])
  }
}
