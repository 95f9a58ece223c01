import Intents
import Measures
import Phrasing

/// What one language made of an utterance.
struct Heard {
  /// Nil when it is nothing that could be acted on.
  let hearing: Hearing?
  let language: String
  /// Smaller is better: any understanding before none, then the cost; without one, whether it is written in the
  /// letters of the language.
  let rank: (Int, Double)

  /// An intent that the catalog does not have is not understood, and neither is a guess at a text in the letters of
  /// another language, whose words for "not" and "if" this one does not know and takes for names of something.
  init(
    _ text: String, by grammar: Grammar, in script: @autoclosure () -> Script,
    _ names: [String: [String]],
    _ catalog: Catalog
  ) {
    language = grammar.language
    let heard = grammar.hear(text, names: names)
    let parses = heard.parses
    let isWhole = !parses.isEmpty && parses.allSatisfy { $0.repair == 0 }
    let isFree = parses.contains {
      $0.clauses.contains { $0.slots.contains(where: \.value.isText) }
    }
    let isOwn = isWhole && !isFree || Script(of: text).fits(script())
    let isKnown = parses.allSatisfy { $0.clauses.allSatisfy { catalog[$0.intent] != nil } }
    guard !parses.isEmpty, isOwn, isKnown, !Self.misses(text, parses, grammar, names, catalog)
    else {
      hearing = parses.isEmpty ? heard : nil
      rank = (1, isOwn ? 0 : 1)
      return
    }
    hearing = heard
    rank = (0, parses.map(\.cost).min() ?? 0)
  }

  /// Whether it asks by its first words, "did I", "has mom", and would be recorded by passing over some of them.
  private static func misses(
    _ text: String, _ parses: [Parse], _ grammar: Grammar, _ names: [String: [String]],
    _ catalog: Catalog
  ) -> Bool {
    let isGuess = parses.contains { parse in
      parse.repair >= Plan.wordPassedOver
        && parse.clauses.contains { catalog[$0.intent].map(Step.Purpose.init) == .record }
    }
    guard isGuess else { return false }
    let words = text.split(separator: " ").prefix(3).map(String.init)
    guard words.count == 3, !grammar.read(words[0], as: "asking").isEmpty else { return false }
    return !grammar.read(words[1], as: "anybody").isEmpty
      || words.dropFirst().contains { !grammar.read($0, as: "person", names: names).isEmpty }
  }

  /// The one thing that it means.
  var parse: Parse? {
    if case .understood(let parse)? = hearing { parse } else { nil }
  }

  /// Whether somebody is named whom no list has.
  var namesStranger: Bool {
    parse?.clauses.contains { clause in
      clause.slots.contains { $0.name == "person" && $0.value.isText }
    } ?? false
  }

  /// Whether every word was understood as it stands.
  var isWhole: Bool { parse?.repair == 0 }
}

extension Value {
  fileprivate var isText: Bool { if case .text = self { true } else { false } }
}

extension Hearing {
  /// Everything that it may mean.
  fileprivate var parses: [Parse] {
    switch self {
    case .understood(let parse): [parse]
    case .ambiguous(let parses): parses
    case .unknown: []
    }
  }
}
