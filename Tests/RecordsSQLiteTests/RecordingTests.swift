import Measures
import Records
import RecordsSQLite
import Testing

@Suite("What is added is found again")
struct RecordingTests {
  private let scratch: Scratch
  private let store: SQLiteStore

  init() throws {
    scratch = try Scratch()
    store = try SQLiteStore(at: .file(scratch.database))
  }

  private var me: Person { get throws { try store.defaultPerson() } }

  @Test("a new store knows me and nobody else, and holds nothing")
  func new() throws {
    #expect(try store.people() == [Person(id: 1, name: "me")])
    #expect(try store.lastEntry(of: me, with: nil) == nil)
    #expect(try store.summary(.weight, of: me, in: everyDay) == Summary())
    #expect(try store.undo() == nil)
    #expect(try store.redo() == nil)
    #expect(try store.problems() == [])
  }

  @Test("an entry comes back from the disk with everything it had")
  func everything() throws {
    let dad = try store.add(personNamed: "dad")
    var samples = [
      Sample(
        .weight, 74.84, said: Quantity(165, .pound), label: "after a run", portion: "scale",
        from: monday + -3600, to: monday, zone: "Asia/Tokyo", on: mondayDate, person: 1),
      Sample(
        .mood, -0.5, said: Quantity(-0.5, nil), from: monday, to: monday + 60,
        zone: "Europe/Berlin", on: mondayDate, person: dad.id, group: 3),
    ]
    samples[0].precision = .part(.evening)
    samples[1].precision = .day
    let entry = Entry(
      text: "今天 165 磅", language: "zh", source: .import, saidAt: monday + 9, zone: "Asia/Tokyo",
      note: "", tags: ["b", "a", ""], samples: samples)
    let stored = try store.add(entry)
    let again = try SQLiteStore(at: .file(scratch.database))
    #expect(try again.lastEntry(of: me, with: .weight) == stored)
    #expect(try again.lastEntry(of: dad, with: nil) == stored)
    #expect(stored.entry == entry)
    let parts = stored.id.split(separator: "-")
    #expect(parts.map(\.count) == [8, 4, 4, 4, 12])
    #expect(parts[2].first == "4")
    #expect("89ab".contains(parts[3].prefix(1)))
  }

  @Test(
    "words are kept verbatim, whatever they would mean to SQL, C or a terminal",
    arguments: Words.all([
      "'; DROP TABLE samples; --", "\" OR 1=1", "Robert'); DELETE FROM entries;--", "?1 :a @b $c",
      "nul \0 inside", "\u{1b}[2J\u{7}", "%s%n", "\\'", "", "e\u{301} is not \u{e9}", "👨‍👩‍👧",
      "\u{202e}abc",
    ]))
  func verbatim(_ hostile: Words) throws {
    let words = hostile.text
    var entry = Entry.of(words, .of(.note, 1, label: words))
    entry.note = words
    entry.tags = [words]
    entry.language = words
    entry.zone = words
    entry.samples[0].zone = words
    entry.samples[0].portion = words
    try store.add(entry)
    let found = try #require(try store.lastEntry(of: me, with: .note)).entry
    #expect(Array(found.text.utf8) == Array(words.utf8))
    #expect(found == entry)
    #expect(Array(try store.add(personNamed: words).name.utf8) == Array(words.utf8))
    #expect(try store.problems() == [])
  }

  @Test("an entry without a sample is refused, and so is a value that is no number")
  func refused() throws {
    #expect(throws: StoreError.self) { try store.add(.of("nothing")) }
    for value in [Double.nan, .infinity] {
      #expect(throws: StoreError.self) { try store.add(.of("no number", .of(.weight, value))) }
    }
    #expect(try store.values(.weight) == [])
    #expect(try store.undo() == nil)
  }

  @Test("a sample whose day cannot be that of its start is refused", arguments: [-2, 2, 20_000])
  func falseDay(offset: Int) throws {
    var sample = Sample.of(.weight, 70)
    sample.day.days += offset
    let entry = Entry.of("when?", sample)
    #expect(throws: StoreError.self) { try store.add(entry) }
    #expect(try store.problems() == [])
  }

  @Test("a sample of somebody unknown is refused")
  func unknownPerson() throws {
    #expect(throws: StoreError.self) { try store.add(.of("who?", .of(.weight, 70, person: 9))) }
  }

  @Test("a name is one person, however it is written")
  func names() throws {
    let zoe = try store.add(personNamed: "Zoë")
    #expect(try store.add(personNamed: "ZOË") == zoe)
    #expect(try store.people().map(\.name) == ["me", "Zoë"])
  }

  @Test("one person is the default at a time, and it stays so")
  func defaultPerson() throws {
    let anna = try store.add(personNamed: "Anna")
    try store.makeDefault(anna)
    #expect(try SQLiteStore(at: .file(scratch.database)).defaultPerson() == anna)
    #expect(throws: StoreError.self) { try store.makeDefault(Person(id: 7, name: "Nobody")) }
    #expect(try store.defaultPerson() == anna)
    #expect(try store.people().first?.name == "me")
  }

  @Test("a reading of blood pressure is one correlation, edited it is another")
  func correlations() throws {
    let pressure = [Sample.of(.systolic, 135), .of(.diastolic, 85), .of(.pulse, 72, group: 1)]
    let stored = try store.add(.of("bp", pressure))
    _ = try store.replaceSamples(of: stored, with: [.of(.systolic, 125), .of(.diastolic, 80)])
    try store.add(.weight, 70)
    let rows = try sqlite(
      scratch.database,
      """
      SELECT c.kind, group_concat(s.live), count(*) FROM correlations c
      JOIN samples s ON s.correlation = c.id GROUP BY c.id
      """)
    #expect(rows == ["bloodPressure|0,0|2", "bloodPressure|1,1|2"])
  }

  /// Words that reach the test's own output escaped.
  struct Words: CustomTestStringConvertible, Sendable {
    let text: String
    var testDescription: String { text.debugDescription }

    static func all(_ texts: [String]) -> [Words] { texts.map(Words.init) }
  }
}
