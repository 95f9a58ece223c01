import Phrasing

/// Compiled grammars and their sources as the text of a Swift file.
///
/// A string literal costs nothing at start and compiles quickly, where an array of bytes does neither.
struct EmbeddedGrammars {
  private let languages: [(tag: String, files: [SourceFile])]

  init(_ files: [String: [SourceFile]]) {
    languages = files.sorted { $0.key < $1.key }.map {
      ($0.key, $0.value.sorted { $0.path < $1.path })
    }
  }

  var swift: String {
    var out = "import Phrasing\n\nextension GrammarData {\n"
    out += "  public static let languages: [StaticString] = ["
    out += languages.map { Self.literal(Array($0.tag.utf8)) }.joined(separator: ", ") + "]\n"
    out +=
      "  public static func compiled(_ language: Int) -> StaticString {\n    switch language {\n"
    var indices: [[UInt8]] = []
    for (number, language) in languages.enumerated() {
      let (bytes, index, faults) = Compiler.compileBase(
        language: language.tag, language.files)
      for fault in faults { report(fault) }
      out += "    case \(number): \(Self.literal(bytes))\n"
      indices.append(index)
    }
    out += "    default: \"\"\n    }\n  }\n"
    out +=
      "  public static func index(_ language: Int) -> StaticString {\n    switch language {\n"
    for (number, index) in indices.enumerated() {
      out += "    case \(number): \(Self.literal(index))\n"
    }
    out += "    default: \"\"\n    }\n  }\n"
    out +=
      "  public static func sources(_ language: Int) -> [(path: StaticString, text: StaticString)] {\n"
    out += "    switch language {\n"
    for (index, language) in languages.enumerated() {
      out += "    case \(index): [\n"
      for file in language.files {
        out +=
          "      (\(Self.literal(Array(file.path.utf8))), \(Self.literal(Array(file.text.utf8)))),\n"
      }
      out += "    ]\n"
    }
    return out + "    default: []\n    }\n  }\n}\n"
  }

  private func report(_ fault: Diagnostic) {
    GrammarCompiler.fail("Grammars/" + fault.text, 65)
  }

  /// A literal of these bytes, which are UTF-8.
  private static func literal(_ bytes: [UInt8]) -> String {
    var out: [UInt8] = [UInt8(ascii: "\"")]
    for byte in bytes {
      switch byte {
      case UInt8(ascii: "\""), UInt8(ascii: "\\"): out += [UInt8(ascii: "\\"), byte]
      case 0..<32, 127: out += "\\u{\(String(byte, radix: 16))}".utf8
      default: out.append(byte)
      }
    }
    out.append(UInt8(ascii: "\""))
    return String(decoding: out, as: UTF8.self)
  }
}
