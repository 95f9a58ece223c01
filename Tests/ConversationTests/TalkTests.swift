import Conversation
import GrammarData
import HealthIntents
import Intents
import Measures
import Phrasing
import Records
import RecordsSQLite
import Synchronization
import Testing

/// A clock that a test sets.
final class TestClock: Sendable {
  private let seconds = Atomic<Int64>(0)

  var now: Instant { Instant(seconds: seconds.load(ordering: .relaxed)) }

  func set(_ time: LocalTime) { set(Zone.utc.instant(of: time)) }
  func set(_ instant: Instant) { seconds.store(instant.seconds, ordering: .relaxed) }
}

struct TalkTests {
  @Test("a dialogue goes as its page says", arguments: Talk.all)
  func play(_ talk: Talk) throws {
    let clock = TestClock()
    let store = try SQLiteStore(at: .memory)
    var setup = Setup(clock: { clock.now }, zone: .utc, source: .repl)
    setup.keep = { "\($0.name).\($0.format.suffix)" }
    let grammars = GrammarData.grammars().filter { $0.language == talk.language }
    try #require(!grammars.isEmpty, "there are no grammars for \(talk.language)")
    var session = Session(grammars, Catalog.health, StoreDoor(store), setup)
    for turn in talk.turns {
      clock.set(turn.now)
      let differences = turn.differences(session.hear(turn.said)).joined(separator: "\n")
      #expect(
        differences.isEmpty,
        "Tests/Conversations/\(talk.file):\(turn.line): \(turn.said)\n\(differences)")
    }
  }
}
