/// The words that a grammar of a recogniser is made of.
struct Vocabulary {
  /// In alphabetical order, each once.
  let words: [String]

  init(_ grammar: SpokenGrammar) {
    var found: Set<String> = []
    for speech in [grammar.root] + grammar.rules.map(\.speech) {
      speech.visit { part in
        if case .words(let words) = part { found.formUnion(Speech.tokens(words)) }
      }
    }
    words = found.sorted()
  }

  /// The words that intents turn on, of each in turn: those of its phrases and lists that its own tests say most, and
  /// that few other intents have or that a list names. There are no numbers among them.
  static func prompt(
    _ source: LanguageSource, _ intents: [String]?, most: Int, _ grammar: SpokenGrammar
  ) -> [String] {
    let figures = Set(source.numerals.flatMap { $0.content.words.map(\.word) })
    // A single letter or character is a part of too much.
    let names = Set(
      source.lists.flatMap(\.alternatives).compactMap { spoken(first($0.pattern), grammar) }
        .filter { $0.joined().count > 1 })
    let sentences = source.intents.map { intent in
      intent.tests.map { Tokenizer.words(Array($0.content.sentence.utf8)) }
    }
    var lists = source.intents.indices.filter {
      intents?.contains(source.intents[$0].name) ?? true
    }.map { index -> ArraySlice<[String]> in
      let terms = terms(of: source.intents[index], source, grammar).filter { term in
        !term.contains(where: figures.contains)
          && term.contains { $0.count > 2 || !grammar.isLatin }
          && (names.contains(term)
            || sentences.count { $0.contains { $0.holds(term) } } <= Self.fewIntents)
      }
      let counts = terms.map { term in sentences[index].count { $0.holds(term) } }
      let order = terms.indices.filter { counts[$0] > 0 }.sorted {
        (-counts[$0], $0) < (-counts[$1], $1)
      }
      return order.map { terms[$0] }[...]
    }
    var words: [String] = []
    var seen: Set<String> = []
    while words.count < most, lists.contains(where: { !$0.isEmpty }) {
      for index in lists.indices {
        guard words.count < most, let term = lists[index].popFirst() else { continue }
        let text = Speech.tokens(term).joined(separator: " ")
        if seen.insert(text).inserted { words.append(text) }
      }
    }
    return words
  }

  /// What more intents say than these tells nothing of any of them.
  private static let fewIntents = 5

  /// What the phrases of an intent say, and the first words of its lists.
  private static func terms(
    of intent: LanguageSource.IntentSource, _ source: LanguageSource, _ grammar: SpokenGrammar
  ) -> [[String]] {
    var terms: [[String]] = []
    var seen: Set<String> = []
    let most = 200
    func see(_ pattern: Pattern) {
      pattern.visit { part in
        switch part {
        case .words:
          if let said = spoken(part, grammar), !said.isEmpty { terms.append(said) }
        case .rule(let name, _) where seen.insert(name).inserted:
          for rule in source.rules[name] ?? [] { see(rule.content) }
        case .slot(let slot) where seen.insert(slot.type).inserted:
          let group = source.lists.first { $0.name == slot.type }
          for entry in (group?.alternatives ?? []).prefix(most) {
            if let said = spoken(first(entry.pattern), grammar) { terms.append(said) }
          }
        default: break
        }
      }
    }
    for phrase in intent.phrases { see(phrase.pattern) }
    return terms
  }

  /// The words of a part that is nothing else; nil for any other.
  private static func spoken(_ part: Pattern?, _ grammar: SpokenGrammar) -> [String]? {
    guard case .words(let words)? = part, case .words(let said)? = grammar.spoken(words) else {
      return nil
    }
    return said
  }

  private static func first(_ pattern: Pattern) -> Pattern? {
    if case .choice(let parts) = pattern { parts.first } else { pattern }
  }
}

extension [String] {
  /// Whether these words stand in it, one after the other.
  fileprivate func holds(_ words: [String]) -> Bool {
    guard count >= words.count else { return false }
    return (0...(count - words.count)).contains {
      self[$0..<($0 + words.count)].elementsEqual(words)
    }
  }
}
