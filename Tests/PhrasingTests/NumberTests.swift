import Measures
import Testing

@testable import Phrasing

@Suite("Numbers")
struct NumberTests {
  @Test(
    "English number words are read as people say them",
    arguments: [
      ("135", 135), ("1,200", 1200), ("98.6", 98.6), ("one thirty five", 135), ("one oh five", 105),
      ("a hundred and five", 105), ("one hundred thirty-five", 135), ("thirteen hundred", 1300),
      ("two and a half", 2.5), ("a couple", 2), ("half a dozen", 6), ("two dozen", 24),
      ("three quarters", 0.75), ("seventy two point five", 72.5), ("72 point 5", 72.5),
      ("point five", 0.5), ("one oh one point three", 101.3), ("one three five", 135),
      ("two thousand three hundred and five", 2305), ("12 thousand", 12_000), ("1/2", 0.5),
      ("1 1/2", 1.5), ("½", 0.5), ("1½", 1.5), ("twenty five hundred", 2500), ("zero", 0),
      ("thirteen fifty", 1350), ("3 hundred and 21", 321), ("4 thousand 3 hundred and 21", 4321),
      ("thousand and nine hundred twenty", 1920), ("40 000", 40_000), ("10k", 10_000),
      ("twenty-one trillion", 21e12), ("a couple of", 2), ("a dozen of", 12), ("a few", 3),
      ("-504", -504), ("- 10 k", -10_000), ("−3,200", -3200),
    ] as [(String, Double)])
  func english(text: String, number: Double) throws {
    let grammar = try grammar(numberWords + "intent A\nphrase x {n:number}")
    #expect(grammar.read(text, as: "number").first == .number(number))
  }

  @Test(
    "Chinese number words are read as people say them",
    arguments: [
      ("一百三十五", 135), ("一百零五", 105), ("一百二", 120), ("一二八", 128), ("两千五", 2500),
      ("八千五百六十", 8560), ("三十六点五", 36.5), ("十", 10), ("十五", 15), ("二十", 20), ("百三", 130),
      ("3千", 3000), ("300万", 3_000_000), ("一万二", 12_000), ("一万零三", 10_003), ("俩", 2),
      ("半", 0.5), ("两个半", 2.5), ("１３５", 135), ("九十", 90), ("二十三万五千", 235_000),
    ] as [(String, Double)])
  func chinese(text: String, number: Double) throws {
    let grammar = try grammar(
      """
      style digits elliptic
      numeral digit 一=1 二=2 两=2 三=3 四=4 五=5 六=6 七=7 八=8 九=9
      numeral zero 零=0
      numeral times 十=10 百=100 千=1000
      numeral scale 万=10000
      numeral point 点
      numeral part 半=0.5
      numeral classifier 个
      numeral whole 俩=2
      intent A
      phrase x {n:number}
      """, language: "zh")
    #expect(grammar.read(text, as: "number").first == .number(number))
  }

  @Test("a run of Chinese number words splits by what the slots can hold")
  func split() throws {
    let grammar = try grammar(
      """
      style digits elliptic
      numeral digit 一=1 二=2 三=3 五=5 八=8 七=7
      numeral times 十=10 百=100
      intent Pressure
      phrase 血压 {high:number 50..300} {low:number 20..200}
      """, language: "zh")
    #expect(grammar.hear("血压一百三十五八十五").line == "Pressure high=135 low=85")
    #expect(grammar.hear("血压一三五八十五").line == "Pressure high=135 low=85")
    #expect(grammar.hear("血压一百二八十").line == "Pressure high=120 low=80")
  }

  @Test("digits that a recogniser split are joined only as a guess")
  func splitDigits() throws {
    let grammar = try grammar(
      numberWords + "intent P\nphrase bp {high:number 50..300} over {low:number 20..200}")
    for sentence in ["bp 130 5 over 85", "bp 1 35 over 85"] {
      guard case .understood(let parse) = grammar.hear(sentence) else {
        Issue.record("\(sentence) is not understood")
        continue
      }
      #expect(parse.line == "P high=135 low=85")
      #expect(parse.repair > 0.6)
    }
    #expect(grammar.hear("bp 130 over 85").line == "P high=130 low=85")
  }

  @Test("every whole number to ten thousand is read back from its English words")
  func roundTrip() throws {
    let grammar = try grammar(
      numberWords.replacing(
        "thirteen=13",
        with: "thirteen=13 fourteen=14 fifteen=15 sixteen=16 seventeen=17 eighteen=18 nineteen=19")
        + "intent A\nphrase x {n:number}")
    for number in 0..<10_000 {
      let words = Self.words(number)
      guard grammar.read(words, as: "number").first == .number(Double(number)) else {
        Issue.record("\(words) is not \(number)")
        return
      }
    }
  }

  /// A number as English writes it out.
  private static func words(_ number: Int) -> String {
    let small = [
      "zero", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten",
      "eleven",
      "twelve", "thirteen", "fourteen", "fifteen", "sixteen", "seventeen", "eighteen", "nineteen",
    ]
    let tens = [
      "", "", "twenty", "thirty", "forty", "fifty", "sixty", "seventy", "eighty", "ninety",
    ]
    switch number {
    case ..<20: return small[number]
    case ..<100: return tens[number / 10] + (number % 10 == 0 ? "" : "-" + small[number % 10])
    case ..<1000:
      return small[number / 100] + " hundred"
        + (number % 100 == 0 ? "" : " and " + words(number % 100))
    default:
      let rest = number % 1000
      return words(number / 1000) + " thousand"
        + (rest == 0 ? "" : (rest < 100 ? " and " : " ") + words(rest))
    }
  }
}
