import Companion
import Glibc
import Measures
import Porch

/// A conversation with the saywell beside this command, through pipes: what was said stands in no argument.
struct Exchange: ~Copyable {
  private let running: Child.Running
  private var reader: LineReader

  /// What saywell replied.
  struct Answer {
    enum Outcome: String { case done, act, ask, refused, reject }

    let outcome: Outcome
    let text: String
    /// The id of what was written.
    let entry: String?
    /// Whether it asks for something that was not said, so that nothing of what was said is in the question.
    let asksForMore: Bool
  }

  /// - Throws: `Complaint`.
  init(_ house: House) throws {
    guard let path = try Self.program(), let running = Child(path, house.options).start() else {
      throw Complaint("there is no saywell beside saywell-desk", .unavailable)
    }
    self.running = running
    reader = LineReader(running.output, limit: 1 << 20)
  }

  /// - Throws: `Complaint` where nothing is answered.
  mutating func say(_ text: String) throws -> Answer {
    var output = Output(running.input)
    try? output.line(text)
    try? output.flush()
    guard case .text(let line)? = try reader.next(), let json = JSON(reading: line),
      case .string(let reply)? = json["reply"], case .string(let name)? = json["outcome"],
      let outcome = Answer.Outcome(rawValue: name)
    else { throw Complaint("saywell does not answer", .unavailable) }
    var entry: String?
    if case .string(let id)? = json["entry"] { entry = id }
    return Answer(
      outcome: outcome, text: reply, entry: entry,
      asksForMore: json["ask"]?["reason"] == .string("missing"))
  }

  /// Ends it; a question that is still open is dropped.
  consuming func end() -> ExitStatus {
    close(running.input)
    let status = running.status()
    close(running.output)
    return ExitStatus(rawValue: status) ?? .internalError
  }

  private static func program() throws -> String? {
    let own = try Companion.ownPath()
    let beside = own[...(own.lastIndex(of: "/") ?? own.startIndex)] + "saywell"
    return access(String(beside), X_OK) == 0 ? String(beside) : Child.path(of: "saywell")
  }
}

extension House {
  /// What saywell is told of the options.
  fileprivate var options: [String] {
    var words = ["--json", "--source", "hotkey"]
    if let now = settings.companion.now { words += ["--now", "\(now)"] }
    if let language = settings.companion.language { words += ["--language", language] }
    if let store = settings.companion.store {
      switch store {
      case .file(let path): words += ["--store", "sqlite:\(path)"]
      case .memory: words += ["--store", ":memory:"]
      }
    }
    return words
  }
}
