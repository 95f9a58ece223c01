import Testing

@testable import Phrasing

@Suite("Checking a grammar")
struct CheckTests {
  private static let weigh = IntentShape(
    name: "Weigh", parameters: [("weight", true), ("when", false)])
  private static let eat = IntentShape(name: "Eat", parameters: [("food", true)])

  private func findings(_ text: String) -> [String] {
    let shared = "unit kg = kg\nguard not\n"
    return GrammarCheck.findings(
      language: "en", [SourceFile(path: "en/T.grammar", text: shared + text)],
      intents: [Self.weigh, Self.eat]
    ).map { $0.text.split(separator: "\n")[0].description }
  }

  @Test(
    "what can be proved is proved",
    arguments: [
      (
        "rule unused = x",
        "en/T.grammar:3:1: warning: no phrase uses the rule 'unused'; remove it, or use it"
      ),
      (
        "intent Weight\nphrase x",
        "en/T.grammar:3:1: error: no intent is called 'Weight'; did you mean 'Weigh'?"
      ),
      (
        "intent Weigh\nask weight How much?\nphrase log {wieght:mass}",
        "en/T.grammar:5:12: error: Weigh has no parameter 'wieght'; did you mean 'weight'?"
      ),
      (
        "intent Weigh\nphrase log {weight:mass}",
        "en/T.grammar:3:1: error: 'weight' is required and nothing asks for it; add 'ask weight …'"
      ),
      (
        "intent Weigh\nask weight How much?\nphrase log (it|it) {weight:mass}",
        "en/T.grammar:5:1: warning: the alternative 'it' stands here twice; the second can never be taken"
      ),
      (
        "intent Weigh\nask weight How much?\nphrase log {weight:mass}\ntest log 72 kg => weight=73kg",
        "en/T.grammar:6:6: error: the test fails: it is heard as Weigh weight=quantity 72 kg"
      ),
      (
        "intent Weigh\nask weight How much?\nphrase log {weight:mass}\nnot log 72 kg",
        "en/T.grammar:6:5: error: this must not be understood as Weigh, but en/T.grammar:5 takes it"
      ),
      (
        "intent Weigh\nask weight How much?\nphrase note that\nintent Eat\nask food What?\nphrase note (that|this)",
        "en/T.grammar:8:1: error: Weigh (en/T.grammar:5) and Eat both accept 'note that'; "
          + "make one of them more specific, or give it a cost"
      ),
      (
        "intent Weigh\nask weight How much?\nphrase note that\nintent Eat\nask food What?\nphrase (note that)~0.5",
        "en/T.grammar:8:1: warning: this phrase is never taken: 'note that' is Weigh by en/T.grammar:5; "
          + "give one of them a cost"
      ),
    ])
  func finding(text: String, message: String) {
    #expect(findings(text) == [message])
  }

  @Test("samples are understood as the intent they were said for")
  func samples() throws {
    let text = """
      unit kg = kg | kilos
      rule log = log | note
      intent Weigh
      phrase [<log>] [my] weight [is] {weight:mass 2..500 kg}
      """
    let files = [SourceFile(path: "en/T.grammar", text: text)]
    let grammar = try grammar(text)
    var sampler = Sampler(language: "en", files, seed: 3)
    for _ in 0..<200 {
      let sentence = sampler.sentence(of: "Weigh") ?? ""
      #expect(grammar.hear(sentence).line.hasPrefix("Weigh weight="), "\(sentence)")
    }
  }
}
