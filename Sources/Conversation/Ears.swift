import Intents
import Measures
import Phrasing
import Records

/// Listens in every language, and remembers which names only the store knows.
struct Ears {
  let grammars: [Grammar]
  private let catalog: Catalog
  private let door: StoreDoor
  private var names: [String: [String]]?

  init(_ grammars: [Grammar], _ catalog: Catalog, _ door: StoreDoor) {
    precondition(!grammars.isEmpty, "Without a grammar there is nothing to listen with.")
    self.grammars = grammars
    self.catalog = catalog
    self.door = door
  }

  /// What the text means in the language that understands it best; the first of those that tie.
  ///
  /// Those in whose letters it is written are heard first. One that understands every word is not compared with the
  /// next, and only where none does is the store asked for the names of its people.
  mutating func hear(_ text: String) -> Heard {
    let heard = best(text, names: names ?? [:])
    guard names == nil, !heard.isWhole || heard.namesStranger else { return heard }
    let known = knownNames
    return known.isEmpty ? heard : best(text, names: known)
  }

  /// Whether any language understands the text as a sentence.
  mutating func hasSentence(_ text: String) -> Bool {
    hear(text).parse != nil
  }

  /// What the text is as a value of this type, in the language of the question before any other.
  mutating func read(_ text: String, as type: String, in language: String) -> Value? {
    reading(text, as: type, in: language)?.value
  }

  /// The same, with how much of it is a guess.
  mutating func reading(
    _ text: String, as type: String, in language: String
  ) -> (value: Value, repair: Double)? {
    let names = names ?? [:]
    let ordered =
      grammars.filter { $0.language == language } + grammars.filter { $0.language != language }
    for grammar in ordered {
      if let first = grammar.readings(text, as: type, names: names).first { return first }
    }
    return nil
  }

  /// The first language in whose letters the text is written and in which the whole of it is a value of this type.
  func language(reading text: String, as type: String) -> String? {
    let letters = Script(of: text)
    return grammars.first {
      letters.fits(script(of: $0)) && !$0.read(text, as: type).isEmpty
    }?.language
  }

  /// What words stand for: in this language, else in whichever has them in the list.
  func meanings(in language: String?) -> WordMeanings { WordMeanings(grammars, in: language) }

  /// The type of a parameter's slot, from whichever language declares it; free text when none does.
  func type(of parameter: String, in intent: String, _ language: String) -> String {
    let own = grammar(language).type(of: parameter, in: intent)
    return own ?? grammars.lazy.compactMap { $0.type(of: parameter, in: intent) }.first
      ?? Self.shared[parameter] ?? "text"
  }

  /// What every phrase shares is in none of them.
  private static let shared = ["when": "moment", "person": "person"]

  /// The grammar of a language; the first one when none was understood.
  func grammar(_ language: String?) -> Grammar {
    grammars.first { $0.language == language } ?? grammars[0]
  }

  private func best(_ text: String, names: [String: [String]]) -> Heard {
    let letters = Script(of: text)
    let isOwn = { (index: Int) in letters.fits(script(of: grammars[index])) }
    let order = grammars.indices.filter(isOwn) + grammars.indices.filter { !isOwn($0) }
    var best = heard(text, order[0], names)
    // "95" is in no language; it is said in the one that is spoken here.
    for index in order.dropFirst() where !letters.isEmpty && !best.isWhole {
      // What is understood in letters of its own is not said in another language, which only borrows words from it.
      if best.hearing != nil, isOwn(order[0]), !isOwn(index) { break }
      let other = heard(text, index, names)
      if other.rank < best.rank { best = other }
    }
    return best
  }

  private func heard(_ text: String, _ index: Int, _ names: [String: [String]]) -> Heard {
    Heard(text, by: grammars[index], in: script(of: grammars[index]), names, catalog)
  }

  /// With one language alone there is nothing to tell apart.
  private func script(of grammar: Grammar) -> Script {
    grammars.count == 1 ? [.latin, .other] : Script(of: grammar)
  }

  /// The people of the store whose names no grammar has, as a word list; asked for once, until somebody is added.
  var knownNames: [String: [String]] {
    mutating get {
      if let names { return names }
      guard let store = door.storeIfAny, let people = try? store.people() else { return [:] }
      let unknown = people.map(\.name).filter { name in
        !grammars.contains { !$0.read(name, as: "person").isEmpty }
      }
      var known = unknown.isEmpty ? [:] : ["person": unknown]
      if let shortcuts = try? shortcuts(of: people, in: store), !shortcuts.isEmpty {
        known["shortcut"] = shortcuts
      }
      names = known
      return known
    }
  }

  private func shortcuts(of people: [Person], in store: any Store) throws -> [String] {
    let ever = Instant(seconds: 0)..<Instant(seconds: .max / 2)
    return try people.flatMap { person in
      try store.samples(SampleQuery(.shortcut, of: person, in: ever)).compactMap(\.sample.label)
    }
  }

  /// To be told when somebody or a shortcut was added.
  mutating func forgetNames() { names = nil }
}
