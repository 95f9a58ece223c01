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

  /// Each text stands in a function that is never copied to where it is called, and so is part of the program once.
  var swift: String {
    var out = "import Phrasing\n\nextension GrammarData {\n"
    out += "  public static let languages: [StaticString] = ["
    out += languages.map { Literal.of(Array($0.tag.utf8)) }.joined(separator: ", ") + "]\n"
    out +=
      "  @inline(never) public static func compiled(_ language: Int) -> StaticString {\n    switch language {\n"
    var indices: [[UInt8]] = []
    for (number, language) in languages.enumerated() {
      let (bytes, index, faults) = Compiler.compileBase(
        language: language.tag, language.files)
      for fault in faults { report(fault) }
      out += "    case \(number): \(Literal.of(bytes))\n"
      indices.append(index)
    }
    out += "    default: \"\"\n    }\n  }\n"
    out +=
      "  @inline(never) public static func index(_ language: Int) -> StaticString {\n    switch language {\n"
    for (number, index) in indices.enumerated() {
      out += "    case \(number): \(Literal.of(index))\n"
    }
    out += "    default: \"\"\n    }\n  }\n"
    out +=
      "  @inline(never) public static func sources(_ language: Int) -> [(path: StaticString, text: StaticString)] {\n"
    out += "    switch language {\n"
    for (index, language) in languages.enumerated() {
      out += "    case \(index): [\n"
      for file in language.files {
        out +=
          "      (\(Literal.of(Array(file.path.utf8))), \(Literal.of(Array(file.text.utf8)))),\n"
      }
      out += "    ]\n"
    }
    return out + "    default: []\n    }\n  }\n}\n"
  }

  private func report(_ fault: Diagnostic) {
    GrammarCompiler.fail("Grammars/" + fault.text, 65)
  }
}
