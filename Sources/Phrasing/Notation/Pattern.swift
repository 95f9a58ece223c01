import Measures

/// What one phrase of a grammar can sound like, as the brackets of the notation say it.
indirect enum Pattern: Hashable {
  /// Words one after the other, folded as the tokenizer folds them.
  case words([String])
  /// `a b c`
  case sequence([Pattern])
  /// `(a|b)`
  case choice([Pattern])
  /// `(a;b)`: all of them, in any order.
  case anyOrder([Pattern])
  /// `[a]`
  case optional(Pattern)
  /// `(a)+`
  case repeated(Pattern)
  /// `a~0.3`: the same, at a cost; `a~0.3?`: a guess, so that it counts as a repair.
  case weighted(Pattern, points: Int, isGuess: Bool)
  /// `<name>`
  case rule(String, column: Int)
  /// `{name:type range}`
  case slot(SlotSpec)

  /// A typed hole in a phrase, to be filled by a reader.
  struct SlotSpec: Hashable {
    var name: String
    var type: String
    /// Least and greatest bare number, or length in words for free text.
    var range: ClosedRange<Double>?
    /// The unit in which the range holds for quantities said with another unit.
    var unit: Quantity.Unit?
    /// What free text may hold.
    var freedom = Freedom.plain
    /// Which numbers are meant.
    var numbers = Numbers.any
    var column: Int

    static func == (left: SlotSpec, right: SlotSpec) -> Bool {
      left.name == right.name && left.type == right.type && left.range == right.range
        && left.unit == right.unit && left.freedom == right.freedom && left.numbers == right.numbers
    }

    func hash(into hasher: inout Hasher) {
      hasher.combine(name)
      hasher.combine(type)
    }
  }

  /// Which numbers a slot takes.
  enum Numbers: Int {
    case any
    /// Whole ones: `{hour:number 0..24 whole}`.
    case whole
    /// A time of day written as one number, such as 1030 or 8.30: `{time:number clock}`.
    case clock
    /// Only those that are said with their unit: `{weight:mass unit 30..250 kg}`.
    case measured
  }

  /// How much free text takes.
  enum Freedom: Int, CaseIterable {
    /// Words that neither negate nor start another intent, and no numbers.
    case plain
    /// Words that start other intents too: `{text:text any}`.
    case any
    /// Everything to the end, numbers among it: `{text:text all}`.
    case all
    /// A name: one or two words that no grammar has, or a few Chinese characters: `{person:text name}`.
    case name
    /// Any words of one sentence, numbers and negations among them: `{text:text free}`.
    case free
  }

  /// Every slot and every rule that this pattern names, itself included.
  func visit(_ see: (Pattern) -> Void) {
    see(self)
    switch self {
    case .words, .rule, .slot: break
    case .sequence(let parts), .choice(let parts), .anyOrder(let parts):
      for part in parts { part.visit(see) }
    case .optional(let part), .repeated(let part), .weighted(let part, _, _): part.visit(see)
    }
  }
}
