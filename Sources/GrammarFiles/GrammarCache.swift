import Glibc
import Phrasing

/// What was compiled before, a file a language, beside a list of the languages and of what was wrong with their files.
///
/// The folder is saywell's alone: each state of the user's files has a key, and what another key left is removed.
struct GrammarCache: Sendable {
  private let path: String

  init(_ path: String) { self.path = path }

  /// What is kept under this key; nil when anything of it is missing or damaged.
  func load(_ key: String) -> (grammars: [Grammar], faults: [Diagnostic])? {
    guard let list = GrammarFolder.read("\(path)/\(key).list") else { return nil }
    var kept: (grammars: [Grammar], faults: [Diagnostic]) = ([], [])
    for line in list.split(separator: 10) {
      let parts = line.split(separator: 9, maxSplits: 5, omittingEmptySubsequences: false).map {
        String(decoding: $0, as: UTF8.self)
      }
      if parts.count == 1 {
        guard let grammar = Self.grammar(in: "\(path)/\(key).\(parts[0])") else { return nil }
        kept.grammars.append(grammar)
      } else {
        guard let fault = Diagnostic(fields: parts) else { return nil }
        kept.faults.append(fault)
      }
    }
    return kept
  }

  private static func grammar(in path: String) -> Grammar? {
    let descriptor = GrammarFolder.opened(path)
    guard descriptor >= 0 else { return nil }
    defer { close(descriptor) }
    guard let size = GrammarFolder.size(of: descriptor) else { return nil }
    return Grammar(count: size) { GrammarFolder.fill($0, from: descriptor) == size }
  }

  func keep(_ grammars: [Grammar], _ faults: [Diagnostic], _ key: String) {
    Self.makeFolders(path)
    clear()
    for grammar in grammars {
      let isKept = grammar.withBytes { Self.write($0, to: "\(path)/\(key).\(grammar.language)") }
      guard isKept else { return }
    }
    var list = grammars.map { $0.language + "\n" }.joined()
    for fault in faults { list += fault.fields.joined(separator: "\t") + "\n" }
    list.withUTF8 { _ = Self.write(UnsafeRawBufferPointer($0), to: "\(path)/\(key).list") }
  }

  private static func makeFolders(_ path: String) {
    guard access(path, F_OK) != 0, let slash = path.lastIndex(of: "/"), slash != path.startIndex
    else { return }
    makeFolders(String(path[..<slash]))
    mkdir(path, 0o700)
  }

  /// Removes what an earlier state of the folder left.
  private func clear() {
    for name in GrammarFolder.names(in: path) { unlink("\(path)/\(name)") }
  }

  /// Writes a file whole or not at all, for its owner alone.
  private static func write(_ bytes: UnsafeRawBufferPointer, to path: String) -> Bool {
    let temporary = "\(path).\(getpid())"
    let descriptor = Glibc.open(
      temporary, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC | O_NOFOLLOW, 0o600)
    guard descriptor >= 0 else { return false }
    var at = 0
    while at < bytes.count {
      let wrote = Glibc.write(descriptor, bytes.baseAddress.map { $0 + at }, bytes.count - at)
      guard wrote > 0 else { break }
      at += wrote
    }
    close(descriptor)
    guard at == bytes.count, rename(temporary, path) == 0 else {
      unlink(temporary)
      return false
    }
    return true
  }
}

extension Diagnostic {
  /// The fault as texts; the line that it is about comes last, since that may hold tabs.
  fileprivate var fields: [String] {
    let words = message.split(separator: "\t").joined(separator: " ")
    return [severity.rawValue, place.file, "\(place.line)", "\(column)", words, excerpt]
  }

  fileprivate init?(fields: [String]) {
    guard fields.count == 6, let severity = Severity(rawValue: fields[0]),
      let line = Int(fields[2]), let column = Int(fields[3])
    else { return nil }
    self.init(
      severity: severity, place: Place(file: fields[1], line: line), column: column,
      message: fields[4], excerpt: fields[5])
  }
}
