/// Reads one object of JSON byte by byte, and keeps of it only what recognisers write about speech.
struct ObjectReader: Sendable {
  enum Progress { case more, complete, broken }

  private enum Expectation { case key, keyOrEnd, colon, value, valueOrEnd, commaOrEnd }
  private enum Lexeme {
    case none
    case string(isKey: Bool)
    case escape(isKey: Bool)
    case unicode(isKey: Bool, left: Int)
    /// A number, true, false or null.
    case scalar
  }

  private static let deepest = 60
  private static let longestKey = 32
  private let limit: Int
  private var expectation = Expectation.key
  private var lexeme = Lexeme.none
  private var depth = 0
  /// Which of the open containers are arrays, as bits.
  private var arrays: UInt64 = 0
  /// The keys that lead to this place: those of the first three containers.
  private var keys = ["", "", ""]
  private var bytes: [UInt8] = []
  private var isCut = false
  private var scalar: UInt32 = 0
  private var surrogate: UInt32 = 0
  private(set) var fields: Fields
  /// Whether it has so much as one key, so that it is JSON.
  private(set) var hasKey = false
  /// Whether only space has come since the last new line.
  private(set) var isAtLineStart = false
  /// What came before the first key.
  private(set) var opening: [UInt8] = []

  init(limit: Int) {
    self.limit = limit
    fields = Fields(limit: limit)
  }

  mutating func take(_ byte: UInt8) -> Progress {
    let progress = step(byte)
    guard progress != .broken else { return .broken }
    if !hasKey, opening.count < Self.longestKey { opening.append(byte) }
    if byte == UInt8(ascii: "\n") {
      isAtLineStart = true
    } else if !Self.isSpace(byte) {
      isAtLineStart = false
    }
    return progress
  }

  private mutating func step(_ byte: UInt8) -> Progress {
    switch lexeme {
    case .none: return structure(byte)
    case .string(let isKey): return string(byte, isKey)
    case .escape(let isKey): return escape(byte, isKey)
    case .unicode(let isKey, let left): return unicode(byte, isKey, left)
    case .scalar:
      if Self.isOfScalar(byte) {
        keep(byte)
        return .more
      }
      lexeme = .none
      guard Fields.isScalar(bytes) else { return .broken }
      if let place { fields.take(scalar: String(decoding: bytes, as: UTF8.self), at: place) }
      expectation = .commaOrEnd
      return structure(byte)
    }
  }

  private mutating func structure(_ byte: UInt8) -> Progress {
    if Self.isSpace(byte) { return .more }
    if depth == 0 { return open(byte) }
    switch (expectation, byte) {
    case (.key, UInt8(ascii: "\"")), (.keyOrEnd, UInt8(ascii: "\"")): begin(.string(isKey: true))
    case (.colon, UInt8(ascii: ":")): expectation = .value
    case (.value, UInt8(ascii: "\"")), (.valueOrEnd, UInt8(ascii: "\"")):
      begin(.string(isKey: false))
    case (.value, UInt8(ascii: "{")), (.value, UInt8(ascii: "[")),
      (.valueOrEnd, UInt8(ascii: "{")), (.valueOrEnd, UInt8(ascii: "[")):
      return open(byte)
    case (.value, _) where Self.beginsScalar(byte), (.valueOrEnd, _) where Self.beginsScalar(byte):
      begin(.scalar)
      keep(byte)
    case (.commaOrEnd, UInt8(ascii: ",")): expectation = isInArray ? .value : .key
    case (.commaOrEnd, _), (.keyOrEnd, _), (.valueOrEnd, _): return close(byte)
    default: return .broken
    }
    return .more
  }

  private var isInArray: Bool { arrays & 1 == 1 }

  private mutating func open(_ byte: UInt8) -> Progress {
    let isArray = byte == UInt8(ascii: "[")
    guard isArray || byte == UInt8(ascii: "{"), depth < Self.deepest, depth > 0 || !isArray else {
      return .broken
    }
    depth += 1
    arrays = arrays << 1 | (isArray ? 1 : 0)
    if depth <= keys.count { keys[depth - 1] = "" }
    if depth == 3, !isArray, arrays & 0b110 == 0b010 { fields.beginItem(of: keys[0]) }
    if depth == 2, !isArray { fields.beginObject(keys[0]) }
    expectation = isArray ? .valueOrEnd : .keyOrEnd
    return .more
  }

  private mutating func close(_ byte: UInt8) -> Progress {
    guard byte == (isInArray ? UInt8(ascii: "]") : UInt8(ascii: "}")) else { return .broken }
    depth -= 1
    arrays >>= 1
    expectation = .commaOrEnd
    return depth == 0 ? .complete : .more
  }

  /// Where a value stands that is of interest.
  private var place: Fields.Place? {
    switch depth {
    case 1: .top(keys[0])
    case 2 where arrays & 0b11 == 0: .object(keys[0], keys[1])
    case 3 where arrays & 0b111 == 0b010: .item(keys[0], keys[2])
    default: nil
    }
  }

  private mutating func begin(_ next: Lexeme) {
    bytes.removeAll(keepingCapacity: true)
    isCut = false
    surrogate = 0
    lexeme = next
  }

  private mutating func keep(_ byte: UInt8) {
    if bytes.count <= limit { bytes.append(byte) } else { isCut = true }
  }

  private mutating func end(isKey: Bool) {
    flushSurrogate()
    lexeme = .none
    guard isKey else {
      expectation = .commaOrEnd
      if let place {
        fields.take(string: String(decoding: bytes, as: UTF8.self), isCut: isCut, at: place)
      }
      return
    }
    hasKey = true
    expectation = .colon
    if depth <= keys.count {
      keys[depth - 1] =
        bytes.count <= Self.longestKey ? String(decoding: bytes, as: UTF8.self) : ""
    }
  }

  private mutating func string(_ byte: UInt8, _ isKey: Bool) -> Progress {
    switch byte {
    case UInt8(ascii: "\""): end(isKey: isKey)
    case UInt8(ascii: "\\"): lexeme = .escape(isKey: isKey)
    case 0..<0x20: return .broken
    default:
      flushSurrogate()
      keep(byte)
    }
    return .more
  }

  private mutating func escape(_ byte: UInt8, _ isKey: Bool) -> Progress {
    if byte == UInt8(ascii: "u") {
      scalar = 0
      lexeme = .unicode(isKey: isKey, left: 4)
      return .more
    }
    flushSurrogate()
    switch byte {
    case UInt8(ascii: "\""), UInt8(ascii: "\\"), UInt8(ascii: "/"): keep(byte)
    case UInt8(ascii: "b"): keep(8)
    case UInt8(ascii: "f"): keep(12)
    case UInt8(ascii: "n"): keep(10)
    case UInt8(ascii: "r"): keep(13)
    case UInt8(ascii: "t"): keep(9)
    default: return .broken
    }
    lexeme = .string(isKey: isKey)
    return .more
  }

  private mutating func unicode(_ byte: UInt8, _ isKey: Bool, _ left: Int) -> Progress {
    guard let digit = Character(Unicode.Scalar(byte)).hexDigitValue else { return .broken }
    scalar = scalar << 4 | UInt32(digit)
    lexeme = left > 1 ? .unicode(isKey: isKey, left: left - 1) : .string(isKey: isKey)
    if left == 1 { keepScalar() }
    return .more
  }

  /// A character outside of the first plane comes as two halves; half a one alone is none.
  private mutating func keepScalar() {
    if surrogate > 0, (0xDC00...0xDFFF).contains(scalar) {
      let whole = 0x10000 + (surrogate - 0xD800) << 10 + (scalar - 0xDC00)
      surrogate = 0
      keep(Unicode.Scalar(whole))
      return
    }
    flushSurrogate()
    if (0xD800...0xDBFF).contains(scalar) {
      surrogate = scalar
    } else {
      keep(Unicode.Scalar(scalar))
    }
  }

  private mutating func flushSurrogate() {
    guard surrogate > 0 else { return }
    surrogate = 0
    keep(nil)
  }

  private mutating func keep(_ scalar: Unicode.Scalar?) {
    for byte in String(Character(scalar ?? "\u{FFFD}")).utf8 { keep(byte) }
  }

  private static func isSpace(_ byte: UInt8) -> Bool {
    byte == 32 || byte == 9 || byte == 10 || byte == 13
  }

  private static func beginsScalar(_ byte: UInt8) -> Bool {
    (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte) || "-tfnNI".utf8.contains(byte)
  }

  private static func isOfScalar(_ byte: UInt8) -> Bool {
    (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte)
      || (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(byte | 0x20)
      || byte == UInt8(ascii: "-") || byte == UInt8(ascii: "+") || byte == UInt8(ascii: ".")
  }
}
