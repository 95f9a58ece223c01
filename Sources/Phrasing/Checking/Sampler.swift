import Measures

/// Says sentences that a grammar understands, at random but repeatably.
public struct Sampler {
  private let source: LanguageSource
  private var random: SplitMix
  private let grammar: Grammar?
  /// Whether free text is a name that no list has, rather than that of a food.
  var makesNames = false

  /// - Parameter seed: the same seed gives the same sentences.
  public init(language: String, _ files: [SourceFile], seed: UInt64) {
    self.init(LanguageSource(tag: language, files: files), nil, seed: seed)
  }

  init(_ source: LanguageSource, _ grammar: Grammar?, seed: UInt64) {
    self.source = source
    self.grammar = grammar
    random = SplitMix(seed: seed)
  }

  /// The names of the intents that have phrases.
  public var intents: [String] { source.intents.filter { !$0.phrases.isEmpty }.map(\.name) }

  /// A sentence of one of the intent's phrases; nil when there is no such intent.
  public mutating func sentence(of intent: String) -> String? {
    guard let intent = source.intents.first(where: { $0.name == intent }),
      let phrase = pick(intent.phrases)
    else { return nil }
    return sentence(of: phrase.pattern)
  }

  mutating func sentence(of pattern: Pattern) -> String {
    Self.joined(say(pattern))
  }

  /// Words as one text: no spaces between Chinese characters, nor before an apostrophe or a mark.
  private static func joined(_ words: [String]) -> String {
    var text = ""
    for word in words {
      let isWide = { (scalar: Unicode.Scalar?) in scalar.map { $0.value >= 0x2E80 } ?? false }
      let glues =
        text.isEmpty || word.hasPrefix("'")
        || (isWide(text.unicodeScalars.last) || isWide(word.unicodeScalars.first))
        || [":", "/", "%", "°"].contains(word) || text.hasSuffix("/") || text.hasSuffix(":")
      text += glues ? word : " " + word
    }
    return text
  }

  private mutating func say(_ pattern: Pattern) -> [String] {
    switch pattern {
    case .words(let words): return words
    case .sequence(let parts): return parts.flatMap { say($0) }
    case .choice(let parts): return pick(parts).map { say($0) } ?? []
    case .anyOrder(var parts):
      parts.shuffle(using: &random)
      return parts.flatMap { say($0) }
    case .optional(let part): return random.next() % 3 == 0 ? say(part) : []
    case .repeated(let part), .weighted(let part, _, _): return say(part)
    case .rule(let name, _): return pick(source.rules[name] ?? []).map { say($0.content) } ?? []
    case .slot(let slot): return say(slot)
    }
  }

  private mutating func say(_ slot: Pattern.SlotSpec) -> [String] {
    switch slot.type {
    case "number": return [number(in: slot.range ?? 1...20)]
    case "text": return makesNames ? ["zzyzx"] : say(list: "food")
    case "quantity": return [number(in: slot.range ?? 1...20)] + unit(of: .mass)
    default:
      if let dimension = Quantity.Dimension(rawValue: slot.type) {
        return [number(in: slot.range ?? 1...20)] + unit(of: dimension, slot.unit)
      }
      return say(list: slot.type)
    }
  }

  private mutating func say(list name: String) -> [String] {
    let group = (source.lists + source.forms).first { $0.name == name }
    return pick(group?.alternatives ?? []).map { say($0.pattern) } ?? []
  }

  private mutating func number(in range: ClosedRange<Double>) -> String {
    let low = Int(range.lowerBound.rounded(.up))
    let high = max(low, Int(range.upperBound.rounded(.down)))
    return "\(low + Int(random.next() % UInt64(high - low + 1)))"
  }

  private mutating func unit(
    of dimension: Quantity.Dimension, _ wanted: Quantity.Unit? = nil
  ) -> [String] {
    let units = source.lists.first { $0.name == "unit" }?.alternatives.filter {
      guard let unit = Quantity.Unit(rawValue: $0.value) else { return false }
      return unit.dimension == dimension && (wanted == nil || wanted == unit)
    }
    return pick(units ?? []).map { say($0.pattern) } ?? []
  }

  private mutating func pick<Element>(_ elements: [Element]) -> Element? {
    elements.isEmpty ? nil : elements[Int(random.next() % UInt64(elements.count))]
  }
}
