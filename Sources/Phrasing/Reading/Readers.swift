import Measures

/// Reads typed values at any token of an utterance, each kind once a place: every reading, with its end and cost.
struct Readers {
  let tables: GrammarTables
  var tokenizer = Tokenizer()
  /// Words that are not in the grammar files, by the machine they belong to.
  var names: [(machine: Int, texts: [[UInt8]], value: String)] = []
  /// The utterance, while it is being heard.
  var text = UnsafeBufferPointer<UInt8>(start: nil, count: 0)
  var readings = Stack<Reading>(capacity: 512)
  var captures = Stack<Capture>(capacity: 256)
  /// Readings of a machine that is still running, and the slots filled on the way to them.
  var running = Stack<Reading>(capacity: 64)
  var path = Stack<Capture>(capacity: 16)
  private let memo: Zeros<Int64>
  private var epoch: Int64 = 0
  private let idiomMachine: Int?
  private let uncountedMachine: Int?
  let soundingMachine: Int?
  let pairingMachine: Int?

  init(_ tables: GrammarTables) {
    self.tables = tables
    idiomMachine = tables.machine(named: Self.idioms)
    uncountedMachine = tables.machine(named: Self.uncounted)
    soundingMachine = tables.machine(named: Self.sounding)
    pairingMachine = tables.machine(named: Self.pairing)
    memo = Zeros((Self.firstMachine + tables.machineCount) * (Tokenizer.mostTokens + 1))
  }

  func release() {
    tokenizer.release()
    for stack in [readings, running] { stack.release() }
    for stack in [captures, path] { stack.release() }
    memo.release()
  }

  var tokens: Stack<Token> {
    @inline(__always) get { tokenizer.tokens }
  }

  /// Forgets the last utterance and cuts this one into tokens; false when it is too long to be one.
  mutating func start(_ text: UnsafeBufferPointer<UInt8>) -> Bool {
    epoch += 1
    self.text = text
    readings.removeAll()
    captures.removeAll()
    guard tokenizer.scan(text, lookup: { [tables] in tables.word($0) }) else { return false }
    for index in tokenizer.tokens.indices { look(at: index) }
    barIdioms()
    dropCounts()
    passFalseStarts()
    noteSounds()
    return true
  }

  /// Notes what the tables say of a token, which is asked for again and again.
  private mutating func look(at index: Int) {
    var token = tokens[index]
    token.numeral = tables.numeral(token.word)
    token.bit = WordSet.bit(token.word)
    token.flags = tables.flags(token.word)
    token.isPassable =
      token.word >= 0 && (token.flags.contains(.filler) || isStutter(index, token))
    // A name may stand wherever its list may, in whatever machine that is.
    token.isName = !names.isEmpty && isName(index)
    let bits = token.isName ? MachineStarts.all : wordStarts(token)
    token.starts = bits | tables.anyStarts
    let isNumber =
      !token.number.isNaN || token.numeral != nil
      || token.kind == .number && decimalComma(token) != nil
    token.wakes =
      token.starts | MachineStarts.any
      | (isNumber ? tables.numberStarts | MachineStarts.number : 0)
    tokenizer.tokens[index] = token
  }

  /// Whether a recogniser wrote the word before this one a second time: "my my blood pressure", "a um a bagel".
  private func isStutter(_ index: Int, _ token: Token) -> Bool {
    guard index > 0, token.kind == .word, token.gap < .comma,
      token.numeral == nil || token.numeral?.role == .article
    else { return false }
    var before = index - 1
    while before > 0, tokens[before].flags.contains(.filler), tokens[before].gap < .comma {
      before -= 1
    }
    return token.word == tokens[before].word
  }

  /// "I had a I had a muffin": what was begun, and begun again, is passed over the first time.
  private mutating func passFalseStarts() {
    for start in tokens.indices {
      for length in 2...4 where start + 2 * length < tokens.count {
        guard tokens[start].word == tokens[start + length].word, isBegunAgain(start, length) else {
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
  private mutating func barIdioms() {
    guard let idiomMachine else { return }
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

  private mutating func dropCounts() {
    guard let uncountedMachine else { return }
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

  private func isName(_ index: Int) -> Bool {
    names.contains { $0.texts.first.map { isSpelled(index, $0) } ?? false }
  }

  private func wordStarts(_ token: Token) -> Int {
    token.word >= 0 ? tables.starts(token.word) : 0
  }

  /// Every reading of this typed slot at this token, as a range of `readings`.
  @inline(__always)
  mutating func readings(_ terminal: GrammarTables.Terminal, at token: Int) -> Range<Int> {
    switch terminal.kind {
    case .number: return numbers(at: token)
    case .quantity: return quantities(at: token)
    case .text: return text(Pattern.Freedom(rawValue: terminal.argument) ?? .plain, at: token)
    case .machine: return machine(terminal.argument, at: token)
    }
  }

  /// Where each kind of reading is remembered; a machine's comes after these, by its number.
  private static let numberReader = 0
  private static let quantityReader = 1
  private static let textReader = 2
  private static let firstMachine = textReader + Pattern.Freedom.allCases.count

  /// What is remembered of one token stands together, so that a short sentence fills little memory.
  private func slot(_ reader: Int, _ token: Int) -> Int {
    token * (Self.firstMachine + tables.machineCount) + reader
  }

  /// Every quantity at this token, of whatever dimension.
  mutating func quantities(at token: Int) -> Range<Int> {
    let slot = slot(Self.quantityReader, token)
    if let known = recall(slot) { return known }
    return remember(slot, readQuantities(at: token))
  }

  private mutating func text(_ freedom: Pattern.Freedom, at token: Int) -> Range<Int> {
    let slot = slot(Self.textReader + freedom.rawValue, token)
    if let known = recall(slot) { return known }
    let limit = textLimit(from: token)
    let first = readings.count
    readText(at: token, before: limit, freedom)
    return remember(slot, first..<readings.count)
  }

  /// Every reading of a machine at this token.
  mutating func machine(_ machine: Int, at token: Int) -> Range<Int> {
    guard machine < tables.machineCount, tokens[token].wakes & tables.wake(machine) != 0
    else { return 0..<0 }
    let slot = slot(Self.firstMachine + machine, token)
    if let known = recall(slot) { return known }
    guard leadsOn(machine, at: token) else { return remember(slot, 0..<0) }
    return remember(slot, run(machine, at: token))
  }

  /// Every plain number at this token.
  mutating func numbers(at token: Int) -> Range<Int> {
    let slot = slot(Self.numberReader, token)
    if let known = recall(slot) { return known }
    lookAhead(from: token)
    let first = readings.count
    readNumbers(at: token)
    return remember(slot, first..<readings.count)
  }

  /// Whether a typed slot can begin at this token at all; cheaper to ask than to read.
  @inline(__always)
  func canBegin(_ terminal: GrammarTables.Terminal, at token: Int) -> Bool {
    tokens[token].wakes & tables.needs(terminal) != 0
  }

  @inline(__always)
  private func recall(_ slot: Int) -> Range<Int>? {
    let entry = memo[slot]
    guard entry >> 40 == epoch else { return nil }
    let first = Int(entry & 0xFF_FFFF)
    return first..<first + Int(entry >> 24 & 0xFFFF)
  }

  @inline(__always)
  private mutating func remember(_ slot: Int, _ range: Range<Int>) -> Range<Int> {
    memo[slot] = epoch << 40 | Int64(range.count) << 24 | Int64(range.lowerBound)
    return range
  }
}

extension Readers {
  /// Whether a number with a sign is all there is. In a sentence the dash only divides: "weight -72".
  private func isNegative(_ text: UnsafeBufferPointer<UInt8>) -> Bool {
    guard let first = tokens.first, !first.number.isNaN else { return false }
    let before = text[..<Int(first.start)].filter { $0 != UInt8(ascii: " ") }
    return before == [UInt8(ascii: "-")] || before == Array("−".utf8)
  }

  /// The same readings below zero.
  private mutating func negated(_ found: Range<Int>) -> Range<Int> {
    let first = readings.count
    for index in found where readings[index].kind == .number || readings[index].kind == .quantity {
      var reading = readings[index]
      reading.number.negate()
      readings.append(reading)
    }
    return first..<readings.count
  }

  /// Every value that the whole text is as this slot, cheapest first.
  mutating func read(
    _ text: UnsafeBufferPointer<UInt8>, _ terminal: GrammarTables.Terminal
  ) -> [Value] {
    guard start(text), !tokens.isEmpty else { return [] }
    let limit = textLimit(from: 0)
    let first = readings.count
    var found: Range<Int>
    switch terminal.kind {
    case .number: found = numbers(at: 0)
    case .quantity: found = quantities(at: 0)
    case .text:
      readText(at: 0, before: limit, Pattern.Freedom(rawValue: terminal.argument) ?? .plain)
      found = first..<readings.count
    case .machine: found = machine(terminal.argument, at: 0)
    }
    if isNegative(text) { found = negated(found) }
    return found.map { readings[$0] }
      .filter { Int($0.end) == tokens.count && terminal.fits($0) }
      .sorted { $0.points < $1.points }.map { value($0, terminal) }
  }
}
