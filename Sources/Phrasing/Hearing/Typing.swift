/// Finds the words of a grammar that somebody may have meant to type.
struct Typing {
  struct Edit {
    var word: Int32
    var points: Int32
  }

  /// The words of phrases and lists, by length, with the letters they hold.
  private var shapes: [[(word: Int32, letters: UInt32)]] = []
  private var heard: [UInt8] = []
  private var rows: [Int] = []

  private static let longest = 24

  /// Words that are one wrong letter away from this one; two in words of eight letters and more.
  ///
  /// Words that the grammar knows are taken as they are, and so are those of three letters and fewer: too many
  /// others are near.
  mutating func meant(
    by token: Token, _ text: UnsafeBufferPointer<UInt8>, _ tables: GrammarTables
  ) -> [Edit] {
    let length = Int(token.end - token.start)
    guard token.kind == .word, token.word == -1, length >= 4, length <= Self.longest else {
      return []
    }
    if shapes.isEmpty { gather(tables) }
    heard.removeAll(keepingCapacity: true)
    for at in Int(token.start)..<Int(token.end) { heard.append(CharacterClass.lower(text[at])) }
    let letters = UInt32(LetterSet(heard).bits)
    let most = length >= 8 ? 2 : 1
    var found: [Edit] = []
    for other in max(4, length - most)...min(Self.longest, length + most) {
      for shape in shapes[other] where (shape.letters ^ letters).nonzeroBitCount <= 2 * most {
        let distance = distance(to: tables.bytes(ofWord: Int(shape.word)), most)
        guard distance <= most else { continue }
        found.append(Edit(word: shape.word, points: Int32(Cost.edit * distance)))
      }
    }
    return found
  }

  private mutating func gather(_ tables: GrammarTables) {
    shapes = Array(repeating: [], count: Self.longest + 1)
    for word in 0..<tables.wordCount where tables.flags(Int32(word)).contains(.literal) {
      let length = tables.length(word)
      guard length >= 4, length <= Self.longest else { continue }
      shapes[length].append((Int32(word), UInt32(tables.letters(word))))
    }
  }

  /// The number of letters to change, add, leave out or swap with a neighbour, given up beyond the limit.
  private mutating func distance(to word: UnsafeBufferPointer<UInt8>, _ limit: Int) -> Int {
    let width = word.count + 1
    rows.removeAll(keepingCapacity: true)
    for column in 0..<width { rows.append(column) }
    for row in 1...heard.count {
      var least = row
      rows.append(row)
      for column in 1..<width {
        let at = row * width + column
        let isSame = heard[row - 1] == word[column - 1]
        var best = min(
          rows[at - width] + 1, rows[at - 1] + 1, rows[at - width - 1] + (isSame ? 0 : 1))
        if row > 1, column > 1, heard[row - 1] == word[column - 2],
          heard[row - 2] == word[column - 1]
        {
          best = min(best, rows[at - 2 * width - 2] + 1)
        }
        rows.append(best)
        least = min(least, best)
      }
      guard least <= limit else { return least }
    }
    return rows[heard.count * width + word.count]
  }
}
