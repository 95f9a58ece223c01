import Measures

/// A sentence with holes: `Noted: {weight}[, {when}]. {count:reading|readings}`.
struct Template {
  private let bytes: [UInt8]

  init(_ text: String) { bytes = Array(text.utf8) }

  /// The names of the holes, in brackets or not.
  var holes: [String] {
    bytes.split(separator: UInt8(ascii: "{")).dropFirst(bytes.first == UInt8(ascii: "{") ? 0 : 1)
      .map {
        let hole = $0.prefix { $0 != UInt8(ascii: "}") && $0 != UInt8(ascii: ":") }
        return String(decoding: hole, as: UTF8.self)
      }
  }

  /// The sentence with every hole filled; a part in brackets is left out when a value in it is absent.
  ///
  /// - Parameter value: a value and how it is written, by name.
  func filled(_ value: (String, String?) -> (Value, String)?) -> String {
    var at = 0
    return String(decoding: Self.tidied(part(&at, until: nil, value).text), as: UTF8.self)
  }

  /// Without the spaces that parts leave behind which were left out.
  static func tidied(_ text: [UInt8]) -> [UInt8] {
    var out: [UInt8] = []
    for byte in text {
      if byte == UInt8(ascii: " "), out.last ?? byte == byte { continue }
      out.append(byte)
    }
    while out.last == UInt8(ascii: " ") { out.removeLast() }
    return out
  }

  private func part(
    _ at: inout Int, until close: UInt8?, _ value: (String, String?) -> (Value, String)?
  ) -> (text: [UInt8], isWhole: Bool) {
    var out: [UInt8] = []
    var isWhole = true
    while at < bytes.count {
      let byte = bytes[at]
      at += 1
      switch byte {
      case close: return (out, isWhole)
      case UInt8(ascii: "["):
        let inner = part(&at, until: UInt8(ascii: "]"), value)
        if inner.isWhole { out += inner.text }
      case UInt8(ascii: "{"):
        let end = bytes[at...].firstIndex(of: UInt8(ascii: "}")) ?? bytes.count
        let hole = String(decoding: bytes[at..<end], as: UTF8.self)
        at = min(end + 1, bytes.count)
        if let text = fill(hole, value) { out += text.utf8 } else { isWhole = false }
      default: out.append(byte)
      }
    }
    return (out, isWhole)
  }

  /// `{name}` is the value, `{name:list}` the list's word for it, `{name:one|many}` a word that agrees with it.
  private func fill(_ hole: String, _ value: (String, String?) -> (Value, String)?) -> String? {
    let halves = hole.split(separator: ":", maxSplits: 1).map(String.init)
    guard let name = halves.first else { return nil }
    let words =
      halves.count == 2
      ? halves[1].split(separator: "|", omittingEmptySubsequences: false).map(String.init) : []
    guard let (held, written) = value(name, words.count == 1 ? words[0] : nil) else { return nil }
    guard words.count > 1 else { return written }
    return held.asNumber == 1 ? words.first : words.last
  }
}
