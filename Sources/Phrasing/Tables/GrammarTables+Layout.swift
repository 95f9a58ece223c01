import Measures

extension GrammarTables {
  /// Where everything stands in a compiled grammar, and the few facts about the whole of it.
  struct Layout {
    let base: Packed
    let words: Int
    let hash: Int
    let hashMask: Int
    let numerals: Int
    let states: Int
    let arcs: Int
    let finals: Int
    let machines: Int
    let endings: Int
    let given: Int
    let intents: Int
    let sentences: Int
    let compounds: Int
    let strings: Int

    let facts: Int
    let terminals: UnsafePointer<Terminal>
    let unpacked: UnsafeMutablePointer<GrammarMemory.Unpacked>
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
    /// The list of units that stand before their number, 华氏 and 百分之, and that of words for the speaker.
    var prefixMachine: Int?
    var oneselfMachine: Int?
    /// The bit of an intent that may be put as a question.
    let questionBit: Int
    /// The bit of an intent after which nothing else begins in the same sentence.
    let restBit: Int

    init(_ base: Packed, _ memory: GrammarMemory) {
      self.base = base
      func offset(_ section: GrammarImage.Section) -> Int { Self.offset(of: section, in: base) }
      words = offset(.words)
      hash = offset(.hash) + 3
      hashMask = base.number(offset(.hash), 3) - 1
      numerals = offset(.numerals)
      states = offset(.states)
      arcs = offset(.arcs)
      finals = offset(.finals)
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
      func fact(_ index: Int) -> Int { base.number(facts + 6 + 3 * index, 3) }
      start = Int32(fact(0))
      finish = Int32(fact(1))
      wordCount = fact(2)
      terminalCount = fact(3)
      machineCount = fact(4)
      intentCount = fact(5)
      compoundCount = fact(6)
      unitMachine = base.number(facts + 27, 2)
      modifierMachine = base.number(facts + 29, 2)
      joinMachine = base.number(facts + 31, 2)
      questionBit = base.number(facts + 33, 2)
      numberStarts = base.n8(facts + 35)
      anyStarts = base.n8(facts + 43)
      restBit = base.number(facts + 51, 2)
      unpacked = memory.unpacked
      memory.prepare(
        states: (arcs - states) / GrammarTables.stateSize, machines: machineCount)
      let first = offset(.terminals)
      guard
        let terminals = memory.keep(
          terminalCount, { GrammarTables.terminal(base, first, $0) })
      else { preconditionFailure("A grammar has slots, or it could not be listened to.") }
      self.terminals = terminals
    }

    /// Where a section begins.
    static func offset(of section: GrammarImage.Section, in base: Packed) -> Int {
      base.number(GrammarImage.magic.count + 8 + 4 * section.rawValue, 4)
    }
  }
}
