extension JSON {
  /// This value as JSON text on one line, without spaces between its parts.
  public var text: String {
    var bytes: [UInt8] = []
    write(into: &bytes)
    return String(decoding: bytes, as: UTF8.self)
  }

  /// Appends this value as JSON text on one line, in UTF-8.
  ///
  /// Numbers are the shortest that read back the same, without exponent below 10^21; what is not a
  /// number becomes null. Control characters, and those that break lines or reverse the direction
  /// of text, are escaped.
  public func write(into bytes: inout [UInt8]) {
    switch self {
    case .null: bytes.append(contentsOf: "null".utf8)
    case .bool(let value): bytes.append(contentsOf: (value ? "true" : "false").utf8)
    case .number(let number): Self.write(number, into: &bytes)
    case .string(let string): Self.write(string, into: &bytes)
    case .array(let values):
      bytes.append(UInt8(ascii: "["))
      for (index, value) in values.enumerated() {
        if index > 0 { bytes.append(UInt8(ascii: ",")) }
        value.write(into: &bytes)
      }
      bytes.append(UInt8(ascii: "]"))
    case .object(let fields):
      bytes.append(UInt8(ascii: "{"))
      for (index, field) in fields.enumerated() {
        if index > 0 { bytes.append(UInt8(ascii: ",")) }
        Self.write(field.name, into: &bytes)
        bytes.append(UInt8(ascii: ":"))
        field.value.write(into: &bytes)
      }
      bytes.append(UInt8(ascii: "}"))
    }
  }

  private static func write(_ number: Double, into bytes: inout [UInt8]) {
    guard number.isFinite else { return bytes.append(contentsOf: "null".utf8) }
    if number.magnitude < 1e15, let whole = Int(exactly: number) {
      return bytes.append(contentsOf: String(whole).utf8)
    }
    if (1e-3..<1e15).contains(number.magnitude) || !(1e-9..<1e21).contains(number.magnitude) {
      return bytes.append(contentsOf: number.description.utf8)
    }
    DecimalDigits(number)?.write(into: &bytes)
  }

  private static func write(_ string: String, into bytes: inout [UInt8]) {
    var string = string
    bytes.append(UInt8(ascii: "\""))
    string.withUTF8 { text in
      var start = 0
      var position = 0
      while position < text.count {
        guard let special = SpecialCharacter(in: text, at: position) else {
          position += 1
          continue
        }
        bytes.append(contentsOf: text[start..<position])
        special.write(into: &bytes)
        position += special.length
        start = position
      }
      bytes.append(contentsOf: text[start...])
    }
    bytes.append(UInt8(ascii: "\""))
  }
}

/// A character that must not stand in a JSON string as it is, or should not in one that is shown.
private struct SpecialCharacter {
  let scalar: UInt16
  /// Bytes of UTF-8.
  let length: Int

  /// The character that begins at a byte of valid UTF-8, if it is one of these.
  @inline(__always)
  init?(in text: UnsafeBufferPointer<UInt8>, at position: Int) {
    switch text[position] {
    case 0..<0x20, UInt8(ascii: "\""), UInt8(ascii: "\\"), 0x7F:
      (scalar, length) = (UInt16(text[position]), 1)
    case 0xC2 where text[position + 1] < 0xA0:
      // C1 controls.
      (scalar, length) = (UInt16(text[position + 1]), 2)
    case 0xD8 where text[position + 1] == 0x9C:
      // The Arabic letter mark.
      (scalar, length) = (0x061C, 2)
    case 0xE2:
      let scalar =
        UInt16(text[position + 1] & 0x3F) << 6 | UInt16(text[position + 2] & 0x3F) | 0x2000
      guard Self.isFormatting(scalar) else { return nil }
      (self.scalar, length) = (scalar, 3)
    default: return nil
    }
  }

  /// Direction marks, line and paragraph separators, embeddings and isolates.
  private static func isFormatting(_ scalar: UInt16) -> Bool {
    switch scalar {
    case 0x200E...0x200F, 0x2028...0x202E, 0x2066...0x2069: true
    default: false
    }
  }

  func write(into bytes: inout [UInt8]) {
    bytes.append(UInt8(ascii: "\\"))
    switch scalar {
    case 0x09: bytes.append(UInt8(ascii: "t"))
    case 0x0A: bytes.append(UInt8(ascii: "n"))
    case 0x0D: bytes.append(UInt8(ascii: "r"))
    case 0x22, 0x5C: bytes.append(UInt8(scalar))
    default:
      bytes.append(UInt8(ascii: "u"))
      for shift in [12, 8, 4, 0] as [UInt16] {
        let nibble = UInt8(scalar >> shift & 0xF)
        bytes.append(nibble < 10 ? nibble + 48 : nibble + 87)
      }
    }
  }
}
