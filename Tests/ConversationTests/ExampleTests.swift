import Conversation
import GrammarData
import HealthIntents
import Intents
import Measures
import Phrasing
import Records
import RecordsSQLite
import Testing

struct ExampleTests {
  @Test("what is shown as an example is understood as its own intent")
  func examples() throws {
    for grammar in GrammarData.grammars() {
      for intent in grammar.intents {
        for example in (grammar.reply("examples", of: intent) ?? "").split(separator: "|") {
          guard case .understood(let parse) = grammar.hear(String(example)) else {
            Issue.record("\(grammar.language): \(example)")
            continue
          }
          #expect(parse.clauses.contains { $0.intent == intent }, "\(example)")
        }
      }
    }
  }

  @Test(
    "a hint is a whole sentence of the intent that is nearest",
    arguments: [
      ("my dad is tall", "my son is 1.32 m tall"), ("i weigh my options", "stone"),
    ])
  func hint(text: String, shown: String) throws {
    var session = try session()
    let hints = session.hear(text).hints
    #expect(hints.contains { $0.contains(shown) })
    #expect(!hints.contains { $0.contains("{") })
  }

  @Test(
    "a sentence that shares nothing but small words, or letters inside of words, is no hint",
    arguments: ["is my cat an ox", "把anna改成an组", "xyzzy"])
  func noHint(text: String) throws {
    var session = try session()
    let hints = session.hear(text).hints
    #expect(hints.count == 1)
    #expect(hints.allSatisfy { $0.contains("help") || $0.contains("帮助") })
  }

  @Test(
    "what one call cannot answer is told by a sentence that can be said first",
    arguments: [
      ("what is my bmi", "my height is 175 cm"), ("我的BMI是多少", "身高175厘米"),
      ("weight 480 kg", "alone"), ("log pressure", "pulse 72"),
    ])
  func beforehand(text: String, shown: String) throws {
    var session = try session(.oneShot)
    let reply = session.hear(text)
    #expect(reply.outcome == .ask)
    #expect(reply.hints.contains { $0.contains(shown) })
  }

  @Test("what is impossible is refused where nobody can answer, and asked about where somebody can")
  func impossible() throws {
    var one = try session(.oneShot)
    let refused = one.hear("bp 900 over 800")
    #expect(refused.outcome == .refused && refused.reason == "implausible")
    #expect(!refused.hints.isEmpty)
    var prompt = try session(.repl)
    #expect(prompt.hear("bp 900 over 800").outcome == .ask)
    #expect(one.understand("bp 900 over 800").outcome == .ask)
  }

  @Test("how a question is answered is told to whoever cannot answer it on the next line")
  func answering() throws {
    let store = try SQLiteStore(at: .memory)
    var one = try session(.oneShot, store)
    #expect(one.hear("weight 205 kg").hints.contains { $0.contains("--yes") })
    one = try session(.oneShot, store)
    #expect(!one.hear("bp 85 over 135").hints.contains { $0.contains("--yes") })
    one = try session(.oneShot, store)
    #expect(one.hear("blood pressure 120").hints.count == 1)
    var prompt = try session(.repl, store)
    #expect(prompt.hear("blood pressure 120").hints.isEmpty)
  }

  @Test("a number alone is said in the first language")
  func number() throws {
    var session = try session()
    let reply = session.hear("95")
    #expect(!reply.text.unicodeScalars.contains { $0.value > 0x2E80 })
  }

  private func session(
    _ source: Entry.Source = .repl, _ store: (any Store)? = nil
  ) throws -> Session {
    let now = Instant(seconds: 1_773_223_200)
    let setup = Setup(clock: { now }, zone: .utc, source: source)
    let store = try store ?? SQLiteStore(at: .memory)
    return Session(GrammarData.grammars(), Catalog.health, StoreDoor(store), setup)
  }
}
