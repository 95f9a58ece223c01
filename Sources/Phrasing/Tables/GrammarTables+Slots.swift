extension GrammarTables {
  /// A typed slot: what it reads, under which name, and within which bounds.
  struct Terminal {
    var kind: GrammarImage.Terminal.Kind
    var argument: Int
    /// Where the slot's name stands in the strings: equal names have equal places.
    var slot: Int
    var range: ClosedRange<Double>?
    var unit: Int

    /// Whether it is all that was said, to the end.
    var isWhole: Bool { kind == .text && argument == Pattern.Freedom.all.rawValue }
    /// Whether it is free text that can only be the name of somebody.
    var isName: Bool { kind == .text && argument == Pattern.Freedom.name.rawValue }
  }

  private static let terminalSize = 20

  @inline(__always) func terminal(_ index: Int) -> Terminal { terminals[index] }

  static func terminal(_ base: Packed, _ first: Int, _ index: Int) -> Terminal {
    let at = first + terminalSize * index
    let kind: GrammarImage.Terminal.Kind =
      switch base[at] {
      case 0: .number
      case 1: .quantity
      case 2: .text
      default: .machine
      }
    let low = Double(base.number(at + 9, 5)) / 1000
    let high = Double(base.number(at + 14, 5)) / 1000
    return Terminal(
      kind: kind, argument: base.n2(at + 1), slot: at + 3,
      range: base[at + 8] == 1 ? low...high : nil, unit: Int(base[at + 19]))
  }

  /// A number that equal slot names share.
  @inline(__always) func slotKey(_ terminal: Terminal) -> Int { base.n3(terminal.slot) }
  func slotName(_ terminal: Terminal) -> String { text(terminal.slot) }
}
