/// Reads what `BusWriter` writes; every step fails at the end of the bytes.
struct BusReader {
  private let bytes: ArraySlice<UInt8>
  private(set) var at: Int

  /// - Parameter bytes: from the beginning of a message or of its body, which places are counted from.
  init(_ bytes: ArraySlice<UInt8>) {
    self.bytes = bytes
    at = bytes.startIndex
  }

  var isAtEnd: Bool { at >= bytes.endIndex }

  mutating func align(_ size: Int) {
    while !(at - bytes.startIndex).isMultiple(of: size) { at += 1 }
  }

  mutating func byte() -> UInt8? {
    guard at < bytes.endIndex else { return nil }
    at += 1
    return bytes[at - 1]
  }

  mutating func number() -> UInt32? {
    align(4)
    guard at + 4 <= bytes.endIndex else { return nil }
    defer { at += 4 }
    return (0..<4).reduce(0) { $0 | UInt32(bytes[at + $1]) << (8 * UInt32($1)) }
  }

  mutating func text(length: Int?) -> String? {
    guard let length, length >= 0, at + length < bytes.endIndex else { return nil }
    defer { at += length + 1 }
    return String(decoding: bytes[at..<at + length], as: UTF8.self)
  }

  mutating func value(_ type: Substring) -> BusValue? {
    switch type {
    case "y": byte().map(BusValue.byte)
    case "b": number().map { .bool($0 != 0) }
    case "i": number().map { .int(Int32(bitPattern: $0)) }
    case "u": number().map(BusValue.uint)
    case "s": text(length: number().map(Int.init)).map(BusValue.text)
    case "o": text(length: number().map(Int.init)).map(BusValue.path)
    case "g": text(length: byte().map(Int.init)).map(BusValue.signature)
    case "as": texts().map(BusValue.texts)
    case "v": variant()
    default: nil
    }
  }

  /// The values of a signature, up to the first whose type is not known here.
  mutating func values(_ signature: String) -> [BusValue] {
    var values: [BusValue] = []
    var rest = signature[...]
    while !rest.isEmpty {
      let type = rest.hasPrefix("as") ? rest.prefix(2) : rest.prefix(1)
      guard let value = value(type) else { break }
      values.append(value)
      rest = rest.dropFirst(type.count)
    }
    return values
  }

  private mutating func variant() -> BusValue? {
    guard let type = text(length: byte().map(Int.init)), type != "v" else { return nil }
    return value(type[...]).map(BusValue.variant)
  }

  private mutating func texts() -> [String]? {
    guard let length = number() else { return nil }
    let end = at + Int(length)
    guard end <= bytes.endIndex else { return nil }
    var texts: [String] = []
    while at < end {
      guard let text = text(length: number().map(Int.init)) else { return nil }
      texts.append(text)
    }
    return texts
  }
}
