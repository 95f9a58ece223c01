import Conversation
import GrammarData
import HealthIntents
import Intents
import Measures
import Phrasing
import Records
import RecordsSQLite
import Testing

@Suite("What is offered at this hour")
struct HabitTests {
  private func session(_ grammar: Grammar, _ store: any Store, _ clock: TestClock) -> Session {
    let setup = Setup(clock: { clock.now }, zone: .utc, source: .repl)
    return Session([grammar], Catalog.health, StoreDoor(store), setup)
  }

  @Test(
    "every sentence that is offered is understood, and asks for its figure",
    arguments: ["en", "zh"])
  func sentences(language: String) throws {
    let grammar = try #require(GrammarData.grammars([language]).first)
    var session = session(grammar, EmptyStore(), TestClock())
    for kind in IntentContext.suggested {
      let sentence = try #require(
        grammar.reply("usual-phrase", of: "Conversation", ["usual": kind.habitual]))
      let reply = session.understand(sentence)
      let name = kind == .systolic ? "bloodPressure" : kind.rawValue
      #expect(reply.outcome == .ask && reply.reason == "missing", "\(sentence): \(reply.text)")
      #expect(reply.actions.map { $0["kind"] } == [.string(name)], "\(sentence)")
    }
  }

  @Test("it is what was told at this hour before, and an empty record offers nothing")
  func usual() throws {
    let grammar = try #require(GrammarData.grammars(["en"]).first)
    let (clock, store) = (TestClock(), try SQLiteStore(at: .memory))
    let session = session(grammar, store, clock)
    #expect(session.usual(in: "en") == [])
    for day in 20_520..<20_523 {
      clock.set(LocalTime(CivilDate(days: day), hour: 8))
      var telling = session
      #expect(telling.hear("weight 72 kg").outcome == .done)
    }
    clock.set(LocalTime(CivilDate(days: 20_523), hour: 9))
    #expect(session.usual(in: "en") == ["log my weight"])
    clock.set(LocalTime(CivilDate(days: 20_523), hour: 15))
    #expect(session.usual(in: "en") == [])
  }
}
