import Glibc
import Porch

/// A file of another program, which keeps its permissions and, where it is a link, stays one.
struct ForeignFile {
  /// Where it really is.
  let path: String

  init(_ path: String) {
    guard let real = realpath(path, nil) else {
      self.path = path
      return
    }
    self.path = String(cString: real)
    free(real)
  }

  var isThere: Bool { access(path, F_OK) == 0 }

  /// Nil where there is none.
  ///
  /// - Throws: `Complaint` where it cannot be read as text, so that it could not be written back.
  func text() throws -> String? {
    guard isThere else { return nil }
    guard let text = PrivateFile(path).text(), !text.unicodeScalars.contains("\u{FFFD}") else {
      throw Complaint("\(path) cannot be read as text", .inputOutput)
    }
    return text
  }

  /// Puts another text in the place of that which was read, and keeps that beside it.
  ///
  /// - Throws: `Complaint`.
  func replace(_ old: String?, with new: String) throws {
    var status = stat()
    let mode = stat(path, &status) == 0 ? status.st_mode & 0o7777 : 0o644
    if let old { try PrivateFile(path + ".before-saywell").replace(with: old, mode: mode) }
    try PrivateFile(path).replace(with: new, mode: mode)
    chmod(path, mode)
  }
}
