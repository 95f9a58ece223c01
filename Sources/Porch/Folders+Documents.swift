import Glibc

extension Folders {
  /// Where reports are kept: the user's folder of documents as `user-dirs.dirs` names it, else one beside the store.
  public var documents: String? {
    namedDocuments ?? store.map { $0.folder + "/reports" }
  }

  /// What the file of the XDG user directories says. It may name a folder below the home, or a whole path; the home
  /// itself stands there for none.
  private var namedDocuments: String? {
    guard let settings, let descriptor = Optional(open(settings, O_RDONLY | O_CLOEXEC)),
      descriptor >= 0
    else { return nil }
    defer { close(descriptor) }
    var reader = LineReader(descriptor, limit: 1 << 12)
    while let line = try? reader.next() {
      guard case .text(let text) = line, text.hasPrefix(Self.entry) else { continue }
      return path(in: text.dropFirst(Self.entry.count))
    }
    return nil
  }

  private static let entry = "XDG_DOCUMENTS_DIR="

  private func path(in quoted: Substring) -> String? {
    guard quoted.count > 2, quoted.first == "\"", let end = quoted.dropFirst().lastIndex(of: "\"")
    else { return nil }
    var path = quoted[quoted.index(after: quoted.startIndex)..<end]
    while path.last == "/" { path.removeLast() }
    if path.hasPrefix("/") { return String(path) }
    guard path.hasPrefix("$HOME/") else { return nil }
    return expanded("~" + path.dropFirst("$HOME".count))
  }
}

extension String {
  /// What stands before the last slash.
  var folder: String { lastIndex(of: "/").map { String(self[..<$0]) } ?? "." }
}
