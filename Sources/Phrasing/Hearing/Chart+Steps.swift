/// The steps from one token to the next: words, typed slots, and what every phrase shares.
extension Chart {
  mutating func expand(_ index: Int32, _ column: Int) {
    let item = items[Int(index)]
    let state = tables.state(item.state)
    for place in state.endings { endPhrase(index, item, tables.ending(place), column) }
    guard column < readers.tokens.count else { return }
    if item.state == tables.finish { join(index, item, column) }
    if state.mayTake(here.bit) { takeWord(here.word, index, item, state.words, column) }
    if here.isPassable { step(index, item, .filler, to: column + 1, Cost.filler) }
    if state.wakes & here.wakes != 0 {
      for place in state.slotArcs(here.wakes)
      where tables.mayFill(place, here.wakes, limit - item.points) {
        fillSlot(tables.slotArc(place).arc, index, item, column)
      }
    }
    if !modifiers.isEmpty { takeModifiers(index, item, column) }
    if isTolerant { tolerate(index, item, state.words, column) }
  }

  mutating func step(
    _ before: Int32, _ item: Item, _ step: Step, to column: Int, _ points: Int, repair: Int = 0
  ) {
    var next = item
    next.before = before
    next.step = step
    if step == .skip { next.isGuessed = true }
    next.points += Int32(points)
    next.repair += Int32(repair)
    push(column, next)
  }

  mutating func takeWord(
    _ word: Int32, _ before: Int32, _ item: Item, _ arcs: Range<Int>, _ column: Int,
    edit: Int32 = 0
  ) {
    var place = tables.firstArc(arcs, word)
    while place < arcs.upperBound, tables.label(place) == Int(word) {
      let arc = tables.arc(place)
      place += 1
      // What only sounds like a word is not what a mistyped one was meant to be.
      guard item.points + arc.points + edit <= limit, edit == 0 || !arc.isRepair else { continue }
      var next = item
      next.state = arc.target
      next.before = before
      next.step = edit > 0 ? .edit : arc.isRepair ? .sound : .word
      if edit > 0 { next.isGuessed = true }
      next.detail = word
      next.points += arc.points + edit
      next.repair += edit + arc.repair
      push(column + 1, next)
    }
  }

  mutating func fillSlot(
    _ arc: GrammarTables.Arc, _ before: Int32, _ item: Item, _ column: Int
  ) {
    let found = readers.readings(tables.terminals[Int(arc.label)], at: column)
    if found.isEmpty { return }
    let terminal = tables.terminals[Int(arc.label)]
    // "The parcel weighs": where the article was passed over it is no name.
    if item.isGuessed, terminal.isName { return }
    // "Note thank you doctor": what is kept as it was said begins with its first word.
    if terminal.isWhole, passesOver(item) { return }
    let room = limit - item.points - arc.points - Int32(Cost.slot)
    for index in found {
      guard readers.readings[index].points <= room else { continue }
      let reading = readers.readings[index]
      var extra: Int32 = 0
      guard terminal.fits(reading) else { continue }
      if !terminal.isInRange(reading) {
        extra = Int32(Cost.outOfRange)
        guard isTolerant, reading.points + extra <= room else { continue }
      }
      var next = item
      next.state = arc.target
      next.before = before
      next.step = .slot
      next.detail = Int32(index)
      next.terminal = arc.label
      next.points += arc.points + reading.points + Int32(Cost.slot) + extra
      next.repair += reading.repair + extra + arc.repair
      if extra > 0 { next.isGuessed = true }
      next.key &+= Key.mix(reading.key, UInt64(tables.slotKey(terminal)))
      if item.step == .slot, cutsOther(item, terminal, column) { doubtNumber(&next) }
      push(Int(reading.end), next)
    }
  }

  /// Whether words were passed over just now that say nothing.
  private func passesOver(_ item: Item) -> Bool {
    switch item.step {
    case .filler: true
    case .modifier: tables.endingTakes(readers.readings[Int(item.detail)].ending) == 0
    default: false
    }
  }

  mutating func takeModifiers(_ before: Int32, _ item: Item, _ column: Int) {
    let isEdge = item.state == tables.start || item.state == tables.finish
    for index in modifiers {
      let reading = readers.readings[index]
      let bits = Int32(tables.endingTakes(reading.ending))
      if item.ending >= 0, bits & ~Int32(tables.endingTakes(item.ending)) != 0 { continue }
      var next = item
      next.before = before
      next.step = .modifier
      next.detail = Int32(index)
      next.modifiers |= bits
      next.points += reading.points
      next.points += Int32(
        bits == 0 ? Cost.filler : isEdge ? Cost.modifierAtEdge : Cost.modifierInside)
      // "Dad 140 over 90 mom 130 over 80": each is rather of a clause of its own.
      if bits & item.modifiers != 0 { next.points += Int32(Cost.modifierAgain) }
      next.repair += reading.repair
      if readers.holdsNumber(reading),
        readers.cutsNumber(column) || readers.cutsNumber(Int(reading.end))
          || readers.mayBeginEarlier(column)
      {
        doubtNumber(&next)
      }
      if bits != 0 { next.key &+= reading.key }
      push(Int(reading.end), next)
    }
  }
}
