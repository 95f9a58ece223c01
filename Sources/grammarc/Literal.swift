/// String literals of Swift.
enum Literal {
  /// A literal of these bytes, which are UTF-8.
  static func of(_ bytes: [UInt8]) -> String {
    var out: [UInt8] = [UInt8(ascii: "\"")]
    for byte in bytes {
      switch byte {
      case UInt8(ascii: "\""), UInt8(ascii: "\\"): out += [UInt8(ascii: "\\"), byte]
      case 0..<32, 127: out += "\\u{\(String(byte, radix: 16))}".utf8
      default: out.append(byte)
      }
    }
    out.append(UInt8(ascii: "\""))
    return String(decoding: out, as: UTF8.self)
  }
}
