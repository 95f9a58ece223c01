/// A compiled language and what a user's files add to it, as the bytes of one grammar.
///
/// Every record of the base is copied as it is and keeps its number, and what was added is written after it. Changed
/// are only the words that begin or are something more, the places of machines and intents that have grown, and the
/// table by which words are found.
struct GrammarAddition {
  private typealias Layout = GrammarImage.Layout
  private typealias Section = GrammarImage.Section

  private let image: GrammarImage
  private let base: BaseLanguage
  private let marks: [Int32: WordFlags]
  private let starts: MachineStarts
  private var strings: StringPool
  /// What comes after the records of the base, by section.
  private var added = Array(repeating: [UInt8](), count: Section.allCases.count)
  /// What stands in the place of a whole section of the base.
  private var replaced: [Section: [UInt8]] = [:]
  private var changedIntents: [(number: Int, record: [UInt8])] = []

  /// - Parameter marks: what words of the base can do besides what they could.
  init(_ image: GrammarImage, _ marks: [Int32: WordFlags], _ base: BaseLanguage) {
    (self.image, self.marks, self.base) = (image, marks, base)
    starts = MachineStarts(image, of: image.grown(base)) { image.beginnings(of: $0, base) }
    strings = StringPool(after: base.section(.strings), known: base.knownTexts)
  }

  /// The whole grammar; nil when it has outgrown its layout.
  func grammar() -> Grammar? {
    var writer = self
    writer.write()
    guard !writer.strings.isOutgrown else { return nil }
    let memory = writer.assembled()
    return GrammarTables(trusting: memory).map { Grammar($0, memory) }
  }

  private mutating func write() {
    writeWords()
    image.writeStates(&added)
    for terminal in image.terminals[image.before.terminals...] {
      image.write(terminal, &strings, &added[Section.terminals.rawValue])
    }
    var machines: [UInt8] = []
    for machine in image.machines { image.write(machine, &strings, &machines) }
    replaced[.machines] = machines
    image.writeEndings(&added, &strings, base)
    for intent in image.intents {
      let record = image.record(of: intent, &added, &strings, base)
      if intent.number < image.before.intents {
        changedIntents.append((intent.number, record))
      } else {
        added[Section.intents.rawValue] += record
      }
    }
    added[Section.strings.rawValue] = strings.bytes
  }

  private mutating func writeWords() {
    var entries: [(place: StringPool.Place, hash: Int, word: Int)] = []
    for (index, word) in image.words.enumerated() {
      let number = image.before.words + index
      image.write(
        word, [], starts.words[Int32(number)] ?? 0, &strings, &added[Section.words.rawValue])
      entries.append((strings.add(word.text), Int(WordHash(word.text.utf8).value), number))
    }
    for (text, word) in image.spellings {
      entries.append((strings.add(text), Int(WordHash(text.utf8).value), Int(word)))
    }
    var table = WordTable(base.section(.hash), base.section(.strings), adding: entries.count)
    for entry in entries { table.insert(entry.place, entry.hash, entry.word) }
    replaced[.hash] = table.bytes
  }

  // MARK: Assembling

  private func assembled() -> GrammarMemory {
    let head = GrammarImage.magic.count + 8
    var table: [UInt8] = []
    var offset = head + 4 * Section.allCases.count
    var offsets: [Int] = []
    for section in Section.allCases {
      offsets.append(offset)
      table.append7(offset, count: 4)
      offset += (replaced[section]?.count ?? base.section(section).count)
      offset += added[section.rawValue].count
    }
    let memory = GrammarMemory(room: offset)
    var out = Output(memory.bytes)
    out.put(GrammarImage.magic)
    out.put7(offset, at: head - 8, count: 4)
    out.at = head
    out.put(table)
    for section in Section.allCases {
      if let bytes = replaced[section] { out.put(bytes) } else { out.put(base.section(section)) }
      out.put(added[section.rawValue])
    }
    change(out, offsets)
    let body = UnsafeRawBufferPointer(UnsafeBufferPointer(rebasing: memory.bytes[head...]))
    out.put7(Checksum.of(body), at: head - 4, count: 4)
    return memory
  }

  /// What has become of records of the base.
  private func change(_ out: Output, _ offsets: [Int]) {
    let words = offsets[Section.words.rawValue]
    for (word, flags) in marks {
      out.add7(flags.rawValue, at: words + Layout.word * Int(word) + Layout.wordFlags, count: 2)
    }
    for (word, bits) in starts.words where Int(word) < image.before.words {
      out.add7(bits, at: words + Layout.word * Int(word) + Layout.wordStarts, count: 8)
    }
    let intents = offsets[Section.intents.rawValue]
    for (number, record) in changedIntents {
      out.put(record, at: intents + Layout.intent * number)
    }
    changeFacts(out, offsets[Section.facts.rawValue])
  }

  private func changeFacts(_ out: Output, _ facts: Int) {
    let counts = image.before
    let newIntents = image.intents.count - changedIntents.count
    out.put7(image.start, at: facts + Layout.start, count: 3)
    out.put7(counts.words + image.words.count, at: facts + Layout.wordCount, count: 3)
    out.put7(image.terminals.count, at: facts + Layout.terminalCount, count: 3)
    out.put7(image.machines.count, at: facts + Layout.machineCount, count: 3)
    out.put7(counts.intents + newIntents, at: facts + Layout.intentCount, count: 3)
    out.put7(image.bit(of: "question"), at: facts + Layout.questionBit, count: 2)
    out.put7(image.bit(of: "rest"), at: facts + Layout.restBit, count: 2)
    out.add7(starts.numbers, at: facts + Layout.numberStarts, count: 8)
    out.add7(starts.anything, at: facts + Layout.anyStarts, count: 8)
  }
}

extension GrammarAddition {
  /// Memory that is written once from its beginning to its end, and then here and there.
  private struct Output {
    private let bytes: UnsafeMutableBufferPointer<UInt8>
    var at = 0

    init(_ bytes: UnsafeMutableBufferPointer<UInt8>) { self.bytes = bytes }

    mutating func put(_ more: [UInt8]) { more.withUnsafeBufferPointer { put($0) } }

    mutating func put(_ more: UnsafeBufferPointer<UInt8>) {
      _ = UnsafeMutableBufferPointer(rebasing: bytes[at...]).initialize(from: more)
      at += more.count
    }

    func put(_ record: [UInt8], at start: Int) {
      for (index, byte) in record.enumerated() { bytes[start + index] = byte }
    }

    /// Writes a whole number of seven bits to a byte, the lowest first.
    func put7(_ number: Int, at start: Int, count: Int) {
      for index in 0..<count { bytes[start + index] = UInt8(number >> (7 * index) & 127) }
    }

    /// Sets bits of such a number.
    func add7(_ bits: Int, at start: Int, count: Int) {
      for index in 0..<count { bytes[start + index] |= UInt8(bits >> (7 * index) & 127) }
    }
  }
}
