/// Words that count by themselves: parts of one, dozens, a few.
extension Readers {
  /// Parts of one, alone or counted: "half", "a quarter", "three quarters".
  mutating func readParts(at start: Int) {
    guard let first = numeral(start) else { return }
    // "Third" alone is the one after the second.
    if first.role == .part, first.value == 0.5 || first.value == 0.25 {
      addNumber(first.value, end: start + 1)
    }
    guard let second = numeral(start + 1), second.role == .part, tokens[start + 1].gap < .comma,
      !isApart(start + 1)
    else { return }
    // 一半 is a half, but 八 and 半小时 are two values.
    let most = tables.style.contains(.elliptic) ? 1.0 : 9.0
    if first.role == .article || (first.role == .digit && first.value <= most) {
      // "Nine half hours" is rather nine and a half, and "a third aspirin" the one after the second.
      let isHalf = first.role == .digit && first.value > 1 && second.value == 0.5
      let isNext =
        first.role == .article && ![0.5, 0.25].contains(second.value)
        && numeral(start + 2)?.role != .of
      addNumber(
        (first.role == .article ? 1 : first.value) * second.value, end: start + 2,
        repair: isHalf || isNext ? Cost.approximate : 0)
    }
  }

  /// "a dozen", "two dozen", "half a dozen", "a couple of", 俩.
  mutating func readDozens(at start: Int) {
    guard let first = numeral(start) else { return readFigureDozens(at: start) }
    if first.role == .whole {
      addNumber(first.value, end: start + 1)
      if numeral(start + 1)?.role == .of { addNumber(first.value, end: start + 2, points: 4) }
    }
    readFew(at: start + (first.role == .article ? 1 : 0))
    let factor: Double =
      switch first.role {
      case .article: 1
      case .digit, .part: first.value
      default: 0
      }
    guard factor > 0 else { return }
    let skipsArticle = first.role == .part && numeral(start + 1)?.role == .article
    let at = start + (skipsArticle ? 2 : 1)
    guard let whole = numeral(at), whole.role == .whole, whole.value >= 2,
      first.role == .article || whole.value >= 10
    else { return }
    addNumber(factor * whole.value, end: at + 1)
    if numeral(at + 1)?.role == .of { addNumber(factor * whole.value, end: at + 2, points: 4) }
  }

  /// "2 dozen".
  private mutating func readFigureDozens(at start: Int) {
    guard let whole = numeral(start + 1), whole.role == .whole, whole.value >= 10,
      tokens[start].number < 100, tokens[start + 1].gap < .comma
    else { return }
    addNumber(tokens[start].number * whole.value, end: start + 2)
  }

  /// "a few": nobody counted them.
  private mutating func readFew(at word: Int) {
    guard let few = numeral(word), few.role == .few else { return }
    addNumber(few.value, end: word + 1, repair: Cost.approximate)
  }

  /// "Six and a half thousand" as well as "six and a half".
  mutating func addScaled(_ value: Double, end: Int, points: Int) {
    addNumber(value, end: end, points: points)
    guard let scale = numeral(end), scale.role == .scale, tokens[end].gap < .comma else { return }
    addNumber(value * scale.value, end: end + 1, points: points)
  }
}
