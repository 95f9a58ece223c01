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
    guard entry.type.momentary != nil, other.entry.type.kind == "edit",
      slots.allSatisfy({ other.declares($0.name) })
    else { return nil }
    var correction = other
    correction.slots = slots + other.slots.filter(\.value.isSteering)
    correction.person = person ?? other.person
    return correction
  }

  /// The record of the other step with the figure, the person and the time of this one; nil where that one has not just
  /// one figure.
  func completed(by other: Step) -> Step? {
    guard other.purpose == .record, let old = other.onlyFigure,
      let said = slots.first(where: { $0.value.isFigure })?.value,
      let figure = old.value.with(said)
    else { return nil }
    var whole = other
    whole.slots.removeAll { $0.name == old.name || Self.ofOneRecord.contains($0.name) }
    whole.slots.append((old.name, figure))
    whole.slots += slots.filter { $0.name == "when" || $0.name == "tags" }
    let isElsewhen = values["when"] != nil || values["tags"] != nil
    whole.person = person ?? (isElsewhen ? other.person : nil)
    return whole
  }

  /// What is said of one record and not of the next one.
  private static let ofOneRecord: Set = ["when", "also", "repeats", "person", "tags", "note"]

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

  /// Another figure in its place: with a unit of its own, or a number alone in the unit of this one; nil where a unit
  /// was said of what has none.
  fileprivate func with(_ said: Value) -> Value? {
    switch (self, said) {
    case (_, .number(let number)): return with(number)
    case (.quantity, .quantity(let quantity)) where quantity.unit != nil: return said
    case (_, .quantity(let quantity)) where quantity.unit == nil: return with(quantity.value)
    default: return nil
    }
  }

  /// Whether it is fifty times another figure, or a fiftieth of it.
  func isFar(from other: Value) -> Bool {
    guard let one = quantity, let two = other.quantity, min(one.value, two.value) > 0 else {
      return false
    }
    let ratio = two.unit.flatMap { one.converted(to: $0)?.value } ?? one.value
    return max(ratio / two.value, two.value / ratio) >= 50
  }

  private var quantity: Quantity? {
    switch self {
    case .number(let number): Quantity(number, nil)
    case .quantity(let quantity): quantity
    case .moment, .period, .word, .text: nil
    }
  }

  /// The number in the unit of this figure.
  fileprivate func with(_ number: Double) -> Value {
    guard case .quantity(let quantity) = self else { return .number(number) }
    return .quantity(Quantity(number, quantity.unit))
  }
}

extension Step {
  /// Whether both name something, and not the same: half a melon is no answer about twenty slices of pizza.
  func isOther(than other: Step) -> Bool {
    guard let slot = entry.type.totalling?.names, let name = values[slot],
      let before = other.values[slot]
    else { return false }
    return name != before
  }
}
