import Conversation
import Porch

/// Hears what another program hands on for somebody: each line as it stands, each with one reply. A question stays open
/// until the next line, however long that takes.
struct Lines: ~Copyable {
  private var reader: LineReader
  private var session: Session

  init(_ descriptor: Int32, _ session: consuming Session) {
    reader = LineReader(descriptor, limit: Session.limit)
    self.session = session
  }

  /// - Returns: done, or how the first reply failed for which the store was to blame.
  mutating func answer(_ printer: inout Printer) throws -> ExitStatus {
    var status = ExitStatus.done
    while let line = try reader.next() {
      let text =
        switch line {
        case .text(let text): text
        case .tooLong: String(repeating: " ", count: Session.limit + 1)
        }
      let ending = try printer.answer(text, &session)
      if status == .done, ending.rawValue >= ExitStatus.usage.rawValue { status = ending }
    }
    return status
  }
}
