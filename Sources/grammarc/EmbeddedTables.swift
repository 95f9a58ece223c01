import Facts

/// Packed tables of facts as the text of a Swift file: `FactTable.foods` is the table `foods.csv`.
struct EmbeddedTables {
  private let tables: [(name: String, bytes: [UInt8])]

  init(_ files: [(path: String, text: String)]) {
    tables = files.sorted { $0.path < $1.path }.map { file in
      let packing = FactPacking(file: "Grammars/tables/" + file.path, file.text)
      guard packing.faults.isEmpty else {
        GrammarCompiler.fail(packing.faults.map(\.text).joined(separator: "\n"), 65)
      }
      return (String(file.path.prefix { $0 != "." }), packing.bytes)
    }
  }

  var swift: String {
    var out = "import Facts\n\nextension FactTable {\n"
    for table in tables {
      out += "  public static var \(table.name): FactTable {\n"
      out += "    FactTable(embedded: \(Literal.of(table.bytes)))\n  }\n"
    }
    return out + "}\n"
  }
}
