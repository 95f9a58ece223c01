import Measures

/// Numbers that a recogniser wrote in pieces: "130 5", "1:20 over 80", "72. 5".
extension Readers {
  mutating func readSplitDigits(at start: Int) {
    guard start + 1 < tokens.count, tokens[start].number >= 0,
      tokens[start].number < 1000
    else { return }
    readPieces(at: start)
    readLoosePoint(at: start)
    readMarked(at: start)
  }

  /// "130 5", "1 35", "7 2", "70 2.5": two runs of digits with nothing but a space between them.
  private mutating func readPieces(at start: Int) {
    let between = text[Int(tokens[start].end)..<Int(tokens[start + 1].start)]
    guard tokens[start + 1].gap == .space, between.allSatisfy({ $0 == UInt8(ascii: " ") }) else {
      return
    }
    let (left, right) = (tokens[start].number, tokens[start + 1].number)
    guard !right.isNaN, left.isWhole, left > 0, !startsWithPoint(start + 1) else { return }
    let isWhole = right.isWhole
    var value = 0.0
    if left < 10, right < 10 {
      // "2 3 eggs" are two or three.
      guard isLast(start + 1) || isOneFigure(start) else { return }
      value = Decimal.sum(left * 10, (right * 1000).rounded(), 1000)
    } else if left < 10, isWhole, right < 100 {
      value = left * 100 + right
    } else if left >= 20, left.truncatingRemainder(dividingBy: 10) == 0, right > 0, right < 10 {
      value = Decimal.sum(left, (right * 1000).rounded(), 1000)
    } else if left >= 100, left.truncatingRemainder(dividingBy: 100) == 0, right < 100, isWhole {
      value = left + right
    } else if left >= 30, left < 130, right < 10, isWhole {
      // "98 6": the point was not heard.
      value = Decimal.sum(left, right, 10)
    }
    guard value > left else { return }
    let isNear =
      (10..<130).contains(left) && right < 10 && left.truncatingRemainder(dividingBy: 10) != 0
    if !isNear, isOneFigure(start) {
      addNumber(value, end: start + 2, repair: Cost.heard)
    } else {
      addDisputed(value, end: start + 2)
    }
  }

  /// "14o/90": a letter that was typed for a nought, read back to everybody.
  mutating func readLetters(at start: Int) {
    guard tokens[start].number.isWhole, isNought(start + 1) else { return }
    var (value, at) = (tokens[start].number, start + 1)
    while at < tokens.count, tokens[at].gap == .none, at < start + 4 {
      let length = Int(tokens[at].end - tokens[at].start)
      guard isNought(at) || tokens[at].number.isWhole else { break }
      for _ in 0..<length { value *= 10 }
      if !isNought(at) { value += tokens[at].number }
      at += 1
    }
    addDisputed(value, end: at)
  }

  /// Whether an O stands here that is written together with a figure.
  private func isNought(_ at: Int) -> Bool {
    guard at < tokens.count, tokens[at].gap == .none, tokens[at].kind == .word else { return false }
    return text[Int(tokens[at].start)..<Int(tokens[at].end)].allSatisfy {
      CharacterClass.lower($0) == UInt8(ascii: "o")
    }
  }

  /// "72 .5", "72. 5", "7 . 2": a point that lost its neighbours.
  private mutating func readLoosePoint(at start: Int) {
    guard tokens[start].number.isWhole, !tokens[start + 1].number.isNaN else { return }
    let right = tokens[start + 1]
    let between = text[Int(tokens[start].end)..<Int(right.start)]
    if startsWithPoint(start + 1) {
      guard right.gap == .space else { return }
      addNumber(tokens[start].number + right.number, end: start + 2, repair: Cost.heard)
    } else if between.count <= 3,
      between.filter({ $0 != UInt8(ascii: " ") }) == [UInt8(ascii: ".")],
      right.end - right.start == 1
    {
      // The point may have ended a sentence.
      addDisputed(Decimal.sum(tokens[start].number, right.number, 10), end: start + 2)
    }
  }

  /// "1:20 over 80", "1.20 over 80": a hundred that was taken for an hour, or for a whole number.
  mutating func readMarked(at start: Int) {
    guard let pairingMachine, tokens[start].number < 3, start + 1 < tokens.count else { return }
    let left = tokens[start]
    var (value, end) = (0.0, start + 1)
    if let point = text[Int(left.start)..<Int(left.end)].firstIndex(of: UInt8(ascii: ".")),
      Int(left.end) - point == 3
    {
      value = (left.number * 100).rounded()
    } else if left.number.isWhole, tokens[start + 1].kind == .symbol,
      text[Int(tokens[start + 1].start)] == UInt8(ascii: ":"), start + 2 < tokens.count,
      tokens[start + 2].end - tokens[start + 2].start == 2, tokens[start + 2].number < 100
    {
      (value, end) = (left.number * 100 + tokens[start + 2].number, start + 3)
    }
    guard (100..<300).contains(value), end < tokens.count,
      !machine(pairingMachine, at: end).isEmpty
    else { return }
    addNumber(value, end: end, repair: Cost.heard)
  }

  private func isLast(_ at: Int) -> Bool {
    at + 1 == tokens.count || tokens[at + 1].gap >= .comma
  }

  private func startsWithPoint(_ at: Int) -> Bool {
    text[Int(tokens[at].start)] == UInt8(ascii: ".")
  }

  /// Whether two runs of digits can be nothing but one number: beside the "over" of a pressure, "130 5 over 85", and
  /// before a unit of body weight, "70 2.5 kilos", where "70 2 kilos" may be 72 or 70.2.
  private mutating func isOneFigure(_ start: Int) -> Bool {
    let isWhole = tokens[start + 1].number.isWhole
    if isWhole, let pairingMachine {
      if start + 2 < tokens.count, !machine(pairingMachine, at: start + 2).isEmpty { return true }
      if start > 1, !machine(pairingMachine, at: start - 1).isEmpty { return true }
    }
    guard !isWhole || tokens[start].number < 10, start + 2 < tokens.count else { return false }
    return machine(tables.unitMachine, at: start + 2).contains {
      let place = tables.endingUnit(readings[$0].ending)
      guard place < UnitTable.units.count else { return false }
      return [.kilogram, .pound].contains(UnitTable.units[place])
    }
  }

  /// The list of what stands between the two figures of a pressure.
  static let pairing = "pairing"
}
