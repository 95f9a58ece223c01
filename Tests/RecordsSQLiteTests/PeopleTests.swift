import Measures
import Records
import RecordsSQLite
import Testing

@Suite("People, renamed and removed")
struct PeopleTests {
  private let store: SQLiteStore
  private let dad: Person

  init() throws {
    store = try SQLiteStore(at: .memory)
    dad = try store.add(personNamed: "dad")
    try add(.weight, 80, to: dad)
  }

  private func add(_ kind: Sample.Kind, _ value: Double, to person: Person) throws {
    try store.add(.of("said", .of(kind, value, person: person.id)))
  }

  private func rename(_ person: Person, _ name: String) throws {
    try store.add(.of("said", .of(.renamed, 1, person: person.id, label: name)))
  }

  private func remove(_ person: Person) throws {
    try store.transaction {
      let count = try store.entryCount(of: person)
      try store.deleteEverything(of: person)
      let sample = Sample.of(.removed, Double(count), person: person.id, label: person.name)
      try store.add(.of("said", sample))
    }
  }

  private var names: [String] { get throws { try store.people().map(\.name) } }

  @Test("whoever is renamed keeps their number and records, and the newest name holds")
  func renamed() throws {
    try rename(dad, "John")
    try rename(dad, "Johnny")
    #expect(
      try store.people() == [
        Person(id: 1, name: "me"), Person(id: dad.id, name: "Johnny", firstName: "dad"),
      ])
    #expect(try store.values(.weight, of: dad) == [80])
    _ = try store.undo()
    #expect(try names == ["me", "John"])
    _ = try store.undo()
    #expect(try names == ["me", "dad"])
    _ = try store.redo()
    #expect(try names == ["me", "John"])
    #expect(try store.problems() == [])
  }

  @Test("a name that is free again is that of somebody new, whose records stay apart")
  func reused() throws {
    try rename(dad, "John")
    let other = try store.add(personNamed: "dad")
    #expect(other.id != dad.id)
    try add(.weight, 70, to: other)
    #expect(try names == ["me", "John", "dad"])
    #expect(try store.add(personNamed: "JOHN").id == dad.id)
    #expect(try store.values(.weight, of: dad) == [80])
    #expect(try store.values(.weight, of: other) == [70])
    // With both changes taken back there is one of that name, and made again there are two.
    _ = try store.undo()
    _ = try store.undo()
    #expect(try store.people().map(\.id) == [1, dad.id])
    _ = try store.redo()
    _ = try store.redo()
    #expect(try names == ["me", "John", "dad"])
    #expect(try store.values(.weight, of: other) == [70])
  }

  @Test("whoever is removed goes with all records in one change, and comes back with it")
  func removed() throws {
    try rename(dad, "John")
    try add(.pulse, 60, to: dad)
    #expect(try store.entryCount(of: dad) == 2)
    try remove(dad)
    #expect(try names == ["me"])
    #expect(try store.person(dad.id)?.name == "John")
    #expect(try store.entryCount(of: dad) == 0)
    #expect(try store.values(.weight, of: dad) == [])
    _ = try store.undo()
    #expect(try names == ["me", "John"])
    #expect(try store.values(.weight, of: dad) == [80])
    #expect(try store.entryCount(of: dad) == 2)
    _ = try store.redo()
    #expect(try names == ["me"])
    #expect(try store.problems() == [])
  }

  @Test("what others have in the same entry stays")
  func shared() throws {
    try store.add(.of("said", .of(.weight, 70), .of(.weight, 81, person: dad.id, group: 1)))
    try remove(dad)
    #expect(try store.values(.weight) == [70])
    let again = try store.add(personNamed: "dad")
    #expect(again.id != dad.id)
    #expect(try store.entryCount(of: again) == 0)
  }

  @Test("whoever uses saywell is always there")
  func me() throws {
    try remove(store.defaultPerson())
    #expect(try names == ["me", "dad"])
  }

  @Test("where the default one goes again, it is the first one")
  func defaultGone() throws {
    try remove(dad)
    _ = try store.undo()
    try store.makeDefault(dad)
    _ = try store.redo()
    #expect(try store.defaultPerson().name == "me")
    #expect(try store.problems() == [])
  }
}
