import Conversation
import GrammarData
import HealthIntents
import Intents
import Measures
import Records
import RecordsSQLite
import Testing

/// A conversation at random, and the diary that is kept beside it.
struct Walk {
  static let people = ["me", "dad", "mom"]
  private let store: SQLiteStore
  private let clock = TestClock()
  private var session: Session
  private(set) var wall: WallClock
  private(set) var diary = Diary()
  var random: SplitMix
  private var used: Set<Int> = []
  private(set) var now = 1_772_712_000
  private(set) var taken: [String: Int] = [:]

  init(seed: UInt64) throws {
    random = SplitMix(seed: seed)
    store = try SQLiteStore(at: .memory)
    for name in Self.people.dropFirst() { _ = try store.add(personNamed: name) }
    wall = try WallClock("America/New_York")
    session = try Self.session(store, clock, wall)
  }

  private static func session(
    _ store: SQLiteStore, _ clock: TestClock, _ wall: WallClock
  ) throws -> Session {
    let zone = try #require(Zone.named(wall.zone))
    let setup = Setup(clock: { clock.now }, zone: zone, source: .repl)
    return Session(
      GrammarData.grammars().filter { $0.language == "en" }, Catalog.health, StoreDoor(store),
      setup)
  }

  mutating func step() throws {
    now += Int.random(in: 1...40, using: &random) * 60
    clock.set(Instant(seconds: Int64(now)))
    let steps: [(String, Int, (inout Self) throws -> Void)] = [
      ("add", 36, { _ = try $0.add() }), ("correct", 14, { try $0.correct() }),
      ("delete that", 8, { try $0.deleteThat() }), ("delete all", 8, { try $0.deleteAll() }),
      ("undo", 14, { try $0.undo() }), ("redo", 12, { try $0.redo() }),
      ("nothing", 4, { try $0.sayNothing() }), ("travel", 3, { try $0.travel() }),
    ]
    var die = Int.random(in: 0..<steps.reduce(0) { $0 + $1.1 }, using: &random)
    for (name, weight, take) in steps {
      if die < weight {
        taken[name, default: 0] += 1
        return try take(&self)
      }
      die -= weight
    }
  }

  /// Says it, and yes to whatever is asked.
  mutating func say(_ text: String) -> Reply {
    var reply = session.hear(text)
    for _ in 0..<3 where reply.outcome == .ask && reply.reason == "confirm" {
      reply = session.hear("yes")
    }
    if reply.outcome == .ask {
      Issue.record("\(text): \(reply.text)")
      _ = session.hear("never mind")
    }
    return reply
  }

  private mutating func expect(_ outcome: Reply.Outcome, _ text: String) -> Reply {
    let reply = say(text)
    #expect(reply.outcome == outcome, "\(text): \(reply.text)")
    return reply
  }

  /// Tells something; the number of its sentence, and what was said.
  private mutating func add() throws -> (sentence: Int, said: Saying)? {
    let person = random.pick(Self.people)
    guard let (start, time) = someTime() else { return nil }
    var sayings = [Saying(by: person, &random)]
    if Int.random(in: 0..<6, using: &random) == 0 {
      let other = Saying(by: person, &random)
      if other.kinds.isDisjoint(with: sayings[0].kinds) { sayings.append(other) }
    }
    let words = sayings.map { "\($0.words) \(time)" }.joined(separator: " and ")
    guard expect(.done, words).outcome == .done else { return nil }
    let day = wall.day(at: start)
    let sentence = diary.add(
      sayings.map { Diary.Thing(person: person, figures: $0.figures, start: start, day: day) })
    return sayings.count == 1 ? (sentence, sayings[0]) : nil
  }

  /// A time that was never said before, and its words.
  private mutating func someTime() -> (start: Int, words: String)? {
    if Bool.random(using: &random) { return used.insert(now).inserted ? (now, "") : nil }
    let daysAgo = Int.random(in: 0...9, using: &random)
    let (hour, minute) = (random.pick([0] + Array(5...23)), Int.random(in: 0..<60, using: &random))
    guard
      let start = wall.instant(daysAgo: daysAgo, hour: hour, minute: minute, from: now),
      start <= now, used.insert(start).inserted
    else { return nil }
    let day = ["today", "yesterday"].dropFirst(daysAgo).first ?? "\(daysAgo) days ago"
    let onClock = "\((hour + 11) % 12 + 1):\(minute < 10 ? "0" : "")\(minute)"
    return (start, "\(day) at \(onClock) \(hour < 12 ? "am" : "pm")")
  }

  private mutating func correct() throws {
    guard let (sentence, said) = try add() else { return }
    let (words, figures) = said.correction(&random)
    guard expect(.done, "no, \(words)").outcome == .done else { return }
    diary.correct(sentence, to: figures)
  }

  private mutating func deleteThat() throws {
    guard let (sentence, _) = try add() else { return }
    guard expect(.done, "delete that").outcome == .done else { return }
    diary.delete(sentence)
  }

  private mutating func deleteAll() throws {
    let (person, kind) = (random.pick(Self.people), random.pick(["water", "steps", "weight"]))
    let daysAgo = Int.random(in: 0...1, using: &random)
    let whose = person == "me" ? "my" : "\(person)'s"
    let day = wall.day(at: now) - daysAgo
    let touched = diary.delete { thing in
      thing.person == person && thing.day == day && thing.figures.contains { $0.kind == kind }
    }
    let reply = say("delete all \(whose) \(kind) from \(daysAgo == 0 ? "today" : "yesterday")")
    #expect(reply.outcome == (touched == 0 ? .refused : .done), "\(reply.phrase): \(reply.text)")
  }

  private mutating func undo() throws {
    for _ in 0..<Int.random(in: 1...3, using: &random) {
      _ = expect(diary.undo() ? .done : .refused, "undo")
    }
  }

  private mutating func redo() throws {
    for _ in 0..<Int.random(in: 1...3, using: &random) {
      _ = expect(diary.redo() ? .done : .refused, "redo")
    }
  }

  /// What is denied, planned, or dropped in the middle.
  private mutating func sayNothing() throws {
    _ = session.hear(
      random.pick([
        "i did not walk 4000 steps", "should i drink 300 ml of water", "if i weighed 70 kg",
        "log my weight",
      ]))
    _ = session.hear("never mind")
  }

  /// Another day, another place.
  private mutating func travel() throws {
    wall = try WallClock(
      random.pick([
        "America/New_York", "Asia/Shanghai", "Pacific/Kiritimati", "Australia/Lord_Howe",
        "Pacific/Honolulu",
      ]))
    session = try Self.session(store, clock, wall)
  }

  /// Everything in the record is what is in the diary.
  func compareAll() throws {
    #expect(try store.problems() == [])
    let ever = Instant(seconds: 0)..<Instant(seconds: 1 << 40)
    for person in try store.people() {
      for kind in Saying.everyKind {
        let kept = try store.samples(SampleQuery(kind, of: person, in: ever)).map(\.sample)
        let things = diary.things(of: person.name, with: kind.rawValue)
        #expect(kept.map { Int($0.start.seconds) } == things.map(\.start), "\(person.name) \(kind)")
        #expect(kept.map(\.day.days) == things.map(\.day), "\(person.name) \(kind)")
        let figures = things.flatMap(\.figures).filter { $0.kind == kind.rawValue }.map(\.value)
        #expect(kept.map(\.value) == figures, "\(person.name) \(kind)")
      }
    }
  }
}

extension SplitMix {
  mutating func pick<Element>(_ elements: [Element]) -> Element {
    elements[Int.random(in: 0..<elements.count, using: &self)]
  }
}
