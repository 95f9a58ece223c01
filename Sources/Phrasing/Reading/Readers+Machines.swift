import Measures

extension Readers {
  /// Walks a machine from its root and gathers every value that it completes.
  mutating func run(_ machine: Int, at token: Int) -> Range<Int> {
    let base = running.count
    let depth = path.count
    descend(tables.machineRoot(machine), at: token, base: depth, points: 0, repair: 0)
    readNames(of: machine, at: token)
    let first = readings.count
    let isList = tables.machineKind(machine) == .list
    for index in base..<running.count {
      if isList, running[index].kind == .word, running[index].ending >= 0,
        tables.endingIsAsSaid(running[index].ending)
      {
        running[index].captures = Int32(token)
        running[index].key = Key.mix(UInt64(token) << 16 | UInt64(running[index].end), 3)
      }
      keep(running[index], from: first)
    }
    running.removeLast(running.count - base)
    return first..<readings.count
  }

  private mutating func keep(_ reading: Reading, from first: Int) {
    for index in first..<readings.count
    where readings[index].end == reading.end && readings[index].key == reading.key {
      if reading.points < readings[index].points { readings[index] = reading }
      return
    }
    readings.append(reading)
  }

  private mutating func descend(
    _ state: Int32, at token: Int, base: Int, points: Int32, repair: Int32
  ) {
    let here = tables.state(state)
    for index in here.endings {
      complete(tables.ending(index), at: token, base: base, points: points, repair: repair)
    }
    guard token < tokens.count else { return }
    let this = tokens.address(of: token)
    if here.mayTake(this.pointee.bit) {
      let (words, word) = (here.words, this.pointee.word)
      var index = tables.firstArc(words, word)
      while index < words.upperBound, tables.label(index) == Int(word) {
        let arc = tables.arc(index)
        descend(
          arc.target, at: token + 1, base: base, points: points + arc.points,
          repair: repair + arc.repair)
        index += 1
      }
    }
    let wakes = this.pointee.wakes
    guard here.wakes & wakes != 0 else { return }
    let slots = here.slotArcs(wakes)
    var place = tables.nextSlot(slots, wakes)
    guard place < slots.upperBound else { return }
    let after =
      slots.count > 2 ? wordsAfterNumbers(at: token) : Token.After(bits: -1, wakes: -1)
    while place < slots.upperBound {
      let slot = tables.slotPlace(place)
      if slot.pointee.needs != MachineStarts.number
        || slot.pointee.next.leadsOn(after.bits, after.wakes),
        !isInVain(slot.pointee.readings, at: token)
      {
        fill(
          slot.pointee.arc, slot.pointee.next, at: token, base: base, points: points,
          repair: repair)
      }
      place = tables.nextSlot(place + 1..<slots.upperBound, wakes)
    }
  }

  /// Whether a machine has a way on behind the word or number that stands here.
  @inline(__always)
  mutating func leadsOn(_ machine: Int, at token: Int) -> Bool {
    let here = tokens.address(of: token)
    if here.pointee.starts & tables.wake(machine) != 0 {
      guard !here.pointee.isName else { return true }
      let way = tables.afterWord(here.pointee.word, machine)
      let isLast = token + 1 == tokens.count
      if isLast ? way.isLast : way.leadsOn(here[1].bit, here[1].wakes) { return true }
    }
    guard here.pointee.wakes & MachineStarts.number != 0 else { return false }
    let way = tables.afterNumber(machine)
    guard !way.isClosed else { return false }
    let after = wordsAfterNumbers(at: token)
    guard way.leadsOn(after.bits, after.wakes) else { return false }
    return after.isOpen || leadsOnBehindNumber(machine, at: token)
  }

  /// What stands behind the numbers and quantities that begin at a token.
  private mutating func wordsAfterNumbers(at token: Int) -> Token.After {
    let this = tokens.address(of: token)
    if let known = this.pointee.after { return known }
    // What is asked for while it is being found out may be anything.
    this.pointee.after = Token.After(bits: -1, wakes: -1, isOpen: true)
    var after = Token.After()
    if this.pointee.wakes & MachineStarts.number != 0 {
      let (numbers, quantities) = (numbers(at: token), quantities(at: token))
      for index in numbers { add(index, to: &after) }
      for index in quantities { add(index, to: &after) }
    }
    this.pointee.after = after
    return after
  }

  @inline(__always)
  private func add(_ index: Int, to after: inout Token.After) {
    let end = Int(readings.address(of: index).pointee.end)
    guard end < tokens.count else { return }
    let next = tokens.address(of: end)
    after.bits |= next.pointee.bit
    after.wakes |= next.pointee.wakes
  }

  private mutating func fill(
    _ arc: GrammarTables.Arc, _ next: GrammarTables.Way, at token: Int, base: Int, points: Int32,
    repair: Int32
  ) {
    let terminal = tables.terminals + Int(arc.label)
    for index in readings(terminal.pointee.kind, terminal.pointee.argument, at: token) {
      let reading = readings.address(of: index)
      let end = Int(reading.pointee.end)
      guard end < tokens.count ? leadsOn(next, at: end) : next.isLast else { continue }
      // "In 2019" is no time from now: inside a form a quantity has its unit.
      guard terminal.pointee.holds(reading.pointee),
        reading.pointee.kind != .quantity || reading.pointee.unit >= 0,
        !isParted(reading, at: token, base: base)
      else { continue }
      path.append(Capture(terminal: arc.label, reading: Int32(index)))
      descend(
        arc.target, at: end, base: base, points: points + arc.points + reading.pointee.points,
        repair: repair + arc.repair + reading.pointee.repair)
      path.removeLast()
    }
  }

  @inline(__always)
  private func leadsOn(_ next: GrammarTables.Way, at token: Int) -> Bool {
    let this = tokens.address(of: token)
    return next.leadsOn(this.pointee.bit, this.pointee.wakes)
  }

  /// Whether the machine has a way on behind one of the numbers that begin here, being what it is.
  private mutating func leadsOnBehindNumber(_ machine: Int, at token: Int) -> Bool {
    func isBegun(by index: Int) -> Bool {
      let reading = readings.address(of: index)
      // Inside a form a quantity has its unit.
      guard reading.pointee.kind == .number || reading.pointee.unit >= 0 else { return false }
      let way = tables.afterNumber(machine, GrammarTables.Size(reading))
      let end = Int(reading.pointee.end)
      return end < tokens.count ? leadsOn(way, at: end) : way.isLast
    }
    for index in numbers(at: token) where isBegun(by: index) { return true }
    for index in quantities(at: token) where isBegun(by: index) { return true }
    return false
  }

  /// Whether a comma parts this number from one that the same form has just taken: "15, 8 pm" is no quarter past. A
  /// year may follow its date so.
  private func isParted(_ reading: UnsafePointer<Reading>, at token: Int, base: Int) -> Bool {
    guard path.count > base, reading.pointee.kind == .number, reading.pointee.number < 100,
      tokens.address(of: token).pointee.gap >= .comma
    else { return false }
    let before = readings.address(of: Int(path[path.count - 1].reading))
    return Int(before.pointee.end) == token && before.pointee.kind == .number
  }

  private mutating func complete(
    _ ending: Int32, at token: Int, base: Int, points: Int32, repair: Int32
  ) {
    var reading = Reading(end: Int32(token), points: points, repair: repair, kind: .word)
    reading.ending = ending
    let given = tables.endingGiven(ending)
    if path.count == base, given.isEmpty {
      reading.key = Key.mix(UInt64(tables.endingValueKey(ending)), 5)
    } else {
      reading.kind = .form
    }
    for index in base..<path.count {
      let capture = path[index]
      let terminal = tables.terminal(Int(capture.terminal))
      reading.key &+= Key.mix(readings[Int(capture.reading)].key, UInt64(tables.slotKey(terminal)))
    }
    for index in given {
      let (name, value) = tables.givenKeys(index)
      reading.key &+= Key.mix(Key.mix(UInt64(value), 5), UInt64(name))
    }
    reading.captures = Int32(captures.count)
    reading.captureCount = Int32(path.count - base)
    for index in base..<path.count { captures.append(path[index]) }
    running.append(reading)
  }

  /// Words that the store knows and the grammar does not: people, foods of one's own.
  private mutating func readNames(of machine: Int, at token: Int) {
    for (index, name) in names.enumerated() where name.machine == machine {
      guard token + name.texts.count <= tokens.count else { continue }
      var matches = true
      for (offset, text) in name.texts.enumerated() where matches {
        matches = isSpelled(token + offset, text)
      }
      guard matches else { continue }
      var reading = Reading(end: Int32(token + name.texts.count), kind: .word)
      reading.ending = Int32(-2 - index)
      reading.key = Key.mix(UInt64(index), 7)
      running.append(reading)
    }
  }

  /// Whether a token is this folded word, which no grammar needs to know.
  func isSpelled(_ at: Int, _ folded: [UInt8]) -> Bool {
    let token = tokens[at]
    guard Int(token.end - token.start) == folded.count else { return false }
    for (index, byte) in folded.enumerated() {
      let heard = text[Int(token.start) + index]
      let afterC3 = index > 0 && text[Int(token.start) + index - 1] == 0xC3
      let lower =
        afterC3 && (0x80...0x9E).contains(heard) ? heard + 0x20 : CharacterClass.lower(heard)
      guard lower == byte else { return false }
    }
    return true
  }
}

extension GrammarTables.Terminal {
  /// Whether a slot can have this value: it is of the kind that is meant, and in its range.
  @inline(__always)
  func holds(_ reading: Reading) -> Bool { fits(reading) && isInRange(reading) }

  /// Whether the value is of the kind that is meant: of the right dimension, or a whole number.
  @inline(__always)
  func fits(_ reading: Reading) -> Bool {
    switch kind {
    case .number: argument == 0 || isOfItsKind(reading)
    case .quantity where reading.unit < 0: argument & Quantity.Dimension.measuredBit == 0
    case .quantity: UnitTable.bits[Int(reading.unit)] & argument != 0
    case .text, .machine: true
    }
  }

  /// Whether the value lies in the slot's range; a quantity with a unit is converted to the range's own first.
  @inline(__always)
  func isInRange(_ reading: Reading) -> Bool {
    guard let range else { return true }
    switch reading.kind {
    case .number: return range.contains(reading.number)
    case .quantity:
      guard reading.unit >= 0 else { return range.contains(reading.number) }
      guard unit < UnitTable.factors.count else { return true }
      return range.contains(UnitTable.convert(reading.number, Int(reading.unit), to: unit))
    case .text, .word, .form: return true
    }
  }

  private func isOfItsKind(_ reading: Reading) -> Bool {
    guard !reading.isArticle else { return false }
    let number = reading.number
    if argument == Pattern.Numbers.whole.rawValue { return number == number.rounded() }
    let clock = number >= 100 ? number : (number * 100).rounded()
    return reading.isClocklike && number >= 0.01 && clock == clock.rounded() && clock < 2400
      && clock.truncatingRemainder(dividingBy: 100) < 60
      && (number >= 100 || number != number.rounded())
  }
}
