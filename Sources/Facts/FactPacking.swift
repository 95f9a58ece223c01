/// Packs a table of facts that is written as comma-separated values.
///
/// The first line names the columns: `id` first, `source` among them, and behind a colon what a column holds where that
/// is no text: `kcal:number`, `portions:amounts` (`slice=26;loaf=480`). An empty cell is not known. Lines that begin with
/// a number sign are remarks.
public struct FactPacking {
  /// Numbers are kept to four decimals.
  static let scale = 10_000.0
  private static let greatest = Double(1 << 35 - 2) / scale

  private enum Kind: String { case text, number, amounts }

  private var columns: [(name: String, kind: Kind)] = []
  private var rows: [(id: String, cells: [FactText.Cell])] = []
  public private(set) var faults: [FactFault] = []

  /// - Parameters:
  ///   - file: its name, for the faults.
  ///   - text: what is in it.
  public init(file: String, _ text: String) {
    var reader = FactText(text)
    guard let head = reader.next() else {
      faults = [FactFault(file, 1, 1, "the table is empty")]
      return
    }
    readHead(head, file)
    guard faults.isEmpty else { return }
    while let line = reader.next() { readRow(line, file) }
    rows.sort { $0.id.utf8.lexicographicallyPrecedes($1.id.utf8) }
  }

  private mutating func readHead(_ head: FactText.Line, _ file: String) {
    for cell in head.cells {
      let parts = cell.text.split(separator: ":", maxSplits: 1).map(String.init)
      let kind = parts.count == 2 ? Kind(rawValue: parts[1]) : .text
      guard let name = parts.first, let kind else {
        fault(cell, head, file, "a column is a name, or a name with :number or :amounts")
        continue
      }
      if columns.contains(where: { $0.name == name }) {
        fault(cell, head, file, "there are two columns '\(name)'")
      }
      columns.append((name, kind))
    }
    if columns.first?.name != "id" { fault(nil, head, file, "the first column must be 'id'") }
    if !columns.contains(where: { $0.name == "source" }) {
      fault(nil, head, file, "there must be a column 'source'")
    }
  }

  private mutating func readRow(_ line: FactText.Line, _ file: String) {
    if let open = line.cells.first(where: \.isOpen) {
      return fault(open, line, file, "the quotation mark is not closed")
    }
    guard line.cells.count == columns.count else {
      let cell = line.cells.count > columns.count ? line.cells[columns.count] : line.cells.last
      return fault(
        cell, line, file, "there are \(columns.count) columns and \(line.cells.count) cells")
    }
    for (cell, column) in zip(line.cells, columns) {
      if let message = Self.fault(in: cell.text, column) { fault(cell, line, file, message) }
    }
    let id = line.cells[0].text
    if rows.contains(where: { $0.id == id }) {
      fault(line.cells[0], line, file, "there are two rows '\(id)'")
    }
    rows.append((id, line.cells))
  }

  private static func fault(in text: String, _ column: (name: String, kind: Kind)) -> String? {
    if text.isEmpty {
      return ["id", "source"].contains(column.name) ? "every row must have its \(column.name)" : nil
    }
    switch column.kind {
    case .text:
      return text.utf8.count < 1 << 14 ? nil : "the text is too long"
    case .number:
      return kept(text) == nil ? "'\(text)' is no number from 0 with four decimals at most" : nil
    case .amounts:
      for pair in text.split(separator: ";", omittingEmptySubsequences: false) {
        let parts = pair.split(separator: "=", omittingEmptySubsequences: false)
        guard parts.count == 2, !parts[0].isEmpty, kept(String(parts[1])) != nil else {
          return "'\(pair)' is no name with a number, such as slice=26"
        }
      }
      return nil
    }
  }

  private mutating func fault(
    _ cell: FactText.Cell?, _ line: FactText.Line, _ file: String, _ message: String
  ) {
    faults.append(FactFault(file, line.number, cell?.column ?? 1, message))
  }

  /// A number as it is kept; nil for one that cannot be.
  private static func kept(_ text: String) -> Int? {
    guard let number = Double(text), number >= 0, number <= greatest else { return nil }
    let kept = (number * scale).rounded()
    return abs(number * scale - kept) < 1e-6 * max(1, kept) ? Int(kept) : nil
  }

  /// The packed table, which is UTF-8.
  public var bytes: [UInt8] {
    var texts: [UInt8] = []
    var places: [String: [UInt8]] = [:]
    func place(_ text: String) -> [UInt8] {
      if let known = places[text] { return known }
      let place = Self.number(texts.count, 3) + Self.number(text.utf8.count, 2)
      texts += text.utf8
      places[text] = place
      return place
    }
    var cells: [UInt8] = []
    for column in columns { cells += place(column.name) }
    for row in rows {
      for (cell, column) in zip(row.cells, columns) {
        cells +=
          column.kind == .number
          ? Self.number(Self.kept(cell.text).map { $0 + 1 } ?? 0, FactTable.cell)
          : place(cell.text)
      }
    }
    let head =
      Self.number(rows.count, 3) + Self.number(columns.count, 2)
      + Self.number(FactTable.head + cells.count, 4)
    return head + cells + texts
  }

  private static func number(_ number: Int, _ count: Int) -> [UInt8] {
    precondition(number >> (7 * count) == 0, "A table has outgrown its layout.")
    return (0..<count).map { UInt8(number >> (7 * $0) & 127) }
  }
}

/// A place in a table that cannot be packed.
public struct FactFault: Error, Hashable, Sendable {
  public let file: String
  /// Both from 1; the column counts characters.
  public let line: Int
  public let column: Int
  public let message: String

  init(_ file: String, _ line: Int, _ column: Int, _ message: String) {
    (self.file, self.line, self.column, self.message) = (file, line, column, message)
  }

  /// `tables/foods.csv:12:8: error: …`.
  public var text: String { "\(file):\(line):\(column): error: \(message)" }
}
