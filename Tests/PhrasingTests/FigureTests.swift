import Measures
import Testing

@testable import Phrasing

@Suite("Numbers in figures")
struct FigureTests {
  private static let text =
    numberWords + """

      numeral scale million=1000000
      intent A
      phrase x {n:number}
      """

  @Test(
    "groups of thousands may be parted by thin spaces or as in India",
    arguments: [
      ("1,234,567", 1_234_567.0), ("1\u{202F}234\u{202F}567.89", 1_234_567.89),
      ("10\u{2009}000", 10_000), ("12,34,567.5", 1_234_567.5), ("three thousand million", 3e9),
      ("2 dozen", 24),
    ])
  func groups(text: String, value: Double) throws {
    #expect(try grammar(Self.text).read(text, as: "number").first == .number(value))
  }

  @Test(
    "millions by a capital are a guess", arguments: [("1.2M", 1.2e6), ("10 M", 1e7), ("10G", 1e10)])
  func prefixes(text: String, value: Double) throws {
    let grammar = try grammar(Self.text)
    #expect(grammar.read(text, as: "number").first == .number(value))
    guard case .understood(let parse) = grammar.hear("x \(text)") else { return }
    #expect(parse.repair > 0.6)
  }

  @Test("a power of ten is read alone, and never among words")
  func powers() throws {
    let grammar = try grammar(Self.text)
    #expect(grammar.read("2.7890e-1", as: "number").first == .number(0.2789))
    #expect(grammar.read("-1e1", as: "number").first == .number(-10))
    if case .understood(let parse) = grammar.hear("x 8e2") {
      Issue.record("\(parse.line)")
    }
  }

  @Test("two words before a letter are no number yet")
  func letters() throws {
    let grammar = try grammar(Self.text.replacing("oh=0", with: "oh=0 o=0"))
    #expect(grammar.read("five o", as: "number").isEmpty)
    #expect(grammar.read("one o five", as: "number").first == .number(105))
  }

  @Test("a date with points comes apart like one with dashes")
  func dates() {
    #expect(Tokenizer.words(Array("13.5.2015".utf8)) == ["13", "-", "5", "-", "2015"])
    #expect(Tokenizer.words(Array("2010.01.29".utf8)) == ["2010", "-", "01", "-", "29"])
    #expect(Tokenizer.words(Array("1.2.3".utf8)).count == 1)
    #expect(Tokenizer.words(Array("10.0.0.2015".utf8)).count == 1)
  }
}
