/// Text that can be sent to a terminal: whatever could steer it is written out instead.
public enum Printable {
  /// The text with every control character (C0, DEL, C1) and every bidirectional or line separator control written
  /// as `\u{1B}`. A new line stays only where the caller's own text has lines.
  public static func text(_ text: String, keepingLines: Bool = false) -> String {
    guard text.utf8.contains(where: mayNeedEscape) else { return text }
    var result = ""
    for scalar in text.unicodeScalars {
      if !steers(scalar) || keepingLines && scalar == "\n" {
        result.unicodeScalars.append(scalar)
      } else {
        result += "\\u{" + String(scalar.value, radix: 16, uppercase: true) + "}"
      }
    }
    return result
  }

  /// Whether a scalar that starts with or holds this byte could need escaping: a control, or the first byte of
  /// U+0080...U+00BF, U+0600...U+063F and U+2000...U+2FFF.
  private static func mayNeedEscape(_ byte: UInt8) -> Bool {
    byte < 0x20 || byte == 0x7F || byte == 0xC2 || byte == 0xD8 || byte == 0xE2
  }

  private static func steers(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0...0x1F, 0x7F...0x9F: true
    case 0x061C, 0x200E, 0x200F, 0x2028...0x202E, 0x2066...0x2069: true
    default: false
    }
  }
}
