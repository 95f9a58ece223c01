import Foundation
import GrammarData
import GrammarFiles
import Phrasing
import Testing

/// Files of the kinds that users write, added to what ships.
struct ExtensionTests {
  static let folders: [String: [String: String]] = [
    "en": [
      "Handover": """
      intent LogSteps
      phrase the clip on my shoe shows {steps:steps}
      phrase <log> {steps:number 1..90000} paces on the clip
      test the clip on my shoe shows 8000 => steps=8000
      """,
      "Kitchen": """
      list food
        dal = dal | toor dal | dal fry
        idli = idli | idlis
      intent LogFood
      phrase tiffin was {food:food}
      test tiffin was idlis => food=idli
      test had toor dal => food=dal
      """,
      "Words": """
      list medication
        Lanzimax = lanzimax | my purple pill
      filler basically | to be honest
      guard hypothetically
      same weight = waight
      form moment at cockcrow => part=dawn
      modifier whatever that means
      intent LogWeight
      test waight 72 kg => weight=72
      """,
      "Scale": """
      intent LogWeight
      rule scales = the (scales|balance) (say|read)
      phrase <scales> {weight:mass 20..500 kg}
      phrase <log> <scales> [<is>] {weight:mass 20..500 kg}
      reply own Fine.
      test the balance says 72 kg => weight=72
      """,
      "Faulty": """
      intent LogWeight
      phrase the mirror says {weight:mas}
      phrase the mirror shows {weight:mass 20..500 kg}
      """,
    ],
    "zh": [
      "Handover": """
      intent LogSteps
      phrase 鞋夹显示{steps:steps}
      phrase [<log>]鞋夹{steps:number 1..90000}步
      test 鞋夹显示8000 => steps=8000
      """,
      "Kitchen": """
      list food
        dal = 扁豆汤 | 豆糊
      filler 话说
      intent LogFood
      test 吃了扁豆汤 => food=dal
      """,
    ],
  ]

  /// What the tests of the files say, and what they say is not understood.
  private static func sentences(_ files: [SourceFile]) -> [String] {
    files.flatMap { $0.text.split(separator: "\n") }.compactMap { line in
      if line.hasPrefix("not ") { return String(line.dropFirst(4)) }
      guard line.hasPrefix("test "), let arrow = line.range(of: "=>") else { return nil }
      return line[..<arrow.lowerBound].dropFirst(5).trimmingCharacters(in: .whitespaces)
    }
  }

  @Test(
    "a user's files make of the shipped language what compiling it anew with them makes of it",
    arguments: ["en", "zh"])
  func sameAsTogether(_ language: String) throws {
    let own = (Self.folders[language] ?? [:]).sorted { $0.key < $1.key }.map {
      SourceFile(path: "\(language)/\($0.key).grammar", text: $0.value)
    }
    let base = try #require(GrammarData.base(of: language))
    let extended = try #require(Compiler.extend(base, language: language, with: own))
    let all = GrammarShelf.together(language, own)
    let together = Compiler.compile(language: language, all)
    #expect(extended.faults == together.faults)
    #expect(extended.faults.map(\.place.line) == (language == "en" ? [2] : []))
    let one = extended.grammar
    let other = try #require(Grammar(together.bytes))
    let sentences = Self.sentences(all)
    #expect(sentences.count > 100)
    for sentence in sentences {
      #expect(one.hear(sentence) == other.hear(sentence), "\(sentence)")
      #expect(one.explain(sentence) == other.explain(sentence))
    }
    for (number, sentence) in sentences.enumerated() where number % 20 == 0 {
      #expect(
        Set(one.completions(after: sentence + " ")) == Set(other.completions(after: sentence + " "))
      )
      for type in ["number", "moment", "food", "text"] {
        #expect(one.read(sentence, as: type) == other.read(sentence, as: type))
      }
    }
    expectSameWords(one, other)
  }

  private func expectSameWords(_ one: Grammar, _ other: Grammar) {
    #expect(one.intents.sorted() == other.intents.sorted())
    for word in ["dal", "idli", "rice", "Lanzimax", "headache", "dad", "dawn"] {
      #expect(one.write(.word(word)) == other.write(.word(word)))
    }
    for intent in one.intents {
      #expect(one.title(of: intent) == other.title(of: intent))
      for key in ["logged", "own", "steps", "weight", "food", "quantity", "moment"] {
        #expect(one.reply(key, of: intent) == other.reply(key, of: intent))
        #expect(one.question(key, of: intent) == other.question(key, of: intent))
        #expect(one.type(of: key, in: intent) == other.type(of: key, in: intent))
      }
    }
  }
}
