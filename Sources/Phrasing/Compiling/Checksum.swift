/// Tells a damaged file from a whole one: 28 bits of a multiplicative hash.
///
/// Four sums run beside each other, so that no step waits for the one before; a change of any one byte changes its sum.
enum Checksum {
  static func of(_ bytes: UnsafeRawBufferPointer) -> Int {
    let seed: UInt64 = 14_695_981_039_346_656_037
    var (one, two, three, four) = (seed, seed &+ 1, seed &+ 2, seed &+ 3)
    var at = 0
    while at + 32 <= bytes.count {
      one = mixed(one, bytes.word(at))
      two = mixed(two, bytes.word(at + 8))
      three = mixed(three, bytes.word(at + 16))
      four = mixed(four, bytes.word(at + 24))
      at += 32
    }
    var sum = mixed(mixed(mixed(one, two), three), four)
    for byte in bytes[at...] { sum = mixed(sum, UInt64(byte)) }
    return Int(sum >> 36)
  }

  @inline(__always)
  private static func mixed(_ sum: UInt64, _ bytes: UInt64) -> UInt64 {
    let product = (sum ^ bytes) &* 0x9E37_79B9_7F4A_7C15
    return product ^ product >> 29
  }
}

extension UnsafeRawBufferPointer {
  @inline(__always)
  fileprivate func word(_ at: Int) -> UInt64 {
    UInt64(littleEndian: loadUnaligned(fromByteOffset: at, as: UInt64.self))
  }
}
