import CReadline
import Conversation
import Glibc
import Porch

/// The conversation on a terminal: a prompt, line editing, history, and completion from the grammars.
final class Prompt {
  private static let limit = 1000
  private let options: Options
  private var session: Session
  private var history: History
  private let prompt: String
  private let suggestions: Suggestions
  /// The language that was understood last.
  private var language: String?

  init(_ house: House) {
    options = house.options
    session = house.session(.repl)
    suggestions = Suggestions(house.grammars, examples: session.examples)
    history = History(Folders(house.environment).history, limit: Self.limit)
    // Readline counts no room for what stands between these two marks.
    prompt = house.environment.allowsColour ? "\u{1}\u{1B}[1m\u{2}>\u{1}\u{1B}[0m\u{2} " : "> "
  }

  /// Answers line after line until Ctrl-D; Ctrl-C drops the line.
  func run(_ printer: inout Printer) throws -> ExitStatus {
    // Readline asks this object for completions, and only while it reads a line below.
    let context = Unmanaged.passUnretained(self).toOpaque()
    creadline_start("saywell", Int32(Self.limit), Self.complete, context)
    for line in history.load() { creadline_remember(line) }
    if !options.isQuiet, !options.isJSON { try printer.say(session.greeting) }
    while true {
      var line: UnsafeMutablePointer<CChar>?
      let result = creadline_read(prompt, &line)
      defer { free(line) }
      guard result != CREADLINE_INTERRUPTED else { continue }
      guard let line else {
        try printer.say("")
        return .done
      }
      try hear(String(cString: line), &printer)
      if printer.isOver { return .done }
    }
  }

  /// Several lines that were pasted at once are several utterances.
  private func hear(_ text: String, _ printer: inout Printer) throws {
    for line in text.split(whereSeparator: \.isNewline) where !line.allSatisfy(\.isWhitespace) {
      let line = String(line)
      if history.add(line) { creadline_remember(line) }
      _ = try printer.answer(line, &session)
      language = printer.language
    }
  }

  private static let complete: creadline_completer = { context, before in
    guard let context, let before else { return nil }
    let prompt = Unmanaged<Prompt>.fromOpaque(context).takeUnretainedValue()
    return strdup(prompt.completions(of: String(cString: before)).joined(separator: "\n"))
  }

  private func completions(of text: String) -> [String] {
    let isOpen = text.allSatisfy(\.isWhitespace)
    let words = suggestions.words(for: text, among: session.completions(of: text), in: language)
    return (isOpen ? session.usual(in: language) : []) + words
  }
}
