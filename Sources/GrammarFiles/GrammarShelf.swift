import Glibc
import GrammarData
import Phrasing

/// The grammars that ship, and with them whatever a user's own folder adds.
///
/// A folder of a language that has a `language.lexicon` of its own stands alone, as a new language or in the place
/// of the shipped one; the files of any other folder are added to those that ship. What was compiled is kept, and
/// compiled again only when a file or the program has changed.
public struct GrammarShelf: Sendable {
  private let folder: GrammarFolder?
  private let cache: String?

  /// - Parameters:
  ///   - folder: the user's own grammars.
  ///   - cache: where compiled ones are kept; nil compiles them each time.
  public init(folder: String?, cache: String?) {
    self.folder = folder.map(GrammarFolder.init)
    self.cache = cache
  }

  /// Every language, and what is wrong with the user's files: a line with a fault is left out, and takes nothing
  /// else with it.
  public func open() -> (grammars: [Grammar], faults: [Diagnostic]) {
    guard let folder, let fingerprint = folder.fingerprint() else {
      return (GrammarData.grammars(), [])
    }
    let key = String(fingerprint &* 31 &+ GrammarData.fingerprint, radix: 16)
    if let grammars = cached(key) { return (grammars, []) }
    let own = folder.files()
    var faults: [Diagnostic] = []
    var fresh: [(language: String, bytes: [UInt8])] = []
    for (language, files) in own.sorted(by: { $0.key < $1.key }) {
      let (bytes, wrong) = Self.compiled(language, files)
      faults += wrong
      fresh.append((language, bytes))
    }
    if faults.isEmpty { keep(fresh, key) }
    return (Self.replaced(fresh.compactMap { Grammar($0.bytes) }), faults)
  }

  /// What ships is compiled already; it is only compiled again where the user's files change it.
  private static func compiled(
    _ language: String, _ files: [SourceFile]
  ) -> (bytes: [UInt8], faults: [Diagnostic]) {
    if !isAlone(language, files), let base = GrammarData.base(of: language),
      let extended = Compiler.extend(base, language: language, with: files)
    {
      return extended
    }
    return Compiler.compile(language: language, together(language, files))
  }

  /// Whether the files are a language by themselves.
  private static func isAlone(_ language: String, _ files: [SourceFile]) -> Bool {
    files.contains { $0.path == "\(language)/language.lexicon" }
  }

  /// All files of a language: those that ship, then the user's; the user's alone where they are a language.
  public static func together(_ language: String, _ files: [SourceFile]) -> [SourceFile] {
    isAlone(language, files) ? files : GrammarData.files(of: language) + files
  }

  private static func replaced(_ fresh: [Grammar]) -> [Grammar] {
    var grammars = GrammarData.grammars()
    for grammar in fresh {
      if let index = grammars.firstIndex(where: { $0.language == grammar.language }) {
        grammars[index] = grammar
      } else {
        grammars.append(grammar)
      }
    }
    return grammars
  }

  // MARK: What was compiled before

  private func cached(_ key: String) -> [Grammar]? {
    guard let cache, let list = GrammarFolder.read("\(cache)/\(key).list") else { return nil }
    var fresh: [Grammar] = []
    for line in list.split(separator: 10) {
      let language = String(decoding: line, as: UTF8.self)
      guard let bytes = GrammarFolder.read("\(cache)/\(key).\(language)"),
        let grammar = Grammar(bytes)
      else { return nil }
      fresh.append(grammar)
    }
    return Self.replaced(fresh)
  }

  private func keep(_ fresh: [(language: String, bytes: [UInt8])], _ key: String) {
    guard let cache else { return }
    Self.makeFolders(cache)
    Self.clear(cache)
    for (language, bytes) in fresh where !Self.write(bytes, to: "\(cache)/\(key).\(language)") {
      return
    }
    let list = fresh.map { $0.language + "\n" }.joined()
    _ = Self.write(Array(list.utf8), to: "\(cache)/\(key).list")
  }

  private static func makeFolders(_ path: String) {
    guard access(path, F_OK) != 0, let slash = path.lastIndex(of: "/"), slash != path.startIndex
    else { return }
    makeFolders(String(path[..<slash]))
    mkdir(path, 0o700)
  }

  /// Removes what an earlier state of the folder left: this folder is saywell's alone.
  private static func clear(_ cache: String) {
    guard let folder = opendir(cache) else { return }
    defer { closedir(folder) }
    while let entry = readdir(folder) {
      let name = withUnsafePointer(to: &entry.pointee.d_name) { pointer in
        pointer.withMemoryRebound(to: CChar.self, capacity: 256) { String(cString: $0) }
      }
      if !name.hasPrefix(".") { unlink("\(cache)/\(name)") }
    }
  }

  /// Writes a file whole or not at all, for its owner alone.
  private static func write(_ bytes: [UInt8], to path: String) -> Bool {
    let temporary = "\(path).\(getpid())"
    let descriptor = Glibc.open(
      temporary, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC | O_NOFOLLOW, 0o600)
    guard descriptor >= 0 else { return false }
    var at = 0
    while at < bytes.count {
      let wrote = bytes[at...].withUnsafeBytes { Glibc.write(descriptor, $0.baseAddress, $0.count) }
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
