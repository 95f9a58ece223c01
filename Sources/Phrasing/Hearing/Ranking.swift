import Measures

/// Chooses between the parses of an utterance.
enum Ranking {
  /// - Parameter found: items that end the utterance, cheapest first.
  static func choose(_ chart: inout Chart, _ found: [Int]) -> Hearing? {
    var best: Parse?
    var (least, key): (Int32, UInt64) = (0, 0)
    for index in found {
      let points = chart.items[index].points
      if best != nil, points > least + Int32(Cost.margin) { break }
      if best != nil, chart.items[index].key == key { continue }
      guard let parse = chart.parse(endingAt: index) else { continue }
      guard let first = best else {
        (best, least, key) = (parse, points, chart.items[index].key)
        continue
      }
      let isTheSame =
        first.clauses.sayTheSame(as: parse.clauses)
        || least < points && first.clauses.holdTogether(parse.clauses)
      if !isTheSame { return .ambiguous([first, parse]) }
    }
    return best.map(Hearing.understood)
  }
}

extension [Clause] {
  /// Whether the same would be done, whatever words led to it.
  fileprivate func sayTheSame(as other: [Clause]) -> Bool {
    count == other.count
      && zip(self, other).allSatisfy { one, two in
        one.intent == two.intent && one.slots.allSatisfy(two.slots.say)
          && two.slots.allSatisfy(one.slots.say)
      }
  }
}

extension [Clause] {
  /// Whether the other takes apart what is one value here (昨晚11点 as 昨晚 and 11点), or has free text take in
  /// what is a value here.
  fileprivate func holdTogether(_ other: [Clause]) -> Bool {
    guard count == other.count else { return false }
    return zip(self, other).allSatisfy { one, two in
      let own = one.slots.filter { !two.slots.say($0) }
      return one.intent == two.intent
        && two.slots.filter { !one.slots.say($0) }.allSatisfy { slot in
          !slot.span.isEmpty && own.contains { $0.holds(slot) }
        }
    }
  }
}

extension Slot {
  fileprivate func holds(_ other: Slot) -> Bool {
    if span.contains(other.span) { return true }
    guard case .text = other.value, name == other.name else { return false }
    return other.span.contains(span)
  }

  /// Whether the value is the same; a bare number is, whether it was read as one or as a quantity without a unit.
  fileprivate func says(_ other: Slot) -> Bool {
    switch (value, other.value) {
    case (.number(let number), .quantity(let quantity)),
      (.quantity(let quantity), .number(let number)):
      quantity.unit == nil && quantity.value == number
    default: value == other.value
    }
  }
}

extension [Slot] {
  /// Whether one of them has this name and this value.
  fileprivate func say(_ slot: Slot) -> Bool {
    for own in self where own.name == slot.name && own.says(slot) { return true }
    return false
  }
}
