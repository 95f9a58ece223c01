import Conversation
import GrammarData
import HealthIntents
import Intents
import Measures
import Records
import Testing

struct DamageTests {
  private func outcome(_ text: String) -> Reply.Outcome {
    let setup = Setup(clock: { Instant(seconds: 1_773_223_200) }, zone: .utc, source: .repl)
    var session = Session(
      GrammarData.grammars(["en", "zh"]), Catalog.health, StoreDoor(EmptyStore()), setup)
    return session.understand(text).outcome
  }

  @Test(
    "a sentence of which bytes were lost, or that holds control characters, is never written unasked",
    arguments: [
      "weight 72.5\u{FFFD} kg", "weight \u{FFFD}72.5 kg", "weight 72\u{1}.5 kg",
      "bp 120\u{0} over 80", "bp 120 over 80\u{7}", "ate a banana \u{FFFD} 105 calories",
      "体重\u{FFFD}72公斤", "血压120\u{1B}/80",
    ])
  func lost(text: String) {
    #expect(outcome(text) != .act)
  }

  @Test(
    "tabs and what nobody sees change nothing",
    arguments: ["weight\t72.5 kg", "weight 72.5 kg\n", "weight 7\u{200B}2 kg", "体重72公斤"])
  func whole(text: String) {
    #expect(outcome(text) == .act)
  }
}
