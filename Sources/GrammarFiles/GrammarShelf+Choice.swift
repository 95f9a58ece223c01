import GrammarData
import Phrasing

extension GrammarShelf {
  /// The tags of all languages: those that ship, then those of a user's own folder.
  public static func languages(_ folder: String?) -> [String] {
    let own = folder.map { GrammarFolder($0).languages } ?? []
    return GrammarData.tags + own.filter { !GrammarData.tags.contains($0) }
  }

  /// The grammars to listen with, the likeliest first; none when there is none for the language asked for.
  ///
  /// - Parameters:
  ///   - only: the one language that was asked for, if one was.
  ///   - locale: the language of the user's locale, which comes first.
  public func open(
    only language: String?, locale: String?
  ) -> (grammars: [Grammar], faults: [Diagnostic]) {
    if let language {
      let (grammar, faults) = open(language)
      return (grammar.map { [$0] } ?? [], faults)
    }
    var (all, faults) = open()
    all.removeAll { $0.isExperimental && $0.language != locale }
    return (all.filter { $0.language == locale } + all.filter { $0.language != locale }, faults)
  }

  /// The one grammar to speak with: of the language asked for, else of the locale, else English.
  ///
  /// - Returns: nil, and the language's tag, where the language asked for is none there is.
  public func voice(
    only language: String?, locale: String?
  ) -> (grammar: Grammar?, tag: String, faults: [Diagnostic]) {
    let wanted = language ?? locale ?? "en"
    var found = open(wanted)
    if found.grammar == nil, language == nil { found = open("en") }
    return (found.grammar, wanted, found.faults)
  }
}
