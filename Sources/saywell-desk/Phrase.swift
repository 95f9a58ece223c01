/// What is bound to a key: words, and a question mark that stands alone for what is asked for then.
struct Phrase {
  private let words: [Substring]

  init(_ text: String) { words = text.split(whereSeparator: \.isWhitespace) }

  private static let holes: Set<Substring> = ["?", "？"]

  /// The words with each hole filled; nil where one was not.
  ///
  /// - Parameter ask: what is asked for, in the words before the hole; nil where there are none.
  func filled(_ ask: (String?) throws -> String?) rethrows -> String? {
    var out: [String] = []
    var before: [Substring] = []
    for word in words {
      guard Self.holes.contains(word) else {
        out.append(String(word))
        before.append(word)
        continue
      }
      guard let answer = try ask(before.isEmpty ? nil : before.joined(separator: " ")) else {
        return nil
      }
      out.append(answer)
      before = []
    }
    return out.joined(separator: " ")
  }
}
