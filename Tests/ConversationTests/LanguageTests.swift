import Conversation
import GrammarData
import HealthIntents
import Intents
import Measures
import Phrasing
import Records
import RecordsSQLite
import Testing

/// Sessions that listen in every language that ships.
struct LanguageTests {
  private func reply(to text: String, first language: String) -> Reply {
    let setup = Setup(clock: { Instant(seconds: 1_773_223_200) }, zone: .utc, source: .repl)
    var session = Session(
      GrammarData.grammars([language]), Catalog.health, StoreDoor(EmptyStore()), setup)
    return session.understand(text)
  }

  @Test("each language is understood, whichever comes first", arguments: ["en", "zh"])
  func understood(first: String) {
    #expect(reply(to: "my blood pressure is 135 over 85", first: first).language == "en")
    #expect(reply(to: "血压 135 85", first: first).language == "zh")
    #expect(reply(to: "bp 135/85", first: first).outcome == .act)
  }

  @Test(
    "no language guesses at the letters of another one, whose words for not and if it does not know",
    arguments: ["should I eat a banana", "I did not eat a banana 105 kcal", "if I ate 2 eggs"])
  func guesses(text: String) {
    for first in ["en", "zh"] { #expect(reply(to: text, first: first).outcome == .reject) }
  }

  @Test("two figures in a row are told apart by their names, in the language of their letters")
  func rows() {
    for first in ["en", "zh"] {
      let told = reply(to: "weight 70 kg pulse 60", first: first)
      #expect(told.language == "en" && told.outcome == .act)
    }
  }

  @Test("a sentence that a language lacks is said in another one")
  func voices() throws {
    let file = SourceFile(
      path: "nl/language.lexicon",
      text: """
        language nl Nederlands
        intent LogWeight
        phrase het gewicht is {weight:mass}
        phrase gewicht
        unit kg = kg
        """)
    let grammar = try #require(Grammar(Compiler.compile(language: "nl", [file]).0))
    let setup = Setup(clock: { Instant(seconds: 1_773_223_200) }, zone: .utc, source: .repl)
    for voices in [[], GrammarData.grammars(["en"])] {
      let door = StoreDoor(try SQLiteStore(at: .memory))
      var session = Session([grammar], Catalog.health, door, setup, voices: voices)
      let replies = ["het gewicht is 72 kg", "gewicht", "hallo", "het gewicht is 600 kg"]
        .map { session.hear($0).text }
      #expect(!replies.contains(""))
      #expect(voices.isEmpty || replies[0] == "72 kg noted.")
    }
  }

  @Test("what nobody understands is answered in the language that it is written in")
  func unknown() {
    let english = reply(to: "the quick brown fox", first: "zh")
    #expect(english.text == "I did not understand that.")
    #expect(reply(to: "床前明月光", first: "en").text == "我没听懂。")
  }
}
