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
    var repair = Int(items[last].repair)
    var start = 0
    var clause = Clause(intent: "", slots: [], phrase: Place(file: "", line: 0))
    clause.slots.reserveCapacity(way.count)
    for step in way.reversed() {
      let item = items[Int(step)]
      switch item.step {
      case .slot: addSlot(item, to: &clause)
      case .modifier:
        addSlots(ofModifier: Int(item.detail), endingAt: item, to: &clause)
        if isInPassing(item) { clause.namesInPassing = true }
      case .phrase:
        clause.intent = tables.intentName(tables.endingOwner(item.detail))
        clause.phrase = tables.endingPlace(item.detail)
        addGiven(item.detail, 0..<0, to: &clause)
      case .join:
        let end = Int(item.detail)
        guard finish(&clause, start..<end, &repair) else { return nil }
        clauses.append(clause)
        start = end
        clause = Clause(intent: "", slots: [], phrase: Place(file: "", line: 0))
        clause.isAnnounced = isAnnounced(item)
      case .start, .word, .sound, .filler, .edit, .skip: break
      }
    }
    guard finish(&clause, start..<readers.tokens.count, &repair) else { return nil }
    clauses.append(clause)
    return Parse(
      clauses: clauses, cost: Cost.value(Int(items[last].points)),
      repair: Cost.value(repair), language: tables.language)
  }

  /// What is seen only once a clause is whole; false when two times in it contradict each other.
  private mutating func finish(
    _ clause: inout Clause, _ range: Range<Int>, _ repair: inout Int
  ) -> Bool {
    clause.isDisputed = markOneself(&clause, range)
    if clause.isDisputed { repair += Cost.disputed }
    return clause.mergeMoments()
  }

  /// Whether a clause begins after a comma or a joining word, and not just where another one could end.
  private mutating func isAnnounced(_ join: Item) -> Bool {
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
    guard let machine = tables.oneselfMachine, readers.mayBegin(machine, in: range) else {
      return false
    }
    var (places, own): ([Int], [Int]) = ([], [])
    for place in range {
      for index in readers.machine(machine, at: place) {
        if places.last != place { places.append(place) }
        if tables.endingValue(readers.readings[index].ending) == "my" { own.append(place) }
      }
    }
    clause.isOneself = !places.isEmpty
    clause.isOnesOwn = !own.isEmpty
    guard clause.isOneself, clause.slots.contains(where: \.isOfSomebodyElse) else { return false }
    let people = clause.slots.filter(\.isOfSomebodyElse).map(\.span)
    // "Mom took my temperature": the one who did it, and whose it is.
    let apart = places.filter { place in !people.contains { belongs(place, to: $0) } }
    let isElsewhere = apart.contains { place in
      own.contains(place)
        || people.contains { $0.upperBound <= Int(readers.tokens[place].start) && !$0.isEmpty }
    }
    if isElsewhere { return true }
    let values = clause.slots.filter { !["when", "person"].contains($0.name) && !$0.span.isEmpty }
    return places.contains { place in
      let start = Int(readers.tokens[place].start)
      return values.contains { $0.span.upperBound <= start }
        && values.contains { $0.span.lowerBound > start }
    }
  }

  /// Whether this word is part of how a person is named, as in "my dad".
  private func belongs(_ place: Int, to person: Range<Int>) -> Bool {
    let next = place + 1 < readers.tokens.count ? Int(readers.tokens[place + 1].start) : -1
    return person.contains(Int(readers.tokens[place].start)) || person.lowerBound == next
  }

  private mutating func addSlot(_ item: Item, to clause: inout Clause) {
    let terminal = tables.terminal(Int(item.terminal))
    let name = tables.slotName(terminal)
    guard name != Slot.aside else { return }
    let reading = readers.readings[Int(item.detail)]
    let start = column(of: Int(item.before))
    clause.slots.append(
      Slot(
        name: name, value: readers.value(reading, terminal),
        span: readers.span(start, Int(reading.end)), isBeyondBounds: !terminal.isInRange(reading)))
  }

  /// The column of an item.
  private mutating func column(of index: Int) -> Int { Int(items[index].column) }

  private mutating func addSlots(
    ofModifier index: Int, endingAt item: Item, to clause: inout Clause
  ) {
    let reading = readers.readings[index]
    let span = readers.span(column(of: Int(item.before)), Int(reading.end))
    for capture in readers.filled(by: reading) {
      let terminal = tables.terminal(Int(capture.terminal))
      let name = tables.slotName(terminal)
      guard name != Slot.aside else { continue }
      clause.slots.append(
        Slot(
          name: name,
          value: readers.value(readers.readings[Int(capture.reading)], terminal), span: span))
    }
    addGiven(reading.ending, span, to: &clause)
  }

  private mutating func addGiven(_ ending: Int32, _ span: Range<Int>, to clause: inout Clause) {
    for index in tables.endingGiven(ending) {
      clause.slots.append(
        Slot(
          name: tables.givenName(index), value: Value(given: tables.givenValue(index)), span: span))
    }
  }
}

extension Slot {
  fileprivate var isOfSomebodyElse: Bool { name == "person" && value != .word("me") }
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
    guard slots.count > 1, let first = slots.firstIndex(where: { $0.name == "when" }),
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
