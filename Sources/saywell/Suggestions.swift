import Phrasing

/// What TAB offers at the prompt: words of the language that is being spoken, and people.
struct Suggestions {
  /// How many beginnings of sentences are offered before anything was typed.
  private static let mostBeginnings = 16
  /// How many ways to go on are offered in a language without spaces.
  private static let mostPhrases = 12
  /// How many ways to go on are followed: each costs as much as hearing a sentence, and TAB is answered at once.
  private static let mostFollowed = 40
  /// How many words are offered where none is begun.
  private static let mostWords = 16
  private let grammars: [Grammar]
  /// What can be said, by language.
  private let examples: [String: [String]]

  init(_ grammars: [Grammar], examples: [String: [String]]) {
    self.grammars = grammars
    self.examples = examples
  }

  /// - Parameters:
  ///   - candidates: what any language could have in the place of the last word of the text, and people.
  ///   - language: the one that was understood last.
  func words(for text: String, among candidates: [String], in language: String?)
    -> [String]
  {
    guard let usual = grammars.first(where: { $0.language == language }) ?? grammars.first else {
      return candidates
    }
    let candidates = candidates.filter { !Self.isGlued($0, onto: text) }
    if text.allSatisfy(\.isWhitespace) {
      let beginnings = usual.beginnings(atMost: Self.mostBeginnings)
      guard beginnings.contains(where: \.isInCharacters) else { return beginnings }
      return Array((examples[usual.language] ?? []).prefix(Self.mostBeginnings))
    }
    let (grammar, own, spoken) = speaking(usual, text, candidates)
    if spoken.contains(where: \.isInCharacters) {
      return phrases(spoken, after: text, by: grammar)
    }
    guard !spoken.isEmpty else { return few(candidates, after: text) }
    let known = grammars.reduce(into: Set<String>()) { $0.formUnion(offered(by: $1, after: text)) }
    return few(candidates.filter { own.contains($0) || !known.contains($0) }, after: text)
  }

  /// The grammar in which the line can go on, what it offers, and which of the candidates that is: a line in another
  /// language is completed in that one.
  private func speaking(
    _ grammar: Grammar, _ text: String, _ candidates: [String]
  ) -> (Grammar, Set<String>, [String]) {
    for grammar in [grammar] + grammars.filter({ $0.language != grammar.language }) {
      let own = offered(by: grammar, after: text)
      let spoken = candidates.filter(own.contains)
      if !spoken.isEmpty { return (grammar, own, spoken) }
    }
    return (grammar, [], [])
  }

  /// Only the likeliest, as long as nothing of the word is typed.
  private func few(_ words: [String], after text: String) -> [String] {
    text.last?.isWhitespace == true ? Array(words.prefix(Self.mostWords)) : words
  }

  /// In a language without spaces a single character is no word: sentences that go on so, and words as long as there is
  /// one way to go on.
  private func phrases(_ candidates: [String], after text: String, by grammar: Grammar) -> [String]
  {
    let start = text.lastIndex(of: " ").map(text.index(after:)) ?? text.startIndex
    let word = String(text[start...])
    let next = Set(candidates)
    var found: [String] = []
    for example in examples[grammar.language] ?? [] {
      guard let rest = example.rest(behind: word), let first = rest.first,
        next.contains(word + String(first)), !found.contains(word + rest)
      else { continue }
      found.append(word + rest)
    }
    found = Array(found.prefix(Self.mostPhrases))
    let begun = String(text[..<start])
    for candidate in candidates.prefix(Self.mostFollowed) where found.count < Self.mostPhrases {
      guard !found.contains(where: { $0.hasPrefix(candidate) }) else { continue }
      let whole = extended(candidate, after: begun, by: grammar)
      if whole.count > word.count + 1 || word.count > 1 && candidates.count <= Self.mostPhrases {
        found.append(whole)
      }
    }
    return found
  }

  /// The word with what must follow it.
  private func extended(_ word: String, after begun: String, by grammar: Grammar) -> String {
    var word = word
    while word.count < 8 {
      let next = grammar.completions(after: begun + word)
      guard next.count == 1, next[0].isInCharacters else { break }
      word += next[0]
    }
    return word
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

extension String {
  /// Whether it ends in a character of a language without spaces.
  fileprivate var isInCharacters: Bool { unicodeScalars.last.map { $0.value >= 0x2E80 } ?? false }

  /// What follows the last characters of a text where they stand in this one, the longest of them first; all of it where
  /// nothing was typed.
  fileprivate func rest(behind text: String) -> String? {
    guard !text.isEmpty else { return self }
    for count in (1...min(4, text.count)).reversed() where count > 1 || text.count == 1 {
      let end = text.suffix(count)
      for start in indices where self[start...].hasPrefix(end) {
        return String(self[index(start, offsetBy: count)...])
      }
    }
    return nil
  }
}
