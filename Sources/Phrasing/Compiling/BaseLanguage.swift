import Measures

/// A compiled language to which files can be added without compiling it again.
///
/// What it holds keeps its numbers, so that what is added only has to be written after it.
public struct BaseLanguage {
  let tables: GrammarTables
  let index: LanguageIndex
  private let bytes: UnsafeBufferPointer<UInt8>
  private let memory: GrammarMemory

  /// - Parameters:
  ///   - compiled: the bytes of `Compiler.compile`, as part of the program.
  ///   - index: those of `Compiler.index` for the same files.
  public init(_ compiled: StaticString, index: StaticString) {
    memory = GrammarMemory([])
    tables = GrammarTables(compiled, memory)
    bytes = UnsafeBufferPointer(
      start: compiled.utf8Start, count: compiled.utf8CodeUnitCount)
    self.index = LanguageIndex(
      UnsafeBufferPointer(start: index.utf8Start, count: index.utf8CodeUnitCount))
  }

  /// The same from bytes that are not part of the program; nil when they are damaged.
  public init?(_ compiled: [UInt8], index: [UInt8]) {
    memory = GrammarMemory(compiled)
    guard let tables = GrammarTables(checking: memory) else { return nil }
    self.tables = tables
    bytes = UnsafeBufferPointer(memory.bytes)
    self.index = LanguageIndex(copying: index)
  }

  /// A section of the compiled bytes.
  func section(_ section: GrammarImage.Section) -> UnsafeBufferPointer<UInt8> {
    let next = section.rawValue + 1
    let end = next < GrammarImage.Section.allCases.count ? offset(next) : bytes.count
    return UnsafeBufferPointer(rebasing: bytes[offset(section.rawValue)..<end])
  }

  private func offset(_ section: Int) -> Int {
    bytes.number7(at: GrammarImage.magic.count + 8 + 4 * section, count: 4)
  }

  var counts: GrammarImage.Counts {
    func count(_ section: GrammarImage.Section, _ size: Int) -> Int {
      self.section(section).count / size
    }
    typealias Layout = GrammarImage.Layout
    return GrammarImage.Counts(
      words: count(.words, Layout.word), states: count(.states, Layout.state),
      arcs: count(.arcs, Layout.arc), finals: count(.finals, Layout.final),
      terminals: count(.terminals, Layout.terminal),
      machines: count(.machines, Layout.machine), endings: count(.endings, Layout.ending),
      given: count(.given, Layout.given), intents: count(.intents, Layout.intent),
      sentences: count(.sentences, Layout.sentence))
  }

  // MARK: What the compiler asks

  /// The number of a word or of another spelling of it.
  func word(_ text: String) -> Int32? {
    var text = text
    let number = text.withUTF8 { tables.word($0) }
    return number < 0 ? nil : number
  }

  var terminals: [GrammarImage.Terminal] {
    (0..<tables.terminalCount).map { number in
      let terminal = tables.terminal(number)
      return GrammarImage.Terminal(
        kind: terminal.kind, argument: terminal.argument, slot: tables.slotName(terminal),
        range: terminal.range,
        unit: terminal.unit < Quantity.Unit.allCases.count
          ? Quantity.Unit.allCases[terminal.unit] : nil)
    }
  }

  var machines: [GrammarImage.Machine] {
    (0..<tables.machineCount).map {
      GrammarImage.Machine(
        name: tables.machineName($0), kind: tables.machineKind($0), root: 0,
        bit: tables.machineBit($0))
    }
  }

  /// The shared slots that an intent takes, as bits.
  func takes(_ intent: Int) -> Int {
    section(.intents).number7(at: GrammarImage.Layout.intent * intent + 10, count: 2)
  }

  /// Where those texts stand by whose places values are compared.
  var knownTexts: [StringPool.Place] {
    typealias Layout = GrammarImage.Layout
    var places: [StringPool.Place] = []
    func add(_ section: GrammarImage.Section, _ size: Int, _ offsets: [Int]) {
      let bytes = self.section(section)
      for at in stride(from: 0, to: bytes.count, by: size) {
        for offset in offsets {
          let place = StringPool.Place(
            offset: bytes.number7(at: at + offset, count: 3),
            length: bytes.number7(at: at + offset + 3, count: 2))
          if place != places.last { places.append(place) }
        }
      }
    }
    add(.terminals, Layout.terminal, [3])
    add(.endings, Layout.ending, [14])
    add(.given, Layout.given, [0, 5])
    return places
  }
}

extension UnsafeBufferPointer<UInt8> {
  /// A whole number of seven bits to a byte, the lowest first.
  func number7(at start: Int, count: Int) -> Int {
    (0..<count).reduce(0) { $0 | Int(self[start + $1]) << (7 * $1) }
  }
}
