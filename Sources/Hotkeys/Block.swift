/// The lines between two marks that are saywell's in a file that is not. All else in it stays as it is.
public enum Block {
  static let start =
    #"# >>> saywell-desk: written by "hotkey install", taken out by "hotkey uninstall""#
  static let end = "# <<< saywell-desk"

  /// A mark without the other one, or two blocks: nobody can tell what is whose.
  public struct Broken: Error, Sendable {}

  /// The text with these lines as its block: in the place of the one there is, or at the end.
  ///
  /// - Throws: `Broken`.
  public static func put(_ lines: [String], into text: String) throws -> String {
    let block = ([start] + lines + [end]).map { $0 + "\n" }.joined()
    if let range = try range(in: text) { return text.replacing(range, with: block) }
    let isOpen = !text.isEmpty && !text.hasSuffix("\n")
    return text + (isOpen ? "\n" : "") + block
  }

  /// The text without the block; nil where there is none.
  ///
  /// - Throws: `Broken`.
  public static func taken(outOf text: String) throws -> String? {
    try range(in: text).map { text.replacing($0, with: "") }
  }

  /// The text with nothing but line ends where the block is, so that lines keep their numbers.
  ///
  /// - Throws: `Broken`.
  public static func blanked(in text: String) throws -> String {
    guard let range = try range(in: text) else { return text }
    return text.replacing(range, with: String(text[range].filter { $0 == "\n" }))
  }

  private static func range(in text: String) throws -> Range<String.Index>? {
    var (from, to): (String.Index?, String.Index?) = (nil, nil)
    var at = text.startIndex
    while at < text.endIndex {
      let stop = text[at...].firstIndex(of: "\n") ?? text.endIndex
      let next = stop < text.endIndex ? text.index(after: stop) : stop
      switch text[at..<stop] {
      case start:
        guard from == nil else { throw Broken() }
        from = at
      case end:
        guard from != nil, to == nil else { throw Broken() }
        to = next
      default: break
      }
      at = next
    }
    guard let from else { return nil }
    guard let to else { throw Broken() }
    return from..<to
  }
}

extension String {
  fileprivate func replacing(_ range: Range<String.Index>, with text: String) -> String {
    String(self[..<range.lowerBound]) + text + String(self[range.upperBound...])
  }
}
