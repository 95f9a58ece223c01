/// Finds the cheapest ways through a grammar for one utterance: a best-cost chart over tokens and states.
///
/// One column a token; an item is a state that can be reached there. Of items in the same state those with the same
/// values are one, and of the others the best few stay, so that the best two different parses are found.
struct Chart {
  struct Item {
    var state: Int32
    var points: Int32
    var repair: Int32
    /// The item before it, and the step that led here.
    var before: Int32
    var step: Step
    /// What the step took: a reading, a phrase's ending.
    var detail: Int32
    var terminal: Int32
    /// The shared slots that this clause has so far.
    var modifiers: Int32
    /// The ending of the clause's phrase once that is complete, else -1.
    var ending: Int32
    /// The token before which it stands.
    var column: Int32 = 0
    /// Equal values so far have equal keys.
    var key: UInt64
    var nextInBucket: Int32
    var nextInColumn: Int32
    var isDead: Bool
    /// Whether a word was passed over or taken for another, or a number lies beyond its bounds.
    var isGuessed = false
  }

  enum Step: UInt8 {
    case start, word, sound, filler, edit, skip
    case slot, modifier, phrase, join

    /// Whether something is said by it, and not only passed.
    @inline(__always) var tells: Bool { rawValue >= Step.slot.rawValue }
  }

  static let buckets = 8
  /// Different ways to be in one state at one place, and items in a column.
  static let ways = 3
  static let mostItems = 400

  let tables: GrammarTables
  var readers: Readers
  private(set) var items = Stack<Item>(capacity: 1024)
  private var bucketHeads = Stack<Int32>(capacity: 1024)
  private(set) var columnHeads = Stack<Int32>(capacity: 64)
  private var columnTails = Stack<Int32>(capacity: 64)
  private var columnCounts = Stack<Int32>(capacity: 64)
  /// For the tolerant pass: what each unknown word may have been meant to be.
  private var edits = Stack<Typing.Edit>(capacity: 16)
  /// For each token where its edits begin; as many as tokens and one more.
  private var editStarts = Stack<Int>(capacity: 64)
  private var typing = Typing()
  /// The token before which items are being expanded, and the readings of what every phrase shares there.
  private var here = Token.none
  private var modifiers = 0..<0
  /// Whether that column may be passed over.
  private var isSkippable = false
  /// The way to an item, while it is being told.
  var way = Stack<Int32>(capacity: 64)
  private var isTolerant = false
  private var limit = Int32(Cost.limit)
  /// The last column in which anything could be.
  private(set) var furthest = 0

  init(_ tables: GrammarTables) {
    self.tables = tables
    readers = Readers(tables)
  }

  func release() {
    readers.release()
    items.release()
    way.release()
    edits.release()
    editStarts.release()
    typing.release()
    for stack in [bucketHeads, columnHeads, columnTails, columnCounts] { stack.release() }
  }

  /// The items that end the whole utterance, cheapest first, each with other values than those before.
  ///
  /// - Returns: nil when the text is longer than an utterance can be.
  mutating func parse(_ text: UnsafeBufferPointer<UInt8>) -> [Int]? {
    guard readers.start(text), !readers.tokens.isEmpty else { return nil }
    // Free text takes mistyped words too, so that a sentence which has some is heard both ways.
    let mayBeMistyped = findEdits()
    isTolerant = false
    var found = search(mayBeMistyped ? Self.firstLimits : Self.exactLimits)
    guard found.isEmpty || mayBeMistyped else { return found }
    let exact = found.first.map { items[$0].points }
    isTolerant = true
    found = search(Self.tolerantLimits)
    let isGuessed = found.first.map { items[$0].isGuessed } ?? false
    if let exact, found.isEmpty || items[found[0]].points > exact || !isGuessed {
      isTolerant = false
      found = search(Self.exactLimits)
    } else if !found.isEmpty, !isGuessed {
      isTolerant = false
      found = search([Int32(Cost.limit)])
    }
    return found
  }

  /// Cheap sentences are found before dear ones are thought of: most of what could be is never looked at.
  private static let exactLimits: [Int32] = [14, 40, Int32(Cost.limit)]
  /// Beyond these a sentence with unknown words is heard in both ways at once.
  private static let firstLimits: [Int32] = [14, 40]
  private static let tolerantLimits: [Int32] = [60, Int32(Cost.limit)]

  private mutating func search(_ limits: [Int32]) -> [Int] {
    for limit in limits {
      self.limit = limit
      fillColumns()
      let found = complete()
      if let best = found.first,
        items[best].points + Int32(Cost.margin) <= limit || limit == Int32(Cost.limit)
      {
        return found
      }
    }
    return []
  }

  /// Goes as far as the words of the grammar go, without guessing and without free text.
  mutating func followWords() {
    isTolerant = false
    limit = Int32(Cost.textWord - 1)
    fillColumns()
  }

  /// Goes as far as the text is the beginning of a sentence; false when it is too long to be one. For completion.
  mutating func follow(_ text: UnsafeBufferPointer<UInt8>) -> Bool {
    guard readers.start(text) else { return false }
    isTolerant = false
    limit = Int32(Cost.limit)
    fillColumns()
    return true
  }

  // MARK: Columns

  private mutating func fillColumns() {
    let count = readers.tokens.count
    items.removeAll()
    bucketHeads.removeAll()
    columnHeads.removeAll()
    columnTails.removeAll()
    columnCounts.removeAll()
    bucketHeads.append(-1, times: (count + 1) * Self.buckets)
    columnHeads.append(-1, times: count + 1)
    columnTails.append(-1, times: count + 1)
    columnCounts.append(0, times: count + 1)
    furthest = 0
    push(
      0,
      Item(
        state: tables.start, points: 0, repair: 0, before: -1, step: .start, detail: -1,
        terminal: -1, modifiers: 0, ending: -1, key: 0, nextInBucket: -1, nextInColumn: -1,
        isDead: false))
    for column in 0...count {
      var index = columnHeads[column]
      if index < 0 { continue }
      if column < count {
        here = readers.tokens[column]
        modifiers = readers.machine(tables.modifierMachine, at: column)
        isSkippable = isTolerant && canSkip(column)
      }
      while index >= 0 {
        if !items[Int(index)].isDead { expand(index, column) }
        index = items[Int(index)].nextInColumn
      }
    }
  }

  /// Adds an item to a column, unless one with the same state and values is there that costs no more.
  private mutating func push(_ column: Int, _ item: Item) {
    guard item.points <= limit else { return }
    let place = column * Self.buckets + (Int(item.state) & (Self.buckets - 1))
    var index = bucketHeads[place]
    var ways = 0
    var worst: Int32 = -1
    while index >= 0 {
      let other = items[Int(index)]
      if other.state == item.state, !other.isDead {
        if other.key == item.key, other.ending == item.ending {
          guard item.points < other.points else { return }
          items[Int(index)].isDead = true
        } else {
          ways += 1
          if worst < 0 || other.points > items[Int(worst)].points { worst = index }
        }
      }
      index = other.nextInBucket
    }
    if ways >= Self.ways {
      guard item.points < items[Int(worst)].points else { return }
      items[Int(worst)].isDead = true
    }
    guard columnCounts[column] < Self.mostItems else { return }
    columnCounts[column] += 1
    var item = item
    item.nextInBucket = bucketHeads[place]
    item.nextInColumn = -1
    item.column = Int32(column)
    let number = Int32(items.count)
    items.append(item)
    bucketHeads[place] = number
    if columnTails[column] >= 0 {
      items[Int(columnTails[column])].nextInColumn = number
    } else {
      columnHeads[column] = number
    }
    columnTails[column] = number
    if column > furthest { furthest = column }
  }

  // MARK: Steps

  private mutating func expand(_ index: Int32, _ column: Int) {
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

  private mutating func step(
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

  private mutating func takeWord(
    _ word: Int32, _ before: Int32, _ item: Item, _ arcs: Range<Int>, _ column: Int,
    edit: Int32 = 0
  ) {
    var place = tables.firstArc(arcs, word)
    while place < arcs.upperBound, tables.label(place) == Int(word) {
      let arc = tables.arc(place)
      place += 1
      guard item.points + arc.points + edit <= limit else { continue }
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

  private mutating func fillSlot(
    _ arc: GrammarTables.Arc, _ before: Int32, _ item: Item, _ column: Int
  ) {
    let found = readers.readings(tables.terminals[Int(arc.label)], at: column)
    if found.isEmpty { return }
    let terminal = tables.terminals[Int(arc.label)]
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

  private mutating func takeModifiers(_ before: Int32, _ item: Item, _ column: Int) {
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
      next.repair += reading.repair
      if readers.holdsNumber(reading),
        readers.cutsNumber(column) || readers.cutsNumber(Int(reading.end))
      {
        doubtNumber(&next)
      }
      if bits != 0 { next.key &+= reading.key }
      push(Int(reading.end), next)
    }
  }

  private mutating func endPhrase(_ before: Int32, _ item: Item, _ ending: Int32, _ column: Int) {
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
  private mutating func join(_ before: Int32, _ item: Item, _ column: Int) {
    guard item.points + Int32(Cost.join) <= limit, !dividesDigits(column) else { return }
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
  private func cutsOther(_ item: Item, _ terminal: GrammarTables.Terminal, _ column: Int) -> Bool {
    let before = tables.terminal(Int(item.terminal))
    return (before.kind != terminal.kind || before.argument != terminal.argument)
      && readers.cutsNumber(column)
  }

  /// Whether a clause ends in free text, which is hard to tell from what follows when nothing parts the two.
  private func endsInText(_ item: Item) -> Bool {
    guard item.step == .phrase else { return false }
    let last = items[Int(item.before)]
    return last.step == .slot && readers.readings[Int(last.detail)].kind == .text
  }

  /// Where a number may have been cut in two, the sentence is read back.
  private func doubtNumber(_ item: inout Item) {
    item.points += Int32(Cost.approximate)
    item.repair += Int32(Cost.approximate)
  }

  /// Whether a comma stands between two figures with no space: "72,5" is one number to whoever writes it so, and must
  /// not become a 72 here and a 5 there.
  private func dividesDigits(_ column: Int) -> Bool {
    guard column > 0 else { return false }
    let (left, right) = (readers.tokens[column - 1], readers.tokens[column])
    return left.kind == .number && right.kind == .number && right.gap == .comma
      && right.start - left.end == 1
  }

  private mutating func begin(
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
    if points == Cost.bareJoin, endsInText(item) || readers.cutsNumber(column, figuresToo: true) {
      doubtNumber(&next)
    }
    push(column, next)
  }

  // MARK: Tolerance

  private mutating func tolerate(
    _ before: Int32, _ item: Item, _ arcs: Range<Int>, _ column: Int
  ) {
    if !edits.isEmpty {
      for index in editStarts[column]..<editStarts[column + 1] {
        let edit = edits[index]
        takeWord(edit.word, before, item, arcs, column, edit: edit.points)
      }
    }
    guard isSkippable, item.points + Int32(Cost.skip) <= limit else { return }
    step(before, item, .skip, to: column + 1, Cost.skip, repair: Cost.skip)
  }

  /// Whether nothing that matters is lost with this token: it is no figure, no negation, no ending of a name as in
  /// "Zbigniew's", and begins neither a time nor a person.
  private func canSkip(_ column: Int) -> Bool {
    let token = readers.tokens[column]
    guard token.number.isNaN, !token.flags.contains(.guarding), token.numeral == nil else {
      return false
    }
    let first = readers.text[Int(token.start)]
    guard first != UInt8(ascii: "'"), first != 0xE2 else { return false }
    return !modifiers.contains { tables.endingTakes(readers.readings[$0].ending) != 0 }
  }

  /// Looks for words that may be mistyped; tells whether there are any.
  private mutating func findEdits() -> Bool {
    edits.removeAll()
    guard readers.tokens.contains(where: { $0.word == -1 && $0.kind == .word }) else {
      return false
    }
    editStarts.removeAll()
    for token in readers.tokens {
      editStarts.append(edits.count)
      for edit in typing.meant(by: token, readers.text, tables) { edits.append(edit) }
    }
    editStarts.append(edits.count)
    return !edits.isEmpty
  }

  // MARK: Results

  private mutating func complete() -> [Int] {
    let last = readers.tokens.count
    var found: [Int] = []
    var index = columnHeads[last]
    while index >= 0 {
      let item = items[Int(index)]
      if item.state == tables.finish, !item.isDead {
        if readers.tokenizer.isQuestion, tables.endingTakes(item.ending) & tables.questionBit == 0 {
          items[Int(index)].points += Int32(Cost.doubted)
          items[Int(index)].repair += Int32(Cost.doubted)
        }
        found.append(Int(index))
      }
      index = item.nextInColumn
    }
    found.sort { items[$0].points < items[$1].points }
    return found
  }
}
