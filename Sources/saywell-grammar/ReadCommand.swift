import Glibc
import Measures
import Phrasing
import Porch

/// `read`: each line as one value.
enum ReadCommand: Command {
  static let name = "read"
  static let help = "read each line as one value, of the kind that --type names"

  static func run(_ invocation: Invocation) throws -> ExitStatus {
    guard invocation.words.isEmpty else { throw UsageError.unexpectedWord(invocation.words[0]) }
    guard let type = invocation.settings.type else {
      throw UsageError.needsValue("type", ValueType.names)
    }
    let clock =
      invocation.settings.now
      ?? invocation.zone.localTime(at: Instant(seconds: Int64(time(nil))))
    try Stream.answer(limit: 4096) { line in
      for grammar in invocation.grammars {
        let fields = ValueReading(grammar: grammar, type: type).fields(of: line, now: clock)
        if !fields.isEmpty { return .object(fields) }
      }
      return .object([])
    }
    return .done
  }
}
