import Measures
import Testing

@testable import Phrasing

/// What is particular to writing without spaces and to numbers in ideographs.
@Suite("Chinese")
struct ChineseTests {
  private let words = """
    style digits elliptic
    numeral digit 一=1 二=2 三=3 四=4 五=5 六=6 七=7 八=8 九=9
    numeral teen 两=2
    numeral zero 零=0
    numeral times 十=10 百=100 千=1000
    numeral scale 万=10000 亿=100000000
    numeral point 点
    numeral part 半=0.5
    numeral and 又
    numeral minus 负
    numeral ratio 之
    numeral more 多 几
    numeral classifier 个=1 分 碗
    unit kg = 公斤 | 千克
    unit g = 克
    unit m = 米
    unit jin = 斤
    unit liang = 两
    unit Cel = 度
    unit degF = 华氏度
    unit h = 小时 | 个小时 | 个钟
    unit min = 分钟
    unit kcal = 卡 | 千卡
    compound m tenths
    compound Cel tenths
    list prefix
      degF = 华氏
      % = 百分之
    filler 了
    list dish
      苹果 = 苹果

    """

  @Test(
    "figures and number words mix, and fractions are numbers",
    arguments: [
      ("1万2", 12_000), ("5千6百", 5600), ("3万4000", 34_000), ("两万亿", 2e12), ("三分之一", 1.0 / 3),
      ("三又二分之一", 3.5), ("负一", -1), ("两个", 2), ("一百二万", 1_200_000), ("八千多", 8000),
      ("零点零零零零一", 0.00001),
    ] as [(String, Double)])
  func numbers(text: String, number: Double) throws {
    let grammar = try grammar(words + "intent A\nphrase x {n:number}", language: "zh")
    #expect(grammar.read(text, as: "number").first == .number(number))
  }

  @Test(
    "a unit that begins with a multiplier keeps its number",
    arguments: [
      ("80千克", "mass", 80, Quantity.Unit.kilogram), ("65.5千克", "mass", 65.5, .kilogram),
      ("三两", "mass", 3, .liang), ("300千卡", "energy", 300, .kilocalorie),
      ("一米七五", "length", 1.75, .metre), ("1米75", "length", 1.75, .metre),
      ("一米零五", "length", 1.05, .metre), ("三十六度五", "temperature", 36.5, .celsius),
      ("一个半小时", "duration", 1.5, .hour), ("一个钟", "duration", 1, .hour),
      ("五分半钟", "duration", 5.5, nil), ("华氏98.6度", "temperature", 98.6, .fahrenheit),
      ("百分之九十八", "percent", 98, .percent),
    ] as [(String, String, Double, Quantity.Unit?)])
  func units(text: String, type: String, number: Double, unit: Quantity.Unit?) throws {
    let grammar = try grammar(
      words + "unit min = 分钟 | 钟\nintent A\nphrase x {n:\(type)}", language: "zh")
    let values = grammar.read(text, as: type).compactMap { value in
      if case .quantity(let quantity) = value, quantity.unit != nil { quantity } else { nil }
    }
    #expect(values.first?.value == number)
    if let unit { #expect(values.first?.unit == unit) }
  }

  @Test("what was said to be somewhat more is a guess, to be read back")
  func somewhatMore() throws {
    let grammar = try grammar(words + "intent Steps\nphrase 走了{n:number}步", language: "zh")
    #expect(try understood(grammar, "走了八千步").repair == 0)
    #expect(try understood(grammar, "走了八千多步").repair > 0.6)
  }

  @Test("free text neither begins with a number in words nor takes in one with its measure word")
  func textAndNumbers() throws {
    let grammar = try grammar(
      words + "intent Food\nphrase 吃 {food:text}", language: "zh")
    #expect(try understood(grammar, "吃了红烧茄子").clauses[0].slots.map(\.value) == [.text("红烧茄子")])
    #expect(throws: (any Error).self) { try understood(grammar, "吃了三碗") }
    #expect(throws: (any Error).self) { try understood(grammar, "吃了茄子两碗") }
  }

  @Test("one character of free text is a guess")
  func oneCharacter() throws {
    let grammar = try grammar(
      words + "intent Food\nphrase 吃 {food:text}", language: "zh")
    #expect(try understood(grammar, "吃瓜").repair > 0.6)
    #expect(try understood(grammar, "吃西瓜").repair == 0)
  }

  @Test("a full-width colon between two figures is that of a clock")
  func colon() throws {
    let grammar = try grammar(
      words + "intent A\nphrase x {h:number}:{m:number}", language: "zh")
    #expect(
      try understood(grammar, "x 7：30").clauses[0].slots.map(\.value) == [.number(7), .number(30)])
  }

  private func understood(_ grammar: Grammar, _ text: String) throws -> Parse {
    guard case .understood(let parse) = grammar.hear(text) else { throw NotUnderstood() }
    return parse
  }

  private struct NotUnderstood: Error {}
}
