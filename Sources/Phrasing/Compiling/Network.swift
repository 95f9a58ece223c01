/// Phrases as a nondeterministic automaton: what can follow what, before equal beginnings are merged.
struct Network {
  struct Edge {
    /// A word's number, or -1 - a terminal's number.
    var label: Int32
    var points: UInt8
    /// Whether taking it is a guess at what was said.
    var isRepair: Bool
    var target: Int32
  }

  private(set) var edges: [[Edge]] = []
  private(set) var free: [[Int32]] = []
  /// What is complete in a state: numbers of endings.
  private(set) var endings: [[Int32]] = []

  mutating func addState() -> Int32 {
    edges.append([])
    free.append([])
    endings.append([])
    return Int32(edges.count - 1)
  }

  mutating func addEdge(
    _ source: Int32, _ label: Int32, points: Int = 0, isRepair: Bool = false, _ target: Int32
  ) {
    edges[Int(source)].append(
      Edge(label: label, points: UInt8(min(points, 127)), isRepair: isRepair, target: target))
  }

  mutating func addFree(_ source: Int32, _ target: Int32) { free[Int(source)].append(target) }
  mutating func end(_ state: Int32, _ ending: Int) { endings[Int(state)].append(Int32(ending)) }
}
