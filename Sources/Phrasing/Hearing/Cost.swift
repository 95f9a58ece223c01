import Glibc

/// How far a reading is from the plain words of the grammar, in twentieths, so that costs add up exactly.
enum Cost {
  static let perUnit = 20
  /// The greatest cost that one step can have in a compiled grammar.
  static let most = 6.0

  /// The greatest bound of a range: kept in thousandths, in 35 bits.
  static let greatestBound = 30_000_000.0

  static func points(_ cost: Double) -> Int { Int((cost * Double(perUnit)).rounded()) }
  static func value(_ points: Int) -> Double { Double(points) / Double(perUnit) }

  /// A sound such as "um", or a courtesy.
  static let filler = 1
  /// A typed value where the grammar could also have had a word.
  static let slot = 1
  /// One word of free text: dearer than any word that the grammar knows.
  static let textWord = 10
  /// Each further word where any are meant: still so dear that what a word less leaves over is told apart.
  static let freeWord = 7
  /// One Chinese character of free text: words have two as a rule.
  static let textCharacter = 6
  /// What free text of one Chinese character costs more.
  static let textPiece = 24
  /// The most that the length of free text which takes everything adds.
  static let textAll = 30
  /// A modifier before or after the phrase, and one in the midst of it.
  static let modifierAtEdge = 2
  static let modifierInside = 6
  /// What a modifier costs more that the clause has had already.
  static let modifierAgain = 6
  /// Another clause after a comma or an "and", and one that nothing announces.
  static let join = 6
  static let bareJoin = 16
  /// A number that stops where its words go on.
  static let cutNumber = 10
  /// A bare number where a unit could have been said.
  static let bareQuantity = 2
  /// A number that was said to be somewhat more: it has to be read back.
  static let approximate = 14
  /// Digits that a recogniser wrote apart, where they can be nothing else: told in the reply, and not read back.
  static let heard = 10
  /// A word that only sounds like a number.
  static let sound = 8
  /// A wrong letter in a longer word.
  static let edit = 16
  /// A word that nothing accounts for.
  static let skip = 40
  /// A number beyond the range of its slot.
  static let outOfRange = 30
  /// A question mark after what is not a question.
  static let doubted = 20
  /// A person and the speaker in one clause: more than is agreed to in advance.
  static let disputed = 39
  /// Two parses closer than this are told apart by asking.
  static let margin = 5
  /// Beyond this nothing is understood.
  static let limit = 110
}
