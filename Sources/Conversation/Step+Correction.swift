import Intents
import Measures

/// A correction in the sentence that it corrects: "weight 72, no, 73".
extension Step {
  /// Whether this changes what the other step says, before it is in the record.
  func corrects(_ other: Step) -> Bool {
    entry.type.kind == "edit" && (person == nil || person == other.person)
      && correction(of: other) != nil
  }

  /// Takes over the values of a correction, and keeps what that one left unsaid.
  mutating func take(correction: Step) {
    guard let slots = correction.correction(of: self) else { return }
    var corrected = correction
    corrected.slots = slots
    take(over: corrected)
  }

  /// The same said as a correction like the other step, in whose sentence it follows: "change pulse to 75 and weight to 74";
  /// nil where that is no correction, or has no place for it.
  func following(_ other: Step) -> Step? {
    guard entry.type is any MomentaryIntent.Type, other.entry.type.kind == "edit",
      slots.allSatisfy({ other.declares($0.name) })
    else { return nil }
    var correction = other
    correction.slots = slots + other.slots.filter(\.value.isSteering)
    correction.person = person ?? other.person
    return correction
  }

  /// What the correction says in the slots of the other step, where a number alone is the one figure there is; nil where
  /// it says anything that the other has no place for.
  private func correction(of other: Step) -> [(name: String, value: Value)]? {
    var correction: [(name: String, value: Value)] = []
    for slot in slots where !slot.value.isSteering {
      if other.declares(slot.name) {
        correction.append(slot)
      } else if let figure = other.onlyFigure, case .number(let number) = slot.value {
        correction.append((figure.name, figure.value.with(number)))
      } else {
        return nil
      }
    }
    return correction.isEmpty ? nil : correction
  }

  private var onlyFigure: (name: String, value: Value)? {
    let figures = slots.filter(\.value.isFigure)
    return figures.count == 1 ? figures[0] : nil
  }
}

extension Value {
  fileprivate var isFigure: Bool {
    switch self {
    case .number, .quantity: true
    case .moment, .period, .word, .text: false
    }
  }

  /// Whether it is a mark of the phrase and no value.
  fileprivate var isSteering: Bool { self == .word("yes") }

  /// The number in the unit of this figure.
  fileprivate func with(_ number: Double) -> Value {
    guard case .quantity(let quantity) = self else { return .number(number) }
    return .quantity(Quantity(number, quantity.unit))
  }
}
