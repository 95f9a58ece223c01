/// How words sound, for a recogniser whose dictionary lacks them; from lines of `intent Sounds`:
///
///     reply words    metformin: M EH T F AO R M IH N | …
///     reply letters  tion: SH AH N | a: AE | e_: | …
///     reply spelled  a: EY | b: B IY | …
struct Pronunciation {
  private let words: [String: String]
  private let letters: [String: String]
  private let spelled: [String: String]
  private let longest: Int

  init(_ replies: [(key: String, text: String)]) {
    func table(_ key: String) -> [String: String] {
      var table: [String: String] = [:]
      for line in replies where line.key == key {
        for entry in line.text.split(separator: "|") {
          let sides = entry.split(separator: ":", maxSplits: 1, omittingEmptySubsequences: false)
            .map { $0.split(separator: " ").joined(separator: " ") }
          if sides.count == 2 { table[sides[0]] = sides[1] }
        }
      }
      return table
    }
    words = table("words")
    letters = table("letters")
    spelled = table("spelled")
    longest = letters.keys.map(\.count).max() ?? 0
  }

  /// The sounds of a word, put together from those of its letters where it is not listed; nil where a letter has none.
  ///
  /// - Parameter known: the sounds of other words.
  func sounds(of word: String, known: (String) -> String? = { _ in nil }) -> String? {
    if let listed = words[word] { return listed }
    if word.count == 1 { return spelled[word] }
    if let mark = word.firstIndex(of: "'"), mark != word.startIndex,
      let ending = letters[String(word[mark...])]
    {
      let stem = String(word[..<mark])
      return (known(stem) ?? sounds(of: stem)).map { "\($0) \(ending)" }
    }
    var sounds: [String] = []
    // The end of a word is a letter to the rules.
    var rest = (word.filter { $0 != "'" } + "_")[...]
    while !rest.isEmpty, rest != "_" {
      let length = stride(from: min(longest, rest.count), to: 0, by: -1).first {
        letters[String(rest.prefix($0))] != nil
      }
      guard let length, let part = letters[String(rest.prefix(length))] else { return nil }
      if !part.isEmpty { sounds.append(part) }
      rest = rest.dropFirst(length)
    }
    return sounds.isEmpty ? nil : sounds.joined(separator: " ")
  }
}
