import Glibc
import Measures

/// Bytes on their way to a file descriptor, gathered so that one system call takes many of them.
public struct Output: ~Copyable {
  private let descriptor: Int32
  private let capacity: Int
  private var bytes: [UInt8] = []

  public init(_ descriptor: Int32, capacity: Int = 1 << 16) {
    self.descriptor = descriptor
    self.capacity = capacity
    bytes.reserveCapacity(capacity)
  }

  /// The columns of the terminal that it goes to; nil where it goes elsewhere.
  public var width: Int? {
    var size = winsize()
    guard isatty(descriptor) == 1, ioctl(descriptor, UInt(TIOCGWINSZ), &size) == 0,
      size.ws_col > 0
    else { return nil }
    return Int(size.ws_col)
  }

  /// Adds a line; sends what has gathered when there is much of it.
  public mutating func line(_ text: String) throws {
    bytes.append(contentsOf: text.utf8)
    bytes.append(UInt8(ascii: "\n"))
    if bytes.count >= capacity { try flush() }
  }

  /// Adds a text as it stands.
  public mutating func text(_ text: String) throws {
    bytes.append(contentsOf: text.utf8)
    if bytes.count >= capacity { try flush() }
  }

  /// Sends these lines.
  public mutating func lines(_ lines: [String]) throws {
    for text in lines { try line(text) }
    try flush()
  }

  /// Adds a value as JSON on a line of its own.
  public mutating func line(_ json: JSON) throws {
    json.write(into: &bytes)
    bytes.append(UInt8(ascii: "\n"))
    if bytes.count >= capacity { try flush() }
  }

  /// Sends everything.
  ///
  /// - Throws: `OutputError`, when the reader has gone or nothing more can be written.
  public mutating func flush() throws {
    defer { bytes.removeAll(keepingCapacity: true) }
    var start = 0
    while start < bytes.count {
      let sent = bytes.withUnsafeBytes {
        write(descriptor, $0.baseAddress.map { $0 + start }, $0.count - start)
      }
      if sent >= 0 {
        start += sent
      } else if errno == EPIPE {
        throw OutputError.readerGone
      } else if errno != EINTR {
        throw OutputError.cannotWrite
      }
    }
  }
}

/// Why output could not be sent.
public enum OutputError: Error, Sendable {
  /// Whoever read it has closed the pipe: nothing to complain about.
  case readerGone
  case cannotWrite
}
