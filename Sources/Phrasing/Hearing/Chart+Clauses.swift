/// Where phrases end and others begin.
extension Chart {
  mutating func endPhrase(_ before: Int32, _ item: Item, _ ending: Int32, _ column: Int) {
    guard item.modifiers & ~Int32(tables.endingTakes(ending)) == 0 else { return }
    var next = item
    next.state = tables.finish
    next.before = before
    next.step = .phrase
    next.detail = ending
    next.ending = ending
    next.key = Key.mix(next.key, UInt64(tables.endingOwner(ending) + 11))
    for index in tables.endingGiven(ending) {
      let (name, value) = tables.givenKeys(index)
      next.key &+= Key.mix(Key.mix(UInt64(value), 5), UInt64(name))
    }
    push(column, next)
  }

  /// After a complete clause another may begin: after a joining word, a comma, or nothing at all.
  mutating func join(_ before: Int32, _ item: Item, _ column: Int) {
    guard item.points + Int32(Cost.join) <= limit, !dividesDigits(column) else { return }
    // What else is said in one sentence with a plan is rather planned than done.
    let takesRest = tables.endingTakes(item.ending) & tables.restBit != 0
    guard !takesRest || readers.tokens[column].gap > .comma else { return }
    if readers.tokens[column].gap >= .comma {
      begin(before, item, column, Cost.join)
    } else {
      // A question that runs straight into a statement is more likely one thing than two.
      let isQuestion = tables.endingTakes(item.ending) & tables.questionBit != 0
      begin(before, item, column, Cost.bareJoin, repair: isQuestion ? Cost.bareJoin : 0)
    }
    for index in readers.machine(tables.joinMachine, at: column) {
      let reading = readers.readings[index]
      begin(before, item, Int(reading.end), Cost.join + Int(reading.points))
    }
  }

  /// Whether this slot begins inside a number that another kind of slot has taken the beginning of: 三|四百大卡. The two
  /// of a pressure follow each other by themselves.
  func cutsOther(_ item: Item, _ terminal: GrammarTables.Terminal, _ column: Int) -> Bool {
    let before = tables.terminal(Int(item.terminal))
    return (before.kind != terminal.kind || before.argument != terminal.argument)
      && (readers.cutsNumber(column) || readers.followsPiece(column))
  }

  /// Whether a clause ends in free text, which is hard to tell from what follows when nothing parts the two.
  func endsInText(_ item: Item) -> Bool {
    guard item.step == .phrase else { return false }
    let last = items[Int(item.before)]
    return last.step == .slot && readers.readings[Int(last.detail)].kind == .text
  }

  /// Whether what ends here is said by a word that denies something, so that what runs straight on may be just that:
  /// 吃不下|两个馒头 is two buns that were not eaten.
  mutating func isDenied(before column: Int) -> Bool {
    for at in max(0, column - 3)..<column where readers.tokens[at].flags.contains(.guarding) {
      // "70 kg": the unit of a figure denies nothing.
      let isUnit =
        at > 0 && readers.tokens[at - 1].kind == .number
        && !readers.machine(tables.unitMachine, at: at).isEmpty
      if !isUnit { return true }
    }
    return false
  }

  /// Where a number may have been cut in two, the sentence is read back.
  func doubtNumber(_ item: inout Item) {
    item.points += Int32(Cost.approximate)
    item.repair += Int32(Cost.approximate)
  }

  /// Whether a comma stands between two figures with no space: "72,5" is one number to whoever writes it so, and must
  /// not become a 72 here and a 5 there.
  func dividesDigits(_ column: Int) -> Bool {
    guard column > 0 else { return false }
    let (left, right) = (readers.tokens[column - 1], readers.tokens[column])
    return left.kind == .number && right.kind == .number && right.gap == .comma
      && right.start - left.end == 1
  }

  mutating func begin(
    _ before: Int32, _ item: Item, _ column: Int, _ points: Int, repair: Int = 0
  ) {
    guard column < readers.tokens.count else { return }
    var next = item
    next.state = tables.start
    next.before = before
    next.step = .join
    next.detail = Int32(column)
    next.points += Int32(points)
    next.repair += Int32(repair)
    next.modifiers = 0
    next.ending = -1
    next.key = Key.mix(next.key, 17)
    if points == Cost.bareJoin,
      endsInText(item) || isDenied(before: column)
        || readers.cutsNumber(column, figuresToo: true)
    {
      doubtNumber(&next)
    }
    push(column, next)
  }
}
