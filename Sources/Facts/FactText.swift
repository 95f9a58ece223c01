/// Reads comma-separated values line by line (RFC 4180, with no line break in a cell).
struct FactText {
  struct Cell {
    var text: String
    /// Where it begins, in characters from 1.
    var column: Int
    /// Whether a quotation mark in it is not closed.
    var isOpen = false
  }

  struct Line {
    /// From 1.
    let number: Int
    var cells: [Cell] = []
  }

  private var lines: ArraySlice<Substring>
  private var number = 0

  init(_ text: String) {
    lines = text.split(omittingEmptySubsequences: false) { $0 == "\n" || $0 == "\r\n" }[...]
  }

  /// The next line that holds anything but a remark.
  mutating func next() -> Line? {
    while let line = lines.popFirst() {
      number += 1
      guard !line.isEmpty, !line.hasPrefix("#") else { continue }
      return Self.line(number, line)
    }
    return nil
  }

  private static func line(_ number: Int, _ text: Substring) -> Line {
    var line = Line(number: number)
    var cell = Cell(text: "", column: 1)
    var isQuoted = false
    var column = 0
    var rest = text
    while let character = rest.popFirst() {
      column += 1
      switch character {
      case "\"" where isQuoted && rest.first == "\"":
        cell.text.append(character)
        rest.removeFirst()
        column += 1
      case "\"" where isQuoted || cell.text.isEmpty: isQuoted.toggle()
      case "," where !isQuoted:
        line.cells.append(cell)
        cell = Cell(text: "", column: column + 1)
      default: cell.text.append(character)
      }
    }
    cell.isOpen = isQuoted
    line.cells.append(cell)
    return line
  }
}
