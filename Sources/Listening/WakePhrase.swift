/// The words that an utterance has to begin with, where somebody wants that; a recogniser may have got them a little
/// wrong.
public struct WakePhrase: Sendable {
  private let letters: [Unicode.Scalar]
  private let tolerance: Int
  private static let mostScalars = 80

  /// Nil for a phrase without letters, or longer than anybody says.
  public init?(_ phrase: String) {
    letters = Self.letters(phrase.unicodeScalars)
    tolerance = min(2, letters.count / 4)
    guard !letters.isEmpty, letters.count <= Self.mostScalars / 2 else { return nil }
  }

  /// What was said after the phrase; nil where the text does not begin with it.
  public func rest(of text: String) -> String? {
    let scalars = Array(text.unicodeScalars)
    var best: (distance: Int, end: Int)?
    for end in 1...max(1, min(scalars.count, Self.mostScalars)) where end <= scalars.count {
      guard Self.isBoundary(scalars, end) else { continue }
      let distance = Self.distance(Self.letters(scalars[..<end]), letters)
      if distance <= tolerance, distance < best?.distance ?? .max { best = (distance, end) }
    }
    guard let best else { return nil }
    let rest = scalars[best.end...].drop { !Self.isLetter($0) && $0 != "-" && $0 != "." }
    var words = String.UnicodeScalarView(rest)
    while let first = words.first, first.properties.isWhitespace || first == "." {
      words.removeFirst()
    }
    return String(words)
  }

  /// Whether no word goes on here; each Chinese character is one.
  private static func isBoundary(_ scalars: [Unicode.Scalar], _ end: Int) -> Bool {
    guard end < scalars.count, isLetter(scalars[end]), isLetter(scalars[end - 1]) else {
      return true
    }
    return scalars[end].value >= 0x2E80 || scalars[end - 1].value >= 0x2E80
  }

  private static func isLetter(_ scalar: Unicode.Scalar) -> Bool {
    scalar.properties.isAlphabetic || scalar.properties.numericType != nil
  }

  private static func letters(_ scalars: some Sequence<Unicode.Scalar>) -> [Unicode.Scalar] {
    scalars.filter(isLetter).flatMap { Array($0.properties.lowercaseMapping.unicodeScalars) }
  }

  private static func distance(_ one: [Unicode.Scalar], _ other: [Unicode.Scalar]) -> Int {
    Likeness.distance(one, other)
  }
}
