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

  /// Whoever of these people has the name or, where nobody has, another word for the same: dad who is called "father".
  public func person(named name: String, among people: [Person]) -> Person? {
    if let known = people.first(where: { $0.name == name }) { return known }
    if let known = people.first(where: { $0.isCalled(name) }) { return known }
    let list = "person"
    let meant = self[name, in: list] ?? name
    return people.first { $0.name == meant || self[$0.name, in: list] == meant }
  }
}
