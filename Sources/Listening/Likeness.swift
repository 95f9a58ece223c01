/// How much two hearings of the same speech are alike.
public enum Likeness {
  /// The words that both have in the same order, as a share of the longer one: 0...1. Each Chinese character is a word.
  public static func of(_ one: String, _ other: String) -> Double {
    let (words, others) = (words(one), words(other))
    let longest = max(words.count, others.count)
    return longest == 0 ? 1 : 1 - Double(distance(words, others)) / Double(longest)
  }

  /// How much of one text is in another one, in the same order: 0...1.
  public static func share(of one: String, in other: String) -> Double {
    let count = words(one).count
    let missing = differences(one, other).reduce(0) { $0 + $1.one.count }
    return count == 0 ? 0 : 1 - Double(missing) / Double(count)
  }

  /// The stretches in which two hearings differ, each by the words that stand in the one and in the other.
  public static func differences(
    _ one: String, _ other: String
  ) -> [(one: [String], other: [String])] {
    let (words, others) = (words(one), words(other))
    // To replace a word is to take it out and put one in, so that as many as possible are the same.
    let table = table(words, others, replacing: 2)
    var (row, column) = (words.count, others.count)
    var found: [(one: [String], other: [String])] = []
    var open: (one: [String], other: [String]) = ([], [])
    func close() {
      if !open.one.isEmpty || !open.other.isEmpty {
        found.append((open.one.reversed(), open.other.reversed()))
      }
      open = ([], [])
    }
    while row > 0 || column > 0 {
      if row > 0, column > 0, words[row - 1] == others[column - 1] {
        close()
        (row, column) = (row - 1, column - 1)
      } else if row > 0, column == 0 || table[row - 1][column] < table[row][column] {
        row -= 1
        open.one.append(words[row])
      } else {
        column -= 1
        open.other.append(others[column])
      }
    }
    close()
    return found.reversed()
  }

  /// The fewest elements to put in, to take out or to replace (Levenshtein 1965).
  static func distance<Element: Equatable>(_ one: [Element], _ other: [Element]) -> Int {
    table(one, other, replacing: 1)[one.count][other.count]
  }

  private static func table<Element: Equatable>(
    _ one: [Element], _ other: [Element], replacing cost: Int
  ) -> [[Int]] {
    var table = [Array(0...other.count)]
    for row in one.indices {
      var next = [row + 1]
      for column in other.indices {
        let same = table[row][column] + (one[row] == other[column] ? 0 : cost)
        next.append(min(same, table[row][column + 1] + 1, next[column] + 1))
      }
      table.append(next)
    }
    return table
  }

  private static let mostWords = 200

  /// The words of a text without case and marks; no more of them than anybody says in one breath.
  public static func words(_ text: String) -> [String] {
    var words: [String] = []
    var word = ""
    for scalar in Repetition.plain(text).unicodeScalars {
      if scalar == " " || scalar.value >= 0x2E80 {
        if !word.isEmpty { words.append(word) }
        word = ""
      }
      if scalar.value >= 0x2E80 {
        words.append(String(scalar))
      } else if scalar != " " {
        word.unicodeScalars.append(scalar)
      }
    }
    if !word.isEmpty { words.append(word) }
    return Array(words.prefix(mostWords))
  }
}
