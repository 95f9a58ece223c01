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
    let (word, bit, wakes) = (tokens[token].word, tokens[token].bit, tokens[token].wakes)
    if here.mayTake(bit) {
      let words = here.words
      var index = tables.firstArc(words, word)
      while index < words.upperBound, tables.label(index) == Int(word) {
        let arc = tables.arc(index)
        descend(
          arc.target, at: token + 1, base: base, points: points + arc.points,
          repair: repair + arc.repair)
        index += 1
      }
    }
    guard here.wakes & wakes != 0 else { return }
    let slots = here.slotArcs(wakes)
    let after =
      slots.count > 2 ? wordsAfterNumbers(at: token) : Token.After(bits: -1, wakes: -1)
    for place in slots {
      let slot = tables.slotArc(place)
      guard slot.needs & wakes != 0,
        slot.needs != MachineStarts.number || slot.next.leadsOn(after.bits, after.wakes)
      else { continue }
      fill(slot, at: token, base: base, points: points, repair: repair)
    }
  }

  /// Whether a machine has a way on behind the word or number that stands here.
  @inline(__always)
  mutating func leadsOn(_ machine: Int, at token: Int) -> Bool {
    let here = tokens[token]
    if here.starts & tables.wake(machine) != 0 {
      guard !here.isName else { return true }
      let way = tables.afterWord(here.word, machine)
      let isLast = token + 1 == tokens.count
      if way.leadsOn(isLast ? 0 : tokens[token + 1].bit, isLast ? 0 : tokens[token + 1].wakes) {
        return true
      }
    }
    let way = tables.afterNumber(machine)
    guard here.wakes & MachineStarts.number != 0, !way.isClosed else { return false }
    let after = wordsAfterNumbers(at: token)
    return way.leadsOn(after.bits, after.wakes)
  }

  /// What stands behind the numbers and quantities that begin at a token.
  private mutating func wordsAfterNumbers(at token: Int) -> Token.After {
    if let known = tokens[token].after { return known }
    // What is asked for while it is being found out may be anything.
    tokenizer.tokens[token].after = Token.After(bits: -1, wakes: -1)
    var after = Token.After()
    if tokens[token].wakes & MachineStarts.number != 0 {
      let (numbers, quantities) = (numbers(at: token), quantities(at: token))
      for index in numbers { add(index, to: &after) }
      for index in quantities { add(index, to: &after) }
    }
    tokenizer.tokens[token].after = after
    return after
  }

  @inline(__always)
  private func add(_ index: Int, to after: inout Token.After) {
    let end = Int(readings[index].end)
    guard end < tokens.count else { return }
    after.bits |= tokens[end].bit
    after.wakes |= tokens[end].wakes
  }

  private mutating func fill(
    _ slot: GrammarTables.SlotArc, at token: Int, base: Int, points: Int32, repair: Int32
  ) {
    let found = readings(tables.terminals[Int(slot.arc.label)], at: token)
    for index in found {
      let reading = readings[index]
      let end = Int(reading.end)
      guard
        end < tokens.count
          ? slot.next.leadsOn(tokens[end].bit, tokens[end].wakes) : slot.next.isLast
      else { continue }
      // "In 2019" is no time from now: inside a form a quantity has its unit.
      guard tables.terminals[Int(slot.arc.label)].holds(reading),
        reading.kind != .quantity || reading.unit >= 0, !isParted(reading, at: token, base: base)
      else { continue }
      path.append(Capture(terminal: slot.arc.label, reading: Int32(index)))
      descend(
        slot.arc.target, at: end, base: base, points: points + slot.arc.points + reading.points,
        repair: repair + slot.arc.repair + reading.repair)
      path.removeLast()
    }
  }

  /// Whether a comma parts this number from one that the same form has just taken: "15, 8 pm" is no quarter past. A
  /// year may follow its date so.
  private func isParted(_ reading: Reading, at token: Int, base: Int) -> Bool {
    guard reading.kind == .number, reading.number < 100, path.count > base,
      tokens[token].gap >= .comma
    else { return false }
    let before = readings[Int(path[path.count - 1].reading)]
    return Int(before.end) == token && before.kind == .number
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
