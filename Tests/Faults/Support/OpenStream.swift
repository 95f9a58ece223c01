import Foundation

/// A saywell that listens to a pipe, and stays open.
final class OpenStream {
  private let child: Child
  private var pen: Descriptor?
  private let output: String
  private var answers = 0

  init(_ home: Home) throws {
    output = home / "stream"
    let requests = home / "requests"
    mkfifo(requests, 0o600)
    child = try home.start(
      ["/bin/sh", "-c", "exec '\(Home.saywell)' --listen < '\(requests)'"], output: output)
    pen = try Descriptor(requests, O_WRONLY)
  }

  deinit { child.signal(SIGKILL) }

  /// Says a line, and waits for its answer.
  func say(_ line: String) throws {
    guard let pen else { return }
    let bytes = Array((line + "\n").utf8)
    guard write(pen.number, bytes, bytes.count) == bytes.count else {
      throw Fault("nobody listens")
    }
    answers += 1
    try wait(for: "an answer to '\(line)'") {
      try contents(output).count { $0 == UInt8(ascii: "\n") } >= answers
    }
  }

  /// Closes the pipe, or sends a signal.
  func end(by signal: Int32? = nil) -> Child.End {
    if let signal { child.signal(signal) } else { pen = nil }
    return child.wait()
  }
}
