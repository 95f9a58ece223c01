import Measures
import Phrasing

extension Session {
  /// What is said first to somebody who sits at a prompt.
  public var greeting: String { speaker(nil).say("welcome") }

  /// What could stand in the place of the last word of a line that is being typed: words that the grammars would
  /// understand there, and the people of the store.
  ///
  /// A language without spaces has no such word, so what was typed so far is also taken to be whole.
  public mutating func completions(of text: String) -> [String] {
    let start = text.lastIndex(of: " ").map(text.index(after:)) ?? text.startIndex
    let word = text[start...]
    var words: Set<String> = []
    for grammar in ears.grammars {
      words.formUnion(next(String(text[..<start]), grammar).filter { $0.hasPrefix(word) })
      guard word.utf8.contains(where: { $0 >= 0x80 }) else { continue }
      words.formUnion(next(text, grammar).map { word + $0 })
    }
    return words.sorted()
  }

  /// Where one person's name can stand, so can all.
  private mutating func next(_ text: String, _ grammar: Grammar) -> [String] {
    let names = ears.knownNames
    let next = grammar.completions(after: text, names: names)
    let people = names["person"] ?? []
    let isForPeople = !people.isEmpty && next.contains { !grammar.read($0, as: "person").isEmpty }
    return isForPeople ? next + people : next
  }
}
