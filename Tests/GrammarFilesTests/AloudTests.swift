import GrammarData
import Measures
import Phrasing
import Testing

@Suite("Figures that are read aloud")
struct AloudTests {
  private func aloud(_ text: String, _ language: String) throws -> String {
    try #require(GrammarData.grammar(of: language)).aloud(text, wordsOf: "Conversation")
  }

  @Test(
    "are words",
    arguments: [
      ("en", "135 over 85, pulse 72.", "one thirty five over eighty five, pulse seventy two."),
      ("en", "105 kcal", "one oh five calories"),
      ("en", "8250 steps", "eight thousand two hundred fifty steps"),
      ("en", "5.6 mmol/L", "five point six millimoles per liter"),
      ("en", "I'm at 5 m", "I'm at five meters"),
      ("en", "at 8:05 am", "at eight oh five am"),
      ("en", "1: pulse 60 / 2: pulse 62", "one: pulse sixty, two: pulse sixty two"),
      ("en", "-5 °C", "minus five degrees Celsius"),
      ("en", "2 × egg (about 100 g)", "two egg about one hundred grams"),
      ("zh", "血压135/85，心率72。", "血压一百三十五比八十五，心率七十二。"), ("zh", "血氧98%", "血氧百分之九十八"),
      ("zh", "10500步", "一万零五百步"), ("zh", "早上8:30", "早上八点三十"), ("zh", "体温36.8度", "体温三十六点八度"),
    ])
  func words(language: String, text: String, spoken: String) throws {
    #expect(try aloud(text, language) == spoken)
  }

  @Test("are heard as the same numbers", arguments: ["en", "zh"])
  func heard(language: String) throws {
    let grammar = try #require(GrammarData.grammar(of: language))
    let numbers =
      Array(0...260) + [
        300, 999, 1000, 1005, 1050, 2500, 8250, 10_000, 10_500, 12_345, 20_005, 99_999,
      ]
    for number in numbers {
      let words = try aloud("\(number)", language)
      #expect(
        grammar.read(words, as: "number").first == .number(Double(number)), "\(number): \(words)")
    }
  }
}
