import Measures

/// A compiled grammar where it lies in memory: nothing is unpacked, every figure is read in place.
struct GrammarTables {
  private let base: UnsafePointer<UInt8>
  private let words: Int
  private let hash: Int
  private let hashMask: Int
  private let numerals: Int
  private let states: Int
  private let arcs: Int
  private let finals: Int
  private let terminals: Int
  private let machines: Int
  private let endings: Int
  private let given: Int
  private let intents: Int
  private let sentences: Int
  private let compounds: Int
  private let strings: Int

  private let facts: Int
  private let slots: UnsafePointer<Terminal>
  /// Machines that can begin with a number, and with any word at all, as bits.
  let numberStarts: Int
  let anyStarts: Int
  let style: Numeral.Style
  let start: Int32
  let finish: Int32
  let wordCount: Int
  let terminalCount: Int
  let machineCount: Int
  let intentCount: Int
  let compoundCount: Int
  /// The numbers of the machines that are used by name.
  let unitMachine: Int
  let modifierMachine: Int
  let joinMachine: Int
  /// The bit of an intent that may be put as a question.
  let questionBit: Int

  /// A compiled grammar's memory where it is not part of the program itself, and its decoded slots.
  ///
  /// The tables themselves are plain addresses, since they are copied at every step of the chart.
  final class Memory {
    let bytes: UnsafeMutableBufferPointer<UInt8>
    private(set) var slots = UnsafeMutableBufferPointer<Terminal>(start: nil, count: 0)

    init(_ bytes: [UInt8]) {
      self.bytes = .allocate(capacity: bytes.count)
      _ = self.bytes.initialize(from: bytes)
    }

    fileprivate func decode(_ count: Int, _ terminal: (Int) -> Terminal) -> UnsafePointer<Terminal>?
    {
      slots = .allocate(capacity: count)
      for index in 0..<count { slots.initializeElement(at: index, to: terminal(index)) }
      return UnsafePointer(slots.baseAddress)
    }

    deinit {
      bytes.deallocate()
      slots.deallocate()
    }
  }

  /// A grammar that is part of the program.
  init(_ embedded: StaticString, _ memory: Memory) { self.init(embedded.utf8Start, memory) }

  /// A grammar from a file or fresh from the compiler; nil unless every byte is as it was written.
  init?(checking memory: Memory) {
    let head = GrammarImage.magic.count
    let table = head + 8 + 4 * GrammarImage.Section.allCases.count
    let bytes = memory.bytes
    guard bytes.count > table, let start = bytes.baseAddress,
      bytes[..<head].elementsEqual(GrammarImage.magic)
    else { return nil }
    let base = UnsafePointer(start)
    guard Self.number(base, head, 4) == bytes.count,
      Checksum(UnsafeBufferPointer(rebasing: bytes[(head + 8)...])).value == Self.number(base, head + 4, 4)
    else { return nil }
    self.init(base, memory)
  }

  private init(_ base: UnsafePointer<UInt8>, _ memory: Memory) {
    self.base = base
    let table = GrammarImage.magic.count + 8
    func offset(_ section: GrammarImage.Section) -> Int {
      Self.number(base, table + 4 * section.rawValue, 4)
    }
    words = offset(.words)
    hash = offset(.hash) + 3
    hashMask = Self.number(base, offset(.hash), 3) - 1
    numerals = offset(.numerals)
    states = offset(.states)
    arcs = offset(.arcs)
    finals = offset(.finals)
    terminals = offset(.terminals)
    machines = offset(.machines)
    endings = offset(.endings)
    given = offset(.given)
    intents = offset(.intents)
    sentences = offset(.sentences)
    compounds = offset(.compounds)
    strings = offset(.strings)
    let facts = offset(.facts)
    self.facts = facts
    style = Numeral.Style(rawValue: base[facts + 5])
    func fact(_ index: Int) -> Int { Self.number(base, facts + 6 + 3 * index, 3) }
    start = Int32(fact(0))
    finish = Int32(fact(1))
    wordCount = fact(2)
    terminalCount = fact(3)
    machineCount = fact(4)
    intentCount = fact(5)
    compoundCount = fact(6)
    unitMachine = Self.number(base, facts + 27, 2)
    modifierMachine = Self.number(base, facts + 29, 2)
    joinMachine = Self.number(base, facts + 31, 2)
    questionBit = Self.number(base, facts + 33, 2)
    numberStarts = Self.n8(base, facts + 35)
    anyStarts = Self.n8(base, facts + 43)
    let terminals = terminals
    guard let slots = memory.decode(terminalCount, { Self.terminal(base, terminals, $0) }) else {
      preconditionFailure("A grammar has slots, or it could not be listened to.")
    }
    self.slots = slots
  }

  var language: String { text(facts) }

  @inline(__always)
  private static func number(_ base: UnsafePointer<UInt8>, _ at: Int, _ count: Int) -> Int {
    var number = 0
    for index in 0..<count { number |= Int(base[at + index]) << (7 * index) }
    return number
  }

  @inline(__always) private func n2(_ at: Int) -> Int { Int(base[at]) | Int(base[at + 1]) << 7 }
  /// Eight bytes of seven bits each as one number.
  @inline(__always)
  private static func n8(_ base: UnsafePointer<UInt8>, _ at: Int) -> Int {
    var bits = UInt64(
      littleEndian: UnsafeRawPointer(base + at).loadUnaligned(as: UInt64.self))
    bits = bits & 0x007F_007F_007F_007F | (bits & 0x7F00_7F00_7F00_7F00) >> 1
    bits = bits & 0x0000_3FFF_0000_3FFF | (bits & 0x3FFF_0000_3FFF_0000) >> 2
    bits = bits & 0x0FFF_FFFF | (bits & 0x0FFF_FFFF_0000_0000) >> 4
    return Int(bits)
  }

  @inline(__always) private func n3(_ at: Int) -> Int { n2(at) | Int(base[at + 2]) << 14 }

  private static func text(_ base: UnsafePointer<UInt8>, _ strings: Int, _ at: Int) -> String {
    String(
      decoding: UnsafeBufferPointer(
        start: base + strings + number(base, at, 3), count: number(base, at + 3, 2)),
      as: UTF8.self)
  }

  private func text(_ at: Int) -> String { Self.text(base, strings, at) }

  // MARK: Words

  private static let wordSize = 21

  /// The number of a folded word, or -1.
  func word(_ folded: UnsafeBufferPointer<UInt8>) -> Int32 {
    var at = Int(WordHash(folded).value) & hashMask
    while true {
      let entry = hash + 8 * at
      let number = n3(entry + 5)
      guard number > 0 else { return -1 }
      if n2(entry + 3) == folded.count, matches(strings + n3(entry), folded) {
        return Int32(number - 1)
      }
      at = (at + 1) & hashMask
    }
  }

  @inline(__always)
  private func matches(_ at: Int, _ bytes: UnsafeBufferPointer<UInt8>) -> Bool {
    for index in 0..<bytes.count where base[at + index] != bytes[index] { return false }
    return true
  }

  func text(ofWord word: Int32) -> String { text(words + Self.wordSize * Int(word)) }

  func bytes(ofWord word: Int) -> UnsafeBufferPointer<UInt8> {
    let at = words + Self.wordSize * word
    return UnsafeBufferPointer(start: base + strings + n3(at), count: n2(at + 3))
  }

  @inline(__always)
  func flags(_ word: Int32) -> WordFlags {
    guard word >= 0 else { return word == Token.barred ? .guarding : [] }
    return WordFlags(rawValue: n2(words + Self.wordSize * Int(word) + 5))
  }

  /// The machines that can begin with this word, as bits.
  @inline(__always)
  func starts(_ word: Int32) -> Int {
    Self.n8(base, words + Self.wordSize * Int(word) + 13)
  }

  func letters(_ word: Int) -> Int { Self.number(base, words + Self.wordSize * word + 9, 4) }
  func length(_ word: Int) -> Int { n2(words + Self.wordSize * word + 3) }

  @inline(__always)
  func numeral(_ word: Int32) -> Numeral? {
    guard word >= 0 else { return nil }
    let number = n2(words + Self.wordSize * Int(word) + 7)
    guard number > 0 else { return nil }
    let at = numerals + 8 * (number - 1)
    guard let role = Numeral.Role(rawValue: base[at]) else { return nil }
    return Numeral(role: role, kept: Self.number(base, at + 1, 7))
  }

  // MARK: States

  struct State {
    private let tables: GrammarTables
    private let at: Int

    fileprivate init(_ tables: GrammarTables, _ at: Int) {
      self.tables = tables
      self.at = at
    }

    /// Whether a word may lead on from here; almost always right.
    @inline(__always)
    func mayTake(_ word: Int32) -> Bool {
      GrammarTables.n8(tables.base, at) & WordSet.bit(word) != 0
    }

    /// What a token must be able to begin for a slot to be worth trying, as bits.
    var wakes: Int { @inline(__always) get { GrammarTables.n8(tables.base, at + 8) } }

    private var first: Int { @inline(__always) get { tables.n3(at + 16) } }
    /// Arcs: words in their order, then slots for numbers and quantities, then all other slots.
    var words: Range<Int> { @inline(__always) get { first..<first + tables.n2(at + 19) } }
    var numbers: Range<Int> {
      @inline(__always) get {
        let start = first + tables.n2(at + 19)
        return start..<start + tables.n2(at + 21)
      }
    }
    var others: Range<Int> {
      @inline(__always) get {
        let start = numbers.upperBound
        return start..<start + tables.n2(at + 23)
      }
    }
    var slots: Range<Int> { numbers.lowerBound..<others.upperBound }
    var endings: Range<Int> {
      @inline(__always) get {
        let start = tables.n3(at + 25)
        return start..<start + tables.n2(at + 28)
      }
    }
  }

  private static let stateSize = 30

  struct Arc {
    var label: Int32
    var target: Int32
    var points: Int32
    var isRepair: Bool
  }

  @inline(__always)
  func state(_ state: Int32) -> State { State(self, states + Self.stateSize * Int(state)) }

  @inline(__always)
  func arc(_ index: Int) -> Arc {
    let at = arcs + 8 * index
    return Arc(
      label: Int32(n3(at)), target: Int32(n3(at + 3)), points: Int32(base[at + 6]),
      isRepair: base[at + 7] != 0)
  }

  @inline(__always) func label(_ index: Int) -> Int { n3(arcs + 8 * index) }
  @inline(__always) func ending(_ index: Int) -> Int32 { Int32(n3(finals + 3 * index)) }

  /// The first word arc of the range that is labelled with this word or a later one.
  @inline(__always)
  func firstArc(_ range: Range<Int>, _ word: Int32) -> Int {
    var (low, high) = (range.lowerBound, range.upperBound)
    while low < high {
      let middle = (low + high) >> 1
      if label(middle) < Int(word) { low = middle + 1 } else { high = middle }
    }
    return low
  }

  // MARK: Terminals

  struct Terminal {
    var kind: GrammarImage.Terminal.Kind
    var argument: Int
    /// Where the slot's name stands in the strings: equal names have equal places.
    var slot: Int
    var range: ClosedRange<Double>?
    var unit: Int
  }

  private static let terminalSize = 20

  @inline(__always) func terminal(_ index: Int) -> Terminal { slots[index] }

  private static func terminal(
    _ base: UnsafePointer<UInt8>, _ terminals: Int, _ index: Int
  ) -> Terminal {
    let at = terminals + terminalSize * index
    let kind: GrammarImage.Terminal.Kind =
      switch base[at] {
      case 0: .number
      case 1: .quantity
      case 2: .text
      default: .machine
      }
    let low = Double(number(base, at + 9, 5)) / 1000
    let high = Double(number(base, at + 14, 5)) / 1000
    return Terminal(
      kind: kind, argument: number(base, at + 1, 2), slot: at + 3,
      range: base[at + 8] == 1 ? low...high : nil, unit: Int(base[at + 19]))
  }

  /// A number that equal slot names share.
  @inline(__always) func slotKey(_ terminal: Terminal) -> Int { n3(terminal.slot) }
  func slotName(_ terminal: Terminal) -> String { text(terminal.slot) }

  // MARK: Machines, endings, intents

  func machineName(_ machine: Int) -> String { text(machines + 14 * machine) }
  func machineKind(_ machine: Int) -> GrammarImage.Machine.Kind {
    GrammarImage.Machine.Kind(rawValue: Int(base[machines + 14 * machine + 5])) ?? .list
  }
  @inline(__always) func machineRoot(_ machine: Int) -> Int32 {
    Int32(n3(machines + 14 * machine + 6))
  }
  func machineEndings(_ machine: Int) -> Range<Int> {
    let first = n3(machines + 14 * machine + 9)
    return first..<first + n2(machines + 14 * machine + 12)
  }
  func machine(named name: String) -> Int? {
    (0..<machineCount).first { machineName($0) == name }
  }

  private static let endingSize = 27

  @inline(__always) func endingOwner(_ ending: Int32) -> Int {
    n2(endings + Self.endingSize * Int(ending))
  }
  func endingPlace(_ ending: Int32) -> Place {
    let at = endings + Self.endingSize * Int(ending)
    return Place(file: text(at + 2), line: n3(at + 7))
  }
  /// Values that the phrase gives: places of their names and texts.
  @inline(__always)
  func endingGiven(_ ending: Int32) -> Range<Int> {
    let at = endings + Self.endingSize * Int(ending)
    let first = n3(at + 10)
    return first..<first + Int(base[at + 13])
  }
  func endingValue(_ ending: Int32) -> String { text(endings + Self.endingSize * Int(ending) + 14) }
  @inline(__always) func endingValueKey(_ ending: Int32) -> Int {
    n3(endings + Self.endingSize * Int(ending) + 14)
  }
  @inline(__always) func endingTakes(_ ending: Int32) -> Int {
    n2(endings + Self.endingSize * Int(ending) + 19)
  }
  /// Whether a list's entry has no value of its own, so that the words are the value.
  @inline(__always)
  func endingIsAsSaid(_ ending: Int32) -> Bool {
    n2(endings + Self.endingSize * Int(ending) + 17) == 0
  }
  func endingSpoken(_ ending: Int32) -> String {
    text(endings + Self.endingSize * Int(ending) + 21)
  }
  @inline(__always) func endingUnit(_ ending: Int32) -> Int {
    Int(base[endings + Self.endingSize * Int(ending) + 26])
  }

  func givenName(_ index: Int) -> String { text(given + 10 * index) }
  func givenValue(_ index: Int) -> String { text(given + 10 * index + 5) }
  @inline(__always) func givenKeys(_ index: Int) -> (Int, Int) {
    (n3(given + 10 * index), n3(given + 10 * index + 5))
  }

  private static let intentSize = 21

  func intentName(_ intent: Int) -> String { text(intents + Self.intentSize * intent) }
  func intentTitle(_ intent: Int) -> String { text(intents + Self.intentSize * intent + 5) }
  func intent(named name: String) -> Int? { (0..<intentCount).first { intentName($0) == name } }

  enum Sentences: Int { case asks, replies, types }

  /// The texts of an intent by key, in the order of its file.
  func sentences(_ kind: Sentences, of intent: Int) -> [(key: String, text: String)] {
    let at = intents + Self.intentSize * intent
    var first = n3(at + 12)
    for index in 0..<kind.rawValue { first += n2(at + 15 + 2 * index) }
    let count = n2(at + 15 + 2 * kind.rawValue)
    return (first..<first + count).map {
      (text(sentences + 10 * $0), text(sentences + 10 * $0 + 5))
    }
  }

  /// Units that may follow each other without a unit said for the second: places in the unit table.
  @inline(__always)
  func compound(_ index: Int) -> (first: Int, second: Int) {
    (Int(base[compounds + 2 * index]), Int(base[compounds + 2 * index + 1]))
  }
}
