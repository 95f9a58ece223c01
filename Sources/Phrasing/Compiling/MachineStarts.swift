/// With which words each machine can begin, so that most tokens need not wake it; machines are bits, which some of them
/// share.
struct MachineStarts {
  /// How many bits there are for machines.
  static let most = 54
  /// The bit of a token that can begin a number.
  static let number = 1 << 54
  /// The bit that every token has: free text can begin with any word.
  static let any = 1 << 55
  static let all = 1 << 56 - 1

  /// The number of a machine that a language does not have.
  static let none = 16_383

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
      visit(machine, for: image.machines[machine].wake, image, arcs, &seen)
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

extension GrammarImage {
  /// Gives each machine its bit: one of its own to those that begin with the most words, and to each of the others the
  /// one with which it is woken in vain by the fewest.
  mutating func allotBits() {
    var ways = machines.indices.map { machine in
      Set(MachineStarts(self, of: [machine]) { states[machines[$0].root].arcs }.words.keys)
    }
    let order = machines.indices.sorted { (ways[$0].count, $1) > (ways[$1].count, $0) }
    for (bit, machine) in order.prefix(MachineStarts.most).enumerated() {
      machines[machine].bit = bit
    }
    for machine in order.dropFirst(MachineStarts.most) {
      let inVain = { (other: Int) in ways[machine].symmetricDifference(ways[other]).count }
      let partner = order.prefix(MachineStarts.most).min { inVain($0) < inVain($1) } ?? order[0]
      machines[machine].bit = machines[partner].bit
      ways[partner].formUnion(ways[machine])
    }
  }
}
