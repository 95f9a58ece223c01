extension GrammarTables {
  /// What may come at some place of the grammar.
  struct Way {
    /// Words that may come, and what tokens must be able to begin, as bits.
    var mask = 0
    var wakes = 0
    /// Whether a phrase or value may end there.
    var isLast = false

    /// Whether there is a way on before tokens of these words and beginnings.
    @inline(__always)
    func leadsOn(_ bits: Int, _ wakes: Int) -> Bool {
      isLast || mask & bits != 0 || self.wakes & wakes != 0
    }

    /// Whether nothing can come, nor an end.
    var isClosed: Bool { mask | wakes == 0 && !isLast }

    mutating func join(_ other: Way) {
      mask |= other.mask
      wakes |= other.wakes
      isLast = isLast || other.isLast
    }
  }

  /// What leads on from this state.
  func way(on state: Int32) -> Way {
    let at = states + Self.stateSize * Int(state)
    return Way(mask: base.n8(at), wakes: base.n8(at + 8), isLast: base.n2(at + 28) > 0)
  }

  /// What may come behind this word where it begins this machine; nothing where it cannot.
  @inline(__always)
  func afterWord(_ word: Int32, _ machine: Int) -> Way {
    unpacked.pointee.afterWord[word, machine] ?? findAfterWord(word, machine)
  }

  @inline(never)
  private func findAfterWord(_ word: Int32, _ machine: Int) -> Way {
    // A machine that holds itself may go on in any way.
    unpacked.pointee.afterWord[word, machine] = Way(isLast: true)
    var way = Way()
    let root = state(machineRoot(machine))
    if root.mayTake(WordSet.bit(word)) {
      var place = firstArc(root.words, word)
      while place < root.words.upperBound, label(place) == Int(word) {
        way.join(self.way(on: arc(place).target))
        place += 1
      }
    }
    for place in root.slotArcs(MachineStarts.number) {
      let slot = slotArc(place)
      let terminal = terminals[Int(slot.arc.label)]
      switch terminal.kind {
      case .number: break
      case .text: way.isLast = true
      case .quantity:
        guard let prefixMachine, !afterWord(word, prefixMachine).isClosed else { break }
        way.isLast = true
      case .machine:
        let inner = afterWord(word, terminal.argument)
        way.join(Way(mask: inner.mask, wakes: inner.wakes))
        if inner.isLast { way.join(slot.next) }
      }
    }
    unpacked.pointee.afterWord[word, machine] = way
    return way
  }
}
