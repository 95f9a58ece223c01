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
        let hole = bytes[at..<end]
        at = min(end + 1, bytes.count)
        // A part that is left out needs no more of its values.
        guard isWhole || close == nil else { continue }
        if let text = fill(hole, value) { out += text.utf8 } else { isWhole = false }
      default: out.append(byte)
      }
    }
    return (out, isWhole)
  }

  /// `{name}` is the value, `{name:list}` the list's word for it, `{name:one|many}` a word that agrees with it.
  private func fill(
    _ hole: ArraySlice<UInt8>, _ value: (String, String?) -> (Value, String)?
  ) -> String? {
    let end = hole.firstIndex(of: UInt8(ascii: ":")) ?? hole.endIndex
    let name = String(decoding: hole[..<end], as: UTF8.self)
    guard end < hole.endIndex else { return value(name, nil)?.1 }
    let form = hole[(end + 1)...]
    guard let first = form.firstIndex(of: UInt8(ascii: "|")),
      let last = form.lastIndex(of: UInt8(ascii: "|"))
    else { return value(name, String(decoding: form, as: UTF8.self))?.1 }
    guard let (held, _) = value(name, nil) else { return nil }
    return String(
      decoding: held.asNumber == 1 ? form[..<first] : form[(last + 1)...], as: UTF8.self)
  }
}
