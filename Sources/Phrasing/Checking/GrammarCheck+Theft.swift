import Measures

extension GrammarCheck {
  /// Bare numbers that are tried: shares, small counts, ages, weights, pressures, steps.
  private static let numbers = [0.5, 1, 7, 20, 37, 72, 120, 300, 1500, 8000]

  /// Where two intents have the same words around a number, a bare one belongs to whichever slot takes it more
  /// cheaply, and the other intent never hears it; nobody wrote down that this is meant.
  mutating func checkTheft() {
    guard let grammar else { return }
    var phrases: [Place: (intent: String, phrase: LanguageSource.Alternative)] = [:]
    for intent in source.intents {
      for phrase in intent.phrases { phrases[phrase.place] = (intent.name, phrase) }
    }
    var reported: Set<[Place]> = []
    for witness in Overlaps(compiler, sharing: .bareNumbers).witnesses where witness.hasNumber {
      for number in Self.numbers {
        let sentence = witness.sentence(number)
        let heard = Self.clauses(grammar.hear(sentence))
        guard let winner = heard.first, witness.places.contains(winner.phrase) else { continue }
        for place in witness.places {
          guard let loser = phrases[place], loser.intent != winner.intent,
            let line = phrases[winner.phrase]?.phrase.line, takes(number, loser.phrase.pattern),
            reported.insert([winner.phrase, place]).inserted
          else { continue }
          let isTie = heard.contains { $0.phrase == place }
          report(
            .warning, winner.phrase, line,
            "\(winner.intent) \(isTie ? "shares" : "takes") '\(sentence)' "
              + "\(isTie ? "with" : "from") \(loser.intent) (\(place.file):\(place.line)), "
              + "which has the same words; ask for a unit, or give one of them a cost")
        }
      }
    }
  }

  /// The clause that was understood, or the two that tie; none of several at once.
  private static func clauses(_ hearing: Hearing) -> [Clause] {
    switch hearing {
    case .understood(let parse): parse.clauses.count == 1 ? parse.clauses : []
    case .ambiguous(let parses):
      parses.allSatisfy { $0.clauses.count == 1 } ? parses.flatMap(\.clauses) : []
    case .unknown: []
    }
  }

  /// Whether every number of the phrase may be this one.
  private func takes(_ number: Double, _ pattern: Pattern) -> Bool {
    source.slots(in: pattern).allSatisfy { $0.range?.contains(number) ?? true }
  }
}
