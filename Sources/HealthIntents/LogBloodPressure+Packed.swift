import Intents
import Measures

extension LogBloodPressure: SerialIntent {
  public typealias Slots = [(name: String, value: Value)]

  /// "Bp 13585": figures that a recogniser wrote as one, taken apart where there is but one way to, and read back.
  public static func series(of slots: Slots) -> (all: [Slots], isClear: Bool) {
    guard !slots.contains(where: { $0.name == "diastolic" }),
      let place = slots.firstIndex(where: { $0.name == "systolic" }),
      case .quantity(let said) = slots[place].value, said.unit == nil,
      let whole = Int(exactly: said.value),
      let figures = apart("\(whole)", hasPulse: slots.contains { $0.name == "pulse" })
    else { return ([slots], true) }
    let names = ["systolic", "diastolic", "pulse"]
    let parts = zip(names, figures).map {
      (name: $0, value: Value.quantity(Quantity(Double($1), nil)))
    }
    return ([slots[..<place] + parts + slots[(place + 1)...]], false)
  }

  /// Two figures, or three with the pulse.
  private static func apart(_ digits: String, hasPulse: Bool) -> [Int]? {
    guard (4...8).contains(digits.count) else { return nil }
    var found: [[Int]] = []
    for upper in 2...3 {
      for lower in 2...3 {
        let rest = digits.count - upper - lower
        guard rest == 0 || !hasPulse && (2...3).contains(rest) else { continue }
        let ends = [upper, upper + lower, digits.count]
        let figures = zip([0] + ends, ends).filter { $0 < $1 }.compactMap { start, end in
          figure(digits.dropFirst(start).prefix(end - start))
        }
        if isBelievable(figures), figures.count == (rest == 0 ? 2 : 3) { found.append(figures) }
      }
    }
    return found.count == 1 ? found[0] : nil
  }

  private static func figure(_ digits: Substring) -> Int? {
    digits.first == "0" ? nil : Int(digits)
  }

  private static func isBelievable(_ figures: [Int]) -> Bool {
    let bounds = [70...260, 35...150, 40...180]
    return figures.count > 1 && zip(figures, bounds).allSatisfy { $1.contains($0) }
      && figures[0] - figures[1] >= 15
  }
}
