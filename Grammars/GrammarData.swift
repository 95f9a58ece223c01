import Phrasing

/// The grammars that ship with saywell, compiled; the rest of the type is generated from the files beside it.
public enum GrammarData {
  /// Every shipped language, those of these tags first.
  public static func grammars(_ preferred: [String] = []) -> [Grammar] {
    let tags = languages.map { "\($0)" }
    let order = tags.indices.sorted {
      (preferred.firstIndex(of: tags[$0]) ?? preferred.count, $0)
        < (preferred.firstIndex(of: tags[$1]) ?? preferred.count, $1)
    }
    return order.map { Grammar(embedded: compiled($0)) }
  }
}

extension GrammarData {
  /// A shipped language; nil where no such language ships.
  public static func grammar(of language: String) -> Grammar? {
    languages.firstIndex { "\($0)" == language }.map { Grammar(embedded: compiled($0)) }
  }

  /// The text files of a shipped language; none where no such language ships.
  public static func files(of language: String) -> [SourceFile] {
    guard let index = languages.firstIndex(where: { "\($0)" == language }) else { return [] }
    return sources(index).map { SourceFile(path: "\($0.path)", text: "\($0.text)") }
  }

  /// A shipped language to which a user's files can be added; nil where no such language ships.
  public static func base(of language: String) -> BaseLanguage? {
    languages.firstIndex { "\($0)" == language }.map {
      BaseLanguage(compiled($0), index: index($0))
    }
  }

  /// The tags of the shipped languages.
  public static var tags: [String] { languages.map { "\($0)" } }

  /// What tells the shipped grammars from those of another version.
  public static var fingerprint: UInt64 {
    languages.indices.reduce(0) { sum, index in
      let head = UnsafeBufferPointer(start: compiled(index).utf8Start, count: 26)
      return head.reduce(sum) { ($0 ^ UInt64($1)) &* 1_099_511_628_211 }
    }
  }
}
