import Measures

/// What a pattern is in the network: states, and edges for what is heard between them.
extension Compiler {
  /// What a pattern costs before it has begun.
  struct Weight {
    static let none = Weight(points: 0, isGuess: false)
    var points: Int
    var isGuess: Bool

    func adding(_ more: Int, _ isGuess: Bool) -> Weight {
      Weight(points: points + more, isGuess: self.isGuess || isGuess)
    }
  }

  /// Adds the pattern after a state and gives the state in which it is complete.
  mutating func add(_ pattern: Pattern, from start: Int32, _ weight: Weight = .none)
    -> Int32
  {
    switch pattern {
    case .words(let words): return add(words, from: start, weight)
    case .sequence(let parts): return add(sequence: parts, from: start, weight)
    case .choice(let parts):
      let end = network.addState()
      for part in parts { network.addFree(add(part, from: start, weight), end) }
      return end
    case .anyOrder(let parts):
      let end = network.addState()
      guard parts.count <= Self.mostInAnyOrder else {
        report("at most \(Self.mostInAnyOrder) parts stand in any order", column: 0)
        return end
      }
      for order in Self.orders(of: parts) {
        network.addFree(add(.sequence(order), from: start, weight), end)
      }
      return end
    case .optional(let part):
      let end = add(part, from: start, weight)
      // A loop inside the part may come back to its end; a fresh state keeps the way past it one-way.
      let past = network.addState()
      network.addFree(end, past)
      network.addFree(start, past)
      return past
    case .repeated(let part):
      let begin = network.addState()
      network.addFree(start, begin)
      let end = add(part, from: begin, weight)
      network.addFree(end, begin)
      return end
    case .weighted(let part, let points, let isGuess):
      return add(part, from: start, weight.adding(points, isGuess))
    case .rule(let name, let column): return add(rule: name, column, from: start, weight)
    case .slot(let spec): return add(spec, from: start, weight)
    }
  }

  /// A weight stands on the first thing that is heard, also when what is optional before it is left out.
  mutating func add(
    sequence parts: [Pattern], from start: Int32, _ weight: Weight
  ) -> Int32 {
    if weight.points > 0, parts.count > 1, case .optional(let first) = parts[0] {
      let end = network.addState()
      let rest = Array(parts.dropFirst())
      network.addFree(add(sequence: [first] + rest, from: start, weight), end)
      network.addFree(add(sequence: rest, from: start, weight), end)
      return end
    }
    var state = start
    var weight = weight
    for part in parts {
      state = add(part, from: state, weight)
      weight = .none
    }
    return state
  }

  /// Every order is written out, and there are 720 of six.
  static let mostInAnyOrder = 6

  static func orders(of parts: [Pattern]) -> [[Pattern]] {
    guard parts.count > 1 else { return [parts] }
    var orders: [[Pattern]] = []
    for index in parts.indices {
      var rest = parts
      let first = rest.remove(at: index)
      orders += self.orders(of: rest).map { [first] + $0 }
    }
    return orders
  }

  mutating func add(
    rule name: String, _ column: Int, from start: Int32, _ weight: Weight
  ) -> Int32 {
    guard let rules = source.rules[name] else {
      let names = Array(source.rules.keys) + (base?.index.rules ?? [])
      report(
        "no rule is called '\(name)'" + Nearest.hint(for: name, among: names), column: column + 1)
      return network.addState()
    }
    guard !expanding.contains(name) else {
      report("rule '\(name)' contains itself; sentences cannot be nested", column: column + 1)
      return network.addState()
    }
    guard network.edges.count < 4 * mostStates else {
      report(
        "here these files become more than one language can hold; shorten them", column: column + 1)
      return network.addState()
    }
    expanding.append(name)
    image.usedRules.insert(name)
    let end = network.addState()
    let caller = (current, line)
    for rule in rules {
      (current, line) = (rule.place, rule.line)
      network.addFree(add(rule.content, from: start, weight), end)
    }
    (current, line) = caller
    expanding.removeLast()
    return end
  }

  /// Words one after another, and beside them what a recogniser may make of them.
  mutating func add(_ words: [String], from start: Int32, _ weight: Weight) -> Int32 {
    var states = [start]
    for (index, word) in words.enumerated() {
      let next = network.addState()
      vocabulary.mark(word, .literal)
      let own = index == 0 ? weight : .none
      network.addEdge(
        states[index], vocabulary.number(of: word), points: own.points, isRepair: own.isGuess, next)
      states.append(next)
    }
    for (index, word) in words.enumerated() {
      for sound in sounds[word] ?? [] where words[index...].starts(with: sound.meant) {
        for heard in sound.heard {
          addSound(
            heard, from: states[index], to: states[index + sound.meant.count],
            points: sound.points + (index == 0 ? weight.points : 0))
        }
      }
    }
    return states[words.count]
  }

  mutating func addSound(_ heard: [String], from start: Int32, to end: Int32, points: Int) {
    var state = start
    for (index, word) in heard.enumerated() {
      let next = index == heard.count - 1 ? end : network.addState()
      network.addEdge(
        state, vocabulary.number(of: word), points: index == 0 ? points : 0, isRepair: true, next)
      state = next
    }
  }

  mutating func add(_ spec: Pattern.SlotSpec, from start: Int32, _ weight: Weight) -> Int32 {
    let end = network.addState()
    guard let terminal = terminal(for: spec) else { return end }
    network.addEdge(
      start, Int32(-1 - image.addTerminal(terminal)), points: weight.points,
      isRepair: weight.isGuess, end)
    return end
  }

  mutating func terminal(for spec: Pattern.SlotSpec) -> GrammarImage.Terminal? {
    var terminal = GrammarImage.Terminal(
      kind: .number, argument: 0, slot: spec.name, range: spec.range, unit: spec.unit)
    if let range = spec.range, range.lowerBound < 0 || range.upperBound > Cost.greatestBound {
      report("a range lies between 0 and \(Int(Cost.greatestBound))", column: spec.column + 1)
      return nil
    }
    switch spec.type {
    case "number": terminal.argument = spec.numbers.rawValue
    case "text":
      terminal.kind = .text
      terminal.argument = spec.freedom.rawValue
    case "quantity":
      terminal.kind = .quantity
      terminal.argument = (1 << Quantity.Dimension.allCases.count) - 1
    default:
      if let dimension = Quantity.Dimension(rawValue: spec.type) {
        terminal.kind = .quantity
        terminal.argument = dimension.bit
        if spec.numbers == .measured { terminal.argument |= Quantity.Dimension.measuredBit }
      } else if let machine = machines[spec.type] {
        terminal.kind = .machine
        terminal.argument = machine
        image.usedMachines.insert(spec.type)
      } else {
        let names =
          ["number", "text", "quantity"] + Quantity.Dimension.allCases.map(\.rawValue)
          + machines.keys.sorted()
        report(
          "no slot type is called '\(spec.type)'" + Nearest.hint(for: spec.type, among: names),
          column: spec.column + 1)
        return nil
      }
    }
    return terminal
  }
}

extension Quantity.Dimension {
  /// In the set of dimensions that a slot takes: no bare numbers.
  static let measuredBit = 1 << 13

  /// Its bit in the set of dimensions that a slot takes.
  var bit: Int { 1 << (Self.allCases.firstIndex(of: self) ?? 0) }
}
