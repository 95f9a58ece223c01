extension Readers {
  /// Whether a number may be cut in two where something else begins at this token: "ten thousand six | fifty steps".
  ///
  /// Figures stand apart by themselves, so they count only where `figuresToo` is asked for.
  mutating func cutsNumber(_ at: Int, figuresToo: Bool = false) -> Bool {
    guard at > 0, at < tokens.count else { return false }
    let (left, right) = (tokens.address(of: at - 1), tokens.address(of: at))
    guard right.pointee.gap < .comma else { return false }
    guard left.pointee.number.isNaN else {
      guard let after = right.pointee.numeral else {
        return figuresToo && !right.pointee.number.isNaN
      }
      return after.multiplies || after.role == .point
    }
    guard let before = left.pointee.numeral, before.counts, !before.endsNumber else {
      return false
    }
    guard let after = right.pointee.numeral else {
      return figuresToo && !right.pointee.number.isNaN
    }
    if after.role == .point { return true }
    if after.role == .article { return numeral(at + 1)?.multiplies ?? false }
    // 二|两白酒: where figures follow each other one by one, none does after a digit that is more than one of them.
    if after.role == .teen, before.role == .digit, tables.style.contains(.elliptic) { return false }
    return after.counts
  }

  /// Whether a number stands right behind one figure in digits that may be its beginning: "2 | 50 ml".
  mutating func followsPiece(_ at: Int) -> Bool {
    guard at > 0, at < tokens.count else { return false }
    let (left, right) = (tokens.address(of: at - 1), tokens.address(of: at))
    return right.pointee.gap == .space && left.pointee.number < 10
      && left.pointee.number.isWhole
      && (!right.pointee.number.isNaN || right.pointee.numeral?.counts == true)
  }

  /// Whether a time of two single figures stands right behind a number, whose end one of them may be: "5 | 6 8 am".
  mutating func mayBeginEarlier(_ at: Int) -> Bool {
    guard at > 0, at + 1 < tokens.count, !tokens[at - 1].number.isNaN, !tokens[at].number.isNaN,
      tokens[at].gap == .space, tokens[at + 1].gap == .space
    else { return false }
    let next = tokens[at + 1]
    return !next.number.isNaN && next.end - next.start == 1 || next.numeral?.role == .digit
  }

  /// Whether a form or modifier may have taken a number in: all but those that hold words of a list.
  mutating func holdsNumber(_ reading: Reading) -> Bool {
    filled(by: reading).contains { readings[Int($0.reading)].kind != .word }
  }

  /// Whether a modifier is nothing but the name of a person: "dad", "my dad", but not "for dad".
  mutating func isName(_ reading: Reading, at column: Int) -> Bool {
    guard reading.captureCount == 1, let capture = filled(by: reading).first else { return false }
    let terminal = tables.terminal(Int(capture.terminal))
    let end = readings[Int(capture.reading)].end
    guard tables.slotName(terminal) == "person", terminal.kind == .machine, end == reading.end
    else { return false }
    var start = column
    if let own = tables.oneselfMachine, !machine(own, at: column).isEmpty { start += 1 }
    return (column...start).contains { place in
      place < end && machine(terminal.argument, at: place).contains { readings[$0].end == end }
    }
  }
}

extension Numeral {
  /// Whether it is part of the figure itself.
  var counts: Bool {
    switch role {
    case .digit, .zero, .teen, .tens, .hundreds, .times, .scale: true
    case .point, .part, .and, .article, .of, .whole, .few, .classifier, .ratio, .minus, .more,
      .all, .range:
      false
    }
  }

  var multiplies: Bool { role == .times || role == .scale }

  /// Whether nothing smaller can follow, as after 刻, a quarter of an hour.
  var endsNumber: Bool { role == .times && ![10, 100, 1000].contains(value) }
}
