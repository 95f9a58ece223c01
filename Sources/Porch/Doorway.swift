import Glibc

/// The outermost frame of a command: what goes wrong inside becomes a message and an exit status.
public struct Doorway: Sendable {
  private let command: String

  public init(_ command: String) { self.command = command }

  /// Runs the command.
  public func run(_ body: () throws -> ExitStatus) -> ExitStatus {
    do {
      return try body()
    } catch let error as UsageError {
      return complain("\(error)", .usage)
    } catch let complaint as Complaint {
      return complain(complaint.text, complaint.status)
    } catch OutputError.readerGone {
      return .done
    } catch is OutputError {
      return complain("cannot write the output", .inputOutput)
    } catch is InputError {
      return complain("cannot read the input", .inputOutput)
    } catch {
      return complain("internal error", .internalError)
    }
  }

  /// Prints a text and nothing else.
  public func show(_ text: String) throws -> ExitStatus {
    var output = Output(STDOUT_FILENO)
    try output.line(text)
    try output.flush()
    return .done
  }

  /// Says on standard error what is amiss but keeps nothing from running; a text may have several lines.
  public func warn(_ texts: [String]) {
    guard !texts.isEmpty else { return }
    var output = Output(STDERR_FILENO)
    for text in texts { try? output.line(Printable.text(text, keepingLines: true)) }
    try? output.flush()
  }

  private func complain(_ text: String, _ status: ExitStatus) -> ExitStatus {
    var output = Output(STDERR_FILENO)
    try? output.line("\(command): \(Printable.text(text))")
    try? output.flush()
    return status
  }
}

/// Something outside of the command line that keeps a command from running.
public struct Complaint: Error, Sendable {
  public let text: String
  public let status: ExitStatus

  public init(_ text: String, _ status: ExitStatus) {
    self.text = text
    self.status = status
  }
}
