/// Where a folded word is looked up first (FNV-1a, 32 bits).
struct WordHash {
  private(set) var value: UInt32 = 2_166_136_261

  @inline(__always)
  init<Bytes: Sequence>(_ bytes: Bytes) where Bytes.Element == UInt8 {
    for byte in bytes { value = (value ^ UInt32(byte)) &* 16_777_619 }
    value ^= value >> 15
  }
}

/// Which letters a word holds, as bits: two words one typing error apart differ in two bits at the most.
struct LetterSet {
  private(set) var bits = 0

  @inline(__always)
  init<Bytes: Sequence>(_ bytes: Bytes) where Bytes.Element == UInt8 {
    for byte in bytes { bits |= 1 << (Int(byte) % 27) }
  }
}

/// Tells a damaged file from a whole one (FNV-1a, cut to 28 bits).
struct Checksum {
  private var sum: UInt32 = 2_166_136_261
  var value: Int { Int(sum & 0xFFF_FFFF) }

  func adding<Bytes: Sequence>(_ bytes: Bytes) -> Checksum where Bytes.Element == UInt8 {
    var next = self
    for byte in bytes { next.sum = (next.sum ^ UInt32(byte)) &* 16_777_619 }
    return next
  }
}
