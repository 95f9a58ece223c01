/// Where a run of figures may be one number or two.
extension Readers {
  /// Whether a space stands before this Chinese character: one number may end there and another begin.
  func isApart(_ at: Int) -> Bool {
    tokens[at].gap > .none && tokens[at].kind == .ideograph && tokens[at - 1].kind == .ideograph
  }

  /// "Hundred forty" is begun by its multiplier, where no word stands before it that may have been a number.
  func isBegun(_ start: Int, _ end: Int) -> Bool {
    guard tables.style.contains(.pairs), end > start + 1,
      tokens[end - 1].numeral?.multiplies != true
    else { return false }
    return start == 0 || tokens[start - 1].word >= 0 || tokens[start].gap >= .comma
  }

  /// Digits that were said one by one. 血糖五六 is 5.6 or five to six, and read back to everybody.
  mutating func addDigits(_ value: Double, _ place: Range<Int>, _ guess: Int) {
    let either = place.count == 2 ? isEither(place.lowerBound) : 0
    addNumber(value, end: place.upperBound, points: 4, repair: max(guess, either))
    guard either > 0, tables.style.contains(.elliptic) else { return }
    forming[forming.count - 1].repair = Int32(Cost.disputed)
  }

  /// A guess where two digits are rather two numbers: "two three eggs" and 三四个 are not 23 and 34, nor is "five feet
  /// three two hours ago" so many as 32.
  mutating func isEither(_ start: Int) -> Int {
    guard let one = numeral(start), let two = numeral(start + 1), one.role == .digit,
      two.role == .digit
    else { return 0 }
    let isCounted = tables.style.contains(.pairs) && start + 2 < tokens.count
    // 三五个 are three to five.
    let isRange = tables.style.contains(.elliptic) && one.value == 3 && two.value == 5
    // A recogniser that stutters writes a digit twice.
    let isTwice = tables.style.contains(.pairs) && one.value == two.value
    return two.value == one.value + 1 || isRange || isTwice
      || isCounted && !machine(tables.unitMachine, at: start + 2).isEmpty ? Cost.approximate : 0
  }

  /// "One twenty milligrams" is as likely one tablet of 20 as 120, and "two twenty gram cookies" are rather two.
  func isCountOrHundreds(_ start: Int) -> Bool {
    guard let first = numeral(start), first.role == .digit, let next = numeral(start + 1) else {
      return false
    }
    return next.role == .tens || next.role == .teen
  }

  /// Whether a unit tells how large one thing is: doses always, else where the name of the thing follows with nothing
  /// between.
  func isSize(_ unit: Int, endingAt end: Int) -> Bool {
    let unit = UnitTable.units[unit]
    if unit == .milligram || unit == .microgram { return true }
    return [.gram, .ounce, .millilitre, .fluidOunce, .minute, .second].contains(unit)
      && end < tokens.count && tokens[end].gap < .comma && numeral(end)?.role != .of
      && tokens[end].kind == .word
  }

  /// So much that a count with a size behind it is tried first; of a dose both are as likely.
  func costOfSize(_ unit: Int) -> Int32 {
    let isDose = [.milligram, .microgram].contains(UnitTable.units[unit])
    return Int32(isDose ? Cost.sound : Cost.perUnit)
  }

  /// Whether it is a unit of time where figures stand for tenths of what is before them.
  func isElliptic(_ unit: Int) -> Bool {
    tables.style.contains(.elliptic) && UnitTable.units[unit].dimension == .duration
  }

  /// A guess where a nought rather belongs to the number before it: 一百零五八 may be 105 and 8, or 100 and 58.
  func costOfTearing(_ start: Int) -> Int {
    let isTorn =
      numeral(start)?.role == .zero && start > 0 && numeral(start - 1)?.multiplies == true
    return isTorn ? Cost.approximate : 0
  }

  /// Whether two digits are a range before what they count: 五六公里 is never 56.
  mutating func isRange(_ start: Int) -> Bool {
    guard tables.style.contains(.elliptic), let one = numeral(start), let two = numeral(start + 1),
      one.role == .digit, two.role == .digit, two.value == one.value + 1, start + 2 < tokens.count
    else { return false }
    return isCounted(start + 2) || numeral(start + 2)?.multiplies == true
  }

  /// Whether something stands here that numbers are counted in.
  private mutating func isCounted(_ at: Int) -> Bool {
    at < tokens.count
      && (numeral(at)?.role == .classifier || !machine(tables.unitMachine, at: at).isEmpty)
  }

  /// Whether 点 between words and figures is rather that of a time: 中午十二点400毫升水.
  func isMixed(_ dot: Int, _ digits: Int) -> Bool {
    guard tables.style.contains(.elliptic), dot > 0 else { return false }
    return digits > 2 || isBehindNumeral(dot)
  }

  /// Whether a number in words stands before this point.
  func isBehindNumeral(_ dot: Int) -> Bool {
    tables.style.contains(.elliptic) && dot > 0 && tokens[dot - 1].numeral != nil
  }

  /// "10 000": three noughts apart are thousands.
  mutating func readThousands(at start: Int) {
    guard start + 1 < tokens.count else { return }
    let (first, next) = (tokens[start], tokens[start + 1])
    guard !first.number.isNaN, first.number >= 1, first.number < 1000,
      first.number == first.number.rounded(), next.number == 0, next.end - next.start == 3,
      next.gap == .space
    else { return }
    addNumber(first.number * 1000, end: start + 2)
  }

  /// Nobody counted what is "two or three", 2-3 or 五六千: the greater of the two, which is read back to everybody.
  mutating func readRange(at start: Int) {
    guard let low = single(start), low >= 1, low == low.rounded() else { return }
    var at = start + 1
    let isJoined = at < tokens.count && (isDash(at) || numeral(at)?.role == .range)
    if isJoined { at += 1 }
    guard at < tokens.count, tokens[at].gap < .comma, let high = single(at),
      high == high.rounded(), high > low, high <= low * 3
    else { return }
    guard
      isJoined
        || tables.style.contains(.elliptic) && tokens[at].gap == .none
          && high < 10 && (high == low + 1 || low == 3 && high == 5)
    else { return }
    at += 1
    var value = high
    while let next = numeral(at), next.role == .times || next.role == .scale {
      value *= next.value
      at += 1
    }
    guard isJoined || value > high || isCounted(at) else { return }
    addDisputed(value, end: at)
  }

  /// A number of one word or figure.
  private func single(_ at: Int) -> Double? {
    guard at < tokens.count else { return nil }
    if !tokens[at].number.isNaN { return tokens[at].number }
    guard let numeral = tokens[at].numeral,
      [.digit, .teen, .tens].contains(numeral.role)
    else { return nil }
    return numeral.value
  }

  private func isDash(_ at: Int) -> Bool {
    tokens[at].kind == .symbol && text[Int(tokens[at].start)] == UInt8(ascii: "-")
  }

  /// A number that is read back even to whoever says yes in advance, and costs no more than another guess.
  mutating func addDisputed(_ value: Double, end: Int) {
    addNumber(value, end: end, repair: Cost.approximate)
    forming[forming.count - 1].repair = Int32(Cost.disputed)
  }
}

extension Readers {
  /// Thousands with a space: "10 000", "1 234 567". Only where a group begins with a zero can it be nothing else.
  mutating func readGroups(at start: Int) {
    guard start + 1 < tokens.count, tokens[start].end - tokens[start].start <= 3 else { return }
    var value = tokens[start].number
    guard value >= 1, value == value.rounded() else { return }
    var isPlain = false
    var at = start + 1
    while at < tokens.count, let group = group(at) {
      value = value * 1000 + group
      isPlain = isPlain || text[Int(tokens[at].start)] == UInt8(ascii: "0")
      at += 1
      addNumber(value, end: at, points: isPlain ? 4 : 0, repair: isPlain ? 0 : 14)
    }
  }

  /// Three digits after a space.
  func group(_ at: Int) -> Double? {
    let token = tokens[at]
    guard token.gap == .space, !token.number.isNaN, token.end - token.start == 3,
      token.number == token.number.rounded()
    else { return nil }
    return token.number
  }
}
