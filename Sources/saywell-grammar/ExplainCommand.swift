import Glibc
import Porch

/// `explain`: every stage of understanding, for one phrase or for each line of standard input.
enum ExplainCommand: Command {
  static let name = "explain"
  static let help = "print every stage of understanding: of the words, or of each line of input"

  static func run(_ invocation: Invocation) throws -> ExitStatus {
    var session = invocation.session
    var output = Output(STDOUT_FILENO)
    if invocation.words.isEmpty {
      var reader = LineReader(STDIN_FILENO, limit: 4096)
      while case .text(let line)? = try reader.next() {
        for stage in session.explain(line) { try output.line(Printable.text(stage)) }
        try output.flush()
      }
    } else {
      let phrase = invocation.words.joined(separator: " ")
      for stage in session.explain(phrase) { try output.line(Printable.text(stage)) }
    }
    try output.flush()
    return .done
  }
}
