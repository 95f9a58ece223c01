import Measures

extension SpokenGrammar {
  /// The ways to say the values of a slot. Free text is anything, so only what somebody has said of it before is there.
  mutating func speech(_ slot: Pattern.SlotSpec) -> Speech? {
    Speech.any([values(of: slot), ownWords(slot.name)])
  }

  private mutating func ownWords(_ slot: String) -> Speech? {
    guard let words = own[slot] else { return nil }
    return rule("own \(slot)") { grammar in
      Speech.any(words.map { grammar.spoken(Tokenizer.words(Array($0.utf8))) })
    }
  }

  private mutating func values(of slot: Pattern.SlotSpec) -> Speech? {
    switch slot.type {
    case "text": return nil
    case "number" where slot.numbers == .clock: return clock()
    case "number":
      let range = slot.range ?? Self.usual
      return number(range, hasDecimals: slot.numbers != .whole && range.upperBound <= 1000)
    case "quantity": return Speech.any(Quantity.Dimension.spoken.map { quantity(slot, $0) })
    default:
      if let dimension = Quantity.Dimension(rawValue: slot.type) {
        return quantity(slot, dimension)
      }
      return list(slot.type)
    }
  }

  /// Where a slot says nothing about its range.
  private static let usual = 0.0...999.0

  private mutating func list(_ name: String) -> Speech? {
    rule("list \(name)") { grammar in
      let group = (grammar.source.lists + grammar.source.forms).first { $0.name == name }
      let entries = group?.alternatives ?? []
      return Speech.any(
        entries.prefix(grammar.size ?? entries.count).map { grammar.heardAs($0.pattern) })
    }
  }

  /// A pattern of a list without what costs something in it, which is what recognisers make of the word.
  private mutating func heardAs(_ pattern: Pattern) -> Speech? {
    switch pattern {
    case .choice(let parts): Speech.any(parts.map { heardAs($0) })
    case .weighted: nil
    default: speech(pattern)
    }
  }

  /// Half past ten as "ten thirty".
  private mutating func clock() -> Speech? {
    let hour = number(0...24, hasDecimals: false)
    let minute = number(10...59, hasDecimals: false)
    let few = number(1...9, hasDecimals: false)
    let after = Speech.any([
      minute, Speech.all([.words([numbers.words.nought]), few]),
    ])
    return Speech.all([hour, after])
  }

  mutating func number(_ range: ClosedRange<Double>, hasDecimals: Bool) -> Speech? {
    let (low, high) = (max(0, range.lowerBound), min(range.upperBound, Double(NumberSpeech.most)))
    guard low <= high else { return nil }
    let bounds = "\(Value.number(low).plain) to \(Value.number(high).plain)"
    return rule("number \(bounds)\(hasDecimals ? " decimal" : "")") { grammar in
      let words = grammar.numbers.range(low...high, hasDecimals: hasDecimals)
      let whole = Int(low.rounded(.up))...max(Int(low.rounded(.up)), Int(high.rounded(.down)))
      let figures = grammar.writesFigures ? Speech.figures(whole, hasDecimals: hasDecimals) : nil
      return Speech.any([words, figures])
    }
  }

  /// A number with each unit in which the range is one that somebody would speak of, or bare.
  private mutating func quantity(
    _ slot: Pattern.SlotSpec, _ dimension: Quantity.Dimension
  ) -> Speech? {
    let key =
      "\(dimension) \(slot.range.map { "\($0)" } ?? "") \(slot.unit?.rawValue ?? "") \(slot.numbers)"
    return rule(key) { grammar in
      let units = grammar.units(of: dimension)
      let counted = units.map { grammar.counted(slot, dimension, $0) }
      let bare =
        slot.numbers == .measured
        ? nil : grammar.number(slot.range ?? Self.usual, hasDecimals: slot.hasDecimals(dimension))
      return Speech.any([bare] + counted + [grammar.compounds(slot, units)])
    }
  }

  private mutating func counted(
    _ slot: Pattern.SlotSpec, _ dimension: Quantity.Dimension, _ unit: UnitSpeech
  ) -> Speech? {
    guard let range = slot.range(in: unit.unit) else { return nil }
    let amount = number(range, hasDecimals: slot.hasDecimals(dimension))
    let isOne = range.contains(1) && slot.numbers != .whole
    let one = isOne ? Speech.any(numbers.articles.map { .words([$0]) }) : nil
    let half = slot.hasDecimals(dimension) ? numbers.half.map { Speech.words([$0]) } : nil
    // "Half an hour", "half a litre", 半小时.
    let halfOfOne = isOne ? Speech.all([half, Speech.maybe(one)]) : nil
    let before = unit.before.flatMap { Speech.all([$0, amount]) }
    guard numbers.words.isPositional, let half, range.upperBound - range.lowerBound > 1 else {
      return Speech.any([Speech.all([Speech.any([amount, one, halfOfOne]), unit.words]), before])
    }
    // 六个半小时, 三斤半.
    let whole = number(range.lowerBound...(range.upperBound - 1), hasDecimals: false)
    let between = Speech.maybe(numbers.classifier.map { .words([$0]) })
    return Speech.any([
      Speech.all([Speech.any([amount, halfOfOne]), unit.words]), before,
      Speech.all([whole, between, half, unit.words]), Speech.all([whole, unit.words, half]),
    ])
  }

  /// "Five foot eleven", "one hour twenty".
  private mutating func compounds(_ slot: Pattern.SlotSpec, _ units: [UnitSpeech]) -> Speech? {
    let and = Speech.maybe(numbers.and.map { .words([$0]) })
    return Speech.any(
      source.compounds.compactMap { first, second -> Speech? in
        if second == "tenths" { return tenths(slot, units.first { $0.unit.rawValue == first }) }
        guard let large = units.first(where: { $0.unit.rawValue == first }),
          let small = units.first(where: { $0.unit.rawValue == second }),
          slot.range(in: large.unit) != nil, slot.numbers != .whole,
          let ratio = Quantity(1, large.unit).converted(to: small.unit)?.value, ratio > 1
        else { return nil }
        return Speech.all([
          number(1...24, hasDecimals: false), large.words, and,
          number(1...max(1, (ratio - 1).rounded(.down)), hasDecimals: false),
          Speech.maybe(small.words),
        ])
      })
  }

  /// 三十六度五, 一米七五.
  private mutating func tenths(_ slot: Pattern.SlotSpec, _ unit: UnitSpeech?) -> Speech? {
    guard let unit, slot.numbers != .whole, let range = slot.range(in: unit.unit),
      range.upperBound - range.lowerBound > 1
    else { return nil }
    let digit = number(1...9, hasDecimals: false)
    return Speech.all([
      number(range.lowerBound...(range.upperBound - 1), hasDecimals: false), unit.words, digit,
      Speech.maybe(number(0...9, hasDecimals: false)),
    ])
  }

  /// A unit with its words, and those that stand before the number: 百分之.
  private typealias UnitSpeech = (unit: Quantity.Unit, words: Speech, before: Speech?)

  /// The units of a dimension with their words.
  private mutating func units(of dimension: Quantity.Dimension) -> [UnitSpeech] {
    let group = source.lists.first { $0.name == "unit" }
    let prefixes = source.lists.first { $0.name == "prefix" }?.alternatives ?? []
    var found: [UnitSpeech] = []
    for entry in group?.alternatives ?? [] {
      guard let other = Quantity.Unit(rawValue: entry.value), other.dimension == dimension,
        let words = rule("unit \(other.rawValue)", { $0.heardAs(entry.pattern) })
      else { continue }
      let before = prefixes.first { $0.value == other.rawValue }.flatMap { entry in
        rule("prefix \(other.rawValue)") { $0.heardAs(entry.pattern) }
      }
      found.append((other, words, before))
    }
    return found
  }
}

extension Quantity.Dimension {
  /// What an amount of anything is told in.
  fileprivate static let spoken: [Self] = [.mass, .volume, .length, .duration, .energy, .percent]
}

extension Pattern.SlotSpec {
  fileprivate func hasDecimals(_ dimension: Quantity.Dimension) -> Bool {
    guard numbers != .whole, unit != .millimetreOfMercury else { return false }
    switch dimension {
    case .rate, .steps, .score: return false
    case .energy, .percent, .pressure, .mass, .length, .volume, .temperature, .duration, .glucose:
      return true
    }
  }

  /// The range in another unit; nil where nobody would use that one.
  fileprivate func range(in other: Quantity.Unit) -> ClosedRange<Double>? {
    guard let range else { return 0...999 }
    guard let unit, unit != other else { return range }
    guard let low = Quantity(range.lowerBound, unit).converted(to: other)?.value,
      let high = Quantity(range.upperBound, unit).converted(to: other)?.value, low <= high,
      high >= 1, low < 1000 || low < 10 * range.lowerBound
    else { return nil }
    return low.rounded(.down)...high.rounded(.up)
  }
}
