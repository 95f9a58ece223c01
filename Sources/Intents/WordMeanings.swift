import Records

/// What words stand for by the lists of the grammars: what a glass holds, when breakfast is.
///
/// So a language is text files alone, and an intent knows no words.
public struct WordMeanings {
  private let find: (_ words: String, _ list: String) -> String?

  public init(_ find: @escaping (_ words: String, _ list: String) -> String?) { self.find = find }

  public static var none: Self { Self { _, _ in nil } }

  /// The value of the list's line that is these words; nil where there is none in any language.
  public subscript(words: String, in list: String) -> String? { find(words, list) }

  /// What somebody is called in the record who is named outside a sentence, as it would be in one: "Father" and "my dad"
  /// are dad, "myself" is whoever speaks, and a name that nobody has stays as it is.
  public func name(meantBy words: String, among people: [Person]) -> String {
    if let known = person(named: words, among: people) { return known.name }
    if self[words, in: "oneself"] != nil { return Person.meName }
    let parts = words.split(separator: " ")
    let isOwned = parts.count > 1 && self[String(parts[0]), in: "oneself"] == "my"
    let bare = isOwned ? parts.dropFirst().joined(separator: " ") : words
    // Whose it is: an apostrophe may also belong to a name.
    let owner = bare.lastIndex { "'’".contains($0) }.map { String(bare[..<$0]) }
    for name in [bare, owner].compactMap({ $0 }) {
      if let known = person(named: name, among: people) { return known.name }
      if let meant = self[name, in: "person"] { return meant }
    }
    return words
  }

  /// Whoever of these people has the name or, where nobody has, another word for the same: dad who is called "father". Who
  /// was renamed is still meant by the first name, as long as nobody else is: the wife who is called Ann.
  public func person(named name: String, among people: [Person]) -> Person? {
    if let known = people.first(where: { $0.name == name }) { return known }
    if let known = people.first(where: { $0.isCalled(name) }) { return known }
    let list = "person"
    let meant = self[name, in: list] ?? name
    let known = people.first { $0.name == meant || self[$0.name, in: list] == meant }
    return known
      ?? people.first { $0.firstName == meant || self[$0.firstName, in: list] == meant }
  }
}
