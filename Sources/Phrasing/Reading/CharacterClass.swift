/// What a character is to the tokenizer.
enum CharacterClass: UInt8 {
  case space, letter, digit, comma, stop, symbol
  /// The first byte of a longer character.
  case lead

  @inline(__always)
  static func of(_ byte: UInt8) -> CharacterClass {
    switch byte {
    case 97...122, 65...90: .letter
    case 48...57: .digit
    case UInt8(ascii: ","), UInt8(ascii: ";"): .comma
    case UInt8(ascii: "."), UInt8(ascii: "!"), UInt8(ascii: "?"), 10, 13: .stop
    case UInt8(ascii: "/"), UInt8(ascii: "-"), UInt8(ascii: ":"), UInt8(ascii: "%"),
      UInt8(ascii: "+"), UInt8(ascii: "'"), UInt8(ascii: "&"), UInt8(ascii: "$"),
      UInt8(ascii: "#"), UInt8(ascii: "@"), UInt8(ascii: "="), UInt8(ascii: "*"),
      UInt8(ascii: "<"), UInt8(ascii: ">"), UInt8(ascii: "~"):
      .symbol
    case 0x80...0xFF: .lead
    default: .space
    }
  }

  @inline(__always)
  static func lower(_ byte: UInt8) -> UInt8 { (65...90).contains(byte) ? byte | 0x20 : byte }

  /// The scalar at this place and its length; a byte that is not UTF-8 counts as a space of length one.
  static func decode(_ text: UnsafeBufferPointer<UInt8>, _ at: Int) -> (UInt32, Int) {
    let lead = text[at]
    let length = lead >= 0xF0 ? 4 : lead >= 0xE0 ? 3 : lead >= 0xC2 ? 2 : 1
    guard length > 1, lead < 0xF5, at + length <= text.count else { return (0x20, 1) }
    var scalar = UInt32(lead) & (0x7F >> UInt32(length))
    for index in 1..<length {
      guard text[at + index] & 0xC0 == 0x80 else { return (0x20, 1) }
      scalar = scalar << 6 | UInt32(text[at + index] & 0x3F)
    }
    return (scalar, length)
  }

  static func ofWide(_ scalar: UInt32) -> CharacterClass {
    switch scalar {
    case 0x3007, 0x3400...0x9FFF, 0xF900...0xFAFF, 0x20000...0x3FFFD, 0x3040...0x30FF,
      0xAC00...0xD7A3, 0x0370...0x1FFF:
      .letter
    case 0x3001, 0xFF0C, 0xFF1A, 0xFF1B, 0x2014, 0x2013: .comma
    case 0x3002, 0xFF01, 0xFF1F, 0x2026, 0xFF0E: .stop
    case 0xA3, 0xA5, 0xB1...0xB3, 0xB9, 0xF7, 0xFFE5, 0x2070...0x209C, 0x20AC, 0x2190...0x21FF,
      0x2260, 0x2264, 0x2265, 0x2460...0x24FF, 0x2776...0x2793, 0xFF5E:
      .symbol
    case 0xB0, 0x2103, 0x2109, 0xBC...0xBE, 0x2150...0x215E, 0xFF05: .symbol
    default: .space
    }
  }

  /// The marks that stand for others: ℃ is the degree sign, as is º. Marks that say another thing than the number
  /// beside them, such as ≥ and €, stand for themselves, and so for nothing that a grammar has.
  static func folded(_ scalar: UInt32) -> [UInt8] {
    switch scalar {
    case 0xB0: Array("°".utf8)
    case 0xFF05: Array("%".utf8)
    case 0x2103: Array("℃".utf8)
    case 0x2109: Array("℉".utf8)
    default: Array(String(UnicodeScalar(scalar) ?? "?").utf8)
    }
  }

  /// The value of ½ and its like; NaN for other marks.
  static func fraction(_ scalar: UInt32) -> Double {
    switch scalar {
    case 0xBC: 0.25
    case 0xBD: 0.5
    case 0xBE: 0.75
    case 0x2153: 1.0 / 3
    case 0x2154: 2.0 / 3
    case 0x215B: 0.125
    case 0x215C: 0.375
    case 0x215D: 0.625
    case 0x215E: 0.875
    default: .nan
    }
  }
}
