extension GrammarImage {
  /// Whether there is more of anything than its number in the layout can say.
  var isOutgrown: Bool {
    let counts = [
      8 * (before.words + words.count + spellings.count), before.states + states.count,
      before.arcs + states.reduce(0) { $0 + $1.arcs.count },
      before.finals + states.reduce(0) { $0 + $1.endings.count }, before.endings + endings.count,
      before.given + endings.reduce(0) { $0 + $1.given.count }, compounds.count,
      before.sentences
        + intents.reduce(0) { $0 + $1.asks.count + $1.replies.count + $1.types.count },
    ]
    let smallCounts =
      [
        before.intents + intents.count, machines.count, terminals.count,
        words.count { $0.numeral != nil },
      ]
      + states.map { max($0.arcs.count, $0.endings.count) } + machines.map(\.endings.count)
      + intents.map { max($0.asks.count, $0.replies.count, $0.types.count) }
    return counts.contains { $0 >= 1 << 21 } || smallCounts.contains { $0 >= 1 << 14 - 1 }
      || endings.contains { $0.given.count > 127 || $0.place.line >= 1 << 21 }
  }
}
