import Glibc

/// The lines that were typed at the prompt, kept for their owner alone: one file, a line a line.
///
/// Trouble with the file is no reason to stop a conversation: then lines are kept for this session only.
public struct History {
  private let path: String?
  private let limit: Int
  private var last: String?

  /// - Parameters:
  ///   - path: the file; nil keeps nothing.
  ///   - limit: the most lines that are kept.
  public init(_ path: String?, limit: Int = 1000) {
    self.path = path
    self.limit = limit
  }

  /// The newest lines, oldest first. A file that has grown beyond the limit is cut back to it.
  public mutating func load() -> [String] {
    guard let path, let descriptor = open(path, O_RDONLY) else { return [] }
    defer { close(descriptor) }
    var lines: [String] = []
    var reader = LineReader(descriptor, limit: 1 << 16)
    while let line = try? reader.next() {
      if case .text(let text) = line { lines.append(text) }
    }
    if lines.count > limit {
      lines = Array(lines.suffix(limit))
      replace(path, with: lines)
    }
    last = lines.last
    return lines
  }

  /// Keeps a line, at once and on its own, unless it is blank, begins with a space, or repeats the one before.
  /// Tells whether it did, for the arrow keys.
  public mutating func add(_ line: String) -> Bool {
    guard let first = line.unicodeScalars.first, first != " ", first != "\t", line != last else {
      return false
    }
    last = line
    guard let path else { return true }
    PrivateFile.makeFolders(above: path)
    guard let descriptor = open(path, O_WRONLY | O_APPEND | O_CREAT) else { return true }
    defer { close(descriptor) }
    var output = Output(descriptor, capacity: 0)
    try? output.line(line)
    return true
  }

  /// Opens a regular file of this user's, never through a link, and makes it private.
  private func open(_ path: String, _ flags: Int32) -> Int32? {
    let descriptor = Glibc.open(path, flags | O_NOFOLLOW | O_CLOEXEC | O_NONBLOCK, 0o600)
    guard descriptor >= 0 else { return nil }
    var status = stat()
    guard fstat(descriptor, &status) == 0, status.st_mode & Glibc.S_IFMT == Glibc.S_IFREG,
      fchmod(descriptor, 0o600) == 0
    else {
      close(descriptor)
      return nil
    }
    return descriptor
  }

  private func replace(_ path: String, with lines: [String]) {
    let temporary = "\(path).\(getpid())"
    guard let descriptor = open(temporary, O_WRONLY | O_CREAT | O_EXCL) else { return }
    var output = Output(descriptor)
    let isWritten = (try? output.lines(lines)) != nil
    close(descriptor)
    if !isWritten || rename(temporary, path) != 0 { unlink(temporary) }
  }
}
