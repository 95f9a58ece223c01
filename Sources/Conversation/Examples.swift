import Phrasing

/// Sentences of a language that are understood, for showing how to say something.
struct Examples {
  let sentences: [String]

  /// The reply line `examples` of each intent, divided by bars.
  init(of grammar: Grammar) {
    sentences = grammar.intents.flatMap { Self(of: grammar, $0).sentences }
  }

  /// Those of one intent.
  init(of grammar: Grammar, _ intent: String) {
    sentences = (grammar.reply("examples", of: intent) ?? "").split(separator: "|").map {
      String($0.drop { $0 == " " }.reversed().drop { $0 == " " }.reversed())
    }
  }

  /// The sentence that has the most in common with a text, where a word that few sentences have counts for more; nil
  /// where they share nothing but what is in most of them.
  func nearest(to text: String) -> String? {
    let words = Self.words(of: text)
    let bags = sentences.map(Self.words)
    let scores = bags.map { bag -> Double in
      let shared = bag.intersection(words)
      // "A", "my" and "is" alone make no two sentences alike.
      guard shared.contains(where: \.hasWeight) else { return 0 }
      return shared.map { word in 1 / Double(bags.count { $0.contains(word) }) }.reduce(0, +)
    }
    guard let best = scores.indices.max(by: { scores[$0] < scores[$1] }), scores[best] >= 0.5
    else { return nil }
    return sentences[best]
  }

  /// Words of letters in small ones; of a script without spaces, each two neighbours.
  private static func words(of text: String) -> Set<String> {
    var words: Set<String> = []
    var word = ""
    var before: Character?
    for letter in text.lowercased() + " " {
      if let before, before.isIdeograph, letter.isIdeograph { words.insert("\(before)\(letter)") }
      if letter.isLetter, !letter.isIdeograph {
        word.append(letter)
      } else if !word.isEmpty {
        words.insert(word)
        word = ""
      }
      before = letter
    }
    return words
  }
}

extension Character {
  /// Whether it is of a script without spaces.
  fileprivate var isIdeograph: Bool { isLetter && unicodeScalars.contains { $0.value >= 0x2E80 } }
}

extension String {
  /// Whether it can tell what a sentence is about.
  fileprivate var hasWeight: Bool { count > 3 || contains(where: \.isIdeograph) }
}
