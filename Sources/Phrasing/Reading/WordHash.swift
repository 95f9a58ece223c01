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
