import Phrasing

/// What TAB offers at the prompt: words of the language that is being spoken, and people.
struct Suggestions {
  /// How many beginnings of sentences are offered before anything was typed.
  private static let mostBeginnings = 16
  private let grammars: [Grammar]

  init(_ grammars: [Grammar]) { self.grammars = grammars }

  /// - Parameters:
  ///   - candidates: what any language could have in the place of the last word of the text, and people.
  ///   - language: the one that was understood last.
  func words(for text: String, among candidates: [String], in language: String?)
    -> [String]
  {
    guard let grammar = grammars.first(where: { $0.language == language }) ?? grammars.first else {
      return candidates
    }
    let candidates = candidates.filter { !Self.isGlued($0, onto: text) }
    if text.allSatisfy(\.isWhitespace) {
      return grammar.beginnings(atMost: Self.mostBeginnings)
    }
    let own = offered(by: grammar, after: text)
    let spoken = candidates.filter(own.contains)
    // A line in another language is completed in that one.
    guard !spoken.isEmpty else { return candidates }
    let known = grammars.reduce(into: Set<String>()) { $0.formUnion(offered(by: $1, after: text)) }
    return candidates.filter { own.contains($0) || !known.contains($0) }
  }

  /// Whether letters follow a character of a language without spaces directly.
  private static func isGlued(_ candidate: String, onto text: String) -> Bool {
    guard let last = text.unicodeScalars.last, last.value >= 0x2E80 else { return false }
    let word = text[(text.lastIndex(of: " ").map(text.index(after:)) ?? text.startIndex)...]
    return candidate.hasPrefix(word)
      && candidate.dropFirst(word.count).unicodeScalars.first.map { $0.value < 0x2E80 } ?? false
  }

  /// The words that can stand for the last one of the text; in a language without spaces also behind it.
  private func offered(by grammar: Grammar, after text: String) -> Set<String> {
    let start = text.lastIndex(of: " ").map(text.index(after:)) ?? text.startIndex
    let word = text[start...]
    var words = Set(grammar.completions(after: String(text[..<start])))
    if word.utf8.contains(where: { $0 >= 0x80 }) {
      words.formUnion(grammar.completions(after: text).map { word + $0 })
    }
    return words
  }
}
