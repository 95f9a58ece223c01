/// Bytes of a compiled grammar: whole numbers stand seven bits to a byte, the lowest first.
struct Packed {
  let base: UnsafePointer<UInt8>

  @inline(__always) subscript(_ at: Int) -> UInt8 { base[at] }

  @inline(__always)
  func number(_ at: Int, _ count: Int) -> Int {
    var number = 0
    for index in 0..<count { number |= Int(base[at + index]) << (7 * index) }
    return number
  }

  @inline(__always) func n2(_ at: Int) -> Int { Int(base[at]) | Int(base[at + 1]) << 7 }
  @inline(__always) func n3(_ at: Int) -> Int { n2(at) | Int(base[at + 2]) << 14 }

  /// Eight bytes as one number of 56 bits.
  @inline(__always)
  func n8(_ at: Int) -> Int {
    var bits = UInt64(
      littleEndian: UnsafeRawPointer(base + at).loadUnaligned(as: UInt64.self))
    bits = bits & 0x007F_007F_007F_007F | (bits & 0x7F00_7F00_7F00_7F00) >> 1
    bits = bits & 0x0000_3FFF_0000_3FFF | (bits & 0x3FFF_0000_3FFF_0000) >> 2
    bits = bits & 0x0FFF_FFFF | (bits & 0x0FFF_FFFF_0000_0000) >> 4
    return Int(bits)
  }
}
