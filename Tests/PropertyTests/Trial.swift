import Conversation
import GrammarData
import HealthIntents
import Intents
import Measures
import Phrasing
import Records

/// Sentences said at random, but repeatably, from the grammars that ship, and what they would come to.
struct Trial {
  let language: String
  private var sampler: Sampler
  private var session: Session

  static let people = ["dad", "mom", "wife", "husband", "son", "daughter", "grandma", "grandpa"]

  init(_ language: String, seed: UInt64) {
    self.language = language
    sampler = Sampler(language: language, GrammarData.files(of: language), seed: seed)
    let now = Zone.utc.instant(of: LocalTime(CivilDate(days: 20_523), hour: 10))
    let setup = Setup(clock: { now }, zone: .utc, source: .listen)
    session = Session(
      GrammarData.grammars().filter { $0.language == language }, Catalog.health,
      StoreDoor(EmptyStore(people: Self.people)), setup)
  }

  /// So many sentences of each intent that writes a record and that would be acted upon as they stand.
  mutating func records(of each: Int) -> [String] {
    var sentences: [String] = []
    for intent in sampler.intents where intent.hasPrefix("Log") {
      for _ in 0..<each {
        guard let sentence = sampler.sentence(of: intent), writes(understand(sentence)) else {
          continue
        }
        sentences.append(sentence)
      }
    }
    return sentences
  }

  mutating func understand(_ text: String) -> Reply { session.understand(text) }

  /// Whether something would be written without a question.
  func writes(_ reply: Reply) -> Bool {
    reply.outcome == .act
      && reply.actions.contains { action in
        guard case .string(let intent)? = action["intent"] else { return true }
        return intent.hasPrefix("Log") || ["Delete", "EditLast", "Undo"].contains(intent)
      }
  }
}
