/// A line of text as a terminal would show it: what is taken back or written over is not in it any more.
struct Line: Sendable {
  private enum Sequence {
    case none, begun
    /// A sequence with a letter at its end; whether it is about the line up to here, or all of it.
    case control(isWhole: Bool)
    /// A text for the terminal, up to a bell.
    case title
  }

  private let limit: Int
  private var bytes: [UInt8] = []
  private var sequence = Sequence.none
  private var hasReturned = false
  /// Whether something of it was taken back or written over.
  private(set) var isRewritten = false
  private(set) var isTooLong = false

  init(limit: Int) { self.limit = limit }

  var text: String { String(decoding: bytes, as: UTF8.self) }

  /// Whether nothing is in it, not even a space.
  var isEmpty: Bool { bytes.isEmpty && !isTooLong }

  /// Whether nothing but space is in it.
  var isBlank: Bool { bytes.allSatisfy(Self.isSpace) && !isTooLong }

  /// Whether nothing is in it that could not stand before an object of JSON, in an array of them.
  var canPrecedeObject: Bool {
    guard !isTooLong, !hasReturned || isBlank else { return false }
    return bytes.allSatisfy {
      Self.isSpace($0) || $0 == UInt8(ascii: "[") || $0 == UInt8(ascii: ",")
        || $0 == UInt8(ascii: "]")
    }
  }

  /// Whether it is no line of JSON.
  var isOfWords: Bool {
    guard !isBlank, !bytes.contains(UInt8(ascii: "\"")) else { return false }
    let word = bytes.drop(while: Self.isSpace).prefix { $0 | 0x20 >= 97 && $0 | 0x20 <= 122 }
    return !["true", "false", "null"].contains { word.elementsEqual($0.utf8) }
  }

  mutating func clear() {
    bytes.removeAll(keepingCapacity: true)
    sequence = .none
    (hasReturned, isRewritten, isTooLong) = (false, false, false)
  }

  /// - Returns: whether the line ends with this byte.
  mutating func take(_ byte: UInt8) -> Bool {
    if byte == UInt8(ascii: "\n") { return true }
    if hasReturned, byte != UInt8(ascii: "\r") {
      hasReturned = false
      erase()
    }
    switch sequence {
    case .none: takePlain(byte)
    case .begun:
      sequence =
        switch byte {
        case UInt8(ascii: "["): .control(isWhole: false)
        case UInt8(ascii: "]"): .title
        default: .none
        }
    case .control(let isWhole):
      if (0x20...0x3F).contains(byte) {
        // 1 is up to the cursor, which stands at the end, and 2 is the whole line.
        let isMeant = byte == UInt8(ascii: "1") || byte == UInt8(ascii: "2")
        sequence = .control(isWhole: isWhole || isMeant)
      } else {
        if isWhole, byte == UInt8(ascii: "K") || byte == UInt8(ascii: "J") { erase() }
        sequence = .none
      }
    case .title:
      if byte == 7 { sequence = .none } else if byte == 27 { sequence = .begun }
    }
    return false
  }

  private mutating func takePlain(_ byte: UInt8) {
    switch byte {
    case UInt8(ascii: "\r"): hasReturned = true
    case 8: eraseCharacter()
    case 27: sequence = .begun
    default:
      guard !isTooLong else { return }
      bytes.append(byte)
      guard bytes.count > limit else { return }
      bytes.removeAll(keepingCapacity: true)
      isTooLong = true
    }
  }

  private mutating func erase() {
    bytes.removeAll(keepingCapacity: true)
    (isRewritten, isTooLong) = (true, false)
  }

  private mutating func eraseCharacter() {
    isRewritten = true
    while let last = bytes.popLast(), last & 0xC0 == 0x80 {}
  }

  private static func isSpace(_ byte: UInt8) -> Bool { byte == 32 || (9...13).contains(byte) }
}
