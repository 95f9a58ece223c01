/// Free text: the names of what no list has.
extension Readers {
  /// Where free text from this token on has to end: it neither begins with a number in Chinese words nor takes in one
  /// with its unit or measure word.
  mutating func textLimit(from start: Int) -> Int {
    var at = start
    while at < tokens.count, at < start + 10 {
      guard tokens[at].kind == .ideograph, let first = tokens[at].numeral, first.isCount else {
        at += 1
        continue
      }
      var end = at
      while end < tokens.count, let part = tokens[end].numeral, part.isCount { end += 1 }
      // 三文鱼 and 三七粉 are names, 面条五百 is a name and a number.
      if end > at + 1, tokens[at..<end].contains(where: { $0.numeral?.multiplies == true }) {
        return at
      }
      guard at > start, end < tokens.count else { return at }
      if tokens[end].numeral?.role == .classifier || !machine(tables.unitMachine, at: end).isEmpty {
        return at
      }
      at = end
    }
    return tokens.count
  }

  /// Whether this is the unit of the number before it, and so no name of anything.
  mutating func isMeasure(_ at: Int) -> Bool {
    guard at > 0, tokens[at].gap < .comma, tokens[at].kind == .ideograph,
      !tokens[at - 1].number.isNaN || tokens[at - 1].numeral?.isCount == true
    else { return false }
    return tokens[at].numeral?.role == .classifier || !machine(tables.unitMachine, at: at).isEmpty
  }

  /// Whether a word of this place says how many: "two", and the x of "x2".
  private func isFigure(_ at: Int) -> Bool {
    let token = tokens[at]
    guard token.kind == .word else { return false }
    if token.end - token.start == 1, text[Int(token.start)] | 0x20 == UInt8(ascii: "x"),
      at + 1 < tokens.count,
      tokens[at + 1].kind == .number
    {
      return true
    }
    return token.numeral.map { $0.counts && $0.role != .zero } ?? false
  }

  /// A name that nobody has heard yet: one or two words of no grammar, or two to four Chinese characters that mean nothing
  /// to the rest of a sentence.
  private mutating func readName(at start: Int) {
    let isChinese = tokens[start].kind == .ideograph
    if tokens[start].flags.contains(.join) { return }
    var at = start
    while at < min(tokens.count, start + (isChinese ? 4 : 2)), canName(at, isChinese),
      at == start || tokens[at].gap <= (isChinese ? .none : .space)
    {
      at += 1
      guard !isChinese || at > start + 1 else { continue }
      var reading = Reading(end: Int32(at), kind: .text)
      reading.points = Int32((at - start) * (isChinese ? Cost.textCharacter : Cost.textWord))
      reading.captures = Int32(start)
      reading.key = Key.mix(UInt64(start) << 16 | UInt64(at), 3)
      readings.append(reading)
    }
  }

  private func canName(_ at: Int, _ isChinese: Bool) -> Bool {
    let token = tokens[at]
    guard token.numeral == nil, token.number.isNaN else { return false }
    return isChinese
      ? token.kind == .ideograph && token.flags.isDisjoint(with: [.guarding, .stop, .filler])
      : token.kind == .word && token.word == -1
  }

  /// Words that are neither numbers nor belong to something else: one reading for each length.
  ///
  /// - Parameter most: what a reading may cost at the most.
  mutating func readText(
    at start: Int, before limit: Int, _ freedom: Pattern.Freedom, _ most: Int32
  ) {
    if freedom == .name { return readName(at: start) }
    let takesAll = freedom == .all
    let isFree = freedom == .free
    let barred: WordFlags = isFree ? [] : freedom == .any ? .guarding : [.guarding, .stop]
    let longest = isFree ? 16 : 10
    var at = start
    var points = 0
    var letters = false
    while at < tokens.count, takesAll || at < start + longest && points < most {
      let token = tokens.address(of: at).pointee
      let flags = token.flags
      if !takesAll {
        if at >= limit && !isFree { break }
        if at > start, token.gap >= (isFree ? .stop : .comma) { break }
        if !flags.isDisjoint(with: barred) { break }
        if token.kind == .number, !isFree, !(letters && token.gap == .none) { break }
        if token.kind == .symbol, at == start { break }
        if freedom == .plain, isFigure(at) { break }
      }
      letters = token.kind == .word
      let word = isFree && at > start ? Cost.freeWord : Cost.textWord
      points += token.kind == .ideograph ? Cost.textCharacter : word
      at += 1
      if takesAll ? at < tokens.count : points > most { continue }
      let ends: WordFlags = [.join, .filler]
      if !takesAll {
        let first = tokens[start].flags
        guard first.isDisjoint(with: ends), flags.isDisjoint(with: ends), token.kind != .symbol,
          numeral(start)?.role != .of, numeral(at - 1)?.role != .of
        else {
          continue
        }
      }
      var reading = Reading(end: Int32(at), kind: .text)
      // One character or letter alone is rather a piece of a word than a name: a guess.
      let isPiece =
        !takesAll && at == start + 1
        && (token.kind == .ideograph || token.kind == .word && token.end == token.start + 1)
      reading.repair = isPiece ? Int32(Cost.textPiece) : 0
      let all = Cost.textWord + min(2 * (at - start), Cost.textAll)
      reading.points = Int32(takesAll ? all : points) + reading.repair
      reading.captures = Int32(start)
      reading.key = Key.mix(UInt64(start) << 16 | UInt64(at), 3)
      readings.append(reading)
    }
  }
}
