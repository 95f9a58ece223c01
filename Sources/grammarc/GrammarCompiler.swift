@preconcurrency import Glibc
import Phrasing

/// Compiles grammar files, or tables of facts, into one Swift file of constant bytes: `grammarc OUTPUT FOLDER FILE …`.
@main
struct GrammarCompiler {
  static func main() {
    let arguments = CommandLine.arguments
    guard arguments.count > 3 else { fail("usage: grammarc OUTPUT FOLDER FILE ...", 64) }
    let folder = arguments[2].hasSuffix("/") ? arguments[2] : arguments[2] + "/"
    let files = arguments[3...].map { path in
      guard let text = read(path) else { fail("grammarc: cannot read \(path)", 66) }
      return (
        path: path.hasPrefix(folder) ? String(path.dropFirst(folder.count)) : path, text: text
      )
    }
    let swift =
      files[0].path.hasSuffix(".csv") ? EmbeddedTables(files).swift : grammars(files)
    guard write(swift, to: arguments[1]) else {
      fail("grammarc: cannot write \(arguments[1])", 73)
    }
  }

  private static func grammars(_ files: [(path: String, text: String)]) -> String {
    var languages: [String: [SourceFile]] = [:]
    for file in files {
      let language = file.path.split(separator: "/").first.map(String.init) ?? ""
      languages[language, default: []].append(SourceFile(path: file.path, text: file.text))
    }
    return EmbeddedGrammars(languages).swift
  }

  static func fail(_ message: String, _ code: Int32) -> Never {
    for byte in message.utf8 { putc(Int32(byte), stderr) }
    putc(10, stderr)
    exit(code)
  }

  private static func read(_ path: String) -> String? {
    guard let file = fopen(path, "r") else { return nil }
    defer { fclose(file) }
    var bytes: [UInt8] = []
    var buffer = [UInt8](repeating: 0, count: 65_536)
    while true {
      let count = fread(&buffer, 1, buffer.count, file)
      guard count > 0 else { break }
      bytes += buffer[..<count]
    }
    return String(decoding: bytes, as: UTF8.self)
  }

  private static func write(_ text: String, to path: String) -> Bool {
    guard let file = fopen(path, "w") else { return false }
    var text = text
    let count = text.withUTF8 { fwrite($0.baseAddress, 1, $0.count, file) }
    return fclose(file) == 0 && count == text.utf8.count
  }
}
