import Glibc
import GrammarData
import GrammarFiles
import Phrasing
import Porch

/// `export`: a language's phrases for recognisers, so that they hear what saywell understands.
enum ExportCommand: Command {
  static let name = "export"
  static let help = "print the phrases for a recogniser, in the format that --format names"

  static func run(_ invocation: Invocation) throws -> ExitStatus {
    guard invocation.words.isEmpty else { throw UsageError.unexpectedWord(invocation.words[0]) }
    let settings = invocation.settings
    guard let format = settings.format else {
      throw UsageError.needsValue("format", Settings.formats)
    }
    // One language makes one grammar: the one that is asked for, or the likeliest.
    let language = invocation.grammars[0].language
    let folder = Folders(Environment.process).grammars.map { GrammarFolder($0).files() } ?? [:]
    let files = folder[language].map { GrammarShelf.together(language, $0) }
    let own = try settings.store.map(OwnWords.read) ?? [:]
    let export: GrammarExport
    do {
      export = try GrammarExport(
        language: language, files ?? GrammarData.files(of: language), own: own,
        intents: settings.intents, size: settings.size)
    } catch .noNumerals {
      throw Complaint(
        "there is no export of '\(language)': its grammars do not say how numbers are spoken",
        .badData)
    } catch .noPhrases {
      throw Complaint("there is an intent without phrases among those named", .usage)
    }
    let known = try settings.dictionary.map(dictionary) ?? [:]
    var output = Output(STDOUT_FILENO)
    try output.line(Printable.text(export.text(format, known: known), keepingLines: true))
    try output.flush()
    return .done
  }

  /// The lines of a dictionary of sounds by their words: `word S OU N D S`, and `word(2) …` for another way.
  private static func dictionary(_ path: String) throws -> [String: [String]] {
    let descriptor = open(path, O_RDONLY | O_CLOEXEC)
    guard descriptor >= 0 else { throw Complaint("cannot read the dictionary", .noInput) }
    defer { close(descriptor) }
    var reader = LineReader(descriptor, limit: 400)
    var lines: [String: [String]] = [:]
    while let line = try reader.next() {
      guard case .text(let text) = line else { continue }
      let word = text.prefix { $0 != " " && $0 != "\t" && $0 != "(" }
      lines[String(word), default: []].append(text)
    }
    return lines
  }
}
