import Glibc

/// Lines of a file descriptor as they arrive: any number of them, each of bounded length.
public struct LineReader: ~Copyable {
  /// One line, without its end.
  public enum Line: Equatable, Sendable {
    case text(String)
    /// Longer than the limit; its bytes were thrown away.
    case tooLong
  }

  private let descriptor: Int32
  private let limit: Int
  private var buffer: [UInt8]
  private var start = 0
  private var end = 0
  private var line: [UInt8] = []
  private var isTooLong = false
  private var hasStarted = false

  /// - Parameter limit: the longest line that is kept, in bytes.
  public init(_ descriptor: Int32, limit: Int, chunk: Int = 1 << 16) {
    self.descriptor = descriptor
    self.limit = limit
    buffer = [UInt8](repeating: 0, count: chunk)
  }

  /// Whether the next line can only be had by waiting for input.
  public var mustWait: Bool {
    !buffer[start..<end].contains(UInt8(ascii: "\n"))
  }

  /// The next line, and the last one even without a new line at its end; nil at the end of the input.
  ///
  /// - Throws: `InputError` when reading fails.
  public mutating func next() throws -> Line? {
    while true {
      if let stop = buffer[start..<end].firstIndex(of: UInt8(ascii: "\n")) {
        keep(start..<stop)
        start = stop + 1
        return take()
      }
      keep(start..<end)
      if start < end { hasStarted = true }
      start = 0
      end = try fill()
      if end == 0 { return hasStarted ? take() : nil }
    }
  }

  private mutating func keep(_ range: Range<Int>) {
    guard !isTooLong else { return }
    isTooLong = line.count + range.count > limit
    if !isTooLong { line.append(contentsOf: buffer[range]) }
  }

  private mutating func take() -> Line {
    defer {
      line.removeAll(keepingCapacity: true)
      isTooLong = false
      hasStarted = false
    }
    if isTooLong { return .tooLong }
    if line.last == UInt8(ascii: "\r") { line.removeLast() }
    return .text(String(decoding: line, as: UTF8.self))
  }

  private mutating func fill() throws -> Int {
    while true {
      let count = buffer.withUnsafeMutableBytes { read(descriptor, $0.baseAddress, $0.count) }
      if count >= 0 { return count }
      if errno != EINTR { throw InputError() }
    }
  }
}

/// Standard input, or a file, could not be read.
public struct InputError: Error, Sendable {
  public init() {}
}
