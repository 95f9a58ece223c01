/// Merges equal beginnings: the same word at the same cost leads from a state to one state only.
///
/// Typed slots count as symbols of their own, so "log {weight}" and "log {height}" stay apart after "log".
struct Determinizer {
  struct State {
    var arcs: [Network.Edge] = []
    var endings: [Int32] = []
  }

  private let network: Network
  private let mostStates: Int
  private(set) var states: [State] = []
  /// The members of each merged state, one after another, and where those of a state begin.
  private var members: [Int32] = []
  private var starts: [Int] = [0]
  /// Merged states by a hash of their members.
  private var numbers: [UInt64: [Int32]] = [:]
  /// The merged state of a single one and all it leads to, since most steps lead to one; -1 while unknown.
  private var singles: [Int32]
  private var marks: [Int32]
  private var mark: Int32 = 0
  private var stack: [Int32] = []
  private var set: [Int32] = []
  private var keys: [UInt64] = []
  private var outgoing: [Network.Edge] = []

  /// - Parameter mostStates: loops beside loops can merge into more states than any grammar has.
  init(_ network: Network, mostStates: Int = 1 << 19) {
    self.network = network
    self.mostStates = mostStates
    marks = Array(repeating: 0, count: network.edges.count)
    singles = Array(repeating: -1, count: network.edges.count)
  }

  var isOutgrown: Bool { states.count > mostStates }

  /// The merged state that stands for this one, with all that can be reached from it.
  mutating func root(_ state: Int32) -> Int32 {
    var next = states.count
    let root = number(of: [state])
    while next < states.count, !isOutgrown {
      expand(next)
      next += 1
    }
    return root
  }

  /// A state that nothing leads to; a phrase that breaks off at a fault must not end where whole ones do.
  mutating func lastState() -> Int32 {
    states.append(State())
    starts.append(members.count)
    return Int32(states.count - 1)
  }

  private mutating func expand(_ state: Int) {
    outgoing.removeAll(keepingCapacity: true)
    var endings: [Int32] = []
    for index in starts[state]..<starts[state + 1] {
      outgoing += network.edges[Int(members[index])]
      endings += network.endings[Int(members[index])]
    }
    sortOutgoing()
    var arcs: [Network.Edge] = []
    var targets: [Int32] = []
    var index = 0
    while index < keys.count {
      targets.removeAll(keepingCapacity: true)
      let key = keys[index] >> 24
      var arc = outgoing[Int(keys[index] & 0xFF_FFFF)]
      while index < keys.count, keys[index] >> 24 == key {
        targets.append(outgoing[Int(keys[index] & 0xFF_FFFF)].target)
        index += 1
      }
      arc.target = number(of: targets)
      arcs.append(arc)
    }
    states[state] = State(
      arcs: arcs, endings: endings.count < 2 ? endings : Array(Set(endings)).sorted())
  }

  /// Words before terminals, each in rising order; equal keys are the same symbol.
  private mutating func sortOutgoing() {
    keys.removeAll(keepingCapacity: true)
    for (index, edge) in outgoing.enumerated() {
      keys.append(edge.symbol << 24 | UInt64(index))
    }
    if keys.count > 1 { keys.sort() }
  }

  /// The merged state of these and of all that can be reached from them without hearing anything.
  private mutating func number(of seeds: [Int32]) -> Int32 {
    if seeds.count == 1, singles[Int(seeds[0])] >= 0 { return singles[Int(seeds[0])] }
    close(seeds)
    var hash: UInt64 = 14_695_981_039_346_656_037
    for state in set { hash = (hash ^ UInt64(UInt32(bitPattern: state))) &* 1_099_511_628_211 }
    let number = known(hash) ?? add(hash)
    if seeds.count == 1 { singles[Int(seeds[0])] = number }
    return number
  }

  private func known(_ hash: UInt64) -> Int32? {
    numbers[hash]?.first { number in
      let range = starts[Int(number)]..<starts[Int(number) + 1]
      return range.count == set.count && members[range].elementsEqual(set)
    }
  }

  private mutating func add(_ hash: UInt64) -> Int32 {
    let number = Int32(states.count)
    numbers[hash, default: []].append(number)
    states.append(State())
    members += set
    starts.append(members.count)
    return number
  }

  /// Gathers the states that themselves hear or end something, in rising order.
  private mutating func close(_ seeds: [Int32]) {
    mark += 1
    set.removeAll(keepingCapacity: true)
    stack.removeAll(keepingCapacity: true)
    stack += seeds
    while let state = stack.popLast() {
      guard marks[Int(state)] != mark else { continue }
      marks[Int(state)] = mark
      if !network.edges[Int(state)].isEmpty || !network.endings[Int(state)].isEmpty {
        set.append(state)
      }
      stack += network.free[Int(state)]
    }
    if set.count > 1 { set.sort() }
  }
}
