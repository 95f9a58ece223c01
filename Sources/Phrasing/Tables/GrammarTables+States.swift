extension GrammarTables {
  /// A state as it is quickest to look at: what may lead on from it, and where its arcs stand.
  ///
  /// Arcs are numbered through the grammar: a state's words in their order, then its slots for numbers and quantities,
  /// then all other slots.
  struct State {
    /// The words that may lead on from here, as bits that are almost always right.
    fileprivate(set) var mask: Int
    /// What a token must be able to begin for a slot to be worth trying, as bits.
    fileprivate(set) var wakes: Int
    fileprivate var first: Int32
    fileprivate var wordCount: Int32
    fileprivate var slotCount: Int32
    fileprivate var numberCount: Int32
    fileprivate var firstSlot: Int32
    fileprivate var firstEnding: Int32
    fileprivate var endingCount: Int32

    /// Whether a word with this bit may lead on from here; almost always right.
    @inline(__always) func mayTake(_ bit: Int) -> Bool { mask & bit != 0 }

    var words: Range<Int> { @inline(__always) get { Int(first)..<Int(first + wordCount) } }
    /// The slots by the numbers of their arcs.
    var slots: Range<Int> {
      @inline(__always) get { Int(first + wordCount)..<Int(first + wordCount + slotCount) }
    }
    /// The slots that a token which can begin these things may fill, by their places among the unpacked ones.
    @inline(__always)
    func slotArcs(_ wakes: Int) -> Range<Int> {
      let first = wakes & MachineStarts.number != 0 ? firstSlot : firstSlot + numberCount
      return Int(first)..<Int(firstSlot + slotCount)
    }
    var endings: Range<Int> {
      @inline(__always) get { Int(firstEnding)..<Int(firstEnding + endingCount) }
    }
  }

  struct Arc {
    var label: Int32
    var target: Int32
    var points: Int32
    var isRepair: Bool

    /// The part of the points that is a guess.
    var repair: Int32 { @inline(__always) get { isRepair ? points : 0 } }
  }

  /// The arc of a typed slot, and what a token must be able to begin for it, as bits.
  struct SlotArc {
    var arc: Arc
    var needs: Int
    /// The least that filling it can cost.
    var least: Int32
    /// Where its readings are remembered.
    var readings: Int32
    /// What leads on from its target.
    var next: Way
  }

  static let stateSize = 30

  @inline(__always)
  func state(_ state: Int32) -> State {
    let place = unpacked.pointee.places[Int(state)]
    return place > 0 ? unpacked.pointee.states[Int(place - 1)] : unpack(state)
  }

  @inline(never)
  private func unpack(_ number: Int32) -> State {
    let at = states + Self.stateSize * Int(number)
    var state = State(
      mask: base.n8(at), wakes: 0, first: Int32(base.n3(at + 16)),
      wordCount: Int32(base.n2(at + 19)), slotCount: Int32(base.n2(at + 21) + base.n2(at + 23)),
      numberCount: Int32(prefixMachine == nil ? base.n2(at + 21) : 0),
      firstSlot: Int32(unpacked.pointee.slots.count), firstEnding: Int32(base.n3(at + 25)),
      endingCount: Int32(base.n2(at + 28)))
    for index in state.slots {
      let arc = arc(index)
      let needs = needs(terminals[Int(arc.label)])
      state.wakes |= needs
      let least = needs == MachineStarts.any && isText(arc) ? Cost.textCharacter : 0
      unpacked.pointee.needs.append(needs)
      unpacked.pointee.slots.append(
        SlotArc(
          arc: arc, needs: needs, least: arc.points + Int32(Cost.slot + least),
          readings: Int32(Readers.place(terminals[Int(arc.label)])),
          next: way(on: arc.target)))
    }
    unpacked.pointee.states.append(state)
    unpacked.pointee.places[Int(number)] = Int32(unpacked.pointee.states.count)
    return state
  }

  private func isText(_ arc: Arc) -> Bool { terminals[Int(arc.label)].kind == .text }

  /// What a token must be able to begin for this slot, as bits.
  func needs(_ terminal: Terminal) -> Int {
    switch terminal.kind {
    case .number: MachineStarts.number
    case .quantity: MachineStarts.number | (prefixMachine.map(wake) ?? 0)
    case .text: MachineStarts.any
    case .machine: wake(terminal.argument)
    }
  }

  @inline(__always)
  func slotArc(_ place: Int) -> SlotArc { unpacked.pointee.slots[place] }

  /// The first of these slots that a token which can begin these things may fill; the end where there is none.
  @inline(__always)
  func nextSlot(_ places: Range<Int>, _ wakes: Int) -> Int {
    let needs = unpacked.pointee.needs.address(of: 0)
    var place = places.lowerBound
    while place < places.upperBound, needs[place] & wakes == 0 { place += 1 }
    return place
  }

  /// Where a slot stands, until another state is unpacked.
  @inline(__always) func slotPlace(_ place: Int) -> UnsafePointer<SlotArc> {
    UnsafePointer(unpacked.pointee.slots.address(of: place))
  }

  @inline(__always)
  func arc(_ index: Int) -> Arc {
    let bits = base.n8(arcs + 8 * index)
    return Arc(
      label: Int32(bits & 0x1F_FFFF), target: Int32(bits >> 21 & 0x1F_FFFF),
      points: Int32(bits >> 42 & 0x7F), isRepair: bits >> 49 != 0)
  }

  @inline(__always) func label(_ index: Int) -> Int { base.n3(arcs + 8 * index) }
  @inline(__always) func ending(_ index: Int) -> Int32 { Int32(base.n3(finals + 3 * index)) }

  /// The first word arc of the range that is labelled with this word or a later one.
  ///
  /// Labels are compared as they stand, seven bits to a byte: that is the order of their numbers.
  @inline(__always)
  func firstArc(_ range: Range<Int>, _ word: Int32) -> Int {
    let arcs = UnsafeRawPointer(base.base + arcs)
    let packed = UInt32(word & 0x7F | (word & 0x3F80) << 1 | (word & 0x1F_C000) << 2)
    var (low, high) = (range.lowerBound, range.upperBound)
    while low < high {
      let middle = (low + high) >> 1
      let label = UInt32(
        littleEndian: arcs.loadUnaligned(fromByteOffset: 8 * middle, as: UInt32.self))
      if label & 0x00FF_FFFF < packed { low = middle + 1 } else { high = middle }
    }
    return low
  }
}
