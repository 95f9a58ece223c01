/// Where phrases end and others begin.
extension Chart {
  mutating func endPhrase(_ before: Int32, _ item: Item.Place, _ ending: Int32, _ column: Int) {
    guard item.pointee.modifiers & ~Int32(tables.endingTakes(ending)) == 0 else { return }
    var next = Item(after: before, item, .phrase)
    next.state = tables.finish
    next.detail = ending
    next.ending = ending
    next.key = Key.mix(next.key, UInt64(tables.endingOwner(ending) + 11))
    for index in tables.endingGiven(ending) {
      let (name, value) = tables.givenKeys(index)
      next.key &+= Key.mix(Key.mix(UInt64(value), 5), UInt64(name))
    }
    place(next, column)
  }

  /// After a complete clause another may begin: after a joining word, a comma, or nothing at all.
  mutating func join(_ before: Int32, _ item: Item.Place, _ column: Int) {
    guard item.pointee.points + Int32(Cost.join) <= limit, !dividesDigits(column) else { return }
    // What else is said in one sentence with a plan is rather planned than done.
    let takes = tables.endingTakes(item.pointee.ending)
    let gap = readers.tokens.address(of: column).pointee.gap
    guard takes & tables.restBit == 0 || gap > .comma else { return }
    if gap >= .comma {
      begin(before, item, column, Cost.join)
    } else {
      // A question that runs straight into a statement is more likely one thing than two.
      let isQuestion = takes & tables.questionBit != 0
      begin(before, item, column, Cost.bareJoin, repair: isQuestion ? Cost.bareJoin : 0)
    }
    for index in readers.machine(tables.joinMachine, at: column) {
      let reading = readers.readings.address(of: index)
      begin(
        before, item, Int(reading.pointee.end), Cost.join + Int(reading.pointee.points))
    }
  }

  /// Whether this slot begins inside a number that another kind of slot has taken the beginning of: 三|四百大卡. The two
  /// of a pressure follow each other by themselves.
  mutating func cutsOther(
    _ item: Item.Place, _ terminal: UnsafePointer<GrammarTables.Terminal>, _ column: Int
  ) -> Bool {
    let before = tables.terminals + Int(item.pointee.terminal)
    return
      (before.pointee.kind != terminal.pointee.kind
      || before.pointee.argument != terminal.pointee.argument)
      && (readers.cutsNumber(column) || readers.followsPiece(column))
  }

  /// Whether a clause ends in free text, which is hard to tell from what follows when nothing parts the two.
  mutating func endsInText(_ item: Item.Place) -> Bool {
    guard item.pointee.step == .phrase else { return false }
    let last = items[Int(item.pointee.before)]
    return last.step == .slot && readers.readings[Int(last.detail)].kind == .text
  }

  /// Whether a clause ends in the beginning of a longer word of its slot: 吃了两个鸡|蛋.
  mutating func cutsWord(_ item: Item.Place, _ column: Int) -> Bool {
    guard item.pointee.step == .phrase else { return false }
    let last = items[Int(item.pointee.before)]
    guard last.step == .slot else { return false }
    let terminal = tables.terminals[Int(last.terminal)]
    guard terminal.kind == .machine else { return false }
    let (start, key) = (Int(items[Int(last.before)].column), tables.slotKey(terminal))
    // Short words have a list of their own.
    for index in 0..<tables.terminalCount {
      let other = tables.terminals + index
      guard other.pointee.kind == .machine, tables.slotKey(other.pointee) == key else { continue }
      let readsOn = readers.machine(other.pointee.argument, at: start).contains {
        Int(readers.readings[$0].end) > column
      }
      if readsOn { return true }
    }
    return false
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

  /// Whether a comma stands between two figures with no space: "72,5" is one number to whoever writes it so, and must
  /// not become a 72 here and a 5 there.
  mutating func dividesDigits(_ column: Int) -> Bool {
    guard column > 0 else { return false }
    let (left, right) = (readers.tokens[column - 1], readers.tokens[column])
    return left.kind == .number && right.kind == .number && right.gap == .comma
      && right.start - left.end == 1
  }

  private mutating func begin(
    _ before: Int32, _ item: Item.Place, _ column: Int, _ points: Int, repair: Int = 0
  ) {
    guard column < readers.tokens.count, item.pointee.points + Int32(points) <= limit else {
      return
    }
    var (doubt, guess) = (0, 0)
    if points == Cost.bareJoin, isDenied(before: column) {
      (doubt, guess) = (Cost.approximate, Cost.disputed)
    } else if points == Cost.bareJoin,
      endsInText(item) || cutsWord(item, column) || readers.cutsNumber(column, figuresToo: true)
    {
      (doubt, guess) = (Cost.approximate, Cost.approximate)
    }
    var next = Item(after: before, item, .join)
    next.state = tables.start
    next.detail = Int32(column)
    next.points += Int32(points + doubt)
    next.repair += Int32(repair + guess)
    next.modifiers = 0
    next.ending = -1
    next.key = Key.mix(next.key, 17)
    place(next, column)
  }
}
