import Measures
import Testing

@testable import Phrasing

/// A grammar of a few lines, which must have no fault.
func grammar(
  _ text: String, language: String = "en", sourceLocation: SourceLocation = #_sourceLocation
) throws -> Grammar {
  let file = SourceFile(path: "\(language)/Test.grammar", text: text)
  let (bytes, faults) = Compiler.compile(language: language, [file])
  #expect(faults.map(\.text) == [], sourceLocation: sourceLocation)
  return try #require(Grammar(bytes), sourceLocation: sourceLocation)
}

/// The faults of a grammar of a few lines, as a person reads them.
func faults(_ text: String) -> [String] {
  Compiler.compile(language: "en", [SourceFile(path: "en/Test.grammar", text: text)]).faults.map(
    \.text)
}

extension Hearing {
  /// What was understood in one line: `Eat food='rice' count=2 + Drink`; `?` for a tie, `-` for nothing, and a `!` at
  /// the end of what was guessed and so would be read back.
  var line: String {
    switch self {
    case .understood(let parse): parse.line + (parse.repair > 0.6 ? " !" : "")
    case .ambiguous(let parses): "? " + parses.map(\.line).joined(separator: " or ")
    case .unknown: "-"
    }
  }
}

extension Parse {
  var line: String {
    clauses.map { clause in
      ([clause.intent] + clause.slots.map { "\($0.name)=\($0.value.short)" }).joined(separator: " ")
    }.joined(separator: " + ")
  }
}

extension Value {
  var short: String {
    switch self {
    case .number, .word: plain
    case .text(let text): "'\(text)'"
    case .quantity(let quantity):
      Value.number(quantity.value).plain + (quantity.unit?.rawValue ?? "")
    case .moment(let moment): moment.short
    case .period(let period): "\(period)"
    }
  }
}

extension Moment {
  /// The fields in a fixed order.
  var short: String {
    let fields = fields.sorted { $0.key < $1.key }.map { "\($0.key):\($0.value.short)" }
    return fields.isEmpty ? "now" : fields.joined(separator: ",")
  }
}

/// Number words of a small English.
let numberWords = """
  style pairs digits
  numeral digit one=1 two=2 three=3 four=4 five=5 six=6 seven=7 eight=8 nine=9
  numeral zero zero=0 oh=0
  numeral teen ten=10 eleven=11 twelve=12 thirteen=13
  numeral tens twenty=20 thirty=30 forty=40 fifty=50 sixty=60 seventy=70 eighty=80 ninety=90
  numeral times hundred=100
  numeral scale thousand=1000 k=1000 trillion=1000000000000
  numeral point point
  numeral part half=0.5 quarter=0.25 quarters=0.25
  numeral and and
  numeral article a an
  numeral of of
  numeral whole dozen=12 couple=2
  numeral few few=3

  """
