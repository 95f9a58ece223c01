/// A compiled grammar where it lies in memory: nothing is unpacked before it is needed, every figure is read in place.
///
/// It is one address, and can be handed on at every step.
struct GrammarTables {
  private let layout: UnsafePointer<Layout>

  /// A grammar that is part of the program.
  init(_ embedded: StaticString, _ memory: GrammarMemory) {
    self.init(Packed(base: embedded.utf8Start), memory)
  }

  /// A grammar from a file or fresh from the compiler; nil unless every byte is as it was written.
  init?(checking memory: GrammarMemory) {
    let head = GrammarImage.magic.count
    let table = head + 8 + 4 * GrammarImage.Section.allCases.count
    let bytes = memory.bytes
    guard bytes.count > table, let start = bytes.baseAddress,
      bytes[..<head].elementsEqual(GrammarImage.magic)
    else { return nil }
    let base = Packed(base: start)
    guard base.number(head, 4) == bytes.count,
      Checksum.of(UnsafeRawBufferPointer(rebasing: UnsafeRawBufferPointer(bytes)[(head + 8)...]))
        == base.number(head + 4, 4)
    else { return nil }
    self.init(base, memory)
  }

  /// A grammar that was written into its memory just now; nil without bytes.
  init?(trusting memory: GrammarMemory) {
    guard let start = memory.bytes.baseAddress else { return nil }
    self.init(Packed(base: start), memory)
  }

  private init(_ base: Packed, _ memory: GrammarMemory) {
    let layout = memory.keep(Layout(base, memory))
    self.layout = UnsafePointer(layout)
    layout.pointee.prefixMachine = machine(named: "prefix")
    layout.pointee.oneselfMachine = machine(named: "oneself")
  }

  var language: String { text(facts) }

  /// What a grammar that is part of the program says of itself, without opening it.
  static func facts(of embedded: StaticString) -> (language: String, style: Numeral.Style) {
    let base = Packed(base: embedded.utf8Start)
    let facts = Layout.offset(of: .facts, in: base)
    let name = base.base + Layout.offset(of: .strings, in: base) + base.n3(facts)
    return (
      String(decoding: UnsafeBufferPointer(start: name, count: base.n2(facts + 3)), as: UTF8.self),
      Numeral.Style(rawValue: base[facts + 5])
    )
  }

  /// Whether this is the text whose place stands here.
  func isText(_ text: String, _ at: Int) -> Bool {
    let (start, count) = (base.n3(at), base.n2(at + 3))
    var text = text
    return text.withUTF8 { bytes in
      bytes.count == count
        && bytes.elementsEqual(
          UnsafeBufferPointer(start: base.base + strings + start, count: count))
    }
  }

  /// The text whose place stands here.
  func text(_ at: Int) -> String {
    let (start, count) = (base.n3(at), base.n2(at + 3))
    return unpacked.pointee.texts.text(at: start << 14 | count) {
      String(
        decoding: UnsafeBufferPointer(start: base.base + strings + start, count: count),
        as: UTF8.self)
    }
  }
}

extension GrammarTables {
  var base: Packed { @inline(__always) get { layout.pointee.base } }
  var words: Int { @inline(__always) get { layout.pointee.words } }
  var hash: Int { @inline(__always) get { layout.pointee.hash } }
  var hashMask: Int { @inline(__always) get { layout.pointee.hashMask } }
  var numerals: Int { @inline(__always) get { layout.pointee.numerals } }
  var states: Int { @inline(__always) get { layout.pointee.states } }
  var arcs: Int { @inline(__always) get { layout.pointee.arcs } }
  var finals: Int { @inline(__always) get { layout.pointee.finals } }
  var machines: Int { @inline(__always) get { layout.pointee.machines } }
  var endings: Int { @inline(__always) get { layout.pointee.endings } }
  var given: Int { @inline(__always) get { layout.pointee.given } }
  var intents: Int { @inline(__always) get { layout.pointee.intents } }
  var sentences: Int { @inline(__always) get { layout.pointee.sentences } }
  var compounds: Int { @inline(__always) get { layout.pointee.compounds } }
  var strings: Int { @inline(__always) get { layout.pointee.strings } }
  var facts: Int { @inline(__always) get { layout.pointee.facts } }
  var terminals: UnsafePointer<Terminal> { @inline(__always) get { layout.pointee.terminals } }
  var unpacked: UnsafeMutablePointer<GrammarMemory.Unpacked> {
    @inline(__always) get { layout.pointee.unpacked }
  }
  var numberStarts: Int { @inline(__always) get { layout.pointee.numberStarts } }
  var anyStarts: Int { @inline(__always) get { layout.pointee.anyStarts } }
  var style: Numeral.Style { @inline(__always) get { layout.pointee.style } }
  var start: Int32 { @inline(__always) get { layout.pointee.start } }
  var finish: Int32 { @inline(__always) get { layout.pointee.finish } }
  var wordCount: Int { @inline(__always) get { layout.pointee.wordCount } }
  var terminalCount: Int { @inline(__always) get { layout.pointee.terminalCount } }
  var machineCount: Int { @inline(__always) get { layout.pointee.machineCount } }
  var intentCount: Int { @inline(__always) get { layout.pointee.intentCount } }
  var compoundCount: Int { @inline(__always) get { layout.pointee.compoundCount } }
  var unitMachine: Int { @inline(__always) get { layout.pointee.unitMachine } }
  var modifierMachine: Int { @inline(__always) get { layout.pointee.modifierMachine } }
  var joinMachine: Int { @inline(__always) get { layout.pointee.joinMachine } }
  var prefixMachine: Int? { @inline(__always) get { layout.pointee.prefixMachine } }
  var oneselfMachine: Int? { @inline(__always) get { layout.pointee.oneselfMachine } }
  var questionBit: Int { @inline(__always) get { layout.pointee.questionBit } }
  var restBit: Int { @inline(__always) get { layout.pointee.restBit } }
}
