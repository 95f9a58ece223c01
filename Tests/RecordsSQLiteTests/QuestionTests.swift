import Measures
import Records
import RecordsSQLite
import Testing

@Suite("Questions")
struct QuestionTests {
  private let store: SQLiteStore
  private let me: Person
  private let dad: Person

  init() throws {
    store = try SQLiteStore(at: .memory)
    me = try store.defaultPerson()
    dad = try store.add(personNamed: "dad")
  }

  @Test("the latest is the one that starts last, not the one added last, and not after the end")
  func latest() throws {
    try store.add(.weight, 72, at: monday + 100)
    try store.add(.weight, 71, at: monday)
    try store.add(.of("dad", .of(.weight, 90, at: monday + 200, person: dad.id)))
    #expect(try store.latest(.weight, of: me, before: nil)?.sample.value == 72)
    #expect(try store.latest(.weight, of: me, before: monday + 100)?.sample.value == 72)
    #expect(try store.latest(.weight, of: me, before: monday + 99)?.sample.value == 71)
    #expect(try store.latest(.weight, of: me, before: monday + -1) == nil)
    #expect(try store.latest(.height, of: me, before: nil) == nil)
    #expect(try store.latest(.weight, of: dad, before: nil)?.sample.value == 90)
  }

  @Test("of two that start together the one added later is the latest")
  func tie() throws {
    try store.add(.weight, 72)
    try store.add(.weight, 71)
    #expect(try store.latest(.weight, of: me, before: nil)?.sample.value == 71)
  }

  @Test("the newest entry is the one with the sample that was put in last, whosever it is")
  func newestEntry() throws {
    #expect(try store.newestEntry() == nil)
    let mine = try store.add(.weight, 72)
    #expect(try store.newestEntry()?.id == mine.id)
    let his = try store.add(.of("dad", .of(.weight, 90, at: monday, person: dad.id)))
    #expect(try store.newestEntry()?.id == his.id)
    _ = try store.replaceSamples(of: mine, with: [.of(.weight, 73, at: monday)])
    #expect(try store.newestEntry()?.entry.samples.map(\.value) == [73])
    _ = try store.delete([mine])
    #expect(try store.newestEntry()?.id == his.id)
  }

  @Test("an entry is found by its id as long as it has a live sample")
  func entry() throws {
    let stored = try store.add(.weight, 72)
    #expect(try store.entry(stored.id)?.entry.samples.map(\.value) == [72])
    #expect(try store.entry("nobody") == nil)
    _ = try store.delete([stored])
    #expect(try store.entry(stored.id) == nil)
  }

  @Test("samples of a range begin with its first instant and end before its last")
  func range() throws {
    for second in 0..<5 as Range<Int64> {
      try store.add(.pulse, 60 + Double(second), at: monday + second)
    }
    var query = SampleQuery(.pulse, of: me, in: monday + 1..<monday + 4)
    #expect(try store.samples(query).map(\.sample.value) == [61, 62, 63])
    query.newestFirst = true
    #expect(try store.samples(query).map(\.sample.value) == [63, 62, 61])
    query.limit = 2
    #expect(try store.samples(query).map(\.sample.value) == [63, 62])
    query.limit = 0
    #expect(try store.samples(query).isEmpty)
  }

  @Test(
    "a label is found in any case and in every script",
    arguments: [
      ("banana", "Banana"), ("ÄPFEL", "äpfel"), ("straße", "STRASSE"), ("ЩИ", "щи"), ("香蕉", "香蕉"),
      ("cafe\u{301}", "CAFÉ"),
    ])
  func label(stored: String, asked: String) throws {
    try store.add(.of("a", .of(.food, 1, label: "other")))
    try store.add(.of("b", .of(.food, 2, label: stored)))
    try store.add(.of("c", .of(.food, 3)))
    let query = SampleQuery(.food, of: me, in: ever, label: asked, limit: 5)
    #expect(try store.samples(query).map(\.sample.value) == [2])
  }

  @Test("a summary counts local days, whatever the instant")
  func summary() throws {
    let late = Sample(
      .steps, 1000, from: monday, to: monday, zone: "Pacific/Kiritimati",
      on: CivilDate(days: mondayDate.days + 1), person: me.id)
    try store.add(.of("steps", late, .of(.steps, 250)))
    try store.add(.steps, 500, at: monday + 86_400)
    func day(_ offset: Int) -> Range<CivilDate> {
      CivilDate(days: mondayDate.days + offset)..<CivilDate(days: mondayDate.days + offset + 1)
    }
    #expect(
      try store.summary(.steps, of: me, in: day(0))
        == Summary(count: 1, sum: 250, min: 250, max: 250))
    #expect(
      try store.summary(.steps, of: me, in: day(1))
        == Summary(count: 2, sum: 1500, min: 500, max: 1000))
    #expect(try store.summary(.steps, of: me, in: everyDay).average == 1750.0 / 3)
    #expect(try store.summary(.steps, of: dad, in: everyDay) == Summary())
  }

  @Test("entries come newest first by their latest sample, each once")
  func entries() throws {
    let first = try store.add(
      .of("two", .of(.food, 1, at: monday), .of(.energy, 9, at: monday + 50)))
    let second = try store.add(.weight, 70, at: monday + 10)
    let third = try store.add(.weight, 71, at: monday + 10)
    #expect(try store.entries(of: me, with: nil, in: ever, limit: 9) == [first, third, second])
    #expect(try store.entries(of: me, with: nil, in: ever, limit: 1) == [first])
    #expect(try store.entries(of: me, with: .weight, in: ever, limit: 9) == [third, second])
    #expect(try store.entries(of: me, with: .weight, in: ever, limit: 1) == [third])
    #expect(
      try store.entries(of: me, with: nil, in: monday..<monday + 20, limit: 2) == [third, second])
    #expect(try store.entries(of: me, with: .drink, in: ever, limit: 9) == [])
    #expect(try store.entries(of: dad, with: nil, in: ever, limit: 9) == [])
  }

  @Test("the newest entry is the one added last, whenever its samples start")
  func lastEntry() throws {
    let early = try store.add(.weight, 70, at: monday + 500)
    let late = try store.add(.pulse, 70, at: monday)
    #expect(try store.lastEntry(of: me, with: nil) == late)
    #expect(try store.lastEntry(of: me, with: .weight) == early)
    #expect(try store.lastEntry(of: dad, with: nil) == nil)
    #expect(try store.delete([late]) == 1)
    #expect(try store.lastEntry(of: me, with: nil) == early)
    #expect(try store.lastEntry(of: me, with: .pulse) == nil)
  }

  @Test("instants before 1970 and after 2038 are as good as any")
  func farAway() throws {
    try store.add(.weight, 3.4, at: Instant(seconds: -2_000_000_001))
    try store.add(.weight, 80, at: Instant(seconds: 32_503_680_000))
    #expect(try store.values(.weight) == [3.4, 80])
    #expect(try store.problems() == [])
  }
}
