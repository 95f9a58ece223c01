/// One word, number, Chinese character or mark of an utterance.
struct Token {
  enum Kind: UInt8 { case word, number, ideograph, symbol }

  /// Byte offsets into the text.
  var start: Int32
  var end: Int32
  /// The word's number in the vocabulary; -1 for one that no grammar mentions.
  var word: Int32
  /// The value of a number written in digits; NaN for all else.
  var number: Double
  /// What the word does in a number, if it can be part of one.
  var numeral: Numeral?
  var kind: Kind
  /// What stands between this token and the one before.
  var gap: Gap
  /// The bit of the word in the sets of states; none for an unknown one.
  var bit = 0
  /// What the token can begin: machines, numbers and free text, as bits.
  var wakes = 0
  /// The part of that which the word itself can begin, and not only a number.
  var starts = 0
  /// What stands behind the numbers that begin here.
  var after: After?
  var flags: WordFlags = []
  /// The number that the word sounds like.
  var sound: Sound?
  /// Whether nothing is lost with it: a hesitation, or the word before said again.
  var isPassable = false
  /// Whether a name begins here that no grammar knows.
  var isName = false

  /// No token at all.
  static let none = Token(
    start: 0, end: 0, word: -1, number: .nan, numeral: nil, kind: .symbol, gap: .none)

  /// The number of a word that nothing may take, nor pass over.
  static let barred: Int32 = -2

  mutating func bar() {
    (word, numeral, number, bit) = (Self.barred, nil, .nan, 0)
    (flags, isPassable) = (.guarding, false)
  }

  /// A small number that a word sounds like.
  struct Sound {
    var number: UInt8
    /// What it costs to take the word for it.
    var points: Int32
    /// Whether it is as likely a word of its own: "for", "too".
    var isCommon: Bool
    /// Whether a number may begin with it, for what follows.
    var begins = false
  }

  /// The words behind some readings and what those can begin, as bits.
  struct After {
    var bits = 0
    var wakes = 0
    /// Whether it is not yet known, and may be anything.
    var isOpen = false
  }

  enum Gap: UInt8, Comparable {
    /// Nothing at all: `72kg`.
    case none
    case space
    /// A comma, colon or dash.
    case comma
    /// The end of a sentence.
    case stop

    static func < (left: Gap, right: Gap) -> Bool { left.rawValue < right.rawValue }
  }
}
