import Measures

extension Chart {
  /// The way to this item as clauses with their values; nil when two times in one clause contradict each other.
  mutating func parse(endingAt last: Int) -> Parse? {
    way.removeAll()
    var index = Int32(last)
    while index >= 0 {
      if items[Int(index)].step.tells { way.append(index) }
      index = items[Int(index)].before
    }
    var clauses: [Clause] = []
    var starts = [0]
    var clause = Clause(intent: "", slots: [], phrase: Place(file: "", line: 0))
    for step in way.reversed() {
      let item = items[Int(step)]
      switch item.step {
      case .slot:
        let slot = slot(item)
        if slot.name != Slot.aside { clause.slots.append(slot) }
      case .modifier:
        clause.slots += slots(ofModifier: Int(item.detail), endingAt: item)
        if isInPassing(item) { clause.namesInPassing = true }
      case .phrase:
        clause.intent = tables.intentName(tables.endingOwner(item.detail))
        clause.phrase = tables.endingPlace(item.detail)
        clause.slots += given(item.detail)
      case .join:
        clauses.append(clause)
        starts.append(Int(item.detail))
        clause = Clause(intent: "", slots: [], phrase: Place(file: "", line: 0))
        clause.isAnnounced = isAnnounced(item)
      case .start, .word, .sound, .filler, .edit, .skip: break
      }
    }
    clauses.append(clause)
    var repair = Int(items[last].repair)
    starts.append(readers.tokens.count)
    for index in clauses.indices
    where markOneself(&clauses[index], starts[index]..<starts[index + 1]) {
      repair += Cost.doubted
    }
    for index in clauses.indices {
      guard clauses[index].mergeMoments() else { return nil }
    }
    return Parse(
      clauses: clauses, cost: Cost.value(Int(items[last].points)),
      repair: Cost.value(repair), language: tables.language)
  }

  /// Whether a clause begins after a comma or a joining word, and not just where another one could end.
  private func isAnnounced(_ join: Item) -> Bool {
    let start = Int(join.detail)
    return readers.tokens[start].gap >= .comma || column(of: Int(join.before)) < start
  }

  /// Whether a modifier names a person in the midst of a phrase or after it.
  private mutating func isInPassing(_ item: Item) -> Bool {
    guard items[Int(item.before)].state != tables.start else { return false }
    return readers.isName(readers.readings[Int(item.detail)], at: column(of: Int(item.before)))
  }

  /// Marks a clause in which the speaker is named.
  ///
  /// - Returns: whether it is in doubt whose it is, as in "dad's pulse 60 and my pressure 130 over 85".
  private mutating func markOneself(_ clause: inout Clause, _ range: Range<Int>) -> Bool {
    guard let machine = tables.oneselfMachine else { return false }
    let places = range.filter { !readers.machine(machine, at: $0).isEmpty }
    clause.isOneself = !places.isEmpty
    clause.isOnesOwn = places.contains { place in
      readers.machine(machine, at: place).contains {
        tables.endingValue(readers.readings[$0].ending) == "my"
      }
    }
    guard clause.slots.contains(where: { $0.name == "person" }) else { return false }
    let values = clause.slots.filter { !["when", "person"].contains($0.name) && !$0.span.isEmpty }
    return places.contains { place in
      let start = Int(readers.tokens[place].start)
      return values.contains { $0.span.upperBound <= start }
        && values.contains { $0.span.lowerBound > start }
    }
  }

  private func slot(_ item: Item) -> Slot {
    let terminal = tables.terminal(Int(item.terminal))
    let reading = readers.readings[Int(item.detail)]
    let end = Int(reading.end)
    let start = column(of: Int(item.before))
    return Slot(
      name: tables.slotName(terminal), value: readers.value(reading, terminal),
      span: readers.span(start, end))
  }

  /// The column of an item, found from the step that led to it.
  private func column(of index: Int) -> Int {
    var column = 0
    var index = index
    while index >= 0 {
      let item = items[index]
      switch item.step {
      case .start: return column
      case .slot, .modifier: return column + Int(readers.readings[Int(item.detail)].end)
      case .word, .sound, .filler, .edit, .skip: column += 1
      case .phrase: break
      case .join: return column + Int(item.detail)
      }
      index = Int(item.before)
    }
    return column
  }

  private func slots(ofModifier index: Int, endingAt item: Item) -> [Slot] {
    let reading = readers.readings[index]
    let span = readers.span(column(of: Int(item.before)), Int(reading.end))
    var slots = readers.filled(by: reading).map { capture in
      let terminal = tables.terminal(Int(capture.terminal))
      return Slot(
        name: tables.slotName(terminal),
        value: readers.value(readers.readings[Int(capture.reading)], terminal), span: span)
    }
    for slot in given(reading.ending) {
      slots.append(Slot(name: slot.name, value: slot.value, span: span))
    }
    return slots
  }

  private func given(_ ending: Int32) -> [Slot] {
    tables.endingGiven(ending).map { index in
      Slot(
        name: tables.givenName(index), value: Value(given: tables.givenValue(index)), span: 0..<0)
    }
  }
}

extension Value {
  /// What a phrase gives without words: a number where it is one, else a word.
  init(given text: String) {
    self = Double(text).map(Value.number) ?? .word(text)
  }
}

extension Clause {
  /// "Yesterday … at half past seven" is one time said in two places; false when the two contradict each other.
  mutating func mergeMoments() -> Bool {
    guard let first = slots.firstIndex(where: { $0.name == "when" }),
      let second = slots.lastIndex(where: { $0.name == "when" }), first != second
    else { return true }
    // A time that is said twice is that of the next clause the second time.
    guard case .moment(let one) = slots[first].value, case .moment(let other) = slots[second].value,
      one != other || one == .now, let both = one.merged(with: other)
    else { return false }
    slots[first].value = .moment(both)
    slots.remove(at: second)
    return mergeMoments()
  }
}

extension Moment {
  /// Both together, unless they say two things about the same part.
  func merged(with other: Moment) -> Moment? {
    guard day == nil || other.day == nil || day == other.day,
      part == nil || other.part == nil || part == other.part,
      clock == nil || other.clock == nil || clock == other.clock,
      shift == nil && other.shift == nil || self == other
    else { return nil }
    return Moment(
      day: day ?? other.day, part: part ?? other.part, clock: clock ?? other.clock,
      shift: shift ?? other.shift)
  }
}
