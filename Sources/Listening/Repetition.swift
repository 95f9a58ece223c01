/// Tells when a recogniser settles on the same utterance twice.
public struct Repetition: Sendable {
  /// For so long, in milliseconds, the same words are the same utterance.
  public static let window: Int64 = 3000
  private var last: (words: String, at: Int64)?

  public init() {}

  /// Whether the same was said just before; to be asked once of each utterance.
  ///
  /// - Parameter now: the time in milliseconds, on a clock that is never set.
  public mutating func isRepeated(_ text: String, at now: Int64) -> Bool {
    let words = Self.plain(text)
    if let last, last.words == words, now - last.at < Self.window { return true }
    last = (words, now)
    return false
  }

  /// Without case, and without marks except those within a number.
  static func plain(_ text: String) -> String {
    let scalars = Array(text.lowercased().unicodeScalars)
    var plain = String.UnicodeScalarView()
    for (index, scalar) in scalars.enumerated() {
      let isDigit = { (index: Int) in
        scalars.indices.contains(index) && ("0"..."9").contains(scalars[index])
      }
      if scalar.properties.isAlphabetic || scalar.properties.numericType != nil
        || !scalar.properties.isWhitespace && isDigit(index + 1)
        || !scalar.properties.isWhitespace && isDigit(index - 1)
          && ![".", ",", "!", "?", "。", "，", "！", "？"].contains(scalar)
      {
        plain.append(scalar)
      } else if let last = plain.last, last != " " {
        plain.append(" ")
      }
    }
    while plain.last == " " { plain.removeLast() }
    return String(plain)
  }
}
