import Measures

extension GrammarCheck {
  /// How many sentences of each phrase are tried.
  private static let samples = 12

  /// A phrase none of whose sentences is heard as its intent can never be the one that is taken.
  mutating func checkSamples() {
    guard let grammar else { return }
    var sampler = Sampler(source, grammar, seed: 1)
    for intent in source.intents {
      for phrase in intent.phrases where !faulty.contains(phrase.place.file) {
        var stolen: (sentence: String, by: Clause)?
        var isReached = false
        for index in 0..<Self.samples where !isReached {
          sampler.makesNames = index >= Self.samples / 2
          let sentence = sampler.sentence(of: phrase.pattern)
          switch grammar.hear(sentence) {
          case .understood(let parse):
            isReached = parse.clauses.contains { $0.intent == intent.name }
            if !isReached, let clause = parse.clauses.first { stolen = (sentence, clause) }
          case .ambiguous: isReached = true
          case .unknown: break
          }
        }
        if !isReached, let stolen {
          report(
            .warning, phrase.place, phrase.line,
            "this phrase is never taken: '\(stolen.sentence)' is \(stolen.by.intent) "
              + "by \(stolen.by.phrase.file):\(stolen.by.phrase.line); give one of them a cost")
        }
      }
    }
  }

  /// Sentences that two intents accept at the same cost, found in the product of their phrases.
  mutating func checkOverlaps() {
    guard let grammar else { return }
    for sentence in Overlaps(compiler).witnesses.map({ $0.sentence(nil) }) {
      guard case .ambiguous(let parses) = grammar.hear(sentence),
        Set(parses.map { $0.clauses.map(\.intent) }).count > 1,
        let first = parses.first?.clauses.first, let second = parses.last?.clauses.first,
        let line = source.intents.flatMap(\.phrases).first(where: { $0.place == second.phrase })
      else { continue }
      report(
        .error, second.phrase, line.line,
        "\(first.intent) (\(first.phrase.file):\(first.phrase.line)) and \(second.intent) both accept "
          + "'\(sentence)'; make one of them more specific, or give it a cost")
    }
  }
}
