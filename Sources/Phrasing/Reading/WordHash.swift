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

/// Tells a damaged file from a whole one: 28 bits of a multiplicative hash, eight bytes at a step.
enum Checksum {
  static func of(_ bytes: UnsafeRawBufferPointer) -> Int {
    var sum: UInt64 = 14_695_981_039_346_656_037
    var at = 0
    while at + 8 <= bytes.count {
      sum = mixed(
        sum, UInt64(littleEndian: bytes.loadUnaligned(fromByteOffset: at, as: UInt64.self)))
      at += 8
    }
    for byte in bytes[at...] { sum = mixed(sum, UInt64(byte)) }
    return Int(sum >> 36)
  }

  private static func mixed(_ sum: UInt64, _ bytes: UInt64) -> UInt64 {
    let product = (sum ^ bytes) &* 0x9E37_79B9_7F4A_7C15
    return product ^ product >> 29
  }
}
