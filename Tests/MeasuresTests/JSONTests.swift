import Foundation
import Measures
import Testing

@testable import Measures

@Suite("JSON")
struct JSONTests {
  @Test(
    "a value stands on one line, fields in their order",
    arguments: [
      (.null, "null"), (.bool(true), "true"), (.bool(false), "false"), (.array([]), "[]"),
      (.object([]), "{}"), (.number(135), "135"), (.number(72.5), "72.5"), (.number(-0.0), "0"),
      (.number(.nan), "null"), (.number(.infinity), "null"), (.number(1e-5), "0.00001"),
      (.number(1e20), "100000000000000000000"), (.number(0.1), "0.1"), (.number(-12), "-12"),
      (.number(4_294_967_296), "4294967296"), (.number(1e15), "1000000000000000"),
      (.number(123.456), "123.456"), (.number(0.05), "0.05"), (.number(1.5e-9), "0.0000000015"),
      (
        .object([.init("b", .number(1)), .init("a", .array([.null, .string("x")]))]),
        #"{"b":1,"a":[null,"x"]}"#
      ),
    ] as [(JSON, String)])
  func values(value: JSON, text: String) { #expect(value.text == text) }

  @Test(
    "what could break or turn a line is escaped, all else is written as it is",
    arguments: [
      ("dad's bp", #""dad's bp""#), (#"a"b\c"#, #""a\"b\\c""#), ("a\nb\tc\r", #""a\nb\tc\r""#),
      ("\u{0}\u{8}\u{1B}\u{1F}", #""\u0000\u0008\u001b\u001f""#), ("\u{7F}", #""\u007f""#),
      ("\u{80}\u{9F}\u{A0}", "\"\\u0080\\u009f\u{A0}\""),
      ("\u{2028}\u{2029}", #""\u2028\u2029""#), ("\u{202A}\u{202E}", #""\u202a\u202e""#),
      ("\u{2066}\u{2069}", #""\u2066\u2069""#), ("\u{200E}\u{200F}", #""\u200e\u200f""#),
      ("\u{61C}", #""\u061c""#), ("血压 🙂 é “x” – …", "\"血压 🙂 é “x” – …\""),
      ("\u{200D}\u{2027}\u{202F}\u{2065}\u{206A}", "\"\u{200D}\u{2027}\u{202F}\u{2065}\u{206A}\""),
      ("", #""""#), ("\r\n", #""\r\n""#),
    ])
  func strings(string: String, text: String) { #expect(JSON.string(string).text == text) }

  @Test("what is written is read back, and nothing that is no JSON is read at all")
  func reading() {
    let value = JSON.object([
      .init("a\u{1}\"🙂血", .array([.null, .bool(true), .bool(false), .number(-12.5e-9)])),
      .init("", .object([])), .init("b", .array([])), .init("c", .string("\\/\u{2028}\n")),
    ])
    #expect(JSON(reading: " " + value.text + "\r\n") == value)
    #expect(JSON(reading: #"["\ud83d\ude42\/\u00e9", 1E2 , 0]"#)?.text == #"["🙂/é",100,0]"#)
    let wrong = [
      "", "{", "[1,]", "{\"a\"}", "{\"a\":}", "{a:1}", "01", "1.", "-", ".5", "1e", "+1", "tru",
      "\"",
      "\"\u{7}\"", #""\x""#, #""\ud83d""#, #""\ud83dx""#, #""\u12g4""#, "1 2", "[1}", "1e999",
      "nan",
      String(repeating: "[", count: 100_000),
    ]
    for text in wrong { #expect(JSON(reading: text) == nil, "\(text.prefix(20))") }
  }

  @Test("no text holds a control or a sign that turns it, and every parser reads it back")
  func everyScalar() throws {
    for start in stride(from: UInt32(0), to: 0x3000, by: 64) {
      let string = String(
        String.UnicodeScalarView((start..<start + 64).compactMap(Unicode.Scalar.init)))
      let text = JSON.string(string).text
      for scalar in text.unicodeScalars {
        #expect(scalar.properties.generalCategory != .control)
        #expect(!scalar.properties.isBidiControl)
      }
      #expect(try parsed(text) as? String == string)
    }
  }

  @Test("numbers are read back as they were")
  func numbers() throws {
    var random = SplitMix(seed: 3)
    for _ in 0..<5000 {
      let number = Double(bitPattern: random.next())
      guard number.isFinite else { continue }
      #expect(Double(JSON.number(number).text) == number)
      let decimal = (Double(random.next() % 1_000_000) / 1000)
      #expect(try parsed(JSON.number(decimal).text) as? Double == decimal)
    }
  }

  @Test("writing appends to what is there")
  func appending() {
    var bytes = Array("x=".utf8)
    JSON.array([.number(1), .string("é")]).write(into: &bytes)
    #expect(String(decoding: bytes, as: UTF8.self) == #"x=[1,"é"]"#)
  }

  private func parsed(_ text: String) throws -> Any {
    try JSONSerialization.jsonObject(with: Data(text.utf8), options: .fragmentsAllowed)
  }
}
