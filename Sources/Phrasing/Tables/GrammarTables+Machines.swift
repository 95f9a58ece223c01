extension GrammarTables {
  private static let machineSize = GrammarImage.Layout.machine

  func machineName(_ machine: Int) -> String { text(machines + Self.machineSize * machine) }
  func machineKind(_ machine: Int) -> GrammarImage.Machine.Kind {
    GrammarImage.Machine.Kind(rawValue: Int(base[machines + Self.machineSize * machine + 5]))
      ?? .list
  }
  /// Which bit wakes it.
  @inline(__always) func machineBit(_ machine: Int) -> Int {
    Int(base[machines + Self.machineSize * machine + 14])
  }
  /// What a token must be able to begin for this machine to be worth running.
  @inline(__always) func wake(_ machine: Int) -> Int { 1 << machineBit(machine) }
  @inline(__always) func machineRoot(_ machine: Int) -> Int32 {
    Int32(base.n3(machines + Self.machineSize * machine + 6))
  }
  func machineEndings(_ machine: Int) -> Range<Int> {
    let first = base.n3(machines + Self.machineSize * machine + 9)
    return first..<first + base.n2(machines + Self.machineSize * machine + 12)
  }
  func machine(named name: String) -> Int? {
    (0..<machineCount).first { isText(name, machines + Self.machineSize * $0) }
  }

  private static let endingSize = 27

  @inline(__always) func endingOwner(_ ending: Int32) -> Int {
    base.n2(endings + Self.endingSize * Int(ending))
  }
  func endingPlace(_ ending: Int32) -> Place {
    let at = endings + Self.endingSize * Int(ending)
    return Place(file: text(at + 2), line: base.n3(at + 7))
  }
  /// Values that the phrase gives: places of their names and texts.
  @inline(__always)
  func endingGiven(_ ending: Int32) -> Range<Int> {
    let at = endings + Self.endingSize * Int(ending)
    let first = base.n3(at + 10)
    return first..<first + Int(base[at + 13])
  }
  /// Whether an entry of a list is of this value.
  func isEnding(_ ending: Int32, ofValue value: String) -> Bool {
    isText(value, endings + Self.endingSize * Int(ending) + 14)
  }
  func endingValue(_ ending: Int32) -> String { text(endings + Self.endingSize * Int(ending) + 14) }
  @inline(__always) func endingValueKey(_ ending: Int32) -> Int {
    base.n3(endings + Self.endingSize * Int(ending) + 14)
  }
  @inline(__always) func endingTakes(_ ending: Int32) -> Int {
    base.n2(endings + Self.endingSize * Int(ending) + 19)
  }
  /// Whether a list's entry has no value of its own, so that the words are the value.
  @inline(__always)
  func endingIsAsSaid(_ ending: Int32) -> Bool {
    base.n2(endings + Self.endingSize * Int(ending) + 17) == 0
  }
  func endingSpoken(_ ending: Int32) -> String {
    text(endings + Self.endingSize * Int(ending) + 21)
  }
  @inline(__always) func endingUnit(_ ending: Int32) -> Int {
    Int(base[endings + Self.endingSize * Int(ending) + 26])
  }

  func givenName(_ index: Int) -> String { text(given + 10 * index) }
  func givenValue(_ index: Int) -> String { text(given + 10 * index + 5) }
  @inline(__always) func givenKeys(_ index: Int) -> (Int, Int) {
    (base.n3(given + 10 * index), base.n3(given + 10 * index + 5))
  }

  private static let intentSize = 21

  func intentName(_ intent: Int) -> String { text(intents + Self.intentSize * intent) }
  func intentTitle(_ intent: Int) -> String { text(intents + Self.intentSize * intent + 5) }
  func intent(named name: String) -> Int? {
    (0..<intentCount).first { isText(name, intents + Self.intentSize * $0) }
  }

  enum Sentences: Int { case asks, replies, types }

  /// The texts of an intent by key, in the order of its file.
  func sentences(_ kind: Sentences, of intent: Int) -> [(key: String, text: String)] {
    places(kind, of: intent).map {
      (text(sentences + 10 * $0), text(sentences + 10 * $0 + 5))
    }
  }

  /// The texts of one key, in the order of the file.
  func sentences(_ kind: Sentences, of intent: Int, key: String) -> some Sequence<String> {
    places(kind, of: intent).lazy.filter { isText(key, sentences + 10 * $0) }
      .map { text(sentences + 10 * $0 + 5) }
  }

  private func places(_ kind: Sentences, of intent: Int) -> Range<Int> {
    let at = intents + Self.intentSize * intent
    var first = base.n3(at + 12)
    for index in 0..<kind.rawValue { first += base.n2(at + 15 + 2 * index) }
    return first..<first + base.n2(at + 15 + 2 * kind.rawValue)
  }

  /// Units that may follow each other without a unit said for the second: places in the unit table.
  @inline(__always)
  func compound(_ index: Int) -> (first: Int, second: Int) {
    (Int(base[compounds + 2 * index]), Int(base[compounds + 2 * index + 1]))
  }
}
