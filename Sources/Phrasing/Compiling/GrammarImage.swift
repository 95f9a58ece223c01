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
    var endings: [Int] = []
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
  }

  struct Intent {
    var name: String
    var title: String
    var takes = 0
    var asks: [(String, String)] = []
    var replies: [(String, String)] = []
    /// The type of each slot.
    var types: [(String, String)] = []
  }

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
  var usedRules: Set<String> = []
  var usedMachines: Set<String> = []

  mutating func addTerminal(_ terminal: Terminal) -> Int {
    if let number = terminalNumbers[terminal] { return number }
    terminalNumbers[terminal] = terminals.count
    terminals.append(terminal)
    return terminals.count - 1
  }

  mutating func addEnding(_ ending: Ending) -> Int {
    endings.append(ending)
    return endings.count - 1
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
