import Measures

/// Turns the text files of one language into the bytes that listening works on.
public struct Compiler {
  let source: LanguageSource
  /// The compiled language that these files are added to.
  let base: BaseLanguage?
  private(set) var vocabulary: VocabularyBuilder
  private(set) var network = Network()
  private(set) var image: GrammarImage
  /// Where the phrases of all intents begin in the network.
  private(set) var begin: Int32 = 0
  /// What a recogniser makes of words, by the first of them.
  private let sounds: [String: [LanguageSource.Sound]]
  /// The composed types and word lists, by name.
  private var machines: [String: Int] = [:]
  /// Rules that are being expanded, to catch one that contains itself.
  private var expanding: [String] = []
  private let mostStates: Int
  private var current = Place(file: "", line: 0)
  private var line = ""
  private(set) var faults: [Diagnostic] = []

  /// Compiles the files of one language.
  ///
  /// - Returns: the compiled bytes, and everything that is wrong with the files. Lines with an error are left
  ///   out of what is compiled, so a broken line never takes the others down.
  public static func compile(
    language: String, _ files: [SourceFile]
  ) -> (bytes: [UInt8], faults: [Diagnostic]) {
    var compiler = Compiler(LanguageSource(tag: language, files: files))
    let bytes = compiler.compile()
    return (bytes, compiler.faults.inOrder)
  }

  /// - Parameter mostStates: how many states there may be, and four times as many before they are merged. Rules
  ///   within rules within rules soon come to more than anybody could say.
  init(_ source: LanguageSource, onto base: BaseLanguage? = nil, mostStates: Int = 1 << 19) {
    self.source = source
    self.base = base
    self.mostStates = mostStates
    vocabulary = VocabularyBuilder(base)
    image = base.map(GrammarImage.init(after:)) ?? GrammarImage()
    sounds = Dictionary(grouping: source.heard.filter { !$0.meant.isEmpty }) { $0.meant[0] }
    faults = source.faults
  }

  mutating func compile() -> [UInt8] {
    guard merge() else { return outgrown() }
    let bytes = image.bytes()
    return bytes.isEmpty ? outgrown() : bytes
  }

  /// Puts what these files add to the base into the image; false when it is more than there can be.
  mutating func mergeAddition(to base: BaseLanguage) -> Bool {
    markWords()
    addMachines()
    begin = addIntents()
    guard network.edges.count < 4 * mostStates else { return false }
    var determinizer = Determinizer(network, mostStates: mostStates)
    let start = root(begin, &determinizer)
    let roots = image.machines.map { root(Int32($0.root), &determinizer) }
    image.words = vocabulary.words
    image.spellings = vocabulary.spellings
    image.append(determinizer.states, start: start, roots: roots, to: base)
    return !determinizer.isOutgrown && !image.isOutgrown
  }

  /// The merged state of one from which something was added.
  private func root(_ state: Int32, _ determinizer: inout Determinizer) -> Int? {
    let index = Int(state)
    let isEmpty =
      network.edges[index].isEmpty && network.free[index].isEmpty && network.endings[index].isEmpty
    return isEmpty ? nil : Int(determinizer.root(state))
  }

  /// Puts everything into the image, with equal beginnings merged; false when it is more than there can be.
  mutating func merge() -> Bool {
    markWords()
    image.language = source.tag
    image.style = source.style
    addMachines()
    begin = addIntents()
    guard network.edges.count < 4 * mostStates else { return false }
    var determinizer = Determinizer(network, mostStates: mostStates)
    image.start = Int(determinizer.root(begin))
    image.finish = Int(determinizer.lastState())
    for index in image.machines.indices {
      image.machines[index].root = Int(determinizer.root(Int32(image.machines[index].root)))
    }
    image.states = determinizer.states
    image.words = vocabulary.words
    image.spellings = vocabulary.spellings
    image.compounds = source.compounds
    return !determinizer.isOutgrown
  }

  private mutating func outgrown() -> [UInt8] {
    (current, line) = (Place(file: "\(source.tag)/", line: 0), "")
    report("these files are more than one language can hold; shorten them", column: 0)
    return []
  }

  // MARK: Words

  private mutating func markWords() {
    for (word, spellings) in source.same {
      for spelling in spellings {
        for text in Tokenizer.words(Array(spelling.utf8)).prefix(1) {
          vocabulary.addSpelling(text, of: word)
        }
      }
    }
    for numeral in source.numerals {
      guard let role = Numeral.Role(name: numeral.content.role) else { continue }
      for (word, value) in numeral.content.words {
        for text in Tokenizer.words(Array(word.utf8)).prefix(1) {
          vocabulary.mark(text, Numeral(role: role, value: value))
        }
      }
    }
    for (sets, flag) in [
      (source.fillers, WordFlags.filler), (source.guards, .guarding), (source.stops, .stop),
      (source.joins, .join),
    ] {
      for words in sets where words.count == 1 { vocabulary.mark(words[0], flag) }
    }
  }

  // MARK: Machines: word lists, composed types, modifiers, joining words

  private mutating func addMachines() {
    for index in image.machines.indices {
      machines[image.machines[index].name] = index
      image.machines[index].root = Int(network.addState())
    }
    for group in source.lists { declare(group.name, .list) }
    for group in source.forms { declare(group.name, .form) }
    declare("modifier", .modifier)
    declare("join", .list)
    let idioms = source.guards.filter { $0.count > 1 }
    if !idioms.isEmpty { declare(Readers.idioms, .list) }
    for group in source.lists + source.forms { fill(group.name, group.alternatives) }
    let place = Place(file: "\(source.tag)/", line: 0)
    let fillers = source.fillers.filter { $0.count > 1 }.map {
      LanguageSource.Alternative(pattern: .words($0), place: place, line: "")
    }
    fill("modifier", source.modifiers + fillers)
    fill(
      Readers.idioms,
      idioms.map {
        LanguageSource.Alternative(pattern: .words($0), value: "not", place: place, line: "")
      })
    fill(
      "join",
      source.joins.map {
        LanguageSource.Alternative(pattern: .words($0), value: "and", place: place, line: "")
      })
  }

  private mutating func declare(_ name: String, _ kind: GrammarImage.Machine.Kind) {
    guard machines[name].map({ $0 < image.before.machines }) ?? true else {
      return report("'\(name)' is both a list and a form; rename one of them", column: 0)
    }
    guard machines[name] == nil else { return }
    machines[name] = image.machines.count
    let root = Int(network.addState())
    image.machines.append(GrammarImage.Machine(name: name, kind: kind, root: root))
  }

  private mutating func fill(_ name: String, _ alternatives: [LanguageSource.Alternative]) {
    guard let index = machines[name], !alternatives.isEmpty else { return }
    image.repeatEndings(of: index)
    for alternative in alternatives {
      (current, line) = (alternative.place, alternative.line)
      let isSpoken = !["modifier", "join", Readers.idioms].contains(name)
      let ending = image.addEnding(
        GrammarImage.Ending(
          owner: index, place: current, given: alternative.given, value: alternative.value,
          takes: name == "modifier" ? slots(in: alternative.pattern) : 0,
          spoken: isSpoken ? line : ""))
      image.machines[index].endings.append(ending)
      let last = add(alternative.pattern, from: Int32(image.machines[index].root))
      network.end(last, ending)
    }
  }

  /// The shared slots that a modifier fills, as a set of bits.
  private mutating func slots(in pattern: Pattern) -> Int {
    source.slots(in: pattern).reduce(0) { $0 | bit(ofModifier: $1.name) }
  }

  private mutating func bit(ofModifier name: String) -> Int {
    if let bit = image.modifierBit(name) { return bit }
    report(
      "'\(name)' is one too many: a language has \(GrammarImage.mostModifiers) shared slots",
      column: 0)
    return 0
  }

  // MARK: Intents

  private mutating func addIntents() -> Int32 {
    let begin = network.addState()
    for intent in source.intents {
      (current, line) = (intent.place, intent.line)
      var compiled = image.intent(intent.name, title: intent.title, base)
      compiled.takes |= intent.takes.reduce(0) { $0 | bit(ofModifier: $1) }
      for ask in intent.asks { compiled.asks.append((ask.content.key, ask.content.text)) }
      for reply in intent.replies {
        compiled.replies.append((reply.content.key, reply.content.text))
      }
      let index = image.intents.count
      image.intents.append(compiled)
      for phrase in intent.phrases {
        (current, line) = (phrase.place, phrase.line)
        let ending = image.addEnding(
          GrammarImage.Ending(
            owner: compiled.number, place: current, given: phrase.given, value: "",
            takes: compiled.takes))
        let last = add(phrase.pattern, from: begin)
        network.end(last, ending)
        rememberTypes(phrase.pattern, index)
      }
    }
    return begin
  }

  /// The type of each slot, so that an answer can be read without its question.
  private mutating func rememberTypes(_ pattern: Pattern, _ intent: Int) {
    for slot in source.slots(in: pattern)
    where !image.intents[intent].hasType(of: slot.name) {
      image.intents[intent].types.append((slot.name, slot.type))
    }
  }

  // MARK: Patterns

  /// What a pattern costs before it has begun.
  private struct Weight {
    static let none = Weight(points: 0, isGuess: false)
    var points: Int
    var isGuess: Bool

    func adding(_ more: Int, _ isGuess: Bool) -> Weight {
      Weight(points: points + more, isGuess: self.isGuess || isGuess)
    }
  }

  /// Adds the pattern after a state and gives the state in which it is complete.
  private mutating func add(_ pattern: Pattern, from start: Int32, _ weight: Weight = .none)
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
  private mutating func add(
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
  private static let mostInAnyOrder = 6

  private static func orders(of parts: [Pattern]) -> [[Pattern]] {
    guard parts.count > 1 else { return [parts] }
    var orders: [[Pattern]] = []
    for index in parts.indices {
      var rest = parts
      let first = rest.remove(at: index)
      orders += self.orders(of: rest).map { [first] + $0 }
    }
    return orders
  }

  private mutating func add(
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
  private mutating func add(_ words: [String], from start: Int32, _ weight: Weight) -> Int32 {
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

  private mutating func addSound(_ heard: [String], from start: Int32, to end: Int32, points: Int) {
    var state = start
    for (index, word) in heard.enumerated() {
      let next = index == heard.count - 1 ? end : network.addState()
      network.addEdge(
        state, vocabulary.number(of: word), points: index == 0 ? points : 0, isRepair: true, next)
      state = next
    }
  }

  private mutating func add(_ spec: Pattern.SlotSpec, from start: Int32, _ weight: Weight) -> Int32
  {
    let end = network.addState()
    guard let terminal = terminal(for: spec) else { return end }
    network.addEdge(
      start, Int32(-1 - image.addTerminal(terminal)), points: weight.points,
      isRepair: weight.isGuess, end)
    return end
  }

  private mutating func terminal(for spec: Pattern.SlotSpec) -> GrammarImage.Terminal? {
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

  private mutating func report(_ message: String, column: Int) {
    let bytes = Array(line.utf8)
    let scalars =
      column == 0
      ? 0
      : String(decoding: bytes.prefix(column - 1), as: UTF8.self).unicodeScalars.count + 1
    let fault = Diagnostic(
      severity: .error, place: current, column: scalars, message: message, excerpt: line)
    if !faults.contains(fault) { faults.append(fault) }
  }
}

extension Quantity.Dimension {
  /// In the set of dimensions that a slot takes: no bare numbers.
  static let measuredBit = 1 << 13

  /// Its bit in the set of dimensions that a slot takes.
  var bit: Int { 1 << (Self.allCases.firstIndex(of: self) ?? 0) }
}
