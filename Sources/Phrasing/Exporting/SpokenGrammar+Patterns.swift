extension SpokenGrammar {
  /// A pattern as it is spoken; nil where it cannot be, or is what recognisers make of something else.
  mutating func speech(_ pattern: Pattern) -> Speech? {
    switch pattern {
    case .words(let words): return spoken(words)
    case .sequence(let parts): return sequence(parts)
    case .choice(let parts): return Speech.any(parts.map { speech($0) })
    case .anyOrder(let parts):
      return parts.count > 3
        ? Speech.any(parts.map { speech($0) }).map { .repeated($0) }
        : Speech.any(orders(parts.map { speech($0) }))
    case .optional(let part): return Speech.maybe(speech(part))
    case .repeated(let part): return speech(part).map { .repeated($0) }
    case .weighted(let part, _, let isGuess): return isGuess ? nil : speech(part)
    case .rule(let name, _):
      return rule("rule \(name)") { grammar in
        Speech.any((grammar.source.rules[name] ?? []).map { grammar.speech($0.content) })
      }
    case .slot(let slot): return speech(slot)
    }
  }

  private mutating func sequence(_ parts: [Pattern]) -> Speech? {
    var spoken: [Speech?] = []
    for part in parts {
      let (endings, others) = part.endings
      guard !endings.isEmpty, let last = spoken.popLast() ?? nil else {
        spoken.append(speech(part))
        continue
      }
      var ways: [Speech?] = []
      for words in endings {
        ways.append(
          Speech.all([ending(last, with: words[0]), self.spoken(Array(words.dropFirst()))]))
      }
      if let others { ways.append(Speech.all([last, speech(others)])) }
      spoken.append(Speech.any(ways))
    }
    return Speech.all(spoken)
  }

  /// "Dad" and "'s" are one word.
  private mutating func ending(_ speech: Speech, with ending: String) -> Speech? {
    switch speech {
    case .words(var words):
      guard let last = words.popLast() else { return nil }
      return .words(words + [last + ending])
    case .choice(let parts): return Speech.any(parts.map { self.ending($0, with: ending) })
    case .sequence(var parts):
      let last = parts.removeLast()
      return Speech.all(parts + [self.ending(last, with: ending)])
    case .optional(let part): return self.ending(part, with: ending)
    case .rule(let name):
      let body = self.speech(of: name)
      return rule("\(name) \(ending)") { grammar in
        body.flatMap { grammar.ending($0, with: ending) }
      }
    case .repeated, .figures: return nil
    }
  }

  private func orders(_ parts: [Speech?]) -> [Speech?] {
    guard parts.count > 1 else { return [parts.first ?? nil] }
    return parts.indices.flatMap { first -> [Speech?] in
      var others = parts
      let part = others.remove(at: first)
      return orders(others).map { Speech.all([part, $0]) }
    }
  }

  /// Words as somebody says them: letters where there is no vowel, and no signs.
  func spoken(_ words: [String]) -> Speech? {
    var said: [String] = []
    for word in words {
      if word.hasPrefix("'") {
        guard word != "'", let last = said.popLast() else { return nil }
        said.append(last + word)
        continue
      }
      let scalars = word.unicodeScalars
      if !scalars.allSatisfy({ $0.properties.isAlphabetic || $0 == "'" }) || word.hasSuffix("'") {
        guard writesFigures, word.utf8.count <= 2,
          scalars.allSatisfy({ !$0.properties.isAlphabetic })
        else { return nil }
        said.append(word)
      } else if scalars.allSatisfy({ $0.value < 0x2E80 }) {
        // BMI and PDF are words of every language.
        guard isLatin || word.utf8.count <= 4 else { return nil }
        if isLatin, !Self.isSpelled(word) {
          said.append(word)
        } else {
          said += writesFigures ? [word.uppercased()] : scalars.map { String($0) }
        }
      } else {
        guard !isLatin else { return nil }
        said.append(word)
      }
    }
    return .words(said)
  }

  private static func isSpelled(_ word: String) -> Bool {
    word.utf8.count > 1 && word.utf8.allSatisfy { $0 < 0x80 }
      && !word.utf8.contains { "aeiouy'".utf8.contains($0) }
  }
}

extension Pattern {
  /// The ways of a part that are the end of the word before it, `'s`, and the other ways.
  fileprivate var endings: (endings: [[String]], others: Pattern?) {
    switch self {
    case .words(let words) where words.first?.hasPrefix("'") ?? false: return ([words], nil)
    case .optional(let part):
      let (endings, others) = part.endings
      return endings.isEmpty ? ([], self) : (endings, .optional(others ?? .words([])))
    case .choice(let parts):
      let split = parts.map(\.endings)
      let others = split.compactMap(\.others)
      return (split.flatMap(\.endings), others.isEmpty ? nil : .choice(others))
    default: return ([], self)
    }
  }
}
