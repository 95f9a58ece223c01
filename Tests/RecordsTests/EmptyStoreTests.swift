import Measures
import Records
import Testing

@Suite("A store that holds nothing")
struct EmptyStoreTests {
  private let store = EmptyStore(people: ["dad", "Anna"])

  @Test("me comes first and is the default, the given people follow")
  func people() throws {
    #expect(try store.people().map(\.name) == ["me", "dad", "Anna"])
    #expect(try store.defaultPerson().name == "me")
    #expect(try store.add(personNamed: "anna").name == "Anna")
  }

  @Test("whoever is given as me is not a second me")
  func onlyOneMe() throws {
    #expect(try EmptyStore(people: ["dad", "me"]).people().map(\.name) == ["me", "dad"])
  }

  @Test("every question finds nothing")
  func questions() throws {
    let me = try store.defaultPerson()
    let ever = Instant(seconds: .min)..<Instant(seconds: .max)
    #expect(try store.lastEntry(of: me, with: nil) == nil)
    #expect(try store.latest(.weight, of: me, before: nil) == nil)
    #expect(try store.samples(SampleQuery(.weight, of: me, in: ever)).isEmpty)
    #expect(try store.entries(of: me, with: nil, in: ever, limit: 9).isEmpty)
    let days = CivilDate(days: 0)..<CivilDate(days: 1)
    #expect(try store.summary(.weight, of: me, in: days) == Summary())
  }

  @Test("every change is refused")
  func changes() throws {
    let now = Instant(seconds: 0)
    let entry = Entry(text: "", language: "en", source: .repl, saidAt: now, zone: "UTC")
    let stored = StoredEntry(id: "", entry: entry)
    #expect(throws: StoreError.readOnly) { try store.add(entry) }
    #expect(throws: StoreError.readOnly) { try store.replaceSamples(of: stored, with: []) }
    #expect(throws: StoreError.readOnly) { try store.delete([stored]) }
    #expect(throws: StoreError.readOnly) { try store.undo() }
    #expect(throws: StoreError.readOnly) { try store.redo() }
    #expect(throws: StoreError.readOnly) { try store.add(personNamed: "Bert") }
    #expect(throws: StoreError.readOnly) { try store.makeDefault(Person(id: 2, name: "dad")) }
  }
}
