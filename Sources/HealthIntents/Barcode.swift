import Intents
import Measures

/// A code of EAN-8, EAN-13 or UPC-A; the latter as an EAN-13 that begins with nought, which is the same code.
struct Barcode: Hashable, Sendable {
  let digits: String

  /// A line that is nothing but such a code, as it is typed or as a scanner writes it (`EAN-13:4006381333931`); nil for
  /// any other. The check digit may be wrong.
  init?(line: String) {
    var text = Substring(line).trimmed
    if let colon = text.firstIndex(of: ":") {
      let name = text[..<colon].uppercased()
      guard name.hasPrefix("EAN") || name.hasPrefix("UPC") else { return nil }
      text = text[text.index(after: colon)...].trimmed
    }
    guard text.utf8.allSatisfy({ (48...57).contains($0) }) else { return nil }
    self.init(digits: String(text))
  }

  private init?(digits: String) {
    switch digits.utf8.count {
    case 8, 13: self.digits = digits
    case 12: self.digits = "0" + digits
    default: return nil
    }
  }

  /// From the right, every second digit counts three times; with the check digit the sum is a multiple of ten.
  var isValid: Bool {
    let sum = digits.utf8.reversed().enumerated().reduce(0) { sum, digit in
      sum + Int(digit.element - 48) * (digit.offset.isMultiple(of: 2) ? 1 : 3)
    }
    return sum.isMultiple(of: 10)
  }
}

extension Barcode: ParameterValue {
  /// Of a number the noughts before it are lost: it is the shortest code with a right check digit.
  init?(_ value: Value) {
    switch value {
    case .text(let text), .word(let text): self.init(line: text)
    case .number(let number):
      guard let whole = Int(exactly: number), whole >= 0 else { return nil }
      let text = String(whole)
      let codes = [8, 12, 13].filter { $0 >= text.utf8.count }.compactMap { count in
        Barcode(digits: String(repeating: "0", count: count - text.utf8.count) + text)
      }
      guard let code = codes.first(where: \.isValid) ?? codes.first else { return nil }
      self = code
    case .quantity, .moment, .period: return nil
    }
  }

  var shown: [Value] { [.text(digits)] }
}

extension Substring {
  fileprivate var trimmed: Substring {
    let isSpace = { (character: Character) in character.isWhitespace }
    var text = drop(while: isSpace)
    while let last = text.last, isSpace(last) { text.removeLast() }
    return text
  }
}
