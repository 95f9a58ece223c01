import Measures
import Testing

@testable import Porch

struct PrintableTests {
  @Test("no control character reaches the terminal, whatever it is")
  func controls() {
    let steering =
      Array(0...0x1F) + Array(0x7F...0x9F)
      + [0x061C, 0x200E, 0x200F] + Array(0x2028...0x202E) + Array(0x2066...0x2069)
    for value in steering {
      let text = "a\(Unicode.Scalar(UInt32(value)).map(String.init) ?? "")b"
      let hex = String(value, radix: 16, uppercase: true)
      #expect(Printable.text(text) == "a\\u{\(hex)}b")
    }
  }

  @Test("text without them stays as it is", arguments: ["72.5 kg", "今天 é", "e\u{301} 👩‍👩‍👧", "؀ â €"])
  func plain(text: String) {
    #expect(Printable.text(text) == text)
  }

  @Test("lines stay where lines are meant, and nothing else does")
  func lines() {
    #expect(Printable.text("a\nb\u{1B}[2J", keepingLines: true) == "a\nb\\u{1B}[2J")
    #expect(Printable.text("a\nb") == "a\\u{A}b")
    #expect(Printable.text("a\r\nb", keepingLines: true) == "a\\u{D}\nb")
  }
}

struct ColumnsTests {
  @Test(
    "Chinese and emoji take two columns, combining marks none",
    arguments: [("weight", 6), ("血压", 4), ("e\u{301}", 1), ("🍌", 2), ("ａ", 2), ("", 0)])
  func width(text: String, columns: Int) {
    #expect(Columns.count(text) == columns)
  }
}
