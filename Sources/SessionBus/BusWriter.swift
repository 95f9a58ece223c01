/// Bytes of D-Bus, least significant first, each value where its size wants it to be.
struct BusWriter {
  private(set) var bytes: [UInt8] = []

  mutating func align(_ size: Int) {
    while !bytes.count.isMultiple(of: size) { bytes.append(0) }
  }

  mutating func put(_ value: BusValue) {
    switch value {
    case .byte(let byte): bytes.append(byte)
    case .bool(let truth): put(truth ? 1 : 0)
    case .int(let number): put(UInt32(bitPattern: number))
    case .uint(let number): put(number)
    case .text(let text), .path(let text):
      // A zero would end it before its end.
      let utf8 = text.utf8.filter { $0 != 0 }
      put(UInt32(utf8.count))
      bytes += utf8 + [0]
    case .signature(let text): bytes += [UInt8(text.utf8.count)] + text.utf8 + [0]
    case .texts(let texts):
      array(aligned: 4) { writer in for text in texts { writer.put(.text(text)) } }
    case .variant(let value):
      put(.signature(value.signature))
      put(value)
    case .dictionary(let entries):
      array(aligned: 8) { writer in
        for entry in entries {
          writer.align(8)
          writer.put(.text(entry.key))
          writer.put(.variant(entry.value))
        }
      }
    }
  }

  mutating func put(_ number: UInt32) {
    align(4)
    for shift in [0, 8, 16, 24] as [UInt32] {
      bytes.append(UInt8(truncatingIfNeeded: number >> shift))
    }
  }

  /// Its length, which does not count the room before its first value, and what the body puts.
  mutating func array(aligned size: Int, _ body: (inout BusWriter) -> Void) {
    put(UInt32(0))
    let place = bytes.count - 4
    align(size)
    let start = bytes.count
    body(&self)
    replace(UInt32(bytes.count - start), at: place)
  }

  private mutating func replace(_ number: UInt32, at place: Int) {
    for index in 0..<4 {
      bytes[place + index] = UInt8(truncatingIfNeeded: number >> (8 * UInt32(index)))
    }
  }
}
