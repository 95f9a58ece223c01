/// One line of a grammar or lexicon file, or one indented block of it.
struct Statement {
  var place: Place
  /// The line as written, for excerpts.
  var line: String
  var content: Content

  enum Content {
    case language(tag: String, name: String)
    case intent(String)
    case title(String)
    /// The shared modifiers that the intent has parameters for.
    case takes([String])
    case phrase(Pattern, given: [Given])
    case rule(String, Pattern)
    /// Starts a word list; its entries follow.
    case list(String)
    case entry(value: String, Pattern)
    /// One way to say a value of a composed type such as a moment.
    case form(type: String, Pattern, given: [Given])
    case modifier(Pattern, given: [Given])
    case unit(String, Pattern)
    /// What may follow a unit without one of its own: inches after feet, tenths after degrees.
    case compound(String, String)
    case numeral(role: String, words: [(word: String, value: Double)])
    case style([String])
    case heard(meant: [String], heard: [[String]], points: Int)
    case same(word: String, spellings: [String])
    case words(kind: String, [[String]])
    case ask(key: String, String)
    case reply(key: String, String)
    case test(String, expected: String)
    case counterexample(String)
  }

  /// A slot's value that the phrase gives without a word for it: `=> metric=energy`.
  struct Given: Hashable {
    var name: String
    var value: String
  }
}
