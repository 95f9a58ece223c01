extension Grammar {
  /// Words with which many sentences begin, such that each opens as many ways to go on as possible that those before
  /// it do not: of words that mean the same, one.
  public func beginnings(atMost most: Int) -> [String] {
    let arcs = tables.state(tables.start).words.map(tables.arc)
      .filter { $0.points == 0 && !$0.isRepair }
    var open = arcs.map { (word: $0.label, ways: ways(from: $0.target)) }
    var covered: Set<Int> = []
    var found: [String] = []
    while found.count < most {
      for index in open.indices { open[index].ways.subtract(covered) }
      let best = open.indices.max {
        (open[$0].ways.count, -$0) < (open[$1].ways.count, -$1)
      }
      guard let best, !open[best].ways.isEmpty else { break }
      covered.formUnion(open[best].ways)
      found.append(tables.text(ofWord: open[best].word))
      open.remove(at: best)
    }
    return found
  }

  /// The words and slots that can come next: words from zero on, slots below.
  private func ways(from state: Int32) -> Set<Int> {
    let state = tables.state(state)
    return Set(state.words.map(tables.label)).union(state.slots.map { -1 - tables.label($0) })
  }
}
