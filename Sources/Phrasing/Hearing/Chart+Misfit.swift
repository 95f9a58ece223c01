extension Chart {
  /// Where the utterance stopped making sense, and what could have stood there.
  func misfit() -> Misfit {
    let tokens = readers.tokens
    let offset = furthest < tokens.count ? Int(tokens[furthest].start) : tokens.last.map { Int($0.end) } ?? 0
    return Misfit(offset: offset, expected: expected(), nearest: nil)
  }

  /// The words and slots that the items in the furthest column wait for, without the beginnings of new sentences.
  func expected() -> [String] {
    var words: [String] = []
    var index = columnHeads[furthest]
    while index >= 0, words.count < 6 {
      let item = items[Int(index)]
      index = item.nextInColumn
      guard !item.isDead, item.state != tables.start, item.state != tables.finish else { continue }
      let state = tables.state(item.state)
      for place in state.slots where words.count < 6 {
        let slot = "{\(tables.slotName(tables.terminal(tables.label(place))))}"
        if !words.contains(slot) { words.append(slot) }
      }
      for place in state.words where words.count < 6 && !tables.arc(place).isRepair {
        let word = tables.text(ofWord: tables.arc(place).label)
        if !words.contains(word) { words.append(word) }
      }
    }
    return words
  }

  /// Words that can follow the whole utterance; after a complete phrase, nothing.
  func nextWords() -> [String] {
    var words: [String] = []
    var index = columnHeads[furthest]
    while index >= 0 {
      let item = items[Int(index)]
      let state = tables.state(item.state)
      for place in state.words where !tables.arc(place).isRepair && item.step != .filler {
        words.append(tables.text(ofWord: tables.arc(place).label))
      }
      for place in state.slots {
        let terminal = tables.terminal(Int(tables.arc(place).label))
        if terminal.kind == .machine { words += firstWords(of: terminal.argument) }
      }
      index = item.nextInColumn
    }
    return Array(Set(words)).sorted()
  }

  private func firstWords(of machine: Int) -> [String] {
    tables.state(tables.machineRoot(machine)).words.compactMap {
      tables.arc($0).isRepair ? nil : tables.text(ofWord: tables.arc($0).label)
    }
  }
}
