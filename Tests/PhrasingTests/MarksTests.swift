import Measures
import Testing

@testable import Phrasing

@Suite("Marks, units and guesses")
struct MarksTests {
  private static let words = """
    unit kg = kilos | kg
    unit min = minutes
    """

  @Test("a mark between numbers can stand in a pattern")
  func marks() throws {
    let grammar = try grammar(
      """
      intent Clock
      phrase at {hour:number 0..24 whole} : {minute:number 0..59 whole}
      intent Range
      phrase from {low:number} - {high:number}
      """)
    #expect(grammar.hear("at 7:30").line == "Clock hour=7 minute=30")
    #expect(grammar.hear("from 5 - 7").line == "Range low=5 high=7")
    #expect(grammar.hear("at 7 30").line == "-")
  }

  @Test("a hyphen ties a number to its unit")
  func hyphen() throws {
    let grammar = try grammar(Self.words + "\nintent Walk\nphrase {time:duration} walk")
    #expect(grammar.hear("30-minutes walk").line == "Walk time=30min")
  }

  @Test("a fraction written without its zero is a fraction")
  func fraction() throws {
    let grammar = try grammar("intent A\nphrase x {n:number}")
    #expect(grammar.read(".5", as: "number").first == .number(0.5))
    #expect(grammar.hear("x .25").line == "A n=0.25")
  }

  @Test("what nobody sees does not cut a figure in two, and no mark changes it unheard")
  func unseen() throws {
    let grammar = try grammar("intent A\nphrase x {n:number}\nphrase x {n:number} * {m:number}")
    for text in ["x 3\u{200B}00", "x 3\u{FE0F}\u{20E3}0\u{20E3}0", "x \u{200F}300", "x 30\u{AD}0"] {
      #expect(grammar.hear(text).line == "A n=300")
    }
    #expect(grammar.hear("x 3×10").line == "A n=3 m=10")
    for text in ["x \u{2212}300", "x 30\u{2070}", "x 3\u{24EA}", "x 82 \u{2192} 80"] {
      #expect(grammar.hear(text).line == "-")
    }
  }

  @Test("a number that counts nothing is none")
  func uncounted() throws {
    let grammar = try grammar(
      """
      numeral digit one=1
      numeral tens twenty=20
      list uncounted
        = one (day|morning)
      intent A
      phrase x {n:number} [day|morning]
      """)
    #expect(grammar.hear("x one").line == "A n=1")
    #expect(grammar.hear("x twenty one day").line == "A n=21")
    #expect(grammar.hear("x one day").line == "-")
    #expect(grammar.hear("x 1 day").line == "A n=1")
  }

  @Test("a slot that asks for a unit takes no bare number, not even as a guess")
  func measured() throws {
    let grammar = try grammar(Self.words + "\nintent Weigh\nphrase i'm {mass:mass unit 30..250 kg}")
    #expect(grammar.hear("i'm 72 kilos").line == "Weigh mass=72kg")
    #expect(grammar.hear("i'm 72").line == "-")
    #expect(grammar.hear("i'm 300").line == "-")
  }

  @Test("a weight also counts where the optional words it stands on are left out")
  func weight() throws {
    let grammar = try grammar(
      """
      rule some = [a|some] {food:text}
      intent Eat
      phrase had <some>~0.7?
      """)
    for sentence in ["had soup", "had a soup"] {
      guard case .understood(let parse) = grammar.hear(sentence) else {
        Issue.record("'\(sentence)' is not understood")
        continue
      }
      #expect(parse.repair == 0.7)
    }
  }

  @Test("a quantity of three parts, and one listed with commas as a guess")
  func parts() throws {
    let grammar = try grammar(
      numberWords + """
        unit h = hour | hours
        unit min = minute | minutes
        unit s = seconds
        intent Swim
        phrase swam {time:duration}
        """)
    #expect(grammar.hear("swam 1 hour 30 minutes and 36 seconds").line == "Swim time=1.51h")
    #expect(grammar.hear("swam 1 hour 30 minutes 2 hours").line == "-")
    #expect(grammar.hear("swam 2 hours 30 minutes").line == "Swim time=2.5h")
    #expect(grammar.hear("swam 2 hours, 30 minutes").line == "Swim time=2.5h !")
  }

  @Test("marks stand for inches behind a number, for times between two, and for nothing elsewhere")
  func inches() throws {
    let grammar = try grammar(
      """
      unit ft = '
      unit in = "
      compound ft in
      intent Tall
      phrase tall {height:length}
      intent Lift
      phrase lift {sets:number} \\* {reps:number}
      """)
    #expect(grammar.hear("tall 5'6\"").line == "Tall height=5.5ft")
    #expect(grammar.hear("\"tall 5'6\"").line == "Tall height=5.5ft")
    #expect(grammar.hear("lift 3*10").line == "Lift sets=3 reps=10")
    #expect(grammar.hear("* lift 3 * 10").line == "Lift sets=3 reps=10")
    #expect(grammar.hear("lift 3 10").line == "-")
  }

  @Test("a mark that is never heard is reported, unless it is a comma")
  func unheard() {
    #expect(faults("intent A\nphrase a [,] b") == [])
    #expect(
      faults("intent A\nphrase a [over|_] b").map { $0.contains("'_' is never heard") } == [true])
  }

  @Test("a stretch longer than the calendar ends nothing")
  func ages() throws {
    let grammar = try grammar(
      numberWords + "unit a = years\nform period the last {amount:duration unit} => span=days")
    let period = grammar.read("the last 999999999999999 trillion years", as: "period").first
    #expect(period == .period(.lastDays(1_000_000_000)))
  }

  @Test("a word that a recogniser wrote twice is passed over")
  func stutter() throws {
    let grammar = try grammar("intent Weigh\nphrase my weight is {mass:number}")
    #expect(grammar.hear("my my weight is 72").line == "Weigh mass=72")
    #expect(grammar.hear("my weight is 72 72").line == "-")
  }
}
