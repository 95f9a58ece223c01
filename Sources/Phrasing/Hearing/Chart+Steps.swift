/// The steps from one token to the next: words, typed slots, and what every phrase shares.
extension Chart {
  /// What is asked of the token before which items are being expanded.
  struct Here {
    var word: Int32 = -1
    var bit = 0
    var wakes = 0
    var isPassable = false

    init() {}

    init(_ token: UnsafePointer<Token>) {
      word = token.pointee.word
      bit = token.pointee.bit
      wakes = token.pointee.wakes
      isPassable = token.pointee.isPassable
    }
  }

  mutating func expand(_ index: Int32, _ column: Int) {
    let item = items.address(of: Int(index))
    let state = tables.state(item.pointee.state)
    for place in state.endings { endPhrase(index, item, tables.ending(place), column) }
    guard column < readers.tokens.count else { return }
    if item.pointee.state == tables.finish { join(index, item, column) }
    if state.mayTake(here.bit) { takeWord(here.word, index, item, state.words, column) }
    if here.isPassable { step(index, item, .filler, to: column + 1, Cost.filler) }
    if state.wakes & here.wakes != 0 { fillSlots(state.slotArcs(here.wakes), index, item, column) }
    if !modifiers.isEmpty { takeModifiers(index, item, column) }
    if isTolerant { tolerate(index, item, state.words, column) }
  }

  mutating func step(
    _ before: Int32, _ item: Item.Place, _ step: Step, to column: Int, _ points: Int,
    repair: Int = 0
  ) {
    var next = Item(after: before, item, step)
    next.points += Int32(points)
    next.repair += Int32(repair)
    if step == .skip { next.isGuessed = true }
    place(next, column)
  }

  mutating func takeWord(
    _ word: Int32, _ before: Int32, _ item: Item.Place, _ arcs: Range<Int>, _ column: Int,
    edit: Int32 = 0
  ) {
    var place = tables.firstArc(arcs, word)
    while place < arcs.upperBound, tables.label(place) == Int(word) {
      let arc = tables.arc(place)
      place += 1
      // What only sounds like a word is not what a mistyped one was meant to be.
      guard edit == 0 || !arc.isRepair else { continue }
      var next = Item(after: before, item, edit > 0 ? .edit : arc.isRepair ? .sound : .word)
      next.state = arc.target
      next.detail = word
      next.points += arc.points + edit
      next.repair += edit + arc.repair
      if edit > 0 { next.isGuessed = true }
      self.place(next, column + 1)
    }
  }

  @inline(__always)
  private mutating func fillSlots(
    _ places: Range<Int>, _ before: Int32, _ item: Item.Place, _ column: Int
  ) {
    let most = limit - item.pointee.points
    var place = tables.nextSlot(places, here.wakes)
    while place < places.upperBound {
      let slot = tables.slotPlace(place)
      if slot.pointee.least <= most, !readers.isInVain(slot.pointee.readings, at: column) {
        fillSlot(slot.pointee.arc, before, item, column)
      }
      place = tables.nextSlot(place + 1..<places.upperBound, here.wakes)
    }
  }

  private mutating func fillSlot(
    _ arc: GrammarTables.Arc, _ before: Int32, _ item: Item.Place, _ column: Int
  ) {
    let terminal = tables.terminals + Int(arc.label)
    let found =
      terminal.pointee.kind == .text
      ? readers.boundedTexts(terminal.pointee.argument, at: column)
      : readers.readings(terminal.pointee.kind, terminal.pointee.argument, at: column)
    if found.isEmpty { return }
    // "The parcel weighs": where the article was passed over it is no name.
    if item.pointee.isGuessed, terminal.pointee.isName { return }
    // "Note thank you doctor": what is kept as it was said begins with its first word.
    if terminal.pointee.isWhole, passesOver(item) { return }
    let isCut = item.pointee.step == .slot && cutsOther(item, terminal, column)
    let least = item.pointee.points + arc.points + Int32(Cost.slot)
    for index in found {
      let reading = readers.readings.address(of: index)
      guard least + reading.pointee.points <= limit, terminal.pointee.fits(reading.pointee) else {
        continue
      }
      var extra: Int32 = 0
      let isGuess = !terminal.pointee.isInRange(reading.pointee)
      if isGuess {
        guard isTolerant else { continue }
        extra += Int32(Cost.outOfRange)
      }
      if isCut { extra += Int32(Cost.approximate) }
      var next = Item(after: before, item, .slot)
      next.state = arc.target
      next.detail = Int32(index)
      next.terminal = arc.label
      next.points = least + reading.pointee.points + extra
      next.repair += reading.pointee.repair + arc.repair + extra
      if isGuess { next.isGuessed = true }
      next.key &+= Key.mix(reading.pointee.key, UInt64(tables.slotKey(terminal.pointee)))
      self.place(next, Int(reading.pointee.end))
    }
  }

  /// Whether words were passed over just now that say nothing.
  @inline(__always)
  private func passesOver(_ item: Item.Place) -> Bool {
    switch item.pointee.step {
    case .filler: true
    case .modifier: tables.endingTakes(readers.readings[Int(item.pointee.detail)].ending) == 0
    default: false
    }
  }

  private mutating func takeModifiers(_ before: Int32, _ item: Item.Place, _ column: Int) {
    let state = item.pointee.state
    let place =
      state == tables.start || state == tables.finish
      ? Cost.modifierAtEdge : Cost.modifierInside
    for index in modifiers {
      let reading = readers.readings.address(of: index)
      let bits = Int32(tables.endingTakes(reading.pointee.ending))
      if item.pointee.ending >= 0, bits & ~Int32(tables.endingTakes(item.pointee.ending)) != 0 {
        continue
      }
      var points = item.pointee.points + reading.pointee.points
      points += Int32(bits == 0 ? Cost.filler : place)
      // "Dad 140 over 90 mom 130 over 80": each is rather of a clause of its own.
      if bits & item.pointee.modifiers != 0 { points += Int32(Cost.modifierAgain) }
      guard points <= limit else { continue }
      let doubt = isCut(reading, column) ? Int32(Cost.approximate) : 0
      var next = Item(after: before, item, .modifier)
      next.detail = Int32(index)
      next.modifiers |= bits
      next.points = points + doubt
      next.repair += reading.pointee.repair + doubt
      if bits != 0 { next.key &+= reading.pointee.key }
      self.place(next, Int(reading.pointee.end))
    }
  }

  /// Whether a modifier holds a number that may have been cut out of another.
  private mutating func isCut(_ reading: UnsafePointer<Reading>, _ column: Int) -> Bool {
    guard reading.pointee.captureCount > 0 else { return false }
    let end = Int(reading.pointee.end)
    return
      (readers.cutsNumber(column) || readers.cutsNumber(end) || readers.mayBeginEarlier(column))
      && readers.holdsNumber(reading.pointee)
  }
}

extension Chart.Item {
  /// What follows an item by this step: as that is, until more is noted.
  @inline(__always)
  init(after before: Int32, _ item: Place, _ step: Chart.Step) {
    self = item.pointee
    self.before = before
    self.step = step
  }

  /// Whether whatever can follow the other can follow this one, and at no higher cost.
  @inline(__always)
  func covers(_ other: Chart.Item) -> Bool {
    step == other.step && modifiers & ~other.modifiers == 0 && ending == other.ending
      && (!isGuessed || other.isGuessed) && step != .phrase
      && (step != .slot || terminal == other.terminal)
  }
}
