import Glibc
import Records

/// The database file as the file system sees it: who may read it, and what lies beside it.
///
/// The file is never opened here: closing a file drops every lock that the process has on it
/// (POSIX), also those that SQLite holds for another store.
struct StoreFile {
  /// Never begins with a dash, colon or scheme that SQLite could take for something else.
  let path: String

  init(_ path: String) throws {
    guard !path.isEmpty, !path.utf8.contains(0) else { throw StoreError.cannotCreate }
    self.path = path.hasPrefix("/") ? path : "./" + path
  }

  /// Makes the file and its folders for their owner alone (0600, 0700, whatever the umask) where
  /// they are missing; a file that others could read is its owner's alone from here on.
  ///
  /// Throws `unavailable` for anything but a regular file of one name: a link could lead to somebody
  /// else's file; `notAStore` where no page of any size ends, or a log lies there without its file.
  ///
  /// - Returns: which file it is.
  func prepare() throws -> Identity {
    var status = stat()
    if lstat(path, &status) == 0 {
      guard status.st_mode & S_IFMT == S_IFREG, status.st_nlink == 1 else {
        throw StoreError.unavailable
      }
      guard status.st_size % 512 == 0 || hasWholePages(of: 512) else { throw StoreError.notAStore }
      return Identity(status)
    }
    guard errno == ENOENT else {
      throw errno == EACCES ? StoreError.unavailable : StoreError.cannotCreate
    }
    // SQLite throws away a log whose file is gone, and with it what was recorded last.
    guard logSize ?? 0 == 0 else { throw StoreError.notAStore }
    try makeFolder(Self.folder(of: path))
    if mknod(path, S_IFREG | 0o600, 0) == 0 {
      chmod(path, 0o600)
    } else if errno != EEXIST {
      throw Self.failure
    }
    guard let identity else { throw StoreError.unavailable }
    return identity
  }

  /// Which file it is, whatever its name.
  struct Identity: Equatable {
    private let device: dev_t
    private let number: ino_t

    fileprivate init(_ status: stat) { (device, number) = (status.st_dev, status.st_ino) }
  }

  /// Which file is under this name by now; nil for none.
  var identity: Identity? {
    var status = stat()
    return lstat(path, &status) == 0 ? Identity(status) : nil
  }

  /// Takes from all others what they may do with the files, once they are known to be a store.
  func makePrivate() {
    for name in [path, path + "-wal", path + "-shm"] { Self.makePrivate(name) }
  }

  /// Takes from all others what they may do with a file of this user, such as one that was copied here.
  private static func makePrivate(_ path: String) {
    var status = stat()
    guard lstat(path, &status) == 0, status.st_mode & S_IFMT == S_IFREG,
      status.st_mode & 0o077 != 0, status.st_uid == geteuid()
    else { return }
    chmod(path, status.st_mode & 0o700)
  }

  /// Whether the file ends with a whole page, as all do whose log is empty. SQLite itself takes one
  /// byte for no file, and zeros for the end of a page that was cut off.
  func hasWholePages(of size: Int) -> Bool {
    (Self.size(path) ?? 0).isMultiple(of: size) || logSize ?? 0 > 0
  }

  /// The size in bytes of the write-ahead log; nil where there is none.
  var logSize: Int? { Self.size(path + "-wal") }

  /// Whether the log begins as one of SQLite's does, or there is nothing in it. (The log bears no locks that closing it
  /// could drop.)
  var hasPlausibleLog: Bool {
    guard let size = logSize, size > 0 else { return true }
    let descriptor = open(path + "-wal", O_RDONLY | O_NOFOLLOW | O_CLOEXEC)
    guard descriptor >= 0 else { return true }
    defer { close(descriptor) }
    var start = [UInt8](repeating: 0, count: 4)
    return read(descriptor, &start, 4) == 4 && start[..<3] == [0x37, 0x7f, 0x06]
  }

  /// What the file system has against opening the file, or what SQLite wants to make beside it; nil
  /// for nothing.
  var obstacle: StoreError? {
    if !isAllowed(R_OK, path) { return .unavailable }
    return isAllowed(W_OK, path) && isAllowed(W_OK, Self.folder(of: path)) ? nil : .readOnly
  }

  private func isAllowed(_ access: Int32, _ path: String) -> Bool {
    faccessat(AT_FDCWD, path, access, AT_EACCESS) == 0
  }

  /// Whether a transaction was cut off in the middle, from a time before the write-ahead log.
  var hasJournal: Bool { Self.size(path + "-journal") ?? 0 > 0 }

  /// The path as a URI that SQLite opens as a file which never changes.
  var immutableURI: String {
    let plain = Set("abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789/.-_~".utf8)
    let digits = Array("0123456789ABCDEF")
    let escaped = path.utf8.map { byte in
      plain.contains(byte)
        ? String(Unicode.Scalar(byte)) : "%\(digits[Int(byte >> 4)])\(digits[Int(byte & 15)])"
    }
    return "file:" + escaped.joined() + "?immutable=1"
  }

  private static func size(_ path: String) -> Int? {
    var status = stat()
    return lstat(path, &status) == 0 ? Int(status.st_size) : nil
  }

  private func makeFolder(_ folder: String) throws {
    var status = stat()
    if stat(folder, &status) == 0 { return }
    let parent = Self.folder(of: folder)
    if parent != folder { try makeFolder(parent) }
    if mkdir(folder, 0o700) == 0 {
      chmod(folder, 0o700)
      Self.makeDurable(parent)
    } else if errno != EEXIST {
      throw Self.failure
    }
  }

  private static var failure: StoreError {
    errno == ENOSPC || errno == EDQUOT ? .full : .cannotCreate
  }

  /// SQLite makes the file's own name durable with its first commit, but knows nothing of new
  /// folders.
  private static func makeDurable(_ folder: String) {
    let descriptor = open(folder, O_RDONLY | O_DIRECTORY | O_CLOEXEC)
    guard descriptor >= 0 else { return }
    fsync(descriptor)
    close(descriptor)
  }

  private static func folder(of path: String) -> String {
    guard let slash = path.utf8.lastIndex(of: UInt8(ascii: "/")) else { return "." }
    return slash == path.startIndex ? "/" : String(path[..<slash])
  }
}
