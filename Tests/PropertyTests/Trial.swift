import Conversation
import Foundation
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
  /// Words, and what recognisers make of them.
  private let heard: [(meant: String, mistaken: String)]

  static let people = ["dad", "mom", "wife", "husband", "son", "daughter", "grandma", "grandpa"]

  init(_ language: String, seed: UInt64) {
    self.language = language
    heard = GrammarData.files(of: language).flatMap(Self.mishearings)
    sampler = Sampler(language: language, GrammarData.files(of: language), seed: seed)
    let now = Zone.utc.instant(of: LocalTime(CivilDate(days: 20_523), hour: 10))
    let setup = Setup(clock: { now }, zone: .utc, source: .listen)
    session = Session(
      GrammarData.grammars().filter { $0.language == language }, Catalog.health,
      StoreDoor(EmptyStore(people: Self.people)), setup)
  }

  /// `heard pulse = pulls | polls ~0.4`.
  private static func mishearings(_ file: SourceFile) -> [(meant: String, mistaken: String)] {
    file.text.split(separator: "\n").filter { $0.hasPrefix("heard ") }.flatMap { line in
      let halves = line.dropFirst(6).split(separator: "~")[0].split(separator: "=")
      let words = { (part: Substring) in part.split(separator: " ").joined(separator: " ") }
      return halves[1].split(separator: "|").map { (words(halves[0]), words($0)) }
    }
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

  /// The sentence with one word as a recogniser mishears it, by the lines `heard` of the grammars; each way once.
  func misheard(_ sentence: String) -> [String] {
    heard.compactMap { meant, mistaken in
      guard let range = sentence.range(of: meant), !sentence.contains(mistaken) else { return nil }
      let isWhole =
        language == "zh"
        || (range.lowerBound == sentence.startIndex
          || sentence[sentence.index(before: range.lowerBound)] == " ")
          && (range.upperBound == sentence.endIndex || sentence[range.upperBound] == " ")
      return isWhole ? sentence.replacingCharacters(in: range, with: mistaken) : nil
    }
  }

  /// The same without notes and tags, which hold any words.
  mutating func figures(of each: Int) -> [String] {
    records(of: each).filter { sentence in
      !understand(sentence).actions.contains {
        $0["kind"] == .string("note") || $0["kind"] == .string("tag") || $0["note"] != nil
      }
    }
  }

  /// What would be written without a question.
  mutating func written(_ sentence: String) -> [JSON] {
    let reply = understand(sentence)
    return writes(reply) ? reply.actions : []
  }

  /// Whether an action is of a kind that is nothing without a figure.
  static func isMeasured(_ action: JSON) -> Bool {
    [
      "bloodPressure", "pulse", "weight", "height", "temperature", "glucose", "oxygenSaturation",
      "steps",
    ]
    .contains { action["kind"] == .string($0) }
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
