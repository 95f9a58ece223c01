extension GrammarImage {
  /// How many bytes the records of a compiled grammar have, and where in them what a user's files change stands.
  enum Layout {
    static let word = 21
    static let wordFlags = 5
    static let wordStarts = 13
    static let hashHead = 3
    static let hashEntry = 8
    static let state = 30
    static let arc = 8
    static let final = 3
    static let terminal = 20
    static let machine = 15
    static let ending = 27
    static let given = 10
    static let intent = 21
    static let sentence = 10
    /// In the facts: the start's number, and the counts of words, terminals, machines and intents.
    static let start = 6
    static let wordCount = 12
    static let terminalCount = 15
    static let machineCount = 18
    static let intentCount = 21
    static let questionBit = 33
    static let numberStarts = 35
    static let anyStarts = 43
    static let restBit = 51
  }

  /// How many of each there are in the grammar that is being added to.
  struct Counts {
    var words = 0
    var states = 0
    var arcs = 0
    var finals = 0
    var terminals = 0
    var machines = 0
    var endings = 0
    var given = 0
    var intents = 0
    var sentences = 0
  }
}
