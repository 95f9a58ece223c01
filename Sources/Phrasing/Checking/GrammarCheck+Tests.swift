import Measures

extension GrammarCheck {
  /// Every `test` and `not` line, heard by the whole grammar.
  mutating func checkTests() {
    guard let grammar else { return }
    for intent in source.intents {
      for test in intent.tests where !faulty.contains(test.place.file) {
        let want = Expectation(test.content.expected, intent: intent.name)
        let hearing = grammar.hear(test.content.sentence)
        if let difference = want.difference(
          from: hearing, of: test.content.sentence, grammar)
        {
          report(
            .error, test.place, test.line,
            column: Self.column(of: test.content.sentence, test.line),
            "the test fails: \(difference)")
        }
      }
      for line in intent.counterexamples where !faulty.contains(line.place.file) {
        guard case .understood(let parse) = grammar.hear(line.content),
          let clause = parse.clauses.first(where: { $0.intent == intent.name })
        else { continue }
        report(
          .error, line.place, line.line, column: Self.column(of: line.content, line.line),
          "this must not be understood as \(intent.name), but \(clause.phrase.file):\(clause.phrase.line) takes it"
        )
      }
    }
  }

  private static func column(of sentence: String, _ line: String) -> Int {
    line.firstRange(of: sentence).map {
      line[..<$0.lowerBound].unicodeScalars.count + 1
    } ?? 0
  }
}

extension String {
  /// Where a text begins in this one.
  fileprivate func firstRange(of text: String) -> Range<Index>? {
    var start = startIndex
    while start < endIndex {
      if self[start...].hasPrefix(text) { return start..<index(start, offsetBy: text.count) }
      start = index(after: start)
    }
    return nil
  }
}

/// What a `test` line expects: `slot=value slot="some words" + OtherIntent slot=value`.
struct Expectation {
  private var clauses: [(intent: String, slots: [(name: String, value: String)])] = []

  init(_ text: String, intent: String) {
    clauses.append((intent, []))
    for word in Self.words(text) {
      if word == "+" {
        clauses.append((intent, []))
      } else if let equal = word.firstIndex(of: "=") {
        let value = word[word.index(after: equal)...]
        clauses[clauses.count - 1].slots.append((String(word[..<equal]), String(value)))
      } else {
        clauses[clauses.count - 1].intent = word
      }
    }
  }

  /// Words; those in quotes may hold spaces.
  private static func words(_ text: String) -> [String] {
    var words: [String] = []
    var word = ""
    var isQuoted = false
    for character in text {
      if character == "\"" {
        isQuoted.toggle()
      } else if character == " ", !isQuoted {
        if !word.isEmpty { words.append(word) }
        word = ""
      } else {
        word.append(character)
      }
    }
    return word.isEmpty ? words : words + [word]
  }

  /// Nil when the hearing is what was expected, else what it is instead.
  func difference(
    from hearing: Hearing, of sentence: String, _ grammar: Grammar
  ) -> String? {
    switch hearing {
    case .unknown(let misfit):
      let rest = String(decoding: sentence.utf8.dropFirst(misfit.offset), as: UTF8.self)
      return "it is not understood from '\(rest)' on"
    case .ambiguous(let parses):
      return "it can mean two things: "
        + parses.map { Self.text($0, grammar) }.joined(separator: ", or ")
    case .understood(let parse):
      let intents = parse.clauses.map(\.intent)
      guard intents == clauses.map(\.intent) else {
        return "it is heard as \(Self.text(parse, grammar))"
      }
      for (want, got) in zip(clauses, parse.clauses) {
        for slot in want.slots
        where !got.slots.contains(where: {
          $0.name == slot.name && Self.forms(of: $0.value, grammar).contains(slot.value)
        }) {
          return "it is heard as \(Self.text(parse, grammar))"
        }
        for slot in got.slots
        where !slot.span.isEmpty && !want.slots.contains(where: { $0.name == slot.name }) {
          return "'\(slot.name)' is heard as well: \(Self.text(parse, grammar))"
        }
      }
      return nil
    }
  }

  /// The ways in which a test line may write a value.
  private static func forms(of value: Value, _ grammar: Grammar) -> [String] {
    var forms = [value.plain, grammar.write(value)]
    if case .quantity(let quantity) = value {
      let number = Value.number(quantity.value).plain
      forms.append(number)
      if let unit = quantity.unit {
        forms += ["\(number)\(unit.rawValue)", "\(number) \(unit.rawValue)"]
      }
    }
    return forms
  }

  /// What was understood as a `test` line would expect it, in the words of the grammar.
  static func text(_ parse: Parse, _ grammar: Grammar) -> String {
    parse.clauses.map { clause in
      let slots = clause.slots.map { "\($0.name)=\(text($0.value, grammar))" }
      return ([clause.intent] + slots).joined(separator: " ")
    }.joined(separator: " + ")
  }

  private static func text(_ value: Value, _ grammar: Grammar) -> String {
    let text =
      switch value {
      case .number, .word, .text: value.plain
      case .quantity(let quantity):
        Value.number(quantity.value).plain + (quantity.unit?.rawValue ?? "")
      case .moment(.now): "now"
      case .moment, .period: grammar.write(value)
      }
    return text.contains(" ") ? "\"\(text)\"" : text
  }
}
