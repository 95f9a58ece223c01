/// What is noted of the tokens of an utterance before anything is read: what they can begin, and what they do not say.
extension Readers {
  /// Notes what the tables say of a token, which is asked for again and again.
  mutating func look(at index: Int) {
    let token = tokens.address(of: index)
    let word = token.pointee.word
    token.pointee.numeral = tables.numeral(word)
    token.pointee.bit = WordSet.bit(word)
    token.pointee.flags = tables.flags(word)
    token.pointee.isPassable =
      word >= 0 && (token.pointee.flags.contains(.filler) || isStutter(index))
    // A name may stand wherever its list may, in whatever machine that is.
    let isName = !names.isEmpty && isName(index)
    token.pointee.isName = isName
    let bits = isName ? MachineStarts.all : word >= 0 ? tables.starts(word) : 0
    token.pointee.starts = bits | tables.anyStarts
    let isNumber =
      !token.pointee.number.isNaN || token.pointee.numeral != nil
      || decimalComma(at: index) != nil
    token.pointee.wakes =
      token.pointee.starts | MachineStarts.any
      | (isNumber ? tables.numberStarts | MachineStarts.number : 0)
  }

  /// Whether a recogniser wrote the word before this one a second time: "my my blood pressure", "a um a bagel".
  @inline(__always)
  private func isStutter(_ index: Int) -> Bool {
    let token = tokens.address(of: index)
    guard index > 0, token.pointee.kind == .word, token.pointee.gap < .comma else { return false }
    var before = token - 1
    while before > tokens.address(of: 0), before.pointee.flags.contains(.filler),
      before.pointee.gap < .comma
    {
      before -= 1
    }
    return token.pointee.word == before.pointee.word
      && (token.pointee.numeral.map { $0.role == .article } ?? true)
  }

  /// "I had a I had a muffin": what was begun, and begun again, is passed over the first time.
  mutating func passFalseStarts() {
    for start in tokens.indices {
      for length in 2...4 where start + 2 * length < tokens.count {
        let first = tokens.address(of: start)
        guard first.pointee.word == first[length].word, isBegunAgain(start, length) else {
          continue
        }
        for place in start..<start + length { tokenizer.tokens[place].isPassable = true }
      }
    }
  }

  /// Whether so many words are said twice and go on only the second time: with what an article is of, or a figure.
  private func isBegunAgain(_ start: Int, _ length: Int) -> Bool {
    let words = start..<start + length
    guard
      words.allSatisfy({
        let (token, again) = (tokens[$0], tokens[$0 + length])
        return token.kind == .word && token.word >= 0 && token.word == again.word
          && !token.flags.contains(.guarding) && again.gap < .comma
          && (token.numeral == nil || token.numeral?.role == .article)
      })
    else { return false }
    let next = tokens[start + 2 * length]
    guard next.gap < .comma else { return false }
    let isFigure = !next.number.isNaN || next.numeral?.isCount == true
    return tokens[start + length - 1].numeral?.role == .article || isFigure
  }

  /// The list of guards of several words: "just kidding", 就好了.
  static let idioms = "guard"

  /// What is a guard only together is no word of anything else.
  mutating func barIdioms(_ idiomMachine: Int) {
    for index in tokens.indices {
      for found in machine(idiomMachine, at: index) {
        for place in index..<Int(readings[found].end) { tokenizer.tokens[place].bar() }
      }
    }
  }

  /// The list of words in which a number counts nothing: "one morning", 一上午, 张三.
  static let uncounted = "uncounted"

  /// Whether a number may go on at this token: "twenty one day".
  private func goesOn(_ index: Int) -> Bool {
    guard index > 0, tokens[index].gap < .comma else { return false }
    return tokens[index - 1].numeral != nil || !tokens[index - 1].number.isNaN
  }

  mutating func dropCounts(_ uncountedMachine: Int) {
    for index in tokens.indices
    where tokens[index].starts & tables.wake(uncountedMachine) != 0 && !goesOn(index) {
      guard let end = machine(uncountedMachine, at: index).map({ Int(readings[$0].end) }).max()
      else { continue }
      let begins = tokens[index].numeral != nil
      // 张三 is a name, and 张三百 is none.
      guard begins || !(end < tokens.count && tokens[end].gap == .none && numeral(end) != nil)
      else { continue }
      for place in index..<end where tokens[place].numeral != nil {
        tokenizer.tokens[place].numeral = nil
        if begins { tokenizer.tokens[place].flags.insert(.stop) }
        tokenizer.tokens[place].wakes = tokens[place].starts | MachineStarts.any
      }
    }
  }

  private mutating func isName(_ index: Int) -> Bool {
    names.contains { $0.texts.first.map { isSpelled(index, $0) } ?? false }
  }
}
