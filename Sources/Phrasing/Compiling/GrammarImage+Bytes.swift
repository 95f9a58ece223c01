import Measures

extension GrammarImage {
  /// The first bytes of every compiled grammar, with the version of its layout.
  static let magic = Array("saywell-grammar 3\n".utf8)

  /// The sections of a compiled grammar, in the order of their offsets in the header.
  enum Section: Int, CaseIterable {
    case words, hash, numerals, states, arcs, finals, terminals, machines, endings, given
    case intents, sentences, compounds, facts, strings
  }

  /// The grammar as bytes that are also valid UTF-8, since a compiled grammar is embedded as a string: whole
  /// numbers stand seven bits to a byte, the lowest first, and texts stand as they are.
  ///
  /// - Returns: the bytes; none where a number or a text is more than its place can hold.
  func bytes() -> [UInt8] {
    guard !isOutgrown else { return [] }
    var image = self
    image.allotBits()
    return image.written()
  }

  private func written() -> [UInt8] {
    let starts = MachineStarts(self)
    var strings = StringPool()
    var sections = Array(repeating: [UInt8](), count: Section.allCases.count)
    func put(_ section: Section, _ write: (inout [UInt8]) -> Void) {
      write(&sections[section.rawValue])
    }
    let numerals = Array(Set(words.compactMap(\.numeral))).sorted {
      ($0.role.rawValue, $0.value) < ($1.role.rawValue, $1.value)
    }
    put(.words) { out in
      for (number, word) in words.enumerated() {
        write(word, numerals, starts.words[Int32(number)] ?? 0, &strings, &out)
      }
    }
    put(.hash) { out in writeHash(&strings, &out) }
    put(.numerals) { out in
      for numeral in numerals {
        out.append(numeral.role.rawValue)
        out.append7(numeral.kept, count: 7)
      }
    }
    writeStates(&sections)
    put(.terminals) { out in for terminal in terminals { write(terminal, &strings, &out) } }
    put(.machines) { out in for machine in machines { write(machine, &strings, &out) } }
    writeEndings(&sections, &strings)
    writeIntents(&sections, &strings)
    put(.compounds) { out in
      for (first, second) in compounds {
        out.append(UInt8(Quantity.Unit.index(of: first) ?? 127))
        out.append(UInt8(second == "tenths" ? 126 : Quantity.Unit.index(of: second) ?? 127))
      }
    }
    put(.facts) { out in
      out.append(strings.add(language))
      out.append(style.rawValue)
      for number in [
        start, finish, words.count, terminals.count, machines.count, intents.count, compounds.count,
      ] {
        out.append7(number, count: 3)
      }
      out.append7(machines.firstIndex { $0.name == "unit" } ?? MachineStarts.none, count: 2)
      out.append7(machines.firstIndex { $0.name == "modifier" } ?? MachineStarts.none, count: 2)
      out.append7(machines.firstIndex { $0.name == "join" } ?? MachineStarts.none, count: 2)
      out.append7(bit(of: "question"), count: 2)
      out.append7(starts.numbers, count: 8)
      out.append7(starts.anything, count: 8)
      out.append7(bit(of: "rest"), count: 2)
    }
    guard !strings.isOutgrown else { return [] }
    sections[Section.strings.rawValue] = strings.bytes
    return assemble(sections)
  }

  /// The bit of what intents take; none where no intent takes it.
  func bit(of name: String) -> Int { modifierNames.firstIndex(of: name).map { 1 << $0 } ?? 0 }

  private func assemble(_ sections: [[UInt8]]) -> [UInt8] {
    var table: [UInt8] = []
    var offset = Self.magic.count + 8 + 4 * sections.count
    for section in sections {
      table.append7(offset, count: 4)
      offset += section.count
    }
    var body = table
    body.reserveCapacity(offset)
    for section in sections { body += section }
    var out = Self.magic
    out.append7(offset, count: 4)
    out.append7(body.withUnsafeBytes(Checksum.of), count: 4)
    return out + body
  }

  func write(
    _ word: VocabularyBuilder.Word, _ numerals: [Numeral], _ starts: Int,
    _ strings: inout StringPool, _ out: inout [UInt8]
  ) {
    out.append(strings.add(word.text))
    out.append7(word.flags.rawValue, count: 2)
    out.append7(word.numeral.flatMap { numerals.firstIndex(of: $0) }.map { $0 + 1 } ?? 0, count: 2)
    out.append7(LetterSet(word.text.utf8).bits, count: 4)
    out.append7(starts, count: 8)
  }

  /// Open addressing over the words and their other spellings: string, word's number; 0 for an empty place.
  private func writeHash(_ strings: inout StringPool, _ out: inout [UInt8]) {
    let entries =
      words.enumerated().map { ($0.element.text, $0.offset) }
      + spellings.map { ($0.text, Int($0.word)) }
    var size = 16
    while size < entries.count * 2 { size *= 2 }
    var table = [(String, Int)?](repeating: nil, count: size)
    for entry in entries {
      var at = Int(WordHash(entry.0.utf8).value) & (size - 1)
      while table[at] != nil { at = (at + 1) & (size - 1) }
      table[at] = entry
    }
    out.append7(size, count: 3)
    for entry in table {
      out.append(strings.add(entry?.0 ?? ""))
      out.append7(entry.map { $0.1 + 1 } ?? 0, count: 3)
    }
  }

  func writeStates(_ sections: inout [[UInt8]]) {
    var arcCount = before.arcs
    var finalCount = before.finals
    var stateBytes: [UInt8] = []
    var arcBytes: [UInt8] = []
    var finalBytes: [UInt8] = []
    stateBytes.reserveCapacity(states.count * 30)
    arcBytes.reserveCapacity(states.reduce(0) { $0 + $1.arcs.count } * 8)
    for state in states {
      let arcs = ordered(state.arcs)
      let words = arcs.count { $0.label >= 0 }
      let numbers = arcs.count { $0.label < 0 && isNumber($0) }
      stateBytes.append7(state.arcs.reduce(0) { $0 | WordSet.bit($1.label) }, count: 8)
      stateBytes.append7(wakes(state), count: 8)
      stateBytes.append7(arcCount, count: 3)
      stateBytes.append7(words, count: 2)
      stateBytes.append7(numbers, count: 2)
      stateBytes.append7(arcs.count - words - numbers, count: 2)
      stateBytes.append7(finalCount, count: 3)
      stateBytes.append7(state.endings.count, count: 2)
      arcCount += arcs.count
      finalCount += state.endings.count
      for arc in arcs {
        arcBytes.append7(Int(arc.label >= 0 ? arc.label : -1 - arc.label), count: 3)
        arcBytes.append7(Int(arc.target), count: 3)
        arcBytes.append(arc.points)
        arcBytes.append(arc.isRepair ? 1 : 0)
      }
      for ending in state.endings { finalBytes.append7(Int(ending), count: 3) }
    }
    sections[Section.states.rawValue] = stateBytes
    sections[Section.arcs.rawValue] = arcBytes
    sections[Section.finals.rawValue] = finalBytes
  }

  /// Words first, then slots for numbers, then all other slots.
  private func ordered(_ arcs: [Network.Edge]) -> [Network.Edge] {
    guard arcs.count > 1, arcs.contains(where: { $0.label < 0 }) else { return arcs }
    return arcs.filter { $0.label >= 0 } + arcs.filter { $0.label < 0 && isNumber($0) }
      + arcs.filter { $0.label < 0 && !isNumber($0) }
  }

  private func isNumber(_ arc: Network.Edge) -> Bool {
    let kind = terminals[Int(-1 - arc.label)].kind
    return kind == .number || kind == .quantity
  }

  /// What a token must be able to begin, as bits, for one of the typed slots of a state to be worth trying.
  private func wakes(_ state: Determinizer.State) -> Int {
    var bits = 0
    for arc in state.arcs where arc.label < 0 {
      let terminal = terminals[Int(-1 - arc.label)]
      switch terminal.kind {
      case .number: bits |= MachineStarts.number
      case .quantity:
        bits |= MachineStarts.number
        if let prefix = machines.firstIndex(where: { $0.name == "prefix" }) {
          bits |= machines[prefix].wake
        }
      case .text: bits |= MachineStarts.any
      case .machine: bits |= machines[terminal.argument].wake
      }
    }
    return bits
  }

  func write(_ machine: Machine, _ strings: inout StringPool, _ out: inout [UInt8]) {
    out.append(strings.add(machine.name))
    out.append(UInt8(machine.kind.rawValue))
    out.append7(machine.root, count: 3)
    out.append7(machine.endings.first ?? machine.before.lowerBound, count: 3)
    out.append7(
      machine.endings.isEmpty ? machine.before.count : machine.endings.count, count: 2)
    out.append(UInt8(machine.bit))
  }

  func write(_ terminal: Terminal, _ strings: inout StringPool, _ out: inout [UInt8]) {
    out.append(UInt8(terminal.kind.rawValue))
    out.append7(terminal.argument, count: 2)
    out.append(strings.add(terminal.slot))
    out.append(terminal.range == nil ? 0 : 1)
    out.append7(Int(((terminal.range?.lowerBound ?? 0) * 1000).rounded()), count: 5)
    out.append7(Int(((terminal.range?.upperBound ?? 0) * 1000).rounded()), count: 5)
    out.append(UInt8(terminal.unit.flatMap { Quantity.Unit.index(of: $0.rawValue) } ?? 127))
  }

  func writeEndings(
    _ sections: inout [[UInt8]], _ strings: inout StringPool, _ base: BaseLanguage? = nil
  ) {
    var given = before.given
    for ending in endings {
      if let copied = ending.copied, let base {
        let start = Layout.ending * copied
        sections[Section.endings.rawValue] +=
          base.section(.endings)[start..<start + Layout.ending]
        continue
      }
      var out: [UInt8] = []
      out.append7(ending.owner, count: 2)
      out.append(strings.add(ending.place.file))
      out.append7(ending.place.line, count: 3)
      out.append7(given, count: 3)
      out.append(UInt8(ending.given.count))
      out.append(strings.add(ending.value))
      out.append7(ending.takes, count: 2)
      out.append(strings.add(ending.spoken))
      out.append(UInt8(Quantity.Unit.index(of: ending.value) ?? 127))
      sections[Section.endings.rawValue] += out
      given += ending.given.count
      for one in ending.given {
        sections[Section.given.rawValue].append(strings.add(one.name))
        sections[Section.given.rawValue].append(strings.add(one.value))
      }
    }
  }

  private func writeIntents(_ sections: inout [[UInt8]], _ strings: inout StringPool) {
    for intent in intents {
      sections[Section.intents.rawValue] += record(of: intent, &sections, &strings)
    }
  }

  /// An intent's record, whose sentences come after those that are there.
  func record(
    of intent: Intent, _ sections: inout [[UInt8]], _ strings: inout StringPool,
    _ base: BaseLanguage? = nil
  ) -> [UInt8] {
    let texts = sections[Section.sentences.rawValue].count / Layout.sentence
    var out: [UInt8] = []
    out.append(strings.add(intent.name))
    out.append(strings.add(intent.title))
    out.append7(intent.takes, count: 2)
    out.append7(before.sentences + texts, count: 3)
    let lists: [(GrammarTables.Sentences, [(String, String)])] = [
      (.asks, intent.asks), (.replies, intent.replies), (.types, intent.types),
    ]
    for (kind, added) in lists {
      let kept =
        intent.number < before.intents
        ? base?.tables.sentences(kind, of: intent.number).map { ($0.key, $0.text) } ?? [] : []
      out.append7(kept.count + added.count, count: 2)
      for (key, text) in kept + added {
        sections[Section.sentences.rawValue].append(strings.add(key))
        sections[Section.sentences.rawValue].append(strings.add(text))
      }
    }
    return out
  }
}

extension Array where Element == UInt8 {
  /// Appends a whole number, seven bits to a byte, the lowest first.
  mutating func append7(_ number: Int, count: Int) {
    precondition(number >= 0 && number >> (7 * count) == 0, "A grammar has outgrown its layout.")
    for index in 0..<count { append(UInt8(number >> (7 * index) & 127)) }
  }

  /// Appends where a string stands: three bytes of offset, two of length.
  mutating func append(_ place: StringPool.Place) {
    append7(place.offset, count: 3)
    append7(place.length, count: 2)
  }
}

extension Quantity.Unit {
  /// Its place in the unit table, which is what compiled grammars hold.
  static func index(of name: String) -> Int? { indices[name] }

  private static let indices = Dictionary(
    uniqueKeysWithValues: allCases.enumerated().map { ($0.element.rawValue, $0.offset) })
}
