/// Decimals behind a comma, as most of Europe writes them.
extension Readers {
  /// The value of `72,5` or `1,25`; nil for any other token. By itself it is no number here, where a comma may part two.
  mutating func decimalComma(at place: Int) -> Double? {
    let token = tokens.address(of: place)
    guard token.pointee.kind == .number, token.pointee.number.isNaN else { return nil }
    let digits = text[Int(token.pointee.start)..<Int(token.pointee.end)]
    guard let comma = digits.firstIndex(of: UInt8(ascii: ",")) else { return nil }
    var (value, scale) = (0.0, 1.0)
    for index in digits.indices where index != comma {
      guard CharacterClass.of(digits[index]) == .digit else { return nil }
      value = value * 10 + Double(digits[index] - 48)
      if index > comma { scale *= 10 }
    }
    return (10...100).contains(scale) ? value / scale : nil
  }

  /// With a unit behind it, it can be nothing but a number: "72,5 kg". A Chinese one may be that of the second of two.
  mutating func readComma(_ value: Double, at start: Int) {
    guard start + 1 < tokens.count, tokens[start + 1].kind != .ideograph else { return }
    var number = Reading(end: Int32(start + 1), kind: .number)
    number.number = value
    readUnits(after: number, from: start)
  }
}
