extension BaseLanguage {
  /// A state as it was before it was written down.
  func state(_ number: Int) -> Determinizer.State {
    let state = tables.state(Int32(number))
    let words = state.words.map { edge($0) { $0 } }
    let slots = state.slots.map { edge($0) { -1 - $0 } }
    return Determinizer.State(arcs: words + slots, endings: state.endings.map(tables.ending))
  }

  private func edge(_ arc: Int, _ label: (Int32) -> Int32) -> Network.Edge {
    let arc = tables.arc(arc)
    return Network.Edge(
      label: label(arc.label), points: UInt8(arc.points), isRepair: arc.isRepair,
      target: arc.target)
  }

  /// The typed slots that a state may take.
  func slots(ofState number: Int) -> [Int] {
    tables.state(Int32(number)).slots.map(tables.label)
  }
}
