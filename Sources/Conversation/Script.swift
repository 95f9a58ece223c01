import Phrasing

/// Which letters a language or a text is written in, as far as it tells languages apart.
struct Script: OptionSet {
  let rawValue: Int

  /// A to Z, with or without accents.
  static let latin = Script(rawValue: 1)
  /// Everything from Greek on: Cyrillic, Arabic, Chinese, …
  static let other = Script(rawValue: 2)

  init(rawValue: Int) { self.rawValue = rawValue }

  /// The letters that occur in a text.
  init(of text: String) {
    self = []
    for scalar in text.unicodeScalars {
      let script: Script = scalar.value < 0x370 ? .latin : .other
      if !contains(script), scalar.properties.isAlphabetic { insert(script) }
    }
  }

  /// Whether a text in these letters, if in any, can be of a language that is written in those.
  func fits(_ language: Script) -> Bool { isEmpty || !isDisjoint(with: language) }

  /// The letters in which a language is written.
  init(of grammar: Grammar) { self = grammar.isLatin ? .latin : .other }
}
