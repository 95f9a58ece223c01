/// Hides figures, and what somebody typed, in a text that others could read.
enum Veil {
  /// The text with `…` for every word that has a digit in it or stands in what was typed, and for every two Chinese
  /// characters that do.
  static func over(_ text: String, hiding typed: String) -> String {
    let secret = typed.lowercased()
    var out = ""
    var rest = text[...]
    while let first = rest.first {
      let run = rest.prefix {
        isOfWord($0) == isOfWord(first) && isIdeograph($0) == isIdeograph(first)
      }
      rest = rest.dropFirst(run.count)
      guard isOfWord(first) else {
        out += run
        continue
      }
      out += isIdeograph(first) ? veiled(Array(run), secret) : veiled(run, secret)
    }
    return out
  }

  private static func veiled(_ word: Substring, _ secret: String) -> String {
    let isTold = word.count > 2 && secret.contains(word.lowercased())
    return isTold || word.contains(where: \.isNumber) ? "…" : String(word)
  }

  private static func veiled(_ run: [Character], _ secret: String) -> String {
    let hidden = run.indices.filter { index in
      [index - 1, index].contains {
        run.indices.contains($0) && run.indices.contains($0 + 1)
          && secret.contains(String(run[$0...$0 + 1]))
      }
    }
    return run.indices.map { hidden.contains($0) ? "…" : String(run[$0]) }.joined()
  }

  private static func isOfWord(_ character: Character) -> Bool {
    character.isLetter || character.isNumber || ".,/:".contains(character)
  }

  private static func isIdeograph(_ character: Character) -> Bool {
    character.unicodeScalars.first.map { (0x2E80...0x9FFF).contains($0.value) } ?? false
  }
}
