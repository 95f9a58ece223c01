import Measures

/// Finds sentences that belong to two intents, in the automaton of all phrases with equal slots made one.
struct Overlaps {
  struct Witness {
    var sentence: String
  }

  private(set) var witnesses: [Witness] = []

  /// At most this many are looked for: each stands for a pair of phrases that somebody has to look at.
  private static let most = 200

  init(_ compiler: Compiler) {
    var terminals: [String: Int32] = [:]
    var network = Network()
    for _ in compiler.network.edges.indices { _ = network.addState() }
    for (state, edges) in compiler.network.edges.enumerated() {
      for edge in edges where !edge.isRepair {
        var label = edge.label
        if label < 0 {
          let terminal = compiler.image.terminals[Int(-1 - label)]
          let key = "\(terminal.kind) \(terminal.argument)"
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
      let owners = Set(states[Int(state)].endings.map { compiler.image.endings[Int($0)].owner })
      if owners.count > 1 { witnesses.append(Witness(sentence: sentence(state, before, compiler))) }
      for arc in states[Int(state)].arcs where before[arc.target] == nil {
        before[arc.target] = (state, arc.label)
        queue.append(arc.target)
      }
    }
  }

  private func sentence(
    _ state: Int32, _ before: [Int32: (state: Int32, label: Int32)], _ compiler: Compiler
  ) -> String {
    var words: [String] = []
    var state = state
    while let step = before[state], step.state >= 0 {
      words.append(
        step.label >= 0
          ? compiler.image.words[Int(step.label)].text
          : example(compiler.image.terminals[Int(-1 - step.label)], compiler))
      state = step.state
    }
    return words.reversed().joined(separator: " ")
  }

  private func example(_ terminal: GrammarImage.Terminal, _ compiler: Compiler) -> String {
    let number = "\(Int((terminal.range?.lowerBound ?? 7).rounded(.up)))"
    switch terminal.kind {
    case .number, .quantity: return number
    case .text: return "porridge"
    case .machine:
      let machine = compiler.image.machines[terminal.argument]
      var sampler = Sampler(compiler.source, nil, seed: 7)
      let group = (compiler.source.lists + compiler.source.forms).first { $0.name == machine.name }
      return group?.alternatives.first.map { sampler.sentence(of: $0.pattern) } ?? number
    }
  }
}
