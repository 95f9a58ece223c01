extension Chart {
  /// Where the utterance stopped making sense.
  mutating func misfit() -> Misfit {
    followWords()
    let tokens = readers.tokens
    guard furthest < tokens.count else {
      return Misfit(offset: tokens.last.map { Int($0.end) } ?? 0)
    }
    return Misfit(offset: Int(tokens[furthest].start))
  }

  /// What could have stood there, and the nearest whole sentence.
  mutating func advice() -> Advice {
    let offset = misfit().offset
    return Advice(expected: expected(), nearest: nearest(before: offset))
  }

  /// What was understood so far, with the shortest way to a whole sentence.
  private func nearest(before offset: Int) -> String? {
    var best: Item?
    var index = columnHeads[furthest]
    while index >= 0 {
      let item = items[Int(index)]
      index = item.nextInColumn
      guard !item.isDead, item.state != tables.start, item.state != tables.finish else { continue }
      if best.map({ item.points < $0.points }) ?? true { best = item }
    }
    guard let best, let rest = shortest(from: best.state) else { return nil }
    let heard = String(
      decoding: UnsafeBufferPointer(rebasing: readers.text[..<offset]), as: UTF8.self)
    return ([heard.trimmingSpace()] + rest).joined(separator: " ")
  }

  /// The fewest words and slots that complete a phrase from this state.
  private func shortest(from start: Int32) -> [String]? {
    var before: [Int32: (state: Int32, place: Int)] = [start: (-1, -1)]
    var queue = [start]
    var at = 0
    while at < queue.count, at < 2000 {
      let state = tables.state(queue[at])
      if !state.endings.isEmpty { return words(to: queue[at], before) }
      for place in state.words.lowerBound..<state.slots.upperBound where !tables.arc(place).isRepair
      {
        let target = tables.arc(place).target
        guard before[target] == nil else { continue }
        before[target] = (queue[at], place)
        queue.append(target)
      }
      at += 1
    }
    return nil
  }

  private func words(to state: Int32, _ before: [Int32: (state: Int32, place: Int)]) -> [String] {
    var words: [String] = []
    var state = state
    while let step = before[state], step.place >= 0 {
      let isWord = tables.state(step.state).words.contains(step.place)
      let label = tables.label(step.place)
      words.append(
        isWord ? tables.text(ofWord: Int32(label)) : "{\(tables.slotName(tables.terminal(label)))}")
      state = step.state
    }
    return words.reversed()
  }

  /// The words and slots that the items in the furthest column wait for, without the beginnings of new sentences.
  private func expected() -> [String] {
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
}

extension String {
  fileprivate func trimmingSpace() -> String {
    split(separator: " ", omittingEmptySubsequences: true).joined(separator: " ")
  }
}
