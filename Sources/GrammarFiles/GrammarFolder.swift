import Glibc
import Phrasing

/// A folder of grammars on disk: one folder a language, grammar and lexicon files in it.
public struct GrammarFolder: Sendable {
  public let path: String
  /// The one language that is meant, if not all are.
  private let only: String?

  public init(_ path: String) { self.init(path: path, only: nil) }

  /// The folder of grammars that this one is, or is a language's folder in.
  public init(holding path: String) {
    let isLanguage = Self.names(in: path).contains(where: Self.isGrammar)
    guard isLanguage, let real = realpath(path, nil) else {
      self.init(path)
      return
    }
    defer { free(real) }
    let parts = String(cString: real).split(separator: "/")
    self.init(
      path: "/" + parts.dropLast().joined(separator: "/"), only: parts.last.map(String.init))
  }

  private init(path: String, only language: String?) { (self.path, only) = (path, language) }

  private static func isGrammar(_ name: String) -> Bool {
    name.hasSuffix(".grammar") || name.hasSuffix(".lexicon")
  }

  /// The files of every language, by the language's tag; empty when there is no such folder.
  public func files() -> [String: [SourceFile]] {
    var languages: [String: [SourceFile]] = [:]
    for file in list() {
      guard let text = Self.read("\(path)/\(file.name)") else { continue }
      languages[file.language, default: []].append(
        SourceFile(path: file.name, text: String(decoding: text, as: UTF8.self)))
    }
    return languages
  }

  /// The tags of the languages that have files, in rising order.
  var languages: [String] {
    list().map(\.language).reduce(into: []) { if $0.last != $1 { $0.append($1) } }
  }

  /// What tells this state of the folder from any other: names, sizes and times of change; nil without files.
  public func fingerprint() -> UInt64? {
    let files = list()
    guard !files.isEmpty else { return nil }
    var sum: UInt64 = 14_695_981_039_346_656_037
    for file in files {
      var status = stat()
      stat("\(path)/\(file.name)", &status)
      let facts =
        "\(file.name) \(status.st_size) \(status.st_mtim.tv_sec) \(status.st_mtim.tv_nsec) "
      for byte in facts.utf8 { sum = (sum ^ UInt64(byte)) &* 1_099_511_628_211 }
    }
    return sum
  }

  private func list() -> [(language: String, name: String)] {
    (only.map { [$0] } ?? Self.names(in: path)).flatMap { language in
      Self.names(in: "\(path)/\(language)").filter(Self.isGrammar)
        .map { (language, "\(language)/\($0)") }
    }
  }

  static func names(in path: String) -> [String] {
    guard let folder = opendir(path) else { return [] }
    defer { closedir(folder) }
    var names: [String] = []
    while let entry = readdir(folder) {
      let name = withUnsafePointer(to: &entry.pointee.d_name) { pointer in
        pointer.withMemoryRebound(to: CChar.self, capacity: 256) { String(cString: $0) }
      }
      if !name.hasPrefix(".") { names.append(name) }
    }
    return names.sorted()
  }

  /// The bytes of a file, up to a size that no grammar has.
  static func read(_ path: String) -> [UInt8]? {
    let descriptor = opened(path)
    guard descriptor >= 0 else { return nil }
    defer { close(descriptor) }
    guard let size = size(of: descriptor) else { return nil }
    return [UInt8](unsafeUninitializedCapacity: size) { buffer, count in
      count = fill(
        UnsafeMutableRawBufferPointer(rebasing: UnsafeMutableRawBufferPointer(buffer)[..<size]),
        from: descriptor)
    }
  }

  static func opened(_ path: String) -> Int32 { open(path, O_RDONLY | O_CLOEXEC | O_NONBLOCK) }

  /// The size of a plain file; nil for anything else and for what is too much.
  static func size(of descriptor: Int32) -> Int? {
    var status = stat()
    guard fstat(descriptor, &status) == 0, status.st_mode & Glibc.S_IFMT == Glibc.S_IFREG,
      status.st_size < 16 << 20
    else { return nil }
    return Int(status.st_size)
  }

  /// Reads as many bytes as there is room for, or as there are.
  static func fill(_ buffer: UnsafeMutableRawBufferPointer, from descriptor: Int32) -> Int {
    var count = 0
    while count < buffer.count {
      let got = Glibc.read(
        descriptor, buffer.baseAddress.map { $0 + count }, buffer.count - count)
      guard got > 0 else { break }
      count += got
    }
    return count
  }
}
