import Measures

/// A language's phrases in the formats of recognisers.
public struct GrammarExport {
  public enum Format: String, CaseIterable, Sendable {
    /// Java Speech Grammar Format: PocketSphinx.
    case jsgf
    /// Speech Recognition Grammar Specification 1.0, in XML and in its augmented BNF.
    case srgs, abnf
    /// The BNF of whisper.cpp and llama.cpp.
    case gbnf
    /// A list of words in JSON: Vosk.
    case vosk
    /// Words to prompt a recogniser with: Whisper.
    case prompt
    /// How the words sound: PocketSphinx.
    case dict
  }

  /// Why a language cannot be exported.
  public enum Failure: Error, Equatable, Sendable {
    /// It does not say how numbers are spoken.
    case noNumerals
    /// It has no phrases of these intents.
    case noPhrases
  }

  /// The most words of a prompt: a recogniser reads no more.
  static let promptWords = 110
  private let language: String
  private let source: LanguageSource
  private let numbers: NumberSpeech
  private let intents: [String]?
  private let size: Int?
  private let own: [String: [String]]

  /// - Parameters:
  ///   - own: words that stand in no grammar, such as the names of somebody's foods, by the slot they are said in.
  ///   - intents: of which phrases are taken; nil for all.
  ///   - size: how many entries of each word list are taken; nil for all of them, and for several sentences in one.
  /// - Throws: `Failure`.
  public init(
    language: String, _ files: [SourceFile], own: [String: [String]] = [:], intents: [String]?,
    size: Int?
  ) throws(Failure) {
    self.language = language
    self.own = own
    (self.intents, self.size) = (intents, size)
    let source = LanguageSource(tag: language, files: files)
    self.source = source
    let replies = source.intents.flatMap(\.replies).map(\.content)
    guard
      let words = replies.lazy.filter({ $0.key == "numerals" }).compactMap({ FigureWords($0.text) })
        .first
    else { throw .noNumerals }
    func numerals(_ role: String, _ value: Double? = nil) -> [String] {
      source.numerals.filter { $0.content.role == role }.flatMap(\.content.words).filter {
        value == nil || $0.value == value
      }.map(\.word)
    }
    let isJoined = !words.isPositional
    numbers = NumberSpeech(
      words: words, articles: Array(numerals("article").prefix(2)),
      half: numerals("part", 0.5).first, and: isJoined ? numerals("and").first : nil,
      parts: isJoined
        ? [0.5, 0.25].compactMap { part in
          numerals("part", part).first.map { ($0, part) }
        } : [],
      classifier: numerals("classifier", 1).first,
      thousands: isJoined ? numerals("scale", 1000).filter { $0.count == 1 } : [],
      two: numerals("teen", 2).first)
    let known = source.intents.filter { !$0.phrases.isEmpty }.map(\.name)
    guard intents?.allSatisfy(known.contains) ?? true, !known.isEmpty else { throw .noPhrases }
  }

  /// The grammar, or the words, as lines of text.
  ///
  /// - Parameter known: of a dictionary of sounds, the lines with the words in it.
  public func text(_ format: Format, known: [String: [String]] = [:]) -> String {
    let grammar = SpokenGrammar(
      source, numbers, own: own, intents: intents, size: size, writesFigures: format == .gbnf)
    switch format {
    case .jsgf:
      return
        (["#JSGF V1.0 UTF-8 \(language);", "grammar saywell;"]
        + lines(grammar, .jsgf, head: "public ")).joined(separator: "\n")
    case .abnf:
      return
        ([
          "#ABNF 1.0 UTF-8;", "language \(language);", "mode voice;", "root $\(Self.root);",
        ] + lines(grammar, .abnf, head: "public ")).joined(separator: "\n")
    case .gbnf:
      let start = "root ::= \(Self.root) [.?!。？！]?"
      return ([start] + lines(grammar, .gbnf, head: "")).joined(separator: "\n")
    case .srgs:
      return Markup.document(
        [(Self.root, grammar.root)] + grammar.rules, root: Self.root, language: language)
    case .vosk:
      let words = Vocabulary(grammar).words + ["[unk]"]
      return JSON.array(words.map(JSON.string)).text
    case .prompt:
      return Vocabulary.prompt(source, intents, most: min(size ?? .max, Self.promptWords), grammar)
        .joined(separator: ", ")
    case .dict: return dictionary(Vocabulary(grammar).words, known)
    }
  }

  static let root = "utterance"

  private func lines(_ grammar: SpokenGrammar, _ syntax: Syntax, head: String) -> [String] {
    [head + syntax.definition(Self.root, syntax.text(grammar.root, isWhole: true))]
      + grammar.rules.map { syntax.definition($0.name, syntax.text($0.speech, isWhole: true)) }
  }

  /// What follows the word in a line of a dictionary.
  private static func sounds(_ line: String) -> String? {
    line.firstIndex(of: " ").map { String(line[line.index(after: $0)...]) }
  }

  private func dictionary(_ words: [String], _ known: [String: [String]]) -> String {
    let sounds = Pronunciation(
      source.intents.filter { $0.name == "Sounds" }.flatMap(\.replies).map(\.content))
    return words.flatMap { word in
      known[word]
        ?? sounds.sounds(of: word) { known[$0]?.first.flatMap(Self.sounds) }.map {
          ["\(word) \($0)"]
        }
        ?? []
    }.joined(separator: "\n")
  }
}
