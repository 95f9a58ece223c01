/// Numbers that are written in figures.
extension Tokenizer {
  /// Digits with thousands separators and a decimal point: `1,200`, `98.6`.
  mutating func number(
    _ text: UnsafeBufferPointer<UInt8>, _ start: Int,
    _ lookup: (UnsafeBufferPointer<UInt8>) -> Int32
  ) -> Int {
    if let end = plainNumber(text, start, lookup) ?? date(text, start, lookup) { return end }
    folded.removeAll()
    var at = start
    var value = 0.0
    var digits = 0
    var scale = 0.0
    while at < text.count {
      let byte = text[at]
      if CharacterClass.of(byte) == .digit {
        folded.append(byte)
        digits += 1
        if scale == 0 {
          value = value * 10 + Double(byte - 48)
        } else {
          value += Double(byte - 48) / scale
          scale *= 10
        }
        at += 1
      } else if byte == UInt8(ascii: "."), scale == 0, isDigit(text, at + 1) {
        folded.append(byte)
        scale = 10
        at += 1
      } else if byte == UInt8(ascii: ","), scale == 0, digits <= 3, isThousand(text, at + 1) {
        digits = 0
        at += 1
      } else if let after = thinSpace(text, at), scale == 0, digits <= 3, isThousand(text, after) {
        digits = 0
        at = after
      } else if byte == UInt8(ascii: ","), scale == 0, digits <= 3, isLakh(text, at + 1) {
        digits = 0
        at += 1
      } else {
        break
      }
    }
    if scale > 10 {
      // The digits again as one integer: 98.6 must be the double nearest 98.6.
      let whole = folded.reduce(into: 0.0) {
        if $1 != UInt8(ascii: ".") { $0 = $0 * 10 + Double($1 - 48) }
      }
      value = whole / (scale / 10)
    }
    let end = endOfDecimal(text, at, digits: folded.count)
    let isPlain =
      folded.count <= 15 && !hasNoughtsAlone && !isVersion(text, at) && end == at
      && !isNegative(text, start)
    at = end
    if isVersion(text, at) { at = endOfVersion(text, at) }
    // Among words it is rather a name than a number: "E400", "8e2".
    if isPlain, tokens.isEmpty, let power = exponent(text, at), power.end == text.count {
      (value, at) = (scaled(power.value), power.end)
    }
    append(.number, start, at, number: isPlain ? value : .nan, lookup)
    return at
  }

  /// A few digits alone, as most numbers are.
  private mutating func plainNumber(
    _ text: UnsafeBufferPointer<UInt8>, _ start: Int,
    _ lookup: (UnsafeBufferPointer<UInt8>) -> Int32
  ) -> Int? {
    var at = start
    var value = 0
    while at - start < 7, isDigit(text, at) {
      value = value * 10 + Int(text[at] - 48)
      at += 1
    }
    guard at > start, at - start < 7,
      at == text.count || text[at] == 32 || text[at] == UInt8(ascii: "/"),
      start == 0 || text[start - 1] != UInt8(ascii: "-")
    else { return nil }
    folded.removeAll()
    for index in start..<at { folded.append(text[index]) }
    append(.number, start, at, number: Double(value), lookup)
    return at
  }

  /// Where the decimals behind a comma end, as in `72,5` and `1,25`: a number to whoever writes it so, and never two.
  private func endOfDecimal(
    _ text: UnsafeBufferPointer<UInt8>, _ at: Int, digits: Int
  ) -> Int {
    guard digits <= 2, at < text.count, text[at] == UInt8(ascii: ","), isDigit(text, at + 1) else {
      return at
    }
    var end = at + 1
    while isDigit(text, end) { end += 1 }
    let goesOn = end < text.count && [UInt8(ascii: ","), UInt8(ascii: ".")].contains(text[end])
    return end - at <= 3 && !(goesOn && isDigit(text, end + 1)) ? end : at
  }

  /// Whether a sign stands before a number within a sentence: "temperature -3". What is measured here has none, and it
  /// must not become a 3.
  private func isNegative(_ text: UnsafeBufferPointer<UInt8>, _ start: Int) -> Bool {
    guard !isLiteral, start > 1, text[start - 1] == UInt8(ascii: "-"), text[start - 2] == 32,
      let last = tokens.last
    else { return false }
    return last.kind == .word
  }

  /// Whether the number was written like `10.000`, which is ten here and ten thousand elsewhere.
  private var hasNoughtsAlone: Bool {
    let noughts = folded.reversed().prefix { $0 == UInt8(ascii: "0") }.count
    return noughts == 3 && folded.count > 4 && folded[folded.count - 4] == UInt8(ascii: ".")
  }

  /// Whether digits and points go on as in `1.2.3`, which is no number.
  private func isVersion(_ text: UnsafeBufferPointer<UInt8>, _ at: Int) -> Bool {
    at < text.count && text[at] == UInt8(ascii: ".") && isDigit(text, at + 1)
  }

  /// A date in figures with points, `13.5.2015` or `2010.01.29`, comes apart as if it had dashes.
  private mutating func date(
    _ text: UnsafeBufferPointer<UInt8>, _ start: Int,
    _ lookup: (UnsafeBufferPointer<UInt8>) -> Int32
  ) -> Int? {
    var at = start
    while at - start < 4, isDigit(text, at) { at += 1 }
    guard isVersion(text, at) else { return nil }
    var parts: [Range<Int>] = []
    at = start
    while parts.count < 3, isDigit(text, at) {
      let first = at
      while isDigit(text, at) { at += 1 }
      parts.append(first..<at)
      guard parts.count < 3 else { break }
      guard isVersion(text, at) else { return nil }
      at += 1
    }
    let lengths = parts.map(\.count)
    guard parts.count == 3, !isVersion(text, at), lengths[1] <= 2,
      lengths[0] == 4 && lengths[2] <= 2 || lengths[0] <= 2 && lengths[2] == 4
    else { return nil }
    for part in parts {
      if part.lowerBound > start {
        folded.removeAll()
        folded.append(UInt8(ascii: "-"))
        append(.symbol, part.lowerBound - 1, part.lowerBound, lookup)
      }
      folded.removeAll()
      for index in part { folded.append(text[index]) }
      let number = text[part].reduce(0.0) { $0 * 10 + Double($1 - 48) }
      append(.number, part.lowerBound, part.upperBound, number: number, lookup)
    }
    return at
  }

  /// The end of a thin space between thousands (U+2009, U+202F).
  private func thinSpace(_ text: UnsafeBufferPointer<UInt8>, _ at: Int) -> Int? {
    guard text[at] == 0xE2, at + 2 < text.count, text[at + 1] == 0x80,
      text[at + 2] == 0x89 || text[at + 2] == 0xAF
    else { return nil }
    return at + 3
  }

  /// Whether groups of two figures and one of three follow, as they write in India: `12,34,567`.
  private func isLakh(_ text: UnsafeBufferPointer<UInt8>, _ at: Int) -> Bool {
    guard isDigit(text, at), isDigit(text, at + 1), at + 2 < text.count,
      text[at + 2] == UInt8(ascii: ",")
    else { return false }
    return isThousand(text, at + 3) || isLakh(text, at + 3)
  }

  /// The power of ten behind a figure, `1.5e-3`, and where it ends.
  private func exponent(_ text: UnsafeBufferPointer<UInt8>, _ start: Int) -> (value: Int, end: Int)?
  {
    guard start < text.count, CharacterClass.lower(text[start]) == UInt8(ascii: "e") else {
      return nil
    }
    var at = start + 1
    let isBelow = at < text.count && text[at] == UInt8(ascii: "-")
    if isBelow || at < text.count && text[at] == UInt8(ascii: "+") { at += 1 }
    var value = 0
    let first = at
    while isDigit(text, at), at < first + 2 {
      value = value * 10 + Int(text[at] - 48)
      at += 1
    }
    guard at > first else { return nil }
    return (isBelow ? -value : value, at)
  }

  /// The figures that were read with their point so many places further right: all of them as one integer first, so
  /// that it is the nearest double.
  private func scaled(_ power: Int) -> Double {
    let point = folded.firstIndex(of: UInt8(ascii: ".")) ?? folded.count
    let places = power - max(0, folded.count - point - 1)
    let whole = folded.reduce(0.0) { $1 == UInt8(ascii: ".") ? $0 : $0 * 10 + Double($1 - 48) }
    let scale = (0..<abs(places)).reduce(1.0) { scale, _ in scale * 10 }
    return places < 0 ? whole / scale : whole * scale
  }

  private func endOfVersion(_ text: UnsafeBufferPointer<UInt8>, _ start: Int) -> Int {
    var at = start
    while isDigit(text, at) || isVersion(text, at) { at += 1 }
    return at
  }

  func isDigit(_ text: UnsafeBufferPointer<UInt8>, _ at: Int) -> Bool {
    at < text.count && CharacterClass.of(text[at]) == .digit
  }

  private func isThousand(_ text: UnsafeBufferPointer<UInt8>, _ at: Int) -> Bool {
    isDigit(text, at) && isDigit(text, at + 1) && isDigit(text, at + 2) && !isDigit(text, at + 3)
  }
}
