/// Full-width letters, digits and marks as the plain ones they stand for, without what nobody sees, such as a space of no
/// width inside a figure; with the way back to the original offsets.
struct Folding {
  let bytes: [UInt8]
  /// For each byte, and for the end, its offset in the original text.
  let offsets: [Int32]

  /// Nil when the text holds none of these, which is the usual case.
  init?(_ text: UnsafeBufferPointer<UInt8>) {
    guard Self.isNeeded(text) else { return nil }
    var bytes: [UInt8] = []
    var offsets: [Int32] = []
    var at = 0
    while at < text.count {
      let (scalar, length) =
        text[at] < 0x80
        ? (UInt32(text[at]), 1) : CharacterClass.decode(text, at)
      if let plain = Self.plain(scalar) {
        for byte in plain {
          bytes.append(byte)
          offsets.append(Int32(at))
        }
      } else if (0xFF01...0xFF5E).contains(scalar), scalar != 0xFF1A || Self.isClock(text, at) {
        bytes.append(UInt8(scalar - 0xFEE0))
        offsets.append(Int32(at))
        // 141/89，66: a full-width comma divides figures, and is no mark of decimals.
        if scalar == 0xFF0C, !Self.hasThousands(text, at + length) {
          bytes.append(UInt8(ascii: " "))
          offsets.append(Int32(at))
        }
      } else {
        for index in 0..<length {
          bytes.append(text[at + index])
          offsets.append(Int32(at + index))
        }
      }
      at += length
    }
    offsets.append(Int32(at))
    self.bytes = bytes
    self.offsets = offsets
  }

  /// Whether just three figures follow.
  private static func hasThousands(_ text: UnsafeBufferPointer<UInt8>, _ at: Int) -> Bool {
    let isFigure = (at..<at + 4).map { $0 < text.count && CharacterClass.of(text[$0]) == .digit }
    return isFigure == [true, true, true, false]
  }

  /// Whether a colon stands between two figures, full-width or not.
  private static func isClock(_ text: UnsafeBufferPointer<UInt8>, _ at: Int) -> Bool {
    guard at > 0, at + 3 < text.count else { return false }
    let isAfter =
      CharacterClass.of(text[at - 1]) == .digit
      || at > 2 && (0xFF10...0xFF19).contains(CharacterClass.decode(text, at - 3).0)
    let isBefore =
      CharacterClass.of(text[at + 3]) == .digit
      || (0xFF10...0xFF19).contains(CharacterClass.decode(text, at + 3).0)
    return isAfter && isBefore
  }

  private static func isNeeded(_ text: UnsafeBufferPointer<UInt8>) -> Bool {
    if isPlain(text) { return false }
    for index in text.indices where [0xC2, 0xC3, 0xE2, 0xEF].contains(text[index]) {
      let scalar = CharacterClass.decode(text, index).0
      if (0xFF01...0xFF5E).contains(scalar) || plain(scalar) != nil { return true }
    }
    return false
  }

  /// Whether all of it is ASCII, eight bytes at a time.
  private static func isPlain(_ text: UnsafeBufferPointer<UInt8>) -> Bool {
    let raw = UnsafeRawBufferPointer(text)
    var (bits, at) = (UInt64(0), 0)
    while at + 8 <= raw.count {
      bits |= raw.loadUnaligned(fromByteOffset: at, as: UInt64.self)
      at += 8
    }
    while at < raw.count {
      bits |= UInt64(raw[at])
      at += 1
    }
    return bits & 0x8080_8080_8080_8080 == 0
  }

  /// What is written for a character: nothing for one that nobody sees, a hyphen for a minus.
  private static func plain(_ scalar: UInt32) -> [UInt8]? {
    switch scalar {
    case 0xAD, 0x200B...0x200F, 0x202A...0x202E, 0x2060...0x2064, 0x20E3, 0xFE0E, 0xFE0F, 0xFEFF: []
    case 0x2010, 0x2011, 0x2212, 0xFE63: [UInt8(ascii: "-")]
    case 0xD7: [UInt8(ascii: "*")]
    default: nil
    }
  }
}
