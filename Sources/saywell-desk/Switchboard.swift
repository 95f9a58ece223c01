import CSignals
import Glibc

/// Waits for connections and for what they send, answers, and ends when it is told to by SIGTERM or SIGINT.
///
/// Nothing that one connection does or leaves undone keeps another waiting, and none takes more than a bounded amount of
/// memory.
struct Switchboard: ~Copyable {
  private struct Line {
    let number: Int
    let input: Int32
    let output: Int32
    var unsent: [UInt8] = []
    /// The higher, the later it was heard of.
    var turn = 0
    /// Nothing more is read; what is unsent is sent still.
    var isClosing = false
  }

  private static let mostLines = 64
  private let listener: Int32?
  private let signals: Int32
  private var lines: [Line] = []
  private var opened = 0
  private var turns = 0

  /// - Parameter listener: where connections come in; without one it is standard input and output that are served.
  init(_ listener: Int32?) {
    self.listener = listener
    signals = csignals_open()
    signal(SIGPIPE, SIG_IGN)
    if listener == nil { lines = [Line(number: 0, input: STDIN_FILENO, output: STDOUT_FILENO)] }
  }

  /// - Parameters:
  ///   - hear: what is to be sent back for the bytes of a connection, and whether that goes on once it is sent.
  ///   - close: told of a connection that has ended.
  mutating func run(
    hear: (_ bytes: ArraySlice<UInt8>, _ connection: Int) -> (answer: [UInt8], goesOn: Bool),
    close: (_ connection: Int) -> Void
  ) {
    var buffer = [UInt8](repeating: 0, count: 1 << 16)
    while true {
      var polled = lines.map { line in
        pollfd(
          fd: line.isClosing || !line.unsent.isEmpty ? line.output : line.input,
          events: Int16(line.isClosing || !line.unsent.isEmpty ? POLLOUT : POLLIN), revents: 0)
      }
      polled.append(pollfd(fd: signals, events: Int16(POLLIN), revents: 0))
      polled.append(pollfd(fd: listener ?? -1, events: Int16(POLLIN), revents: 0))
      if poll(&polled, nfds_t(polled.count), -1) < 0 { continue }
      if polled[lines.count].revents != 0 { break }
      let hasCaller = polled[lines.count + 1].revents != 0
      for index in lines.indices where polled[index].revents != 0 {
        Self.serve(&lines[index], &buffer, hear)
        turns += 1
        lines[index].turn = turns
      }
      drop(close)
      if hasCaller { answerCaller(close) }
      if listener == nil, lines.isEmpty { break }
    }
    for line in lines where listener != nil { Glibc.close(line.input) }
    if let listener { Glibc.close(listener) }
    Glibc.close(signals)
  }

  /// Where there are too many connections, the one that was silent longest makes room.
  private mutating func answerCaller(_ close: (Int) -> Void) {
    guard let listener else { return }
    let descriptor = Glibc.accept(listener, nil, nil)
    guard descriptor >= 0 else { return }
    _ = fcntl(descriptor, F_SETFD, FD_CLOEXEC)
    _ = fcntl(descriptor, F_SETFL, O_NONBLOCK)
    if lines.count == Self.mostLines,
      let silent = lines.indices.min(by: { lines[$0].turn < lines[$1].turn })
    {
      Glibc.close(lines[silent].input)
      close(lines.remove(at: silent).number)
    }
    opened += 1
    turns += 1
    lines.append(Line(number: opened, input: descriptor, output: descriptor, turn: turns))
  }

  private static func serve(
    _ line: inout Line, _ buffer: inout [UInt8],
    _ hear: (ArraySlice<UInt8>, Int) -> (answer: [UInt8], goesOn: Bool)
  ) {
    if line.unsent.isEmpty, !line.isClosing {
      let count = read(line.input, &buffer, buffer.count)
      if count < 0, errno == EINTR || errno == EAGAIN { return }
      guard count > 0 else {
        line.isClosing = true
        return
      }
      let (answer, goesOn) = hear(buffer[..<count], line.number)
      line.unsent = answer
      line.isClosing = !goesOn
    }
    while !line.unsent.isEmpty {
      let count = write(line.output, line.unsent, line.unsent.count)
      if count < 0, errno == EINTR { continue }
      if count < 0, errno == EAGAIN { return }
      guard count > 0 else {
        line.unsent = []
        line.isClosing = true
        return
      }
      line.unsent.removeFirst(count)
    }
  }

  private mutating func drop(_ close: (Int) -> Void) {
    for line in lines where line.isClosing && line.unsent.isEmpty {
      if listener != nil { Glibc.close(line.input) }
      close(line.number)
    }
    lines.removeAll { $0.isClosing && $0.unsent.isEmpty }
  }
}
