import Measures

/// What may come behind a number that begins a machine, by what the number is.
///
/// A clock or a date begins with a small number, and most figures of a record are none: they wake hardly anything.
extension GrammarTables {
  /// What a number is to the slots that may take it.
  enum Size: Int, CaseIterable {
    /// The one of "a" and "an".
    case article
    /// As hours, days and months have; with decimals too.
    case small
    /// As minutes have.
    case minute
    /// As hardly any part of a time has.
    case middle
    /// As years have, and times written as one number.
    case large
    /// So much time, and so much of anything else.
    case duration, measure

    fileprivate static let greatestSmall = 31.0
    fileprivate static let greatestMinute = 60.0
    fileprivate static let leastLarge = 100.0

    @inline(__always)
    init(_ reading: UnsafePointer<Reading>) {
      guard reading.pointee.kind == .number else {
        self = UnitTable.bits[Int(reading.pointee.unit)] == Self.durationBit ? .duration : .measure
        return
      }
      let number = reading.pointee.number
      self =
        reading.pointee.isArticle
        ? .article
        : number <= Self.greatestSmall
          ? .small
          : number <= Self.greatestMinute ? .minute : number < Self.leastLarge ? .middle : .large
    }

    fileprivate static let durationBit = Quantity.Dimension.duration.bit
  }

  /// What may come behind a number that begins this machine, whatever the number is.
  @inline(__always)
  func afterNumber(_ machine: Int) -> Way { afterNumbers(machine)[Size.allCases.count] }

  /// What may come behind a number of this size that begins this machine.
  @inline(__always)
  func afterNumber(_ machine: Int, _ size: Size) -> Way { afterNumbers(machine)[size.rawValue] }

  @inline(__always)
  private func afterNumbers(_ machine: Int) -> UnsafePointer<Way> {
    unpacked.pointee.afterNumber[machine] ?? findAfterNumber(machine)
  }

  @inline(never)
  private func findAfterNumber(_ machine: Int) -> UnsafePointer<Way> {
    let ways = UnsafeMutablePointer<Way>.allocate(capacity: Size.allCases.count + 1)
    // A machine that holds itself may go on in any way.
    ways.initialize(repeating: Way(isLast: true), count: Size.allCases.count + 1)
    unpacked.pointee.afterNumber[machine] = UnsafePointer(ways)
    var found = Array(repeating: Way(), count: Size.allCases.count + 1)
    let root = state(machineRoot(machine))
    for place in root.slotArcs(MachineStarts.number) {
      let slot = slotArc(place)
      let terminal = terminals + Int(slot.arc.label)
      for size in Size.allCases {
        switch terminal.pointee.kind {
        case .number, .quantity:
          if terminal.pointee.mayTake(size) { found[size.rawValue].join(slot.next) }
        case .text: break
        case .machine:
          let inner = afterNumber(terminal.pointee.argument, size)
          found[size.rawValue].join(Way(mask: inner.mask, wakes: inner.wakes))
          if inner.isLast { found[size.rawValue].join(slot.next) }
        }
      }
    }
    for size in Size.allCases { found[Size.allCases.count].join(found[size.rawValue]) }
    for (place, way) in found.enumerated() { ways[place] = way }
    return UnsafePointer(ways)
  }
}

extension GrammarTables.Terminal {
  /// Whether a slot for numbers or quantities may take any number of this size.
  fileprivate func mayTake(_ size: GrammarTables.Size) -> Bool {
    let isNumber = kind == .number
    switch size {
    case .article: return isNumber && argument == Pattern.Numbers.any.rawValue
    case .small: return isNumber && (range?.lowerBound ?? 0) <= GrammarTables.Size.greatestSmall
    case .minute: return isNumber && reaches(GrammarTables.Size.greatestSmall)
    case .middle: return isNumber && reaches(GrammarTables.Size.greatestMinute)
    case .large:
      return isNumber && (range?.upperBound ?? .infinity) >= GrammarTables.Size.leastLarge
    case .duration: return !isNumber && argument & GrammarTables.Size.durationBit != 0
    case .measure: return !isNumber && argument & ~GrammarTables.Size.durationBit != 0
    }
  }

  /// Whether it takes numbers above this one and below the large ones; no clock has such.
  private func reaches(_ number: Double) -> Bool {
    guard argument != Pattern.Numbers.clock.rawValue else { return false }
    guard let range else { return true }
    return range.upperBound > number && range.lowerBound < GrammarTables.Size.leastLarge
  }
}
