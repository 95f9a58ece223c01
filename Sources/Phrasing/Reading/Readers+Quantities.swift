import Measures

extension Readers {
  /// Numbers with a unit, and bare ones: "72.5 kilos", "5 foot 11", 三十六度五, "98.6".
  mutating func readQuantities(at start: Int) -> Range<Int> {
    let numbers = numbers(at: start)
    let prefixes = prefixes(at: start)
    let isAll = numeral(start)?.role == .all
    let comma = decimalComma(at: start)
    guard !numbers.isEmpty || !prefixes.isEmpty || isAll || comma != nil else { return 0..<0 }
    let base = running.count
    if let comma { readComma(comma, at: start) }
    if isAll { readAll(of: start + 1) }
    for index in prefixes { readPrefixed(readings[index]) }
    for index in numbers {
      let number = readings[index]
      // 一个钟 is one of 个钟; no unit follows 一个.
      if numeral(Int(number.end) - 1)?.role == .classifier { continue }
      appendRunning(
        number.number, unit: -1, end: number.end, number.points + Int32(Cost.bareQuantity),
        number.repair)
      readUnits(after: number, from: start)
    }
    let first = readings.count
    for index in base..<running.count { readings.append(running[index]) }
    running.removeLast(running.count - base)
    return first..<readings.count
  }

  /// Words that stand before a number and its unit. They are words, whatever else their machine shares its bit with: a
  /// number must not wake it, since to look behind that is to read quantities again.
  private mutating func prefixes(at start: Int) -> Range<Int> {
    guard let machine = tables.prefixMachine, tokens[start].starts & tables.wake(machine) != 0
    else { return 0..<0 }
    return self.machine(machine, at: start)
  }

  private mutating func appendRunning(
    _ value: Double, unit: Int32, end: Int32, _ points: Int32, _ repair: Int32
  ) {
    var reading = Reading(end: end, points: points, repair: repair, kind: .quantity)
    reading.number = value
    reading.unit = unit
    reading.key = Key.of(value, unit: unit)
    running.append(reading)
  }

  /// "All day": one of the unit, as a guess.
  private mutating func readAll(of start: Int) {
    guard start < tokens.count, tokens[start].gap < .comma else { return }
    for index in machine(tables.unitMachine, at: start) {
      let unit = tables.endingUnit(readings[index].ending)
      guard unit < UnitTable.units.count, UnitTable.units[unit].dimension == .duration else {
        continue
      }
      let guess = Int32(Cost.approximate)
      appendRunning(1, unit: Int32(unit), end: readings[index].end, guess, guess)
    }
  }

  /// A number whose unit was said before it; the like unit after it adds nothing: 华氏98.6度.
  private mutating func readPrefixed(_ prefix: Reading) {
    let place = tables.endingUnit(prefix.ending)
    guard Int(prefix.end) < tokens.count, place < UnitTable.units.count else { return }
    for index in numbers(at: Int(prefix.end)) {
      let number = readings[index]
      let (points, repair) = (number.points + prefix.points, number.repair + prefix.repair)
      appendRunning(number.number, unit: Int32(place), end: number.end, points, repair)
      guard Int(number.end) < tokens.count, tokens[Int(number.end)].gap < .comma else { continue }
      for more in machine(tables.unitMachine, at: Int(number.end)) {
        let said = tables.endingUnit(readings[more].ending)
        guard UnitTable.bits[said] == UnitTable.bits[place] else { continue }
        appendRunning(number.number, unit: Int32(place), end: readings[more].end, points, repair)
      }
    }
  }

  mutating func readUnits(after number: Reading, from start: Int) {
    var at = Int(number.end)
    if numeral(at)?.role == .of { at += 1 }
    if number.number < 1, numeral(at)?.role == .article { at += 1 }
    guard at < tokens.count, tokens[at].gap < .comma else { return }
    for index in machine(tables.unitMachine, at: at) {
      let unit = readings[index]
      let place = tables.endingUnit(unit.ending)
      guard place < UnitTable.units.count else { continue }
      let isSized = isCountOrHundreds(start) && isSize(place, endingAt: Int(unit.end))
      let isDoubted = isSized || isTime(start..<Int(number.end), unit, at)
      let guess = isDoubted ? Int32(Cost.approximate) : 0
      let points = number.points + unit.points + guess + (isSized ? costOfSize(place) : 0)
      let repair = number.repair + unit.repair + guess
      appendRunning(number.number, unit: Int32(place), end: unit.end, points, repair)
      readMore(number.number, place, at: Int(unit.end), points, repair)
    }
  }

  /// Whether a number with a spoken point is rather a time: 八点零五分, where so many minutes would be 分钟.
  private func isTime(_ number: Range<Int>, _ unit: Reading, _ at: Int) -> Bool {
    tables.style.contains(.elliptic) && Int(unit.end) == at + 1
      && UnitTable.units[tables.endingUnit(unit.ending)] == .minute
      && number.contains { tokens[$0].numeral?.role == .point }
  }

  /// What can follow the first unit: a smaller one, the number of one, or "and a half".
  private mutating func readMore(
    _ value: Double, _ unit: Int, at end: Int, _ points: Int32, _ repair: Int32
  ) {
    guard end < tokens.count else { return }
    if tokens[end].gap == .comma { return readListed(value, unit, at: end, points, repair) }
    guard tokens[end].gap < .comma else { return }
    var at = end
    if let next = numeral(at), next.role == .and { at += 1 }
    let article = numeral(at)?.role == .article ? 1 : 0
    // 两公斤半, but "two kilos and a half": without the "and" it begins something else, as in "half an hour ago".
    let isJoined = at > end || article == 0 && tables.style.contains(.elliptic)
    if let part = numeral(at + article), part.role == .part, isJoined, value == value.rounded() {
      appendRunning(
        value + part.value, unit: Int32(unit), end: Int32(at + article + 1), points, repair)
    }
    guard at < tokens.count, value == value.rounded() else { return }
    for index in numbers(at: at) {
      readSecond(value, unit, readings[index], at: at, points, repair, isJoined: at > end)
    }
    // The zero of 一小时零五分 joins; that of 一米零五 is a digit.
    guard tables.style.contains(.elliptic), numeral(at)?.role == .zero, at + 1 < tokens.count else {
      return
    }
    for index in numbers(at: at + 1) {
      readSecond(value, unit, readings[index], at: at + 1, points, repair, isJoined: true)
    }
  }

  private mutating func readSecond(
    _ value: Double, _ unit: Int, _ second: Reading, at start: Int, _ points: Int32,
    _ repair: Int32, isJoined: Bool = false, isListed: Bool = false
  ) {
    let (points, repair) = (points + second.points, repair + second.repair)
    let end = Int(second.end)
    if end < tokens.count, tokens[end].gap < .comma {
      for index in machine(tables.unitMachine, at: end) {
        let smaller = tables.endingUnit(readings[index].ending)
        guard smaller < UnitTable.units.count,
          UnitTable.bits[smaller] == UnitTable.bits[unit]
        else { continue }
        let ratio = UnitTable.factors[smaller] / UnitTable.factors[unit]
        // 两天又一个月: said to be added, it may also be more.
        let isAdded =
          isJoined && tables.style.contains(.elliptic) && numeral(start - 1)?.role == .and
        // "2 yards 7 feet": more of the smaller than there are in the larger is a guess.
        let isMuch = !isAdded && second.number * ratio >= 1
        let isTurned = ratio > 1 && UnitTable.isOfDays(unit)
        guard
          isAdded || isTurned
            || ratio < 1 && (!isMuch || UnitTable.units[unit].dimension == .length)
        else { continue }
        let guess = isMuch ? Int32(Cost.approximate) : 0
        let (sum, sumUnit) = UnitTable.calendarSum(value, unit, second.number, smaller)
        let cost = points + readings[index].points + guess
        appendRunning(sum, unit: Int32(sumUnit), end: readings[index].end, cost, repair + guess)
        readNext(
          sum, sumUnit, after: smaller, second.number, at: Int(readings[index].end), cost,
          repair + guess)
      }
    }
    if isListed { return }
    for index in 0..<tables.compoundCount where tables.compound(index).first == unit {
      let smaller = tables.compound(index).second
      if smaller == 126 {
        guard !isJoined, let scale = decimals(of: second, at: start) else { continue }
        // 5公里30 is rather in thirty minutes.
        let isFar = UnitTable.units[unit].dimension == .length && UnitTable.factors[unit] > 1
        let guess = isFar && scale > 10 ? Int32(Cost.approximate) : 0
        appendRunning(
          Decimal.sum(value, second.number, scale), unit: Int32(unit), end: second.end,
          points - second.repair + guess, repair - second.repair + guess)
      } else if second.number >= 1,
        second.number * UnitTable.factors[smaller] < UnitTable.factors[unit]
      {
        // Not below one: the half of "an hour and a half" is half an hour.
        // 七小时三 is hardly three minutes past.
        let isGuess = !isJoined && second.number < 10 && isElliptic(unit)
        let guess = isGuess ? Int32(Cost.approximate) : 0
        appendRunning(
          UnitTable.sum(value, second.number, smaller, unit), unit: Int32(unit), end: second.end,
          points + 1 + guess, repair + guess)
      }
    }
  }
}

extension Readers {
  /// A smaller part after a comma: "5 ft, 11 in". It may as well be another thing, so this is a guess; masses and
  /// volumes are mostly that.
  private mutating func readListed(
    _ value: Double, _ unit: Int, at start: Int, _ points: Int32, _ repair: Int32
  ) {
    guard value == value.rounded(), [.length, .duration].contains(UnitTable.units[unit].dimension)
    else { return }
    let guess = Int32(Cost.approximate)
    for index in numbers(at: start) {
      readSecond(
        value, unit, readings[index], at: start, points + guess, repair + guess, isListed: true)
    }
  }

  /// A third part and those behind it, smaller again: "1 hour 20 minutes and 30 seconds".
  private mutating func readNext(
    _ value: Double, _ unit: Int, after larger: Int, _ count: Double, at end: Int, _ points: Int32,
    _ repair: Int32
  ) {
    guard count == count.rounded(), end < tokens.count, tokens[end].gap <= .comma else { return }
    let guess = tokens[end].gap == .comma ? Int32(Cost.approximate) : 0
    let at = numeral(end)?.role == .and ? end + 1 : end
    guard at < tokens.count else { return }
    for index in numbers(at: at) {
      let third = readings[index]
      let end = Int(third.end)
      guard end < tokens.count, tokens[end].gap < .comma else { continue }
      for index in machine(tables.unitMachine, at: end) {
        let smaller = tables.endingUnit(readings[index].ending)
        guard smaller < UnitTable.units.count, UnitTable.bits[smaller] == UnitTable.bits[unit],
          third.number * UnitTable.factors[smaller] < UnitTable.factors[larger]
        else { continue }
        let sum = UnitTable.sum(value, third.number, smaller, unit)
        let cost = points + third.points + readings[index].points + guess
        appendRunning(
          sum, unit: Int32(unit), end: readings[index].end, cost, repair + third.repair + guess)
        readNext(
          sum, unit, after: smaller, third.number, at: Int(readings[index].end), cost,
          repair + third.repair + guess)
      }
    }
  }

  /// 10 for one digit after the unit, 100 for two: 三十六度五, 1米75, 一米零五; nil for anything else.
  private func decimals(of second: Reading, at start: Int) -> Double? {
    let end = Int(second.end)
    guard second.number == second.number.rounded() else { return nil }
    let token = tokens[start]
    guard token.number.isNaN else {
      let digits = token.end - token.start
      guard end == start + 1, token.gap == .none, digits <= 2 else { return nil }
      return digits == 1 ? 10 : 100
    }
    let isSpelled = (start..<end).allSatisfy {
      tokens[$0].numeral?.role == .digit || tokens[$0].numeral?.role == .zero
    }
    guard second.repair == 0 || isSpelled && tokens[start..<end].allSatisfy({ $0.gap == .none })
    else {
      return nil
    }
    guard isSpelled else { return (11...99).contains(second.number) ? 100 : nil }
    return end - start <= 2 ? (end - start == 1 ? 10 : 100) : nil
  }
}

/// The unit table by place, as compiled grammars name units.
enum UnitTable {
  static let units = Quantity.Unit.allCases
  static let bits = units.map(\.dimension.bit)
  static let factors = units.map(\.factor)

  private static let offsets = units.map(\.offset)

  static func convert(_ value: Double, _ unit: Int, to other: Int) -> Double {
    (value + offsets[unit]) * factors[unit] / factors[other] - offsets[other]
  }

  /// So many of the larger unit and so many of the smaller, in the larger.
  static func sum(_ value: Double, _ more: Double, _ smaller: Int, _ larger: Int) -> Double {
    // Where so many whole ones make up the larger, they are counted, so that 5 feet 9 are 5.75 and nothing beside.
    let ratio = factors[larger] / factors[smaller]
    let whole = ratio.rounded()
    guard whole >= 1, abs(ratio - whole) < 1e-6 else { return value + more / ratio }
    return (value * whole + more) / whole
  }

  /// Two parts in the unit of the first; but two years and three months are 27 months of the calendar.
  static func calendarSum(
    _ value: Double, _ unit: Int, _ more: Double, _ other: Int
  ) -> (value: Double, unit: Int) {
    switch (unit, other) {
    case (year, month): (value * 12 + more, month)
    case (month, year): (value + more * 12, month)
    default: (sum(value, more, other, unit), unit)
    }
  }

  /// Whether it counts days or longer.
  static func isOfDays(_ unit: Int) -> Bool {
    units[unit].dimension == .duration && factors[unit] >= Quantity.Unit.day.factor
  }

  private static let month = units.firstIndex(of: .month) ?? -1
  private static let year = units.firstIndex(of: .year) ?? -1
}
