/// Reads fixed and free runs of ASCII digits and single signs, as dates, times and zone rules are
/// written.
struct DigitScanner {
  private let bytes: [UInt8]
  private(set) var position = 0

  init(_ text: some StringProtocol) { bytes = Array(text.utf8) }

  var isAtEnd: Bool { position == bytes.count }
  var next: UInt8? { position < bytes.count ? bytes[position] : nil }

  /// Steps over this sign if it is what comes next.
  mutating func skip(_ sign: Unicode.Scalar) -> Bool {
    guard let next, UInt32(next) == sign.value else { return false }
    position += 1
    return true
  }

  /// Steps over as many bytes as the test holds for, and returns them.
  mutating func run(while holds: (UInt8) -> Bool) -> ArraySlice<UInt8> {
    let start = position
    while let next, holds(next) { position += 1 }
    return bytes[start..<position]
  }

  /// The number written with exactly this many digits.
  mutating func number(digits count: Int) -> Int? {
    guard position + count <= bytes.count else { return nil }
    var value = 0
    for byte in bytes[position..<position + count] {
      guard let digit = byte.digit else { return nil }
      value = value * 10 + digit
    }
    position += count
    return value
  }

  /// The number written with one digit or more, up to a bound.
  mutating func number(upTo bound: Int) -> Int? {
    var value = 0
    let start = position
    while let digit = next?.digit {
      value = value * 10 + digit
      guard value <= bound else { return nil }
      position += 1
    }
    return position > start ? value : nil
  }
}

extension UInt8 {
  /// What this byte counts as an ASCII digit.
  var digit: Int? { (48...57).contains(self) ? Int(self) - 48 : nil }
}
