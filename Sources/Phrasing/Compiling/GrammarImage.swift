import Measures

/// A compiled grammar before it is written down as bytes.
struct GrammarImage {
  struct Terminal: Hashable {
    enum Kind: Int { case number, quantity, text, machine }

    var kind: Kind
    /// For quantities the dimensions as bits, for text 1 if it takes all, for a machine its number.
    var argument: Int
    var slot: String
    var range: ClosedRange<Double>?
    var unit: Quantity.Unit?
  }

  /// A word list or a composed type: a small automaton that reads one value.
  struct Machine {
    enum Kind: Int { case list, form, modifier }

    var name: String
    var kind: Kind
    var root: Int
    /// Which bit wakes it, of those that a token can have.
    var bit = 0
    var endings: [Int] = []
    /// Those of a base, without a user's; they stand together, so that a list which grows takes them along.
    var before: Range<Int> = 0..<0

    /// What a token must be able to begin for it to be worth running.
    var wake: Int { 1 << bit }
  }

  /// What a complete phrase, form or list entry stands for.
  struct Ending {
    /// The intent's number, or the machine's.
    var owner: Int
    var place: Place
    var given: [Statement.Given]
    /// The value of a list's entry.
    var value: String
    /// For a phrase the modifiers it takes, for a modifier those it is, as bits.
    var takes: Int
    /// The line as written, for saying the value again.
    var spoken = ""
    /// The ending of the base that this one repeats.
    var copied: Int?
  }

  struct Intent {
    /// Its place among all.
    var number: Int
    var name: String
    var title: String
    var takes = 0
    var asks: [(String, String)] = []
    var replies: [(String, String)] = []
    /// The type of each slot.
    var types: [(String, String)] = []
    /// The slots whose type the base knows.
    var typesBefore: Set<String> = []

    func hasType(of slot: String) -> Bool {
      typesBefore.contains(slot) || types.contains { $0.0 == slot }
    }
  }

  /// How many of each the grammar has already that is being added to.
  let before: Counts
  var language = ""
  var style: Numeral.Style = []
  var start = 0
  var finish = 0
  var states: [Determinizer.State] = []
  var words: [VocabularyBuilder.Word] = []
  var spellings: [(text: String, word: Int32)] = []
  var compounds: [(String, String)] = []
  var machines: [Machine] = []
  var endings: [Ending] = []
  var intents: [Intent] = []
  private(set) var terminals: [Terminal] = []
  private var terminalNumbers: [Terminal: Int] = [:]
  private(set) var modifierNames: [String] = []
  /// In an addition to a grammar, where the added entries of each machine begin.
  var addedRoots: [Int?] = []
  var usedRules: Set<String> = []
  var usedMachines: Set<String> = []

  init() { before = Counts() }

  /// What is added to a grammar: its slots, types and shared slots are those that there are.
  init(after base: BaseLanguage) {
    before = base.counts
    terminals = base.terminals
    for (number, terminal) in terminals.enumerated() where terminalNumbers[terminal] == nil {
      terminalNumbers[terminal] = number
    }
    machines = base.machines
    for number in machines.indices { machines[number].before = base.tables.machineEndings(number) }
    modifierNames = base.index.shared
  }

  mutating func addTerminal(_ terminal: Terminal) -> Int {
    if let number = terminalNumbers[terminal] { return number }
    terminalNumbers[terminal] = terminals.count
    terminals.append(terminal)
    return terminals.count - 1
  }

  mutating func addEnding(_ ending: Ending) -> Int {
    endings.append(ending)
    return before.endings + endings.count - 1
  }

  /// How many shared slots a language can have.
  static let mostModifiers = 14

  /// The bit of a shared slot; nil for one too many.
  mutating func modifierBit(_ name: String) -> Int? {
    if let index = modifierNames.firstIndex(of: name) { return 1 << index }
    guard modifierNames.count < Self.mostModifiers else { return nil }
    modifierNames.append(name)
    return 1 << (modifierNames.count - 1)
  }
}

extension GrammarImage {
  /// An intent as it is before the phrases here are added to it.
  func intent(_ name: String, title: String, _ base: BaseLanguage?) -> Intent {
    guard let base, let number = base.tables.intent(named: name) else {
      let added = intents.count { $0.number >= before.intents }
      return Intent(number: before.intents + added, name: name, title: title)
    }
    return Intent(
      number: number, name: name,
      title: title.isEmpty ? base.tables.intentTitle(number) : title,
      takes: base.takes(number),
      typesBefore: Set(base.tables.sentences(.types, of: number).map(\.key)))
  }

  /// A list's endings stand together: before others are added to it, those that it has are written once more.
  mutating func repeatEndings(of machine: Int) {
    for ending in machines[machine].before {
      machines[machine].endings.append(
        addEnding(
          Ending(
            owner: machine, place: Place(file: "", line: 0), given: [], value: "", takes: 0,
            copied: ending)))
    }
  }
}
