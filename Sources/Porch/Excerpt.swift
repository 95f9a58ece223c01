import Measures

/// What stands around a place in a line, as much as fits on a terminal, with room for a caret beneath the place.
public struct Excerpt: Equatable, Sendable {
  public let line: String
  /// The columns before the place.
  public let indent: Int

  private static let cut = "…"
  /// Narrower than this no terminal is.
  private static let least = 10

  /// - Parameters:
  ///   - before: what comes before the place.
  ///   - after: what begins there.
  ///   - width: how many columns there are; nil for any number.
  public init(_ before: String, _ after: String, width: Int?) {
    guard let width = width.map({ max(Self.least, $0) }), Columns.count(before + after) > width
    else {
      (line, indent) = (before + after, Columns.count(before))
      return
    }
    var start = before[...]
    if Columns.count(start) > width * 2 / 3 {
      while Columns.count(start) > width * 2 / 3 - 1 { start = start.dropFirst() }
      start = Self.cut + start
    }
    indent = Columns.count(start)
    var end = after[...]
    if Columns.count(end) > width - indent {
      while Columns.count(end) > width - indent - 1 { end = end.dropLast() }
      end += Self.cut
    }
    line = String(start + end)
  }
}
