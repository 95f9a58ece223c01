import Glibc
import Phrasing

/// Reads the grammars before the first input, so that its time is that of all others.
@_cdecl("LLVMFuzzerInitialize")
public func initialize(_ count: UnsafeRawPointer, _ arguments: UnsafeRawPointer) -> CInt {
  Int32(Shelf.english.intents.count * Shelf.chinese.intents.count) * 0
}

/// The grammars of this repository, read from its folder `Grammars`, where the fuzzers are started.
enum Shelf {
  nonisolated(unsafe) static let english = grammar("en")
  nonisolated(unsafe) static let chinese = grammar("zh")

  static func files(_ language: String) -> [SourceFile] {
    names("Grammars/\(language)").filter { $0.hasSuffix(".grammar") || $0.hasSuffix(".lexicon") }
      .map { name in
        let text = String(decoding: bytes("Grammars/\(language)/\(name)"), as: UTF8.self)
        return SourceFile(path: "\(language)/\(name)", text: text)
      }
  }

  static func compiled(_ language: String) -> [UInt8] {
    Compiler.compile(language: language, files(language)).0
  }

  private static func grammar(_ language: String) -> Grammar {
    guard let grammar = Grammar(compiled(language)) else {
      preconditionFailure("The grammars of this repository compile.")
    }
    return grammar
  }

  private static func names(_ folder: String) -> [String] {
    guard let listing = opendir(folder) else { preconditionFailure("There is no \(folder) here.") }
    defer { closedir(listing) }
    var names: [String] = []
    while let entry = readdir(listing) {
      names.append(
        withUnsafePointer(to: &entry.pointee.d_name) {
          $0.withMemoryRebound(to: CChar.self, capacity: 256) { String(cString: $0) }
        })
    }
    return names.sorted()
  }

  private static func bytes(_ path: String) -> [UInt8] {
    guard let file = fopen(path, "r") else { preconditionFailure("\(path) cannot be read.") }
    defer { fclose(file) }
    var bytes: [UInt8] = []
    while case let byte = getc(file), byte >= 0 { bytes.append(UInt8(byte)) }
    return bytes
  }
}
