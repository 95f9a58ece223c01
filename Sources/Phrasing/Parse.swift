import Measures

/// One way to understand a whole utterance: one clause for each thing it asks for, in spoken order.
public struct Parse: Equatable, Sendable {
  public var clauses: [Clause]
  /// How far it is from the words of the grammar; 0 is verbatim.
  public var cost: Double
  /// How much of it is guessed: typing errors, mis-hearings, words passed over. What is in dispute counts for more here
  /// than in the cost, since nobody can have agreed to it in advance.
  public var repair: Double
  /// The language whose grammar understood it.
  public var language: String
}

/// One intent and the values heard for its slots.
public struct Clause: Equatable, Sendable {
  public var intent: String
  public var slots: [Slot]
  /// The line of the grammar that matched.
  public var phrase: Place
  /// Whether the speaker is named in it, as in "I ran" or "my weight": a word of the list `oneself`.
  public var isOneself = false
  /// Whether something in it is said to be the speaker's own, as in "my weight".
  public var isOnesOwn = false
  /// Whether a person is named by the mere name and not at the beginning, who may only have been there, or have made
  /// what was eaten: "ate a pizza with dad", 吃了奶奶做的饼干.
  public var namesInPassing = false
  /// Whether the speaker and somebody else are named in it, and nothing tells whose it is.
  public var isDisputed = false
  /// Whether a comma or a joining word divides it from the clause before it.
  public var isAnnounced = true
}

/// One value, and where in the utterance it was heard.
public struct Slot: Equatable, Sendable {
  public var name: String
  public var value: Value
  /// Byte offsets into the utterance; empty for a value that the phrase itself gives.
  public var span: Range<Int>
  /// Whether it is a number that is none its slot can hold, which is `beyondBounds` of the parse's repair.
  public var isBeyondBounds = false

  /// What a number adds to the repair of a parse that is beyond the bounds of its slot.
  public static let beyondBounds = Cost.value(Cost.outOfRange)
  /// The name of a slot whose value is understood and set aside: "125, not {_:number}".
  static let aside = "_"
}

/// A line of a grammar file.
public struct Place: Hashable, Sendable {
  /// Relative to the folder of grammars: `en/LogWeight.grammar`.
  public var file: String
  public var line: Int

  public init(file: String, line: Int) { (self.file, self.line) = (file, line) }
}

/// What came of listening to one utterance.
public enum Hearing: Equatable, Sendable {
  case understood(Parse)
  /// The best two differ in what would be done, and neither is clearly closer.
  case ambiguous([Parse])
  case unknown(Misfit)
}

/// How far an utterance was understood before it stopped making sense.
public struct Misfit: Equatable, Sendable {
  /// The byte offset of the first word that fits nowhere.
  public var offset: Int
}
