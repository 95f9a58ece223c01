extension Readers {
  /// 负一: the numbers after the sign, below zero.
  mutating func readNegative(at start: Int) {
    let first = forming.count
    readNumbers(at: start)
    for index in first..<forming.count {
      forming[index].number.negate()
      forming[index].key = Key.of(forming[index].number, unit: -1)
    }
  }

  /// Takes back what was read since, to be put together anew.
  private mutating func takeBack(from first: Int) -> [Reading] {
    let taken = Array(forming[first...])
    forming.removeLast(taken.count)
    return taken
  }

  /// 四分之三: so many parts of those that the whole is cut into.
  mutating func readParts(of whole: Reading, added: Double, at start: Int) {
    guard start < tokens.count, whole.number >= 2 else { return }
    let first = forming.count
    compose(at: start)
    readDigits(at: start)
    for index in first..<forming.count {
      readPoint(after: forming[index].number, at: Int(forming[index].end))
    }
    for count in takeBack(from: first) {
      addNumber(
        added + count.number / whole.number, end: Int(count.end),
        points: Int(whole.points + count.points))
    }
  }

  /// 三又二分之一: a whole number and a fraction.
  mutating func readMixed(_ whole: Reading, at start: Int) {
    guard start < tokens.count else { return }
    let first = forming.count
    compose(at: start)
    for pieces in takeBack(from: first) {
      let end = Int(pieces.end)
      guard numeral(end)?.role == .classifier else { continue }
      readOnePart(of: pieces, added: whole.number, at: end)
      guard numeral(end + 1)?.role == .ratio else { continue }
      readParts(of: pieces, added: whole.number, at: end + 2)
    }
  }

  /// 四分一: one such part, as it is said in the south. Elsewhere the one begins something else, so this is a guess.
  mutating func readOnePart(of whole: Reading, added: Double, at end: Int) {
    guard numeral(end)?.value == 0, let one = numeral(end + 1), one.role == .digit, one.value == 1,
      (2...10).contains(whole.number), tokens[end + 1].gap == .none, tokens[end].gap == .none
    else { return }
    addNumber(
      added + 1 / whole.number, end: end + 2, points: Int(whole.points),
      repair: Cost.approximate)
  }

  /// `1/2` and `1 1/2`, where the figures are those of a recipe.
  mutating func readFraction(at start: Int) {
    if let half = fraction(at: start) { addNumber(half, end: start + 3, points: 4) }
    let whole = tokens[start].number
    if !whole.isNaN, whole == whole.rounded(), let half = fraction(at: start + 1) {
      addNumber(whole + half, end: start + 4, points: 2)
    }
    if start + 1 < tokens.count, !whole.isNaN, whole == whole.rounded() {
      let next = tokens[start + 1]
      if next.kind == .number, CharacterClass.of(text[Int(next.start)]) == .lead, next.gap < .comma
      {
        addNumber(whole + next.number, end: start + 2)
      }
    }
  }

  private func fraction(at start: Int) -> Double? {
    guard start + 2 < tokens.count, tokens[start + 1].kind == .symbol,
      tokens[start + 1].gap == .none,
      tokens[start + 2].gap == .none, isSlash(start + 1)
    else { return nil }
    let (top, bottom) = (tokens[start].number, tokens[start + 2].number)
    guard top >= 1, top < bottom, [2, 3, 4, 5, 8].contains(bottom), top == top.rounded() else {
      return nil
    }
    return top / bottom
  }

  private func isSlash(_ at: Int) -> Bool {
    text[Int(tokens[at].start)] == UInt8(ascii: "/")
  }
}
