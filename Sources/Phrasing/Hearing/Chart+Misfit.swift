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
}
