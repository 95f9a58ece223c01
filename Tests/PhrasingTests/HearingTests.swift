import Measures
import Testing

@testable import Phrasing

@Suite("Listening")
struct HearingTests {
  private static let text =
    numberWords + """
      filler um | please
      guard not | if | should | never
      stop ate | drank | log
      join and | then
      unit kcal = kcal | calories
      unit mL = ml
      unit kg = kg | kilos
      unit lb = lb | pounds
      heard weight = wait ~0.4
      list day
        -1 = yesterday
        0 = today
      form moment {day:day}
      form moment at {hour:number 0..23}
      modifier {when:moment}
      intent Eat
      takes when
      phrase ate [a|an] {food:text} [{energy:energy}]
      intent Drink
      takes when
      phrase drank {volume:volume} [of] water
      intent Weigh
      takes when
      phrase [log] [my] weight [is] {weight:mass 2..500 kg}
      intent Ask
      takes question
      phrase what is my weight
      """

  @Test("every number that is heard belongs to a slot, or nothing is understood")
  func numbers() throws {
    let grammar = try grammar(Self.text)
    #expect(grammar.hear("weight 72 kg").line == "Weigh weight=72kg")
    #expect(grammar.hear("weight 72 kg 13 99").line == "-")
    #expect(grammar.hear("ate 5 6 7 banana").line == "-")
  }

  @Test("words that turn a sentence around are never passed over")
  func guards() throws {
    let grammar = try grammar(Self.text)
    for sentence in [
      "ate not a banana", "if weight is 72 kg", "weight is not 72 kg", "should weight 72 kg",
      "never ate a banana", "not ate a banana",
    ] {
      #expect(grammar.hear(sentence).line == "-", "\(sentence)")
    }
  }

  @Test("free text swallows neither a number with a unit nor the verb of another intent")
  func freeText() throws {
    let grammar = try grammar(Self.text)
    #expect(
      grammar.hear("ate a banana 105 kcal and drank 300 ml of water").line
        == "Eat food='banana' energy=105kcal + Drink volume=300mL")
    #expect(
      grammar.hear("ate a banana split yesterday").line == "Eat food='banana split' when=day:-1")
  }

  @Test("fillers cost next to nothing, unknown words are a guess")
  func fillers() throws {
    let grammar = try grammar(Self.text)
    guard case .understood(let plain) = grammar.hear("um log um weight 72 kg please"),
      case .understood(let guessed) = grammar.hear("log my darn weight 72 kg")
    else {
      Issue.record("not understood")
      return
    }
    #expect(plain.repair == 0)
    #expect(guessed.repair > 0.6)
  }

  @Test("a sound-alike counts as a guess, and a typing error as a larger one")
  func repairs() throws {
    let grammar = try grammar(Self.text)
    guard case .understood(let sound) = grammar.hear("wait 72 kg"),
      case .understood(let typing) = grammar.hear("wieght 72 kg")
    else {
      Issue.record("not understood")
      return
    }
    #expect(sound.line == "Weigh weight=72kg")
    #expect(sound.repair == 0.4)
    #expect(typing.line == "Weigh weight=72kg")
    #expect(typing.repair == 0.8)
  }

  @Test("a time said in two places is one time; two that contradict each other are not understood")
  func moments() throws {
    let grammar = try grammar(Self.text)
    #expect(
      grammar.hear("yesterday weight 72 kg at 7").line
        == "Weigh when=day:-1,hour:7,minute:0 weight=72kg")
    #expect(grammar.hear("yesterday weight 72 kg today").line == "-")
  }

  @Test("a question mark after a statement is a doubt")
  func questions() throws {
    let grammar = try grammar(Self.text)
    guard case .understood(let doubted) = grammar.hear("weight 72 kg?"),
      case .understood(let asked) = grammar.hear("what is my weight?")
    else {
      Issue.record("not understood")
      return
    }
    #expect(doubted.repair > 0.6)
    #expect(asked.repair == 0)
  }

  @Test("slots know where in the utterance they stood, also behind full-width characters")
  func spans() throws {
    let grammar = try grammar(Self.text)
    for text in ["weight is 72 kg", "ｗｅｉｇｈｔ　ｉｓ　７２ kg"] {
      guard case .understood(let parse) = grammar.hear(text),
        let slot = parse.clauses[0].slots.first
      else {
        Issue.record("\(text) is not understood")
        continue
      }
      let bytes = Array(text.utf8)[slot.span]
      #expect(["72 kg", "７２ kg"].contains(String(decoding: bytes, as: UTF8.self)))
    }
  }

  @Test("a misfit names the place")
  func misfits() throws {
    let grammar = try grammar(Self.text)
    guard case .unknown(let misfit) = grammar.hear("drank 300 ml of 7") else {
      Issue.record("understood")
      return
    }
    #expect(misfit.offset == 16)
  }

  @Test("the same text gives the same result, again and again")
  func determinism() throws {
    let grammar = try grammar(Self.text)
    let sentences = ["weight 72 kg", "ate a banana 105 kcal and drank 300 ml of water", "um", "?"]
    let first = sentences.map { grammar.hear($0) }
    for _ in 0..<20 { #expect(sentences.map { grammar.hear($0) } == first) }
  }

  @Test("what is longer than a breath is refused at once")
  func length() throws {
    let grammar = try grammar(Self.text)
    #expect(grammar.hear(String(repeating: "weight 72 kg ", count: 100_000)).line == "-")
    #expect(grammar.hear(String(repeating: "a ", count: 500)).line == "-")
  }

  @Test("bytes that are no text are no trouble")
  func garbage() throws {
    let grammar = try grammar(Self.text)
    var random = SplitMix(seed: 7)
    for _ in 0..<2000 {
      let bytes = (0..<40).map { _ in UInt8(truncatingIfNeeded: random.next()) }
      _ = grammar.hear(String(decoding: bytes, as: UTF8.self))
    }
  }

  @Test("what is planned takes the rest of its sentence, and never what comes in the next one")
  func plans() throws {
    let grammar = try grammar(
      Self.text + """

        intent Remind
        takes when rest
        phrase remind me to {text:text free}
        """)
    let told = ["ate a banana and drank 300 ml water", "not eat, and log weight 72 kg"]
    for text in told {
      #expect(grammar.hear("remind me to \(text)").line == "Remind text='\(text)'")
    }
    #expect(
      grammar.hear("remind me to ate at 8. weight 72 kg").line
        == "Remind text='ate' when=hour:8,minute:0 + Weigh weight=72kg")
    #expect(
      grammar.hear("weight 72 kg and remind me to ate").line
        == "Weigh weight=72kg + Remind text='ate'")
  }
}
