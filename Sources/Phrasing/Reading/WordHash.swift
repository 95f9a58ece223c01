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

/// Tells a damaged file from a whole one: after FNV-1a, but eight bytes at a time, and cut to 28 bits.
struct Checksum {
  let value: Int

  init(_ bytes: UnsafeBufferPointer<UInt8>) {
    var sum: UInt64 = 14_695_981_039_346_656_037
    let raw = UnsafeRawBufferPointer(bytes)
    let end = raw.count & ~7
    for at in stride(from: 0, to: end, by: 8) {
      sum = Self.mixed(sum, raw.loadUnaligned(fromByteOffset: at, as: UInt64.self).littleEndian)
    }
    for byte in raw[end...] { sum = Self.mixed(sum, UInt64(byte)) }
    value = Int(sum >> 36)
  }

  @inline(__always)
  private static func mixed(_ sum: UInt64, _ word: UInt64) -> UInt64 {
    let product = (sum ^ word) &* 1_099_511_628_211
    return product ^ product >> 32
  }
}
