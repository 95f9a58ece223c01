import Measures

extension Readers {
  /// Numbers with a unit of one of these dimensions, and bare numbers: "72.5 kilos", "5 foot 11", 三十六度五, "98.6".
  mutating func readQuantities(_ dimensions: Int, at start: Int) -> Range<Int> {
    let numbers = numbers(at: start)
    guard !numbers.isEmpty else { return 0..<0 }
    let base = running.count
    for index in numbers {
      let number = readings[index]
      appendRunning(number.number, unit: -1, end: number.end, number.points + Int32(Cost.bareQuantity), number.repair)
      readUnits(after: number, dimensions)
    }
    let first = readings.count
    readings.append(contentsOf: running[base...])
    running.removeLast(running.count - base)
    return first..<readings.count
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

  private mutating func readUnits(after number: Reading, _ dimensions: Int) {
    var at = Int(number.end)
    if numeral(at)?.role == .of { at += 1 }
    if number.number < 1, numeral(at)?.role == .article { at += 1 }
    guard at < tokens.count, tokens[at].gap < .comma else { return }
    for index in machine(tables.unitMachine, at: at) {
      let unit = readings[index]
      let place = tables.endingUnit(unit.ending)
      guard place < Quantity.Unit.allCases.count, UnitTable.bits[place] & dimensions != 0 else {
        continue
      }
      let points = number.points + unit.points
      let repair = number.repair + unit.repair
      appendRunning(number.number, unit: Int32(place), end: unit.end, points, repair)
      readMore(number.number, place, at: Int(unit.end), points, repair)
    }
  }

  /// What can follow the first unit: a smaller one, the number of one, or "and a half".
  private mutating func readMore(
    _ value: Double, _ unit: Int, at end: Int, _ points: Int32, _ repair: Int32
  ) {
    guard end < tokens.count, tokens[end].gap < .comma else { return }
    var at = end
    if let next = numeral(at), next.role == .and { at += 1 }
    let article = numeral(at)?.role == .article ? 1 : 0
    if let part = numeral(at + article), part.role == .part, at > end || article == 0 {
      appendRunning(
        value + part.value, unit: Int32(unit), end: Int32(at + article + 1), points, repair)
    }
    guard at < tokens.count, value == value.rounded() else { return }
    for index in numbers(at: at) {
      readSecond(value, unit, readings[index], points, repair, isJoined: at > end)
    }
  }

  private mutating func readSecond(
    _ value: Double, _ unit: Int, _ second: Reading, _ points: Int32, _ repair: Int32,
    isJoined: Bool
  ) {
    let (points, repair) = (points + second.points, repair + second.repair)
    let end = Int(second.end)
    if end < tokens.count, tokens[end].gap < .comma {
      for index in machine(tables.unitMachine, at: end) {
        let smaller = tables.endingUnit(readings[index].ending)
        guard smaller < Quantity.Unit.allCases.count,
          UnitTable.bits[smaller] == UnitTable.bits[unit]
        else { continue }
        let ratio = UnitTable.factors[smaller] / UnitTable.factors[unit]
        guard ratio < 1, second.number * ratio < 1 else { continue }
        appendRunning(
          UnitTable.sum(value, second.number, smaller, unit), unit: Int32(unit),
          end: readings[index].end, points + readings[index].points, repair)
      }
    }
    for index in 0..<tables.compoundCount where tables.compound(index).first == unit {
      let smaller = tables.compound(index).second
      if smaller == 126 {
        guard !isJoined, second.number < 10, second.number == second.number.rounded() else { continue }
        appendRunning(
          Decimal.sum(value, second.number, 10), unit: Int32(unit), end: second.end, points, repair)
      } else if second.number * UnitTable.factors[smaller] < UnitTable.factors[unit] {
        appendRunning(
          UnitTable.sum(value, second.number, smaller, unit), unit: Int32(unit), end: second.end,
          points + 1, repair)
      }
    }
  }
}

/// The unit table by place, as compiled grammars name units.
enum UnitTable {
  static let bits = Quantity.Unit.allCases.map(\.dimension.bit)
  static let factors = Quantity.Unit.allCases.map(\.factor)

  private static let offsets = Quantity.Unit.allCases.map(\.offset)

  static func convert(_ value: Double, _ unit: Int, to other: Int) -> Double {
    (value + offsets[unit]) * factors[unit] / factors[other] - offsets[other]
  }

  /// So many of the larger unit and so many of the smaller, in the larger.
  static func sum(_ value: Double, _ more: Double, _ smaller: Int, _ larger: Int) -> Double {
    value + more * factors[smaller] / factors[larger]
  }
}
