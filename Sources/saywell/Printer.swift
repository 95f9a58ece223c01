import Conversation
import Glibc
import Porch

/// Prints replies: sentences or JSON to standard output, hints to standard error.
struct Printer: ~Copyable {
  private var output = Output(STDOUT_FILENO)
  private var diagnostics = Output(STDERR_FILENO)
  private let options: Options
  private let hasColour: Bool
  /// Whether the last utterance was a leave-taking.
  private(set) var isOver = false
  /// The language that was understood last.
  private(set) var language: String?
  /// Where the records are, until that was said once.
  private var storeToName: String?
  private var voice: Voice?
  /// What is shown of an utterance that is not at its end.
  private var shown = ""

  init(_ options: Options, _ environment: Environment, store: String?) {
    self.options = options
    storeToName = store
    if let command = options.voice { voice = Voice(command) }
    hasColour = environment.allowsColour && isatty(STDERR_FILENO) == 1
  }

  /// Hears one utterance and prints everything that is to be said about it.
  mutating func answer(_ text: String, _ session: inout Session) throws -> ExitStatus {
    try explain(text, &session)
    let reply = session.hear(text)
    do {
      try show(reply)
    } catch OutputError.cannotWrite where reply.entry != nil {
      throw Complaint("cannot write the output; what was said is in the record", .inputOutput)
    }
    _ = speak(reply, session)
    isOver = reply.isFarewell
    language = reply.language ?? language
    return ExitStatus(reply)
  }

  /// Prints the stages of understanding, where that was asked for.
  mutating func explain(_ text: String, _ session: inout Session) throws {
    guard options.explains else { return }
    for line in session.explain(text) { try explain(line) }
  }

  /// Shows what is being said, on a terminal; the next one, or a reply, takes its place.
  mutating func preview(_ text: String) throws {
    guard text != shown, showsPreview else { return }
    let line = Printable.text(String(text.suffix((diagnostics.width ?? 80) - 1)))
    try diagnostics.text("\r" + line + "\u{1B}[K")
    try diagnostics.flush()
    shown = text
  }

  private var showsPreview: Bool {
    !options.isJSON && !options.isQuiet && diagnostics.width != nil
  }

  /// Reads a reply aloud, and does not wait for the end of that.
  ///
  /// - Returns: whether there is a voice.
  mutating func speak(_ reply: Reply, _ session: borrowing Session) -> Bool {
    guard voice != nil, !(options.isQuiet && reply.isAcknowledgement) else { return false }
    let (language, name) = session.voice(of: reply)
    voice?.say(session.aloud(reply), language, voice: name)
    guard voice?.isMute == true else { return true }
    voice = nil
    Program.doorway.warn(["saywell: nothing is read aloud: the command of --speak cannot be run"])
    return false
  }

  mutating func isSpeaking() -> Bool { voice?.isSpeaking() ?? false }

  mutating func say(_ text: String) throws {
    try output.line(Printable.text(text, keepingLines: true))
    try output.flush()
  }

  mutating func show(_ reply: Reply) throws {
    try preview("")
    if options.isJSON {
      try output.line(reply.json)
    } else if !(options.isQuiet && reply.isAcknowledgement) {
      try output.line(Printable.text(reply.text, keepingLines: true))
      if let picture = reply.picture, let width = output.width {
        try output.lines(picture.text(width: width).map { Printable.text($0) })
      }
    }
    try output.flush()
    if reply.failure != nil, let store = storeToName {
      storeToName = nil
      Program.doorway.warn(["saywell: the records are at \(store)"])
    }
    guard !options.isJSON, !options.isQuiet else { return }
    // The status tells scripts the same; a hint that nobody can read is no failure.
    try? hint(reply)
  }

  /// Points at the first word that made no sense, and says what would.
  private mutating func hint(_ reply: Reply) throws {
    if let misfit = reply.misfit, misfit <= reply.phrase.utf8.count {
      let place = reply.phrase.utf8.index(reply.phrase.startIndex, offsetBy: misfit)
      let excerpt = Excerpt(
        Printable.text(String(reply.phrase[..<place])),
        Printable.text(String(reply.phrase[place...])), width: diagnostics.width.map { $0 - 3 })
      try diagnostics.line("  " + excerpt.line)
      let indent = String(repeating: " ", count: excerpt.indent)
      try diagnostics.line("  " + indent + (hasColour ? "\u{1B}[31m^\u{1B}[0m" : "^"))
    }
    for hint in reply.hints { try diagnostics.line(Printable.text(hint)) }
    try diagnostics.flush()
  }

  /// Stages go where the reply goes, unless that is JSON for a program.
  private mutating func explain(_ line: String) throws {
    let line = Printable.text(line)
    if options.isJSON {
      try diagnostics.line(line)
      try diagnostics.flush()
    } else {
      try output.line(line)
    }
  }
}

extension Reply {
  /// Whether it says no more than that it was done.
  fileprivate var isAcknowledgement: Bool { outcome == .done && answer == nil }
}
