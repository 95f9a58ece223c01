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

  private static let ask = "intent Weigh\nask weight How much?\n"

  @Test(
    "what is wrong with names, values and tests is said",
    arguments: [
      (
        "list fruit\n  apple = apple",
        "en/T.grammar:4:1: warning: no slot has the type 'fruit'; remove it, or use it"
      ),
      (
        ask + "phrase log {weight:mass} => wehn=now",
        "en/T.grammar:5:1: error: Weigh has no parameter 'wehn'; did you mean 'when'?"
      ),
      (
        ask + "takes mood\nphrase log {weight:mass}",
        "en/T.grammar:3:1: error: Weigh takes 'mood' but has no such parameter"
      ),
      (
        ask + "phrase log {weight:mass}\nphrase log {weight:mass}",
        "en/T.grammar:6:1: warning: this phrase stands above already; remove one"
      ),
      (
        "list day\n  0 = today\n  1 = (today|tomorrow)\n" + ask
          + "phrase log {weight:mass} {when:day}",
        "en/T.grammar:5:1: warning: 'today' is '0' already; it cannot be '1' as well"
      ),
      (
        ask + "phrase log {weight:mass}\ntest log the bricks => weight=72",
        "en/T.grammar:6:6: error: the test fails: it is not understood from 'the bricks' on"
      ),
      (
        "list day\n  0 = today\nform moment {day:day}\nintent Writing\nreply moment {day:day}\n"
          + ask
          + "phrase log {weight:mass} {when:moment}\ntest log 72 kg today => weight=72",
        "en/T.grammar:11:6: error: the test fails: 'when' is heard as well: Weigh weight=72kg when=today"
      ),
      (
        ask
          + "phrase note {weight:number}\nintent Eat\nask food What?\nphrase note {food:number}~0.1\n"
          + "test note 7 => Weigh weight=7",
        "en/T.grammar:9:6: error: the test fails: it can mean two things: Weigh weight=7, or Eat food=7"
      ),
    ])
  func name(text: String, message: String) { #expect(findings(text).contains(message)) }

  @Test("an intent that takes the bare numbers of another one with the same words is reported")
  func theft() {
    let scale = Self.ask + "phrase the scale says {weight:mass 2..500 kg}\n"
    func eat(_ slot: String) -> [String] {
      findings(scale + "intent Eat\nask food What?\nphrase the scale says \(slot)\n")
    }
    let taken =
      "(en/T.grammar:5), which has the same words; ask for a unit, or give one of them a cost"
    #expect(
      eat("{food:number 1..9}") == [
        "en/T.grammar:8:1: warning: Eat shares 'the scale says 7' with Weigh " + taken
      ])
    #expect(eat("{food:number 600..900}") == [])
    #expect(eat("{food:number 1..9}~0.5") == [])
    #expect(!eat("{food:energy unit}").contains { $0.contains("which has the same words") })
    #expect(findings(scale) == [])
  }

  @Test("a fault in one file leaves the tests of the others to be run")
  func faultElsewhere() {
    let files = [
      SourceFile(
        path: "en/A.grammar", text: "intent Eat\nask food What?\nphrase eat (it\ntest eat => food=x"
      ),
      SourceFile(
        path: "en/B.grammar", text: Self.ask + "phrase log {weight:mass}\ntest log 72 => weight=73"),
      SourceFile(path: "en/C.lexicon", text: "list unit\n  kg = kg"),
    ]
    let found = GrammarCheck.findings(language: "en", files, intents: [Self.weigh, Self.eat])
    #expect(
      found.map { "\($0.place.file):\($0.place.line): \($0.message)" } == [
        "en/A.grammar:3: this '(' is never closed",
        "en/B.grammar:4: the test fails: it is heard as Weigh weight=72",
      ])
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
        "en/T.grammar:6:6: error: the test fails: it is heard as Weigh weight=72kg"
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
