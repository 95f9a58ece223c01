extension Readers {
  /// Every number that begins at this token, in words, in digits or both: "one thirty five", 一百二, "2 and a half".
  mutating func readNumbers(at start: Int) {
    guard start < tokens.count else { return }
    let token = tokens[start]
    guard !token.number.isNaN || token.numeral != nil && token.numeral?.role != .range else {
      return readSound(at: start)
    }
    if token.numeral?.role == .minus { return readNegative(at: start + 1) }
    readLetters(at: start)
    if !token.number.isNaN, endsNumber(start + 1) {
      addNumber(token.number, end: start + 1)
      markDigits(forming.count - 1, at: start)
      readMarked(at: start)
      return readPrefix(after: token.number, at: start + 1)
    }
    let first = forming.count
    compose(at: start)
    readPairs(at: start)
    readDigits(at: start)
    readParts(at: start)
    readDozens(at: start)
    readThousands(at: start)
    readRange(at: start)
    if !token.number.isNaN, first < forming.count { markDigits(first, at: start) }
    for index in first..<forming.count {
      readRest(after: forming[index], from: start)
    }
    // 点一份饭 orders one; nobody says 点一 for a tenth.
    if token.kind != .ideograph { readPoint(after: 0, at: start) }
    settleNumbers(from: first)
    readSounds(from: first, at: start)
    readClassifiers(from: first)
    readSplitDigits(at: start)
    readGroups(at: start)
    readFraction(at: start)
  }

  /// A figure with a capital for its millions or billions: "1.2M", "10G". So few are meant by it that it is a guess.
  private mutating func readPrefix(after value: Double, at place: Int) {
    guard place < tokens.count, tokens[place].gap <= .space else { return }
    let token = tokens[place]
    let letters = text[Int(token.start)..<Int(token.end)]
    guard token.kind == .word, letters.count <= 2 else { return }
    let factor =
      letters.allSatisfy { $0 == UInt8(ascii: "M") }
      ? 1e6 : letters.count == 1 && letters.first == UInt8(ascii: "G") ? 1e9 : 0
    guard factor > 0 else { return }
    addNumber(value * factor, end: place + 1, repair: Cost.approximate)
  }

  private mutating func markDigits(_ reading: Int, at token: Int) {
    forming[reading].isClocklike = decimals(at: token).map { $0 == 2 } ?? true
    forming[reading].captures = Int32(token)
  }

  /// How many figures stand behind the point of a number in digits; nil where there is none.
  private func decimals(at token: Int) -> Int? {
    let digits = text[Int(tokens[token].start)..<Int(tokens[token].end)]
    return digits.firstIndex(of: UInt8(ascii: ".")).map { digits.endIndex - $0 - 1 }
  }

  /// Whether no number goes on at this token: the usual end of digits.
  private func endsNumber(_ at: Int) -> Bool {
    guard at < tokens.count else { return true }
    let token = tokens[at]
    return token.number.isNaN && token.numeral == nil && token.kind != .symbol
  }

  /// Drops what was read twice, and makes dearer what stops where a number goes on.
  private mutating func settleNumbers(from first: Int) {
    var last: Int32 = 0
    for index in first..<forming.count { last = max(last, forming[index].end) }
    var kept = first
    for index in first..<forming.count {
      var reading = forming[index]
      if reading.end < last { reading.points += Int32(Cost.cutNumber) }
      var isNew = true
      for other in first..<kept
      where forming[other].end == reading.end && forming[other].number == reading.number {
        isNew = false
        if reading.points < forming[other].points { forming[other] = reading }
      }
      if isNew {
        forming[kept] = reading
        kept += 1
      }
    }
    forming.removeLast(forming.count - kept)
  }

  /// The measure word that says nothing itself, 两个, or how many it holds: 五打. 打 begins other words as well.
  private mutating func readClassifiers(from first: Int) {
    for index in first..<forming.count {
      let number = forming[index]
      guard let next = numeral(Int(number.end)), next.role == .classifier, next.value >= 1,
        next.value == 1 || tokens[Int(number.end)].gap < .comma
      else { continue }
      addNumber(
        number.number * next.value, end: Int(number.end) + 1, points: Int(number.points) + 1,
        repair: next.value == 1 ? 0 : Cost.approximate)
    }
  }

  mutating func addNumber(_ value: Double, end: Int, points: Int = 0, repair: Int = 0) {
    var reading = Reading(
      end: Int32(end), points: Int32(points + repair), repair: Int32(repair), kind: .number)
    reading.number = value
    reading.key = Key.of(value, unit: -1)
    forming.append(reading)
  }

  @inline(__always)
  func numeral(_ at: Int) -> Numeral? {
    at < tokens.count ? tokens[at].numeral : nil
  }

  /// Words and multipliers, from the largest down: "two thousand three hundred and five", 一百三十五, 2万, 3 thousand.
  mutating func compose(at start: Int) {
    // A multiplier after a digit belongs to it: 一百三十|一百, never 一百三十一|百.
    if start > 0, numeral(start)?.multiplies == true, tokens[start].gap < .comma,
      let before = numeral(start - 1), before.counts, before.role != .zero
    {
      return
    }
    var sum = Composition(style: tables.style)
    var at = start
    var guess = 0
    var (apart, attached) = (0, 0)
    while at < tokens.count, at == start || tokens[at].gap < .comma {
      let token = tokens[at]
      if at > start, isApart(at) { apart += 1 } else if at > start { attached += 1 }
      if !token.number.isNaN {
        guard sum.add(token.number, isTied: at > start && isTied(at)) else { return }
      } else {
        guard let numeral = token.numeral else { return }
        if numeral.role == .more, sum.canBeMore {
          sum.passOver()
          guess = Cost.approximate
        } else if numeral.role == .and {
          guard sum.canJoin || sum.canLink, at + 1 < tokens.count,
            !tokens[at + 1].number.isNaN && !sum.canLink
              || tokens[at + 1].numeral?.role == .digit
              || sum.canJoin && [.teen, .tens].contains(tokens[at + 1].numeral?.role)
          else { return }
          at += 1
          continue
        }
        // The K of a vitamin is not a thousand.
        if at == start, numeral.role == .scale, token.end - token.start == 1 { return }
        if numeral.role == .article {
          guard at == start, let next = self.numeral(at + 1),
            next.role == .times || next.role == .scale
          else {
            if at == start {
              addNumber(1, end: at + 1, points: 6)
              forming[forming.count - 1].isArticle = true
            }
            return
          }
        }
        guard numeral.role == .more ? guess > 0 : sum.add(numeral) else { return }
      }
      at += 1
      // 一百 四十五 may be two numbers; some recognisers put every character apart.
      if apart > 0 && attached > 0 || sum.isBare { guess = Cost.approximate }
      guard let value = sum.value else { continue }
      addNumber(value, end: at, repair: sum.isBare && isBegun(start, at) ? 0 : guess)
    }
  }

  /// Whether digits go on with the number before them: 1万2; "3 hundred AND 21", "3 thousand 2 HUNDRED".
  private func isTied(_ at: Int) -> Bool {
    if tables.style.contains(.elliptic) { return tokens[at].gap == .none }
    if let before = tokens[at - 1].numeral, before.role == .and { return true }
    guard let next = numeral(at + 1), tokens[at + 1].gap <= .space else { return false }
    return next.role == .times || next.role == .scale
  }

  /// "one thirty five", "one oh five", "thirteen fifty": hundreds without the word.
  private mutating func readPairs(at start: Int) {
    guard tables.style.contains(.pairs), let first = numeral(start),
      let second = numeral(start + 1), tokens[start + 1].gap < .comma
    else { return }
    let points: Int
    switch first.role {
    case .digit: points = 2
    case .teen, .tens: points = 8
    default: return
    }
    let hundreds = first.value * 100
    // "Twenty twenty" may be twenty said twice.
    let guess = first == second ? Cost.approximate : 0
    switch second.role {
    case .zero where first.role != .tens || first.value == 20:
      guard let third = numeral(start + 2), third.role == .digit else { return }
      addNumber(hundreds + third.value, end: start + 3, points: points)
    case .teen where first.role != .tens:
      addNumber(hundreds + second.value, end: start + 2, points: points, repair: guess)
    case .tens:
      addNumber(hundreds + second.value, end: start + 2, points: points, repair: guess)
      if let third = numeral(start + 2), third.role == .digit, tokens[start + 2].gap < .comma {
        addNumber(
          hundreds + second.value + third.value, end: start + 3, points: points, repair: guess)
      }
    default: return
    }
  }

  /// Digits one by one: "one three five", 一二八.
  mutating func readDigits(at start: Int) {
    guard tables.style.contains(.digits) else { return }
    var (value, at) = (0.0, start)
    var guess = costOfTearing(start)
    while at < start + 9, let digit = numeral(at), digit.role == .digit || digit.role == .zero,
      at == start || tokens[at].gap < .comma
    {
      value = value * 10 + digit.value
      if at > start, isApart(at) { guess = Cost.approximate }
      at += 1
      // "Five o" waits for a clock or another figure.
      guard at > start + 1, at > start + 2 || !isLetter(at - 1) && !isRange(start) else { continue }
      addDigits(value, start..<at, guess)
    }
  }

  private func isLetter(_ at: Int) -> Bool {
    tokens[at].kind == .word && tokens[at].end - tokens[at].start == 1
  }

  /// What can follow a whole number: "… and a half", 两个半, "… point five".
  private mutating func readRest(after whole: Reading, from start: Int) {
    let end = Int(whole.end)
    guard whole.number >= 0, whole.number == whole.number.rounded(), end < tokens.count,
      tokens[end].gap < .comma
    else { return }
    readPoint(
      after: whole.number, at: end, points: Int(whole.points - whole.repair),
      repair: Int(whole.repair))
    guard let next = numeral(end) else { return }
    switch next.role {
    case .and:
      let article = numeral(end + 1)?.role == .article ? 1 : 0
      if let part = numeral(end + 1 + article), part.role == .part {
        addScaled(whole.number + part.value, end: end + 2 + article, points: Int(whole.points))
      } else if let count = numeral(end + 1), count.role == .digit,
        let part = numeral(end + 2), part.role == .part
      {
        addNumber(
          whole.number + count.value * part.value, end: end + 3, points: Int(whole.points))
      }
      readMixed(whole, at: end + 1)
    case .classifier:
      if let part = numeral(end + 1), part.role == .part, next.value <= 1 {
        addNumber(whole.number + part.value, end: end + 2, points: Int(whole.points))
      }
      if numeral(end + 1)?.role == .ratio { readParts(of: whole, added: 0, at: end + 2) }
      readOnePart(of: whole, added: 0, at: end)
    default: break
    }
  }

  /// The digits after a spoken point: "point six", "point two five", 点五, "72 point 5".
  mutating func readPoint(
    after whole: Double, at dot: Int, points: Int = 0, repair: Int = 0
  ) {
    guard let numeral = numeral(dot), numeral.role == .point, dot + 1 < tokens.count,
      tokens[dot + 1].gap < .comma
    else { return }
    var at = dot + 1
    let token = tokens[at]
    if !token.number.isNaN {
      let digits = Int(token.end - token.start)
      let mostDigits = isBehindNumeral(dot) ? 2 : 4
      guard token.number == token.number.rounded(), digits <= mostDigits else { return }
      let scale = (0..<digits).reduce(1.0) { scale, _ in scale * 10 }
      return addNumber(
        Decimal.sum(whole, token.number, scale), end: at + 1, points: points,
        repair: isMixed(dot, digits) ? max(repair, Cost.approximate) : repair)
    }
    if let tens = self.numeral(at), tens.role == .tens || tens.role == .teen {
      let digit = tens.role == .tens ? self.numeral(at + 1) : nil
      let extra = digit?.role == .digit ? digit?.value ?? 0 : 0
      return addNumber(
        Decimal.sum(whole, tens.value + extra, 100), end: at + (extra > 0 ? 2 : 1), points: points,
        repair: repair)
    }
    var scale = 1.0
    var fraction = 0.0
    while let digit = self.numeral(at), digit.role == .digit || digit.role == .zero,
      at == dot + 1 || tokens[at].gap < .comma && !isApart(at), scale < 1e15
    {
      scale *= 10
      fraction = fraction * 10 + digit.value
      at += 1
      addNumber(Decimal.sum(whole, fraction, scale), end: at, points: points, repair: repair)
    }
  }
}
