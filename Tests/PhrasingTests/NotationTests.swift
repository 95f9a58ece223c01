import Testing

@testable import Phrasing

@Suite("The notation of grammars")
struct NotationTests {
  @Test("optional words, alternatives and any order take what their brackets say")
  func brackets() throws {
    let grammar = try grammar(
      """
      intent Tea
      phrase [please] (make|brew) (tea;now) [with (milk|sugar)]
      """)
    for sentence in ["make tea now", "please brew now tea", "make tea now with sugar"] {
      #expect(grammar.hear(sentence).line == "Tea")
    }
    for sentence in ["make tea", "please tea now", "make tea now with", "tea make now"] {
      #expect(["-", "Tea !"].contains(grammar.hear(sentence).line))
    }
  }

  @Test("a group with a plus may be said again, with a star also not at all")
  func repeats() throws {
    let grammar = try grammar(
      """
      intent Very
      phrase (very)+ good
      phrase (so)* bad
      """)
    #expect(grammar.hear("very very very good").line == "Very")
    #expect(grammar.hear("good").line == "-")
    #expect(grammar.hear("bad").line == "Very")
    #expect(grammar.hear("so so bad").line == "Very")
  }

  @Test("rules of one name add up, and a list gives its values")
  func rulesAndLists() throws {
    let grammar = try grammar(
      """
      rule go = walk
      rule go = run [away]
      list place
        home = home | house
        work = work | the office
      intent Go
      phrase <go> [to] {place:place}
      """)
    #expect(grammar.hear("run away to the office").line == "Go place=work")
    #expect(grammar.hear("walk home").line == "Go place=home")
  }

  @Test("an entry without a value gives the words as they were said")
  func asSaid() throws {
    let grammar = try grammar(
      """
      list dish
        = (lentil|Onion) (soup|stew)
      intent Eat
      phrase ate {dish:dish}
      """)
    #expect(grammar.hear("ate Lentil soup").line == "Eat dish='Lentil soup'")
  }

  @Test("a phrase gives values that nobody has to say")
  func given() throws {
    let grammar = try grammar(
      """
      intent Ask
      phrase how many calories => metric=energy limit=5
      """)
    #expect(grammar.hear("how many calories").line == "Ask metric=energy limit=5")
  }

  @Test("shared modifiers stand before, after or inside a phrase, where the intent takes them")
  func modifiers() throws {
    let grammar = try grammar(
      """
      list who
        dad = dad
      modifier for {person:who}
      intent Weigh
      takes person
      phrase log weight
      intent Undo
      phrase undo that
      """)
    #expect(grammar.hear("log weight for dad").line == "Weigh person=dad")
    #expect(grammar.hear("for dad log weight").line == "Weigh person=dad")
    #expect(grammar.hear("log for dad weight").line == "Weigh person=dad")
    #expect(grammar.hear("undo that for dad").line == "-")
  }

  @Test("a name that only the store knows is heard wherever its list is")
  func names() throws {
    let grammar = try grammar(
      """
      list who
        dad = dad
      modifier {person:who} 's
      intent Weigh
      takes person
      phrase log weight
      """)
    let names = ["who": ["Zbigniew", "Mary Ann"]]
    #expect(grammar.hear("zbigniew's log weight", names: names).line == "Weigh person=Zbigniew")
    #expect(grammar.hear("log mary ann's weight", names: names).line == "Weigh person=Mary Ann")
    #expect(grammar.hear("log zbigniew's weight").line == "-")
  }

  @Test(
    "a fault is shown with its line, a caret and what to do",
    arguments: [
      (
        "intent A\nphrase log {weight:mas}",
        """
        en/Test.grammar:2:12: error: no slot type is called 'mas'; did you mean 'mass'?
          phrase log {weight:mas}
                     ^
        """
      ),
      (
        "intent A\nphrase log [my weight",
        """
        en/Test.grammar:2:12: error: this '[' is never closed
          phrase log [my weight
                     ^
        """
      ),
      (
        "rule log = record\nintent A\nphrase <lgo> it",
        """
        en/Test.grammar:3:8: error: no rule is called 'lgo'; did you mean 'log'?
          phrase <lgo> it
                 ^
        """
      ),
      (
        "intent A\npharse x",
        """
        en/Test.grammar:2:1: error: no line begins with 'pharse'; did you mean 'phrase'?
          pharse x
          ^
        """
      ),
      (
        "intent A\nphrase 血压 {高:presure}",
        """
        en/Test.grammar:2:11: error: no slot type is called 'presure'; did you mean 'pressure'?
          phrase 血压 {高:presure}
                      ^
        """
      ),
      (
        "rule a = b <a>\nintent A\nphrase <a>",
        """
        en/Test.grammar:1:12: error: rule 'a' contains itself; sentences cannot be nested
          rule a = b <a>
                     ^
        """
      ),
      (
        "intent A\nphrase one | two ; three",
        """
        en/Test.grammar:2:18: error: '|' and ';' in one group; put brackets around one of them
          phrase one | two ; three
                           ^
        """
      ),
    ])
  func faultTexts(text: String, message: String) {
    #expect(faults(text) == [message])
  }

  @Test("a broken line never takes the others down")
  func brokenLines() throws {
    let text = "intent A\nphrase log [it\nphrase note it"
    let (bytes, _) = Compiler.compile(
      language: "en", [SourceFile(path: "en/Test.grammar", text: text)])
    let grammar = try #require(Grammar(bytes))
    #expect(grammar.hear("note it").line == "A")
  }

  @Test("damaged bytes are no grammar")
  func damage() {
    let text = "intent A\nphrase log it {n:number}"
    let (bytes, _) = Compiler.compile(
      language: "en", [SourceFile(path: "en/Test.grammar", text: text)])
    #expect(Grammar(bytes) != nil)
    for index in stride(from: 0, to: bytes.count, by: 7) {
      var damaged = bytes
      damaged[index] ^= 1
      #expect(Grammar(damaged) == nil, "byte \(index)")
    }
    #expect(Grammar(Array(bytes.dropLast())) == nil)
    #expect(Grammar([]) == nil)
  }

  @Test(
    "a phrase that breaks off at a fault takes no sentence",
    arguments: ["phrase a b {x:nope} c", "phrase a b <nope> c", "phrase a b {x:number 1..9e9}"])
  func brokenPhrase(_ line: String) throws {
    let file = SourceFile(path: "en/Test.grammar", text: "intent A\n\(line)\nphrase c\n")
    let (bytes, faults) = Compiler.compile(language: "en", [file])
    #expect(faults.count == 1)
    let grammar = try #require(Grammar(bytes))
    #expect(["a b", "a b 7", "c"].map { grammar.hear($0).line } == ["-", "-", "A"])
  }
}
