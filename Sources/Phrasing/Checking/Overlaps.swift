import Measures

/// Finds sentences that belong to two intents, in the automaton of all phrases with equal slots made one.
struct Overlaps {
  /// Which slots are one, besides those of one type.
  enum Sharing {
    /// None; what costs something is a way to say it, too.
    case types
    /// All that take a bare number; only what costs nothing counts, for a cost is a decision.
    case bareNumbers
  }

  struct Witness {
    fileprivate var words: [Word]
    /// The phrases that have these words.
    var places: [Place]

    fileprivate enum Word {
      case said(String)
      case number(String)
    }

    var hasNumber: Bool {
      words.contains { if case .number = $0 { true } else { false } }
    }

    /// The sentence with this number in each place for one; nil takes one that fits.
    func sentence(_ number: Double?) -> String {
      words.map { word in
        switch word {
        case .said(let text): text
        case .number(let text): number.map { Value.number($0).plain } ?? text
        }
      }.joined(separator: " ")
    }
  }

  private(set) var witnesses: [Witness] = []

  /// At most this many are looked for: each stands for a pair of phrases that somebody has to look at.
  private static let most = 200

  init(_ compiler: Compiler, sharing: Sharing = .types) {
    var terminals: [String: Int32] = [:]
    var network = Network()
    for _ in compiler.network.edges.indices { _ = network.addState() }
    for (state, edges) in compiler.network.edges.enumerated() {
      for edge in edges where !edge.isRepair && (sharing == .types || edge.points == 0) {
        var label = edge.label
        if label < 0 {
          let key = Self.key(compiler.image.terminals[Int(-1 - label)], sharing)
          let number = terminals[key] ?? label
          terminals[key] = number
          label = number
        }
        network.addEdge(Int32(state), label, edge.target)
      }
      for target in compiler.network.free[state] { network.addFree(Int32(state), target) }
      for ending in compiler.network.endings[state] { network.end(Int32(state), Int(ending)) }
    }
    var determinizer = Determinizer(network)
    let root = determinizer.root(compiler.begin)
    search(determinizer.states, from: root, compiler)
  }

  private static func key(_ terminal: GrammarImage.Terminal, _ sharing: Sharing) -> String {
    let takesBare =
      terminal.kind == .number
      || terminal.kind == .quantity && terminal.argument & Quantity.Dimension.measuredBit == 0
    if sharing == .bareNumbers, takesBare { return "bare" }
    return "\(terminal.kind) \(terminal.argument)"
  }

  /// Breadth first, so that the shortest sentence to each shared state is the witness.
  private mutating func search(
    _ states: [Determinizer.State], from root: Int32, _ compiler: Compiler
  ) {
    var before: [Int32: (state: Int32, label: Int32)] = [root: (-1, 0)]
    var queue = [root]
    var at = 0
    while at < queue.count, witnesses.count < Self.most {
      let state = queue[at]
      at += 1
      let endings = states[Int(state)].endings.map { compiler.image.endings[Int($0)] }
      if Set(endings.map(\.owner)).count > 1 {
        witnesses.append(
          Witness(words: words(to: state, before, compiler), places: endings.map(\.place)))
      }
      for arc in states[Int(state)].arcs where before[arc.target] == nil {
        before[arc.target] = (state, arc.label)
        queue.append(arc.target)
      }
    }
  }

  private func words(
    to state: Int32, _ before: [Int32: (state: Int32, label: Int32)], _ compiler: Compiler
  ) -> [Witness.Word] {
    var words: [Witness.Word] = []
    var state = state
    while let step = before[state], step.state >= 0 {
      words.append(
        step.label >= 0
          ? .said(compiler.image.words[Int(step.label)].text)
          : example(compiler.image.terminals[Int(-1 - step.label)], compiler))
      state = step.state
    }
    return words.reversed()
  }

  private func example(_ terminal: GrammarImage.Terminal, _ compiler: Compiler) -> Witness.Word {
    let number = "\(Int((terminal.range?.lowerBound ?? 7).rounded(.up)))"
    switch terminal.kind {
    case .number, .quantity: return .number(number)
    case .text: return .said("porridge")
    case .machine:
      let machine = compiler.image.machines[terminal.argument]
      var sampler = Sampler(compiler.source, nil, seed: 7)
      let group = (compiler.source.lists + compiler.source.forms).first { $0.name == machine.name }
      return .said(group?.alternatives.first.map { sampler.sentence(of: $0.pattern) } ?? number)
    }
  }
}
