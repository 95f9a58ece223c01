import Measures
import Phrasing

/// How values stand in a sentence where that is not how they would be said alone.
extension Speaker {
  /// The values with free words on one line, lengths of time in hours, and whoever speaks as "you".
  func spoken(_ values: [String: Value]) -> [String: Value] {
    var values = values.mapValues(spoken)
    for name in Self.named {
      if case .word(let word)? = values[name] { values[name] = translated(word) ?? values[name] }
    }
    if case .word(let unit)? = values["unit"], !has(measure: unit) {
      values["unit"] = nil
      if values["quantity"] == .number(1) { values["quantity"] = nil }
    }
    if values["person"] == .word("me") { values["person"] = part("you") ?? .word("me") }
    return values
  }

  /// Whether this language has the measure, or it is written in its letters: a list in English has no 根.
  private func has(measure: String) -> Bool {
    Script(of: measure).fits(Script(of: grammar))
      || grammar.word(for: measure, in: "portion") != nil
  }

  /// The values that may be the name of something that was said in another language.
  private static let named = ["food", "others", "label", "medication"]
  /// The lists in which a name stands for what it is, whatever the language.
  private static let identities = ["edible", "substance"]

  /// What is called so in another language; nil where that is this language, or it has no word for it.
  private func translated(_ word: String) -> Value? {
    guard !Script(of: word).fits(Script(of: grammar)) else { return nil }
    for other in others {
      for list in Self.identities {
        guard let identity = other.read(word, as: list).first?.words,
          let name = grammar.word(for: identity, in: list)
        else { continue }
        return .text(name)
      }
    }
    return nil
  }

  private func spoken(_ value: Value) -> Value {
    switch value {
    case .text(let text): .text(text.onOneLine)
    case .quantity(let quantity):
      spoken(quantity) ?? .quantity(Quantity(short(quantity.value), quantity.unit))
    case .number(let number): .number(short(number))
    case .moment(let moment): spoken(moment) ?? value
    case .period(.day(.shifted(.offset(0), let shift))): spoken(Moment(shift: shift)) ?? value
    case .period, .word: value
    }
  }

  /// As exact as somebody says it: two thirds are 0.667.
  private func short(_ number: Double) -> Double {
    abs(number) < 0.1 ? number : number.rounded(decimals: 3)
  }

  /// "7 h 30 min", "5 ft 10 in", "1 hour"; nil where the number and its unit do.
  private func spoken(_ quantity: Quantity) -> Value? {
    switch quantity.unit {
    case .minute? where quantity.value >= 120: split(quantity.value, by: 60, "hours-minutes")
    case .hour? where quantity.value < 1 && (quantity.value * 60).isWhole:
      .quantity(Quantity(quantity.value * 60, .minute))
    case .hour? where quantity.value > 1 && !quantity.value.isWhole:
      split(quantity.value * 60, by: 60, "hours-minutes")
    case .foot? where !quantity.value.isWhole: split(quantity.value * 12, by: 12, "feet-inches")
    case .stone? where !quantity.value.isNeat: split(quantity.value * 14, by: 14, "stone-pounds")
    case .pound? where !quantity.value.isNeat: split(quantity.value * 16, by: 16, "pounds-ounces")
    case let unit? where quantity.value == 1: single(unit)
    default: nil
    }
  }

  /// "1 hour ago".
  private func spoken(_ moment: Moment) -> Value? {
    guard let shift = moment.shift, abs(shift.amount) == 1, moment.day == nil, moment.clock == nil,
      moment.part == nil,
      let one = single(shift.unit)
    else { return nil }
    return part(shift.amount < 0 ? "ago" : "ahead", ["amount": one])
  }

  /// A figure in two units; where it does not divide so, it stays as it is.
  private func split(_ figure: Double, by size: Double, _ key: String) -> Value? {
    let whole = figure.rounded()
    guard abs(figure - whole) < 0.05 else { return nil }
    let rest = whole.truncatingRemainder(dividingBy: size)
    var values: [String: Value] = ["greater": .number((whole - rest) / size)]
    if rest > 0 { values["less"] = .number(rest) }
    return part(key, values)
  }

  /// One of a unit, where that is another word than several of it.
  private func single(_ unit: Quantity.Unit) -> Value? {
    grammar.word(for: unit.rawValue, in: "single") == nil
      ? nil : part("single", ["unit": .word(unit.rawValue)])
  }

  private func part(_ key: String, _ values: [String: Value] = [:]) -> Value? {
    grammar.reply(key, of: Self.conversation, values).map(Value.text)
  }
}

extension Double {
  fileprivate var isWhole: Bool { self == rounded() }

  /// Whether it is said with one decimal at the most, as a scale shows it.
  fileprivate var isNeat: Bool { abs(self * 10 - (self * 10).rounded()) < 1e-6 }
}

extension String {
  /// The text without line breaks and the like.
  fileprivate var onOneLine: String {
    guard utf8.contains(where: { $0 < 0x20 }) else { return self }
    return String(
      String.UnicodeScalarView(unicodeScalars.map { $0.value < 0x20 ? " " : $0 }))
  }

  /// The sentence with a capital letter at its beginning.
  var capitalized: String {
    guard let first = utf8.first, (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(first) else {
      return self
    }
    return String(prefix(1)).uppercased() + dropFirst()
  }
}
