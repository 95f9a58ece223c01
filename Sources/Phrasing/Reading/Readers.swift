import Measures

/// Reads typed values at any token of an utterance, each kind once a place: every reading, with its end and cost.
///
/// What is asked at every step is `mutating` though it changes nothing: for anything else all of this would be copied.
struct Readers {
  /// A word that is not in the grammar files, as it is heard.
  typealias Name = (machine: Int, texts: [[UInt8]], value: String)

  let tables: GrammarTables
  var tokenizer = Tokenizer()
  /// Words that are not in the grammar files, by the machine they belong to.
  var names: [Name] = []
  /// The utterance, while it is being heard.
  var text = UnsafeBufferPointer<UInt8>(start: nil, count: 0)
  var readings = Stack<Reading>(capacity: 512)
  /// The numbers at a token while they are being found: what is read on the way to them comes between no two.
  var forming = Stack<Reading>(capacity: 64)
  var captures = Stack<Capture>(capacity: 256)
  /// Readings of a machine that is still running, and the slots filled on the way to them.
  var running = Stack<Reading>(capacity: 64)
  var path = Stack<Capture>(capacity: 16)
  private let memo: Zeros<Int64>
  private var epoch: Int64 = 0
  /// What free text may cost in the chart, and since when it may.
  private var textBound: Int32 = 0
  private var textEpoch: Int64 = 0
  let idiomMachine: Int?
  let uncountedMachine: Int?
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
    for stack in [readings, forming, running] { stack.release() }
    for stack in [captures, path] { stack.release() }
    memo.release()
  }

  var tokens: Stack<Token> {
    @inline(__always) get { tokenizer.tokens }
  }

  /// Forgets the last utterance and cuts this one into tokens; false when it is too long to be one.
  mutating func start(_ text: UnsafeBufferPointer<UInt8>) -> Bool {
    epoch += 1
    textEpoch += 1
    self.text = text
    readings.removeAll()
    captures.removeAll()
    guard tokenizer.scan(text, lookup: { [tables] in tables.word($0) }) else { return false }
    for index in tokenizer.tokens.indices { look(at: index) }
    if let idiomMachine, mayBegin(idiomMachine, in: tokens.indices) { barIdioms(idiomMachine) }
    if let uncountedMachine, mayBegin(uncountedMachine, in: tokens.indices) {
      dropCounts(uncountedMachine)
    }
    passFalseStarts()
    if let soundingMachine, mayBegin(soundingMachine, in: tokens.indices) {
      noteSounds(soundingMachine)
    }
    return true
  }

  /// Whether a machine may begin with one of the words of these tokens.
  mutating func mayBegin(_ machine: Int, in places: Range<Int>) -> Bool {
    let wake = tables.wake(machine)
    for place in places where tokens.address(of: place).pointee.starts & wake != 0 { return true }
    return false
  }

  /// Every reading of this typed slot at this token, as a range of `readings`.
  @inline(__always)
  mutating func readings(
    _ kind: GrammarImage.Terminal.Kind, _ argument: Int, at token: Int
  ) -> Range<Int> {
    switch kind {
    case .number: return numbers(at: token)
    case .quantity: return quantities(at: token)
    case .text:
      let slot = slot(Self.textReader + argument, token)
      if let known = recall(slot) { return known }
      return remember(slot, texts(Pattern.Freedom(rawValue: argument) ?? .plain, at: token))
    case .machine: return machine(argument, at: token)
    }
  }

  /// Every reading of this typed slot at this token.
  mutating func readings(_ terminal: GrammarTables.Terminal, at token: Int) -> Range<Int> {
    readings(terminal.kind, terminal.argument, at: token)
  }

  /// Where each kind of reading is remembered; a machine's comes after these, by its number.
  private static let numberReader = 0
  private static let quantityReader = 1
  private static let textReader = 2
  private static let boundedText = textReader + Pattern.Freedom.allCases.count
  private static let firstMachine = boundedText + Pattern.Freedom.allCases.count

  /// Where the readings of such a slot are remembered, whatever is asked for; -1 for free text, of which more may be
  /// asked for later.
  static func place(_ terminal: GrammarTables.Terminal) -> Int {
    switch terminal.kind {
    case .number: numberReader
    case .quantity: quantityReader
    case .text: -1
    case .machine: firstMachine + terminal.argument
    }
  }

  /// Whether it is known by now that nothing can be read there.
  @inline(__always)
  mutating func isInVain(_ place: Int32, at token: Int) -> Bool {
    guard place >= 0 else { return false }
    let entry = memo[slot(Int(place), token)]
    return entry >> 40 == epoch && entry >> 24 & 0xFFFF == 0
  }

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

  private mutating func texts(
    _ freedom: Pattern.Freedom, at token: Int, _ most: Int32 = .max
  ) -> Range<Int> {
    let limit = textLimit(from: token)
    if freedom == .plain, isMeasure(token) { return 0..<0 }
    let first = readings.count
    readText(at: token, before: limit, freedom, most)
    return first..<readings.count
  }

  /// Bounds what free text may cost, from now on and for this utterance.
  mutating func boundTexts(_ most: Int32) {
    if most != textBound { textEpoch += 1 }
    textBound = most
  }

  /// Every reading of free text at this token that costs no more than it may.
  mutating func boundedTexts(_ freedom: Int, at token: Int) -> Range<Int> {
    let slot = slot(Self.boundedText + freedom, token)
    if let known = recall(slot, textEpoch) { return known }
    let found = texts(Pattern.Freedom(rawValue: freedom) ?? .plain, at: token, textBound)
    return remember(slot, found, textEpoch)
  }

  /// Every reading of a machine at this token.
  mutating func machine(_ machine: Int, at token: Int) -> Range<Int> {
    guard machine < tables.machineCount,
      tokens.address(of: token).pointee.wakes & tables.wake(machine) != 0
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
    let base = forming.count
    readNumbers(at: token)
    let first = readings.count
    for index in base..<forming.count { readings.append(forming[index]) }
    forming.removeLast(forming.count - base)
    return remember(slot, first..<readings.count)
  }

  /// Whether a typed slot can begin at this token at all; cheaper to ask than to read.
  @inline(__always)
  func canBegin(_ terminal: GrammarTables.Terminal, at token: Int) -> Bool {
    tokens[token].wakes & tables.needs(terminal) != 0
  }

  @inline(__always)
  private func recall(_ slot: Int) -> Range<Int>? { recall(slot, epoch) }

  @inline(__always)
  private func recall(_ slot: Int, _ epoch: Int64) -> Range<Int>? {
    let entry = memo[slot]
    guard entry >> 40 == epoch else { return nil }
    let first = Int(entry & 0xFF_FFFF)
    return first..<first + Int(entry >> 24 & 0xFFFF)
  }

  @inline(__always)
  private mutating func remember(_ slot: Int, _ range: Range<Int>) -> Range<Int> {
    remember(slot, range, epoch)
  }

  @inline(__always)
  private mutating func remember(_ slot: Int, _ range: Range<Int>, _ epoch: Int64) -> Range<Int> {
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

  /// Every value that the whole text is as this slot, cheapest first, and how much of it is a guess.
  mutating func read(
    _ text: UnsafeBufferPointer<UInt8>, _ terminal: GrammarTables.Terminal
  ) -> [(value: Value, repair: Double)] {
    guard start(text), !tokens.isEmpty else { return [] }
    var found: Range<Int>
    switch terminal.kind {
    case .number: found = numbers(at: 0)
    case .quantity: found = quantities(at: 0)
    case .text: found = texts(Pattern.Freedom(rawValue: terminal.argument) ?? .plain, at: 0)
    case .machine: found = machine(terminal.argument, at: 0)
    }
    if isNegative(text) { found = negated(found) }
    return found.map { readings[$0] }
      .filter { Int($0.end) == tokens.count && terminal.fits($0) }
      .sorted { $0.points < $1.points }
      .map { (value($0, terminal), Cost.value(Int($0.repair))) }
  }
}
