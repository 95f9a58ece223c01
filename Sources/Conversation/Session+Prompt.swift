import Intents
import Measures
import Phrasing

extension Session {
  /// What is said first to somebody who sits at a prompt.
  public var greeting: String { speaker(nil).say("welcome") }

  /// Sentences that each of the languages shows as examples, an intent's first ones first.
  public var examples: [String: [String]] {
    Dictionary(
      uniqueKeysWithValues: ears.grammars.map { ($0.language, Examples(of: $0).sentences) })
  }

  /// Sentences for what the person usually tells at this hour and has not told yet; the record is asked for that now.
  public func usual(in language: String?) -> [String] {
    let scene = door.storeIfAny.flatMap {
      try? Scene(setup, $0, topic, ears.meanings(in: language))
    }
    guard let scene, let person = scene.person(named: nil) else { return [] }
    let habits = try? scene.context(for: person, confirmed: [], telling: .read).habits()
    return (habits ?? []).map { speaker(language).say("usual-phrase", ["usual": $0.habitual]) }
  }

  /// What could stand in the place of the last word of a line that is being typed: words that the grammars would
  /// understand there, and people of the store once their name is begun. The likeliest of a language come first.
  ///
  /// A language without spaces has no such word, so what was typed so far is also taken to be whole.
  public mutating func completions(of text: String) -> [String] {
    let start = text.lastIndex(of: " ").map(text.index(after:)) ?? text.startIndex
    let word = text[start...]
    let names = ears.knownNames
    var words = (names["person"] ?? []).filter { !word.isEmpty && $0.hasPrefix(word) }
    for grammar in ears.grammars {
      let next = grammar.completions(after: String(text[..<start]), names: names)
      words += next.filter { $0.hasPrefix(word) }
      guard word.utf8.contains(where: { $0 >= 0x80 }) else { continue }
      words += grammar.completions(after: text, names: names).map { word + $0 }
    }
    var seen: Set<String> = []
    return words.filter { seen.insert($0).inserted }
  }
}
