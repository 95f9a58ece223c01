import Glibc
import Measures
import Porch

/// Lines in, one JSON object a line out.
enum Stream {
  /// Answers every line of standard input, in order: at once where somebody waits, in large pieces where the input
  /// is there already. A line that is too long is answered as far as it was kept: not at all.
  static func answer(limit: Int, _ answer: (String) -> JSON) throws {
    var reader = LineReader(STDIN_FILENO, limit: limit)
    var output = Output(STDOUT_FILENO)
    while true {
      if reader.mustWait { try output.flush() }
      guard let line = try reader.next() else { return try output.flush() }
      switch line {
      case .text(let text): try output.line(answer(text))
      case .tooLong: try output.line(answer(String(repeating: " ", count: limit)))
      }
    }
  }
}
