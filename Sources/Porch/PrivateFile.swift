import Glibc

/// A file of a command's own that nobody else may read: its folder 0700, itself 0600, never through a link.
public struct PrivateFile: Sendable {
  private let path: String

  public init(_ path: String) { self.path = path }

  /// Its text; nil where there is none, or it cannot be read.
  public func text() -> String? {
    let descriptor = open(path, O_RDONLY | O_NOFOLLOW | O_CLOEXEC | O_NONBLOCK)
    guard descriptor >= 0 else { return nil }
    defer { close(descriptor) }
    return Self.text(of: descriptor)
  }

  /// What can be read from a descriptor; nil where reading fails.
  static func text(of descriptor: Int32) -> String? {
    var bytes: [UInt8] = []
    var buffer = [UInt8](repeating: 0, count: 1 << 16)
    while true {
      let count = read(descriptor, &buffer, buffer.count)
      if count < 0, errno == EINTR { continue }
      guard count > 0 else { return count == 0 ? String(decoding: bytes, as: UTF8.self) : nil }
      bytes += buffer[..<count]
    }
  }

  /// Puts another text in its place, at once and on the disk: a reader sees the old one or the new one.
  ///
  /// - Parameter mode: of the file; that of its folders, as far as they are made here, is 0700.
  /// - Throws: `Complaint`.
  public func replace(with text: String, mode: mode_t = 0o600) throws {
    Self.makeFolders(above: path)
    let temporary = "\(path).\(getpid())"
    unlink(temporary)
    let descriptor = open(
      temporary, O_WRONLY | O_CREAT | O_EXCL | O_NOFOLLOW | O_CLOEXEC, mode)
    guard descriptor >= 0 else { throw Complaint("cannot create \(path)", .cannotCreate) }
    var output = Output(descriptor)
    let isWritten =
      (try? output.text(text)) != nil && (try? output.flush()) != nil && fsync(descriptor) == 0
    close(descriptor)
    guard isWritten, rename(temporary, path) == 0 else {
      unlink(temporary)
      throw Complaint("cannot write \(path)", .inputOutput)
    }
  }

  static func makeFolders(above path: String) {
    guard let slash = path.lastIndex(of: "/"), slash != path.startIndex else { return }
    let folder = String(path[..<slash])
    guard access(folder, F_OK) != 0 else { return }
    makeFolders(above: folder)
    mkdir(folder, 0o700)
  }
}
