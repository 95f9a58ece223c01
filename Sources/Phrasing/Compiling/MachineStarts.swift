/// With which words each machine can begin, so that most tokens need not wake it; machines are bits, which some of them
/// share.
struct MachineStarts {
  /// How many bits there are for machines; those beyond have one together with one of the last that have their own.
  static let most = 54
  /// The bit of a token that can begin a number.
  static let number = 1 << 54
  /// The bit that every token has: free text can begin with any word.
  static let any = 1 << 55
  static let all = 1 << 56 - 1

  /// The number of a machine that a language does not have.
  static let none = 16_383

  /// What a token must be able to begin for a machine to be worth running.
  @inline(__always)
  static func bit(_ machine: Int) -> Int {
    guard machine >= most else { return 1 << machine }
    return machine == none ? any : 1 << (most - 1 - machine % (most / 2))
  }

  private(set) var words: [Int32: Int] = [:]
  /// Machines that can begin with a number, and with any word at all.
  private(set) var numbers = 0
  private(set) var anything = 0

  init(_ image: GrammarImage) {
    self.init(image, of: Array(image.machines.indices)) {
      image.states[image.machines[$0].root].arcs
    }
  }

  /// - Parameters:
  ///   - machines: those that it is found out for.
  ///   - arcs: how a machine can begin.
  init(
    _ image: GrammarImage, of machines: [Int], arcs: (_ machine: Int) -> [Network.Edge]
  ) {
    for machine in machines {
      var seen: Set<Int> = []
      visit(machine, for: Self.bit(machine), image, arcs, &seen)
    }
  }

  private mutating func visit(
    _ machine: Int, for bit: Int, _ image: GrammarImage, _ arcs: (Int) -> [Network.Edge],
    _ seen: inout Set<Int>
  ) {
    guard seen.insert(machine).inserted else { return }
    for arc in arcs(machine) {
      guard arc.label < 0 else {
        words[arc.label, default: 0] |= bit
        continue
      }
      let terminal = image.terminals[Int(-1 - arc.label)]
      switch terminal.kind {
      case .number, .quantity: numbers |= bit
      case .text: anything |= bit
      case .machine: visit(terminal.argument, for: bit, image, arcs, &seen)
      }
    }
  }
}
