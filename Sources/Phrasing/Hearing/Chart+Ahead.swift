/// What may lead on from where an item would stand: most would be dead ends, and are not made.
extension Chart {
  /// What may come next before some token: the token itself, and what stands behind all that may be passed over there.
  struct Ahead {
    var isKnown = false
    /// The words, and what the tokens can begin, as bits.
    var bits = 0
    var wakes = 0

    mutating func join(_ other: Ahead) {
      bits |= other.bits
      wakes |= other.wakes
    }
  }

  /// Whether a phrase may end in this state, or something lead on from it.
  @inline(__always)
  mutating func leadsOn(_ state: Int32, at column: Int) -> Bool {
    guard state != tables.start, state != tables.finish else { return true }
    let here = tables.state(state)
    guard here.endings.isEmpty else { return true }
    let ahead = ahead(column)
    return here.mayTake(ahead.bits) || here.wakes & ahead.wakes != 0
  }

  @inline(__always)
  private mutating func ahead(_ column: Int) -> Ahead {
    let known = aheads[column]
    return known.isKnown ? known : lookAhead(column)
  }

  private mutating func lookAhead(_ column: Int) -> Ahead {
    var ahead = Ahead(isKnown: true)
    if column < readers.tokens.count {
      let token = readers.tokens.address(of: column)
      (ahead.bits, ahead.wakes) = (token.pointee.bit, token.pointee.wakes)
      if token.pointee.isPassable { ahead.join(self.ahead(column + 1)) }
      for index in readers.machine(tables.modifierMachine, at: column) {
        ahead.join(self.ahead(Int(readers.readings.address(of: index).pointee.end)))
      }
    }
    aheads[column] = ahead
    return ahead
  }
}
