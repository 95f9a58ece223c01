/// Finds the words of a grammar that somebody may have meant to type.
struct Typing {
  struct Edit {
    var word: Int32
    var points: Int32
  }

  /// The words of phrases and lists, by length, with the letters they hold.
  private var shapes = Stack<Shape>(capacity: 16)
  /// For each length where its shapes begin.
  private var firsts: [Int] = []
  private var heard = Stack<UInt8>(capacity: Typing.longest)
  private var rows = Stack<Int>(capacity: 256)

  private struct Shape {
    var word: Int32
    var letters: UInt32
  }

  func release() {
    shapes.release()
    heard.release()
    rows.release()
  }

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
    if firsts.isEmpty { gather(tables) }
    heard.removeAll()
    for at in Int(token.start)..<Int(token.end) { heard.append(CharacterClass.lower(text[at])) }
    let letters = UInt32(LetterSet(heard).bits)
    let most = length >= 8 ? 2 : 1
    var found: [Edit] = []
    let nearest = max(4, length - most)
    let lengths = firsts[nearest]..<firsts[min(Self.longest, length + most) + 1]
    for place in lengths where Self.differ(shapes[place].letters, letters, by: 2 * most) {
      let word = shapes[place].word
      let distance = distance(to: tables.bytes(ofWord: Int(word)), most)
      guard distance <= most else { continue }
      found.append(Edit(word: word, points: Int32(Cost.edit * distance)))
    }
    return found
  }

  /// Whether no more than so many bits differ; quicker than counting them all.
  @inline(__always)
  private static func differ(_ one: UInt32, _ other: UInt32, by most: Int) -> Bool {
    var bits = one ^ other
    for _ in 0..<most { bits &= bits &- 1 }
    return bits == 0
  }

  private mutating func gather(_ tables: GrammarTables) {
    var counts = Array(repeating: 0, count: Self.longest + 2)
    let words = (0..<tables.wordCount).filter { word in
      tables.flags(Int32(word)).contains(.literal)
        && (4...Self.longest).contains(tables.length(word))
    }
    for word in words { counts[tables.length(word) + 1] += 1 }
    for length in 1..<counts.count { counts[length] += counts[length - 1] }
    firsts = counts
    shapes.append(Shape(word: 0, letters: 0), times: words.count)
    for word in words {
      let length = tables.length(word)
      shapes[counts[length]] = Shape(word: Int32(word), letters: UInt32(tables.letters(word)))
      counts[length] += 1
    }
  }

  /// The number of letters to change, add, leave out or swap with a neighbour, given up beyond the limit.
  ///
  /// What both words begin and end with needs no looking at (optimal string alignment of the rest).
  private mutating func distance(to word: UnsafeBufferPointer<UInt8>, _ limit: Int) -> Int {
    var (start, ownEnd, end) = (0, heard.count, word.count)
    while start < ownEnd, start < end, heard[start] == word[start] { start += 1 }
    while ownEnd > start, end > start, heard[ownEnd - 1] == word[end - 1] {
      ownEnd -= 1
      end -= 1
    }
    let (own, other) = (ownEnd - start, end - start)
    guard own > 0, other > 0 else { return own + other }
    // Both ends differ here: one letter in place of another, or two that changed places, or more than one mistake.
    if limit == 1, max(own, other) > 2 { return 2 }
    let width = other + 1
    rows.removeAll()
    for column in 0..<width { rows.append(column) }
    for row in 1...own {
      var least = row
      rows.append(row)
      for column in 1..<width {
        let at = row * width + column
        let (letter, its) = (heard[start + row - 1], word[start + column - 1])
        var best = min(
          rows[at - width] + 1, rows[at - 1] + 1,
          rows[at - width - 1] + (letter == its ? 0 : 1))
        if row > 1, column > 1, letter == word[start + column - 2],
          heard[start + row - 2] == its
        {
          best = min(best, rows[at - 2 * width - 2] + 1)
        }
        rows.append(best)
        least = min(least, best)
      }
      guard least <= limit else { return least }
    }
    return rows[own * width + other]
  }
}
