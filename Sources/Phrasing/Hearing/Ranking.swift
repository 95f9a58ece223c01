import Measures

/// Chooses between the parses of an utterance.
enum Ranking {
  /// - Parameter found: items that end the utterance, cheapest first.
  static func choose(_ chart: Chart, _ found: [Int]) -> Hearing? {
    var parses: [(parse: Parse, points: Int32)] = []
    for index in found {
      let points = chart.items[index].points
      if let best = parses.first, points > best.points + Int32(Cost.margin) { break }
      guard let parse = chart.parse(endingAt: index) else { continue }
      guard !parses.contains(where: { $0.parse.clauses.sayTheSame(as: parse.clauses) }) else { continue }
      parses.append((parse, points))
      if parses.count == 2 { break }
    }
    guard let best = parses.first else { return nil }
    guard parses.count == 2 else { return .understood(best.parse) }
    return .ambiguous(parses.map(\.parse))
  }
}

extension [Clause] {
  /// Whether the same would be done, whatever words led to it.
  fileprivate func sayTheSame(as other: [Clause]) -> Bool {
    count == other.count
      && zip(self, other).allSatisfy { one, two in
        one.intent == two.intent && Set(one.slots.map(\.said)) == Set(two.slots.map(\.said))
      }
  }
}

extension Slot {
  fileprivate var said: Said { Said(name: name, value: value) }

  fileprivate struct Said: Hashable {
    let name: String
    let value: Value
  }
}
