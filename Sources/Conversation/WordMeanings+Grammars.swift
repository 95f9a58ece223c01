import Intents
import Phrasing

extension WordMeanings {
  /// What words stand for by the lists of grammars: in this language, else in whichever has them in the list.
  public init(_ grammars: [Grammar], in language: String? = nil) {
    self.init { words, list in
      let find = { (grammar: Grammar) in grammar.read(words, as: list).first?.words }
      return grammars.first { $0.language == language }.flatMap(find)
        ?? grammars.lazy.compactMap(find).first
    }
  }
}
