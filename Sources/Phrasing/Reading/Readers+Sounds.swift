/// Numbers of which a recogniser wrote a word that sounds the same: "sixty ate", "slept ate hours".
extension Readers {
  /// The list of words that sound like a small number, each with that as its value.
  static let sounding = "sounding"

  /// Notes which number a word sounds like, and lets a number begin with it where a number may stand.
  mutating func noteSounds(_ soundingMachine: Int) {
    let wake = tables.wake(soundingMachine)
    for index in tokens.indices where tokens[index].starts & wake != 0 {
      guard tokens[index].numeral.map({ $0.role == .range }) ?? true,
        let found = machine(soundingMachine, at: index).map({ readings[$0] }).first(where: {
          Int($0.end) == index + 1
        }), let number = UInt8(tables.endingValue(found.ending)), number < 20
      else { continue }
      var sound = Token.Sound(
        number: number, points: Int32(Cost.sound) + found.points, isCommon: found.points > 0)
      // "Ate grams of rice": the first word is rather what it says.
      sound.begins = number > 0 && index > 0 && leadsNumber(index, sound)
      tokenizer.tokens[index].sound = sound
      guard sound.begins else { continue }
      tokenizer.tokens[index].wakes |= tables.numberStarts | MachineStarts.number
    }
  }

  /// Whether what follows goes on with a number or counts something: a unit, a multiplier, a point, "and a half"; after
  /// one also the tens of a number of hundreds.
  private mutating func leadsNumber(_ index: Int, _ sound: Token.Sound) -> Bool {
    guard index + 1 < tokens.count, tokens[index + 1].gap < .comma else { return false }
    switch numeral(index + 1)?.role {
    case .times, .scale: return true
    case .point: return digit(at: index + 2) != nil
    case .and: return half(at: index + 1) != nil
    case .tens: return sound.number == 1 && tables.style.contains(.pairs)
    // "Slept for hours" is not four of them.
    case nil: return !sound.isCommon && !machine(tables.unitMachine, at: index + 1).isEmpty
    default: return false
    }
  }

  /// The numbers that begin with a word which only sounds like one.
  mutating func readSound(at start: Int) {
    guard let sound = tokens[start].sound, sound.begins else { return }
    let (value, repair) = (Double(sound.number), Int(sound.points))
    guard let next = numeral(start + 1) else {
      return addNumber(value, end: start + 1, repair: repair)
    }
    switch next.role {
    case .times, .scale: addNumber(value * next.value, end: start + 2, repair: repair)
    case .and:
      guard let half = half(at: start + 1) else { return }
      addNumber(value + half.value, end: half.end, repair: repair)
    case .point: addPoint(after: value, at: start + 1, repair: repair)
    case .tens:
      addNumber(value * 100 + next.value, end: start + 2, repair: repair)
      guard let digit = digit(at: start + 2) else { return }
      addNumber(
        value * 100 + next.value + digit.value, end: start + 3, repair: repair + digit.repair)
    default: return
    }
  }

  /// What sounds like the end of the numbers read so far: "sixty ate", "one owe five", "ninety eight point ate".
  mutating func readSounds(from first: Int, at start: Int) {
    for index in first..<forming.count {
      let number = forming[index]
      let end = Int(number.end)
      guard end < tokens.count, tokens[end].gap < .comma, number.number >= 0,
        number.number == number.number.rounded()
      else { continue }
      let (points, repair) = (Int(number.points - number.repair), Int(number.repair))
      if numeral(end)?.role == .point, end + 1 < tokens.count, tokens[end + 1].sound != nil {
        addPoint(after: number.number, at: end, points: points, repair: repair)
      }
      guard let sound = tokens[end].sound else { continue }
      let isFollowed = isFollowed(end + (sound.number == 0 ? 2 : 1))
      // "Pulse eighty too high".
      if isFollowed, sound.isCommon { continue }
      let isDoubted = isFollowed || isCutOff(end, start)
      let cost = repair + (isDoubted ? Cost.approximate : 0) + Int(sound.points)
      if sound.number == 0 {
        guard (1...19).contains(number.number), let last = digit(at: end + 1) else { continue }
        addNumber(
          number.number * 100 + last.value, end: end + 2, points: points, repair: cost + last.repair
        )
      } else if sound.number < 10, numeral(end - 1)?.role == .tens {
        let whole = number.number + Double(sound.number)
        addNumber(whole, end: end + 1, points: points, repair: cost)
        if numeral(end + 1)?.role == .point {
          addPoint(after: whole, at: end + 1, points: points, repair: cost)
        }
      }
    }
  }

  /// Whether a range may have been cut off here: "pulse seventy to", where the lower figure of a pressure has none.
  private mutating func isCutOff(_ end: Int, _ start: Int) -> Bool {
    guard end + 1 == tokens.count, numeral(end)?.role == .range else { return false }
    guard let pairingMachine, start > 0 else { return true }
    return machine(pairingMachine, at: start - 1).isEmpty
  }

  /// Whether words go on that no number stands before: in "pulse sixty ate an hour ago" something was eaten.
  private mutating func isFollowed(_ next: Int) -> Bool {
    guard next < tokens.count, tokens[next].gap < .comma, tokens[next].kind != .symbol else {
      return false
    }
    if numeral(next)?.role == .point { return false }
    if let pairingMachine, !machine(pairingMachine, at: next).isEmpty { return false }
    return machine(tables.unitMachine, at: next).isEmpty
  }

  /// One digit behind a point, as it is said or as it sounds.
  private mutating func addPoint(after whole: Double, at dot: Int, points: Int = 0, repair: Int) {
    guard let digit = digit(at: dot + 1) else { return }
    addNumber(
      Decimal.sum(whole, digit.value, 10), end: dot + 2, points: points,
      repair: repair + digit.repair)
  }

  private func digit(at place: Int) -> (value: Double, repair: Int)? {
    guard place < tokens.count, tokens[place].gap < .comma else { return nil }
    let token = tokens[place]
    if let sound = token.sound, sound.number < 10 {
      return (Double(sound.number), Int(sound.points))
    }
    if token.numeral?.role == .digit { return (token.numeral?.value ?? 0, 0) }
    return token.number >= 0 && token.number < 10 && token.number.isWhole ? (token.number, 0) : nil
  }

  /// "And a half", with where it ends.
  private func half(at and: Int) -> (value: Double, end: Int)? {
    let part = and + (numeral(and + 1)?.role == .article ? 2 : 1)
    guard let numeral = numeral(part), numeral.role == .part else { return nil }
    return (numeral.value, part + 1)
  }
}
