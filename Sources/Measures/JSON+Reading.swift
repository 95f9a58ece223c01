extension JSON {
  /// The value that a text of JSON holds (RFC 8259); nil where it is none, or is nested too deeply.
  public init?(reading text: String) {
    var reader = Reader(Array(text.utf8))
    guard let value = reader.value(depth: 0), reader.isAtEnd else { return nil }
    self = value
  }

  private struct Reader {
    private let bytes: [UInt8]
    private var at = 0

    private static let deepest = 64

    init(_ bytes: [UInt8]) { self.bytes = bytes }

    /// Whether nothing but spaces is left.
    var isAtEnd: Bool { bytes[at...].allSatisfy(Self.isSpace) }

    mutating func value(depth: Int) -> JSON? {
      guard depth < Self.deepest else { return nil }
      switch next() {
      case UInt8(ascii: "{"): return object(depth)
      case UInt8(ascii: "["): return array(depth)
      case UInt8(ascii: "\""): return string().map(JSON.string)
      case UInt8(ascii: "t"): return take("true") ? .bool(true) : nil
      case UInt8(ascii: "f"): return take("false") ? .bool(false) : nil
      case UInt8(ascii: "n"): return take("null") ? .null : nil
      default: return number().map(JSON.number)
      }
    }

    private mutating func object(_ depth: Int) -> JSON? {
      at += 1
      var fields: [Field] = []
      if next() == UInt8(ascii: "}") { return end(.object([])) }
      while true {
        guard next() == UInt8(ascii: "\""), let name = string(), next() == UInt8(ascii: ":")
        else { return nil }
        at += 1
        guard let value = value(depth: depth + 1) else { return nil }
        fields.append(Field(name, value))
        switch next() {
        case UInt8(ascii: ","): at += 1
        case UInt8(ascii: "}"): return end(.object(fields))
        default: return nil
        }
      }
    }

    private mutating func array(_ depth: Int) -> JSON? {
      at += 1
      var values: [JSON] = []
      if next() == UInt8(ascii: "]") { return end(.array([])) }
      while true {
        guard let value = value(depth: depth + 1) else { return nil }
        values.append(value)
        switch next() {
        case UInt8(ascii: ","): at += 1
        case UInt8(ascii: "]"): return end(.array(values))
        default: return nil
        }
      }
    }

    private mutating func end(_ value: JSON) -> JSON {
      at += 1
      return value
    }

    private mutating func string() -> String? {
      at += 1
      var text: [UInt8] = []
      while at < bytes.count {
        let byte = bytes[at]
        at += 1
        switch byte {
        case UInt8(ascii: "\""): return String(validating: text, as: UTF8.self)
        case UInt8(ascii: "\\"):
          guard let scalar = escape() else { return nil }
          text += Array(String(scalar).utf8)
        case 0..<0x20: return nil
        default: text.append(byte)
        }
      }
      return nil
    }

    private mutating func escape() -> Unicode.Scalar? {
      guard at < bytes.count else { return nil }
      at += 1
      switch bytes[at - 1] {
      case UInt8(ascii: "n"): return "\n"
      case UInt8(ascii: "t"): return "\t"
      case UInt8(ascii: "r"): return "\r"
      case UInt8(ascii: "b"): return "\u{8}"
      case UInt8(ascii: "f"): return "\u{C}"
      case UInt8(ascii: "u"): return unit().flatMap { scalar($0) }
      case let byte where [0x22, 0x2F, 0x5C].contains(byte): return Unicode.Scalar(byte)
      default: return nil
      }
    }

    /// A scalar beyond the first plane is written as two units; half of one is none.
    private mutating func scalar(_ first: UInt32) -> Unicode.Scalar? {
      guard (0xD800..<0xDC00).contains(first) else { return Unicode.Scalar(first) }
      guard take("\\u"), let second = unit(), (0xDC00..<0xE000).contains(second) else { return nil }
      return Unicode.Scalar(0x10000 + (first - 0xD800) << 10 + (second - 0xDC00))
    }

    private mutating func unit() -> UInt32? {
      guard at + 4 <= bytes.count else { return nil }
      defer { at += 4 }
      let digits = bytes[at..<at + 4]
      guard digits.allSatisfy({ Character(Unicode.Scalar($0)).isHexDigit }) else { return nil }
      return UInt32(String(decoding: digits, as: UTF8.self), radix: 16)
    }

    private mutating func number() -> Double? {
      let start = at
      if peek == UInt8(ascii: "-") { at += 1 }
      let whole = digits()
      // A whole number begins with a zero only where it is one.
      guard whole > 0, whole == 1 || bytes[at - whole] != UInt8(ascii: "0") else { return nil }
      if peek == UInt8(ascii: ".") {
        at += 1
        guard digits() > 0 else { return nil }
      }
      if peek == UInt8(ascii: "e") || peek == UInt8(ascii: "E") {
        at += 1
        if peek == UInt8(ascii: "+") || peek == UInt8(ascii: "-") { at += 1 }
        guard digits() > 0 else { return nil }
      }
      return Double(String(decoding: bytes[start..<at], as: UTF8.self))
        .flatMap { $0.isFinite ? $0 : nil }
    }

    private mutating func digits() -> Int {
      let start = at
      while let byte = peek, (0x30...0x39).contains(byte) { at += 1 }
      return at - start
    }

    private var peek: UInt8? { at < bytes.count ? bytes[at] : nil }

    /// The byte after any spaces, which is not passed over itself.
    private mutating func next() -> UInt8? {
      while let byte = peek, Self.isSpace(byte) { at += 1 }
      return peek
    }

    private mutating func take(_ word: String) -> Bool {
      guard bytes[at...].starts(with: word.utf8) else { return false }
      at += word.utf8.count
      return true
    }

    private static func isSpace(_ byte: UInt8) -> Bool { [0x20, 0x09, 0x0A, 0x0D].contains(byte) }
  }
}
