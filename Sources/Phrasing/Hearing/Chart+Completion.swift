/// What can be typed next.
extension Chart {
  /// Words that can follow the whole utterance, the likeliest first: those of the phrase, of its lists, and of what every
  /// phrase shares.
  mutating func nextWords() -> [String] {
    var words = NextWords()
    let last = readers.tokens.count
    let dearest = dearestWorthOffering
    for column in 0...last {
      var index = columnHeads[column]
      guard index >= 0 else { continue }
      words.farness = NextWords.shared
      addWords(from: tables.machineRoot(tables.modifierMachine), at: column, depth: 0, &words)
      while index >= 0 {
        let item = items[Int(index)]
        index = item.nextInColumn
        guard item.points <= dearest else { continue }
        words.farness = item.points
        if column == last {
          addWords(from: item.state, at: column, depth: 0, &words)
        } else {
          words.farness += NextWords.begun
          for place in tables.state(item.state).slots {
            addList(place, at: column, depth: 0, &words)
          }
        }
      }
    }
    return words.ranked
  }

  /// What a beginning may cost for its next words to be offered: those of another sentence that nothing announces,
  /// or of what is hardly meant, are too many to be of use.
  private var dearestWorthOffering: Int32 {
    var least = Int32.max
    var index = columnHeads[readers.tokens.count]
    while index >= 0 {
      least = min(least, items[Int(index)].points)
      index = items[Int(index)].nextInColumn
    }
    return least == .max ? .max : least + Int32(Cost.bareJoin - 1)
  }

  /// Follows the rest of the utterance from a state on, and adds what can come after it.
  private mutating func addWords(
    from state: Int32, at column: Int, depth: Int, _ words: inout NextWords
  ) {
    guard depth < 6 else { return }
    let here = tables.state(state)
    guard column < readers.tokens.count else {
      for place in here.words where !tables.arc(place).isRepair {
        words.insert(tables.text(ofWord: tables.arc(place).label))
      }
      // Of a list that is not begun yet any word is as good as the other.
      words.farness += NextWords.listed
      for place in here.slots { addList(place, at: column, depth: depth, &words) }
      words.farness -= NextWords.listed
      return
    }
    let word = readers.tokens[column].word
    for place in here.words where tables.arc(place).label == word {
      addWords(from: tables.arc(place).target, at: column + 1, depth: depth + 1, &words)
    }
    for place in here.slots {
      let arc = tables.arc(place)
      let terminal = tables.terminal(Int(arc.label))
      addList(place, at: column, depth: depth, &words)
      guard terminal.kind != .text, readers.canBegin(terminal, at: column) else { continue }
      for reading in readers.readings(terminal, at: column).map({ readers.readings[$0] })
      where terminal.holds(reading) {
        addWords(from: arc.target, at: Int(reading.end), depth: depth + 1, &words)
      }
    }
  }

  /// The words of a list or a form that the rest of the utterance may be the beginning of.
  private mutating func addList(
    _ place: Int, at column: Int, depth: Int, _ words: inout NextWords
  ) {
    let terminal = tables.terminal(Int(tables.arc(place).label))
    guard terminal.kind == .machine else { return }
    // Times can stand nearly everywhere: what can be asked or told comes before them.
    let isTime = tables.machineKind(terminal.argument) == .form
    words.farness += isTime ? NextWords.begun : 0
    addWords(from: tables.machineRoot(terminal.argument), at: column, depth: depth + 1, &words)
    words.farness -= isTime ? NextWords.begun : 0
  }
}

/// Words that may come next, and how far each of them is from what was typed.
struct NextWords {
  /// How far what comes next is.
  var farness: Int32 = 0
  private var found: [String: (farness: Int32, ways: Int)] = [:]

  /// What is added for a word of a list of which nothing was typed, of one that was begun, and for what every phrase
  /// shares.
  static let listed: Int32 = 1 << 16
  static let begun: Int32 = 1 << 17
  static let shared: Int32 = 1 << 20

  mutating func insert(_ word: String) {
    let known = found[word] ?? (.max, 0)
    found[word] = (min(known.farness, farness), known.ways + 1)
  }

  /// The nearest first, of those the ones that more sentences go on with. What stands in lists, such as the things that
  /// can be asked for, takes turns with the words around it, or nobody would see any of it.
  var ranked: [String] {
    let sorted = found.sorted {
      ($0.value.farness, -$0.value.ways, $0.key) < ($1.value.farness, -$1.value.ways, $1.key)
    }
    let words = sorted.filter { $0.value.farness < Self.listed }.map(\.key)
    var listed = sorted.filter { (Self.listed..<Self.begun).contains($0.value.farness) }
    // A letter by itself is the beginning of an abbreviation that nobody has to be told.
    listed.sort {
      ($0.key.utf8.count > 1 ? $0.value.ways : 0, $1.key)
        > ($1.key.utf8.count > 1 ? $1.value.ways : 0, $0.key)
    }
    let others = sorted.filter { $0.value.farness >= Self.begun }.map(\.key)
    var (ranked, rest) = ([String](), listed.map(\.key)[...])
    for word in words {
      ranked.append(word)
      ranked += rest.prefix(2)
      rest = rest.dropFirst(2)
    }
    return ranked + rest + others
  }
}
