import GrammarData
import Phrasing

/// The grammars that ship, and with them whatever a user's own folder adds.
///
/// A folder of a language that has a `language.lexicon` of its own stands alone, as a new language or in the place
/// of the shipped one; the files of any other folder are added to those that ship. What was compiled is kept, and
/// compiled again only when a file or the program has changed.
public struct GrammarShelf: Sendable {
  private let folder: GrammarFolder?
  private let cache: GrammarCache?

  /// - Parameters:
  ///   - folder: the user's own grammars.
  ///   - cache: where compiled ones are kept; nil compiles them each time.
  public init(folder: String?, cache: String?) {
    self.folder = folder.map { GrammarFolder($0) }
    self.cache = cache.map(GrammarCache.init)
  }

  /// Every language, and what is wrong with the user's files: a line with a fault is left out, and takes nothing
  /// else with it.
  public func open() -> (grammars: [Grammar], faults: [Diagnostic]) {
    let own = opened()
    var grammars = own.grammars
    let shipped = GrammarData.tags.compactMap { tag in
      if let index = grammars.firstIndex(where: { $0.language == tag }) {
        return grammars.remove(at: index)
      }
      return GrammarData.grammar(of: tag)
    }
    return (shipped + grammars, own.faults)
  }

  /// One language, and what is wrong with the user's files for any; nil where there is no such language.
  public func open(_ language: String) -> (grammar: Grammar?, faults: [Diagnostic]) {
    let own = opened()
    let grammar = own.grammars.first { $0.language == language }
    return (grammar ?? GrammarData.grammar(of: language), own.faults)
  }

  /// The languages for which the user has files, compiled.
  private func opened() -> (grammars: [Grammar], faults: [Diagnostic]) {
    guard let folder, let fingerprint = folder.fingerprint() else { return ([], []) }
    let key = String(fingerprint &* 31 &+ GrammarData.fingerprint, radix: 16)
    if let kept = cache?.load(key) { return kept }
    var fresh: (grammars: [Grammar], faults: [Diagnostic]) = ([], [])
    for (language, files) in folder.files().sorted(by: { $0.key < $1.key }) {
      let (grammar, faults) = Self.compiled(language, files)
      if let grammar { fresh.grammars.append(grammar) }
      fresh.faults += faults
    }
    cache?.keep(fresh.grammars, fresh.faults, key)
    return fresh
  }

  /// What ships is compiled already; it is only compiled again where the user's files change it.
  private static func compiled(
    _ language: String, _ files: [SourceFile]
  ) -> (grammar: Grammar?, faults: [Diagnostic]) {
    if !isAlone(language, files), let base = GrammarData.base(of: language),
      let extended = Compiler.extend(base, language: language, with: files)
    {
      return extended
    }
    let (bytes, faults) = Compiler.compile(language: language, together(language, files))
    return (Grammar(bytes), faults)
  }

  /// Whether the files are a language by themselves.
  private static func isAlone(_ language: String, _ files: [SourceFile]) -> Bool {
    files.contains { $0.path == "\(language)/language.lexicon" }
  }

  /// All files of a language: those that ship, then the user's; the user's alone where they are a language.
  public static func together(_ language: String, _ files: [SourceFile]) -> [SourceFile] {
    isAlone(language, files) ? files : GrammarData.files(of: language) + files
  }
}
