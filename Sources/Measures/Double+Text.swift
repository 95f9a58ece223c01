extension Double {
  /// The shortest decimal that reads back as this number, never with an exponent: "135", "72.5",
  /// "0.00001".
  public var plainText: String {
    guard let digits = DecimalDigits(self) else { return description }
    var bytes: [UInt8] = []
    digits.write(into: &bytes)
    return String(decoding: bytes, as: UTF8.self)
  }

  /// Rounded to so many decimals at most, halves away from zero, without zeros at the end: "72.5",
  /// "-1", "0".
  ///
  /// It is the shortest decimal that is rounded: 1.005 gives "1.01", as on paper.
  public func text(decimals: Int) -> String {
    guard var digits = DecimalDigits(self) else { return description }
    digits.round(decimals: max(0, decimals))
    var bytes: [UInt8] = []
    digits.write(into: &bytes)
    return String(decoding: bytes, as: UTF8.self)
  }
}

/// A finite number as decimal digits: ±0.d₁d₂d₃… × 10^point.
struct DecimalDigits {
  private var isNegative: Bool
  /// Values 0 to 9; neither the first nor the last is 0. None for zero.
  private var digits: [UInt8] = []
  /// Where the decimal point stands, counted from before the first digit.
  private var point = 0

  /// The shortest digits that read back as the number; nil when it is not finite.
  init?(_ number: Double) {
    guard number.isFinite else { return nil }
    isNegative = number < 0
    var text = number.magnitude.description
    text.withUTF8 { read($0) }
  }

  /// Takes apart what the standard library writes: "72.5", "1e-05", "6.02e+23".
  private mutating func read(_ text: UnsafeBufferPointer<UInt8>) {
    var exponent = 0
    var isAfterPoint = false
    for (index, byte) in text.enumerated() {
      guard byte != UInt8(ascii: "e") else {
        exponent = Int(String(decoding: text[(index + 1)...], as: UTF8.self)) ?? 0
        break
      }
      guard let digit = byte.digit else {
        isAfterPoint = true
        continue
      }
      if digits.isEmpty, digit == 0 {
        if isAfterPoint { point -= 1 }
        continue
      }
      digits.append(UInt8(digit))
      if !isAfterPoint { point += 1 }
    }
    point += exponent
    trim()
  }

  /// Keeps so many digits behind the point.
  mutating func round(decimals: Int) {
    let (sum, overflow) = point.addingReportingOverflow(decimals)
    guard !overflow, sum < digits.count else { return }
    guard sum >= 0 else {
      digits = []
      return trim()
    }
    let roundsUp = digits[sum] >= 5
    digits.removeSubrange(sum...)
    if roundsUp { increment() }
    trim()
  }

  /// Adds one in the last place.
  private mutating func increment() {
    while digits.last == 9 { digits.removeLast() }
    guard let last = digits.indices.last else {
      digits = [1]
      point += 1
      return
    }
    digits[last] += 1
  }

  private mutating func trim() {
    while digits.last == 0 { digits.removeLast() }
    if digits.isEmpty { (isNegative, point) = (false, 0) }
  }

  func write(into bytes: inout [UInt8]) {
    if isNegative { bytes.append(UInt8(ascii: "-")) }
    if point <= 0 { bytes.append(UInt8(ascii: "0")) }
    for position in 0..<max(point, 0) {
      bytes.append(48 + (position < digits.count ? digits[position] : 0))
    }
    guard digits.count > point else { return }
    bytes.append(UInt8(ascii: "."))
    for position in min(point, 0)..<0 where position < 0 { bytes.append(48) }
    for digit in digits[max(point, 0)...] { bytes.append(48 + digit) }
  }
}
