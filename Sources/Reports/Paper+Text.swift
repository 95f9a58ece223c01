import Measures

extension Paper {
  /// For a terminal: everything but the charts, the table in columns.
  public var text: String {
    let blocks = [[title] + lines, facts, table, notes]
    return blocks.filter { !$0.isEmpty }.map { $0.joined(separator: "\n") }
      .joined(separator: "\n\n")
  }

  private var table: [String] {
    let all = ([header] + rows).map { $0.map(\.onOneLine) }
    let widths = header.indices.map { column in
      all.map { column < $0.count ? Columns.count($0[column]) : 0 }.max() ?? 0
    }
    return all.map { row in
      let cells = zip(row, widths).map { cell, width in
        cell + String(repeating: " ", count: max(0, width - Columns.count(cell)))
      }
      var line = cells.joined(separator: "  ")
      while line.last == " " { line.removeLast() }
      return line
    }
  }
}

extension String {
  fileprivate var onOneLine: String {
    String(String.UnicodeScalarView(unicodeScalars.map { $0.value < 0x20 ? " " : $0 }))
  }
}
