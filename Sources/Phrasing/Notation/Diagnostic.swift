/// A fault in a grammar file: where, what, and what to do.
public struct Diagnostic: Error, Hashable, Sendable {
  public enum Severity: String, Hashable, Sendable { case error, warning }

  public var severity: Severity
  public var place: Place
  /// The column of the first character that is wrong, from 1; 0 when the whole line is meant.
  public var column: Int
  public var message: String
  /// The line itself, for the excerpt.
  public var excerpt: String

  public init(severity: Severity, place: Place, column: Int, message: String, excerpt: String) {
    (self.severity, self.place, self.column) = (severity, place, column)
    (self.message, self.excerpt) = (message, excerpt)
  }

  /// `en/LogWeight.grammar:4:23: error: …`, the line, and a caret beneath the place.
  public var text: String {
    let head = "\(place.file):\(place.line):\(max(column, 1)): \(severity.rawValue): \(message)"
    guard column > 0 else { return "\(head)\n  \(excerpt)" }
    let before = excerpt.unicodeScalars.prefix(column - 1)
    let pad = before.map { $0 == "\t" ? "\t" : $0.isWide ? "  " : " " }.joined()
    return "\(head)\n  \(excerpt)\n  \(pad)^"
  }
}

extension [Diagnostic] {
  /// As somebody reads who mends the files.
  var inOrder: [Diagnostic] {
    sorted { ($0.place.file, $0.place.line, $0.column) < ($1.place.file, $1.place.line, $1.column) }
  }
}

extension Unicode.Scalar {
  /// Whether a terminal gives this character two columns (East Asian wide and full-width).
  fileprivate var isWide: Bool {
    (0x1100...0x115F).contains(value) || (0x2E80...0xA4CF).contains(value)
      || (0xAC00...0xD7A3).contains(value) || (0xF900...0xFAFF).contains(value)
      || (0xFE30...0xFE6F).contains(value) || (0xFF00...0xFF60).contains(value)
      || (0x20000...0x3FFFD).contains(value)
  }
}
