extension GrammarImage {
  /// Takes up what was added, with the states numbered after those of the base.
  ///
  /// What may begin in a state of the base as well as in an added one begins in a new state that can do both; a word
  /// may then lead on in two ways, which costs the listener nothing but to follow both.
  ///
  /// - Parameters:
  ///   - start: where the added phrases begin, if there are any.
  ///   - roots: for each machine where its added entries begin.
  mutating func append(
    _ added: [Determinizer.State], start: Int?, roots: [Int?], to base: BaseLanguage
  ) {
    states = added
    for state in states.indices {
      for arc in states[state].arcs.indices {
        states[state].arcs[arc].target += Int32(before.states)
      }
    }
    self.start = Int(base.tables.start)
    if let start { self.start = join(self.start, start, base) }
    addedRoots = roots
    for (machine, root) in roots.enumerated() {
      if machine >= before.machines {
        // A list without an entry begins with nothing.
        if root == nil { states.append(Determinizer.State()) }
        machines[machine].root = before.states + (root ?? states.count - 1)
      } else {
        let known = Int(base.tables.machineRoot(machine))
        machines[machine].root = root.map { join(known, $0, base) } ?? known
      }
    }
  }

  /// A state that can do what a state of the base and an added one can.
  private mutating func join(_ known: Int, _ added: Int, _ base: BaseLanguage) -> Int {
    let other = base.state(known)
    let arcs = other.arcs + states[added].arcs
    let order = arcs.indices.sorted { (arcs[$0].symbol, $0) < (arcs[$1].symbol, $1) }
    states.append(
      Determinizer.State(
        arcs: order.map { arcs[$0] }, endings: other.endings + states[added].endings))
    return before.states + states.count - 1
  }

  /// How a machine can begin, with what was added to it.
  func beginnings(of machine: Int, _ base: BaseLanguage) -> [Network.Edge] {
    let root = machines[machine].root
    return root < before.states ? base.state(root).arcs : states[root - before.states].arcs
  }

  /// The machines that can begin in more ways than before: those with added entries, and those that begin with one
  /// of these.
  func grown(_ base: BaseLanguage) -> [Int] {
    var grown = Set(addedRoots.indices.filter { addedRoots[$0] != nil })
    var isChanging = !grown.isEmpty
    while isChanging {
      isChanging = false
      for machine in 0..<before.machines where !grown.contains(machine) {
        guard beginsWith(grown, machine, base) else { continue }
        grown.insert(machine)
        isChanging = true
      }
    }
    return grown.sorted()
  }

  private func beginsWith(_ others: Set<Int>, _ machine: Int, _ base: BaseLanguage) -> Bool {
    base.slots(ofState: Int(base.tables.machineRoot(machine))).contains { label in
      let terminal = terminals[label]
      return terminal.kind == .machine && others.contains(terminal.argument)
    }
  }
}

extension Network.Edge {
  /// Equal symbols are heard alike: words in their order, then slots in theirs, and for each what it costs.
  var symbol: UInt64 {
    let number = label >= 0 ? UInt64(label) : 1 << 24 + UInt64(-1 - label)
    return number << 8 | UInt64(points) << 1 | (isRepair ? 1 : 0)
  }
}
