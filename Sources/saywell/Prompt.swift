import CReadline
import Conversation
import Glibc
import Phrasing
import Porch

/// The conversation on a terminal: a prompt, line editing, history, and completion from the grammars.
struct Prompt {
  private static let limit = 1000
  private var session: Session
  private var history: History
  private let completion: Completion
  private let prompt: String

  init(_ house: House) {
    session = house.session(.repl)
    history = History(Folders(house.environment).history, limit: Self.limit)
    completion = Completion(house.grammars)
    // Readline counts no room for what stands between these two marks.
    prompt = house.environment.allowsColour ? "\u{1}\u{1B}[1m\u{2}>\u{1}\u{1B}[0m\u{2} " : "> "
  }

  /// Answers line after line until Ctrl-D; Ctrl-C drops the line.
  mutating func run(_ printer: inout Printer) throws -> ExitStatus {
    completion.start(limit: Self.limit)
    for line in history.load() { creadline_remember(line) }
    while true {
      var line: UnsafeMutablePointer<CChar>?
      switch creadline_read(prompt, &line) {
      case CREADLINE_INTERRUPTED: continue
      case CREADLINE_LINE: break
      default: return .done
      }
      guard let line else { return .done }
      defer { free(line) }
      try hear(String(cString: line), &printer)
    }
  }

  /// Several lines that were pasted at once are several utterances.
  private mutating func hear(_ text: String, _ printer: inout Printer) throws {
    for line in text.split(whereSeparator: \.isNewline) where !line.allSatisfy(\.isWhitespace) {
      let line = String(line)
      if history.add(line) { creadline_remember(line) }
      _ = try printer.answer(line, &session)
    }
  }
}
