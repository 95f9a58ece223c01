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

  init(_ options: Options, _ environment: Environment, store: String?) {
    self.options = options
    storeToName = store
    hasColour = environment.allowsColour && isatty(STDERR_FILENO) == 1
  }

  /// Hears one utterance and prints everything that is to be said about it.
  mutating func answer(_ text: String, _ session: inout Session) throws -> ExitStatus {
    if options.explains {
      for line in session.explain(text) { try explain(line) }
    }
    let reply = session.hear(text)
    try show(reply)
    isOver = reply.isFarewell
    language = reply.language ?? language
    return ExitStatus(reply)
  }

  /// Answers line by line, until the end of the input.
  ///
  /// - Returns: done, or how the first reply failed for which the store was to blame.
  mutating func listen(to descriptor: Int32, _ session: inout Session) throws -> ExitStatus {
    var reader = LineReader(descriptor, limit: Session.limit + 1)
    var status = ExitStatus.done
    while let line = try reader.next() {
      let text =
        switch line {
        case .text(let text): text
        case .tooLong: String(repeating: " ", count: Session.limit + 1)
        }
      if text.allSatisfy(\.isWhitespace), line != .tooLong { continue }
      let answer = try answer(text, &session)
      if status == .done, answer.rawValue >= ExitStatus.usage.rawValue { status = answer }
    }
    return status
  }

  mutating func say(_ text: String) throws {
    try output.line(Printable.text(text, keepingLines: true))
    try output.flush()
  }

  private mutating func show(_ reply: Reply) throws {
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
