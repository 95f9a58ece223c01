extension LanguageSource {
  /// Adds those rules and sounds of a language that the phrases and lists here come upon.
  mutating func borrow(from index: LanguageIndex) {
    let groups = lists + forms
    var open =
      (intents.flatMap(\.phrases) + groups.flatMap(\.alternatives) + modifiers).map(\.pattern)
    open += rules.values.joined().map(\.content)
    open += (fillers + guards + joins).map(Pattern.words)
    var words: Set<String> = []
    var names: Set<String> = []
    while let pattern = open.popLast() {
      pattern.visit { part in
        switch part {
        case .words(let more): words.formUnion(more)
        case .rule(let name, _) where rules[name] == nil && names.insert(name).inserted:
          let found = Self.rules(name, index)
          guard !found.isEmpty else { return }
          rules[name] = found
          open += found.map(\.content)
        default: break
        }
      }
    }
    for word in words.sorted() { heard += Self.sounds(of: word, index) }
  }

  private static func rules(_ name: String, _ index: LanguageIndex) -> [Placed<Pattern>] {
    index.lines(.rule, name).compactMap { line in
      let place = Place(file: line.file, line: line.number)
      guard let statement = StatementParser.line(line.text, at: place),
        case .rule(_, let pattern) = statement.content
      else { return nil }
      return Placed(content: pattern, place: place, line: line.text)
    }
  }

  private static func sounds(of word: String, _ index: LanguageIndex) -> [Sound] {
    index.lines(.heard, word).compactMap { line in
      let place = Place(file: line.file, line: line.number)
      guard let statement = StatementParser.line(line.text, at: place),
        case .heard(let meant, let heard, let points) = statement.content
      else { return nil }
      return Sound(meant: meant, heard: heard, points: points, place: place, line: line.text)
    }
  }
}
