/// Merges equal beginnings: the same word at the same cost leads from a state to one state only.
///
/// Typed slots count as symbols of their own, so "log {weight}" and "log {height}" stay apart after "log".
struct Determinizer {
  struct State {
    var arcs: [Network.Edge] = []
    var endings: [Int32] = []
  }

  private let network: Network
  private(set) var states: [State] = []
  private var numbers: [[Int32]: Int32] = [:]
  private var pending: [(state: Int32, members: [Int32])] = []
  private var marks: [Int32]
  private var mark: Int32 = 0

  init(_ network: Network) {
    self.network = network
    marks = Array(repeating: 0, count: network.edges.count)
  }

  /// The merged state that stands for this one, with all that can be reached from it.
  mutating func root(_ state: Int32) -> Int32 {
    let root = number(of: closure([state]))
    while let next = pending.popLast() { expand(next.state, next.members) }
    return root
  }

  private mutating func expand(_ state: Int32, _ members: [Int32]) {
    var outgoing: [Network.Edge] = []
    var endings: [Int32] = []
    for member in members {
      outgoing += network.edges[Int(member)]
      endings += network.endings[Int(member)]
    }
    outgoing.sort { Self.key($0) < Self.key($1) }
    var arcs: [Network.Edge] = []
    var index = 0
    while index < outgoing.count {
      var targets: [Int32] = []
      let first = outgoing[index]
      let key = Self.key(first)
      while index < outgoing.count, Self.key(outgoing[index]) == key {
        targets.append(outgoing[index].target)
        index += 1
      }
      var arc = first
      arc.target = number(of: closure(targets))
      arcs.append(arc)
    }
    states[Int(state)] = State(arcs: arcs, endings: Array(Set(endings)).sorted())
  }

  /// Words before terminals, each in rising order; equal keys are the same symbol.
  private static func key(_ edge: Network.Edge) -> Int64 {
    let label = edge.label >= 0 ? Int64(edge.label) : Int64(1 << 24) - Int64(edge.label)
    return label << 8 | Int64(edge.points) << 1 | (edge.isRepair ? 1 : 0)
  }

  private mutating func number(of members: [Int32]) -> Int32 {
    if let number = numbers[members] { return number }
    let number = Int32(states.count)
    numbers[members] = number
    states.append(State())
    pending.append((number, members))
    return number
  }

  /// All states that can be reached without hearing anything and that themselves hear or end something, sorted.
  private mutating func closure(_ seeds: [Int32]) -> [Int32] {
    mark += 1
    var stack = seeds
    var members: [Int32] = []
    while let state = stack.popLast() {
      guard marks[Int(state)] != mark else { continue }
      marks[Int(state)] = mark
      if !network.edges[Int(state)].isEmpty || !network.endings[Int(state)].isEmpty {
        members.append(state)
      }
      stack += network.free[Int(state)]
    }
    members.sort()
    return members
  }
}
