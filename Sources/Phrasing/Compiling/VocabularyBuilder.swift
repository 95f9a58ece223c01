/// Gives every word of a language a number, and remembers what the word can do.
struct VocabularyBuilder {
  struct Word {
    var text: String
    var flags = WordFlags()
    var numeral: Numeral?
  }

  private(set) var words: [Word] = []
  private var numbers: [String: Int32] = [:]
  /// Other spellings of a word: its number, by their text.
  private(set) var spellings: [(text: String, word: Int32)] = []

  mutating func number(of text: String) -> Int32 {
    if let number = numbers[text] { return number }
    let number = Int32(words.count)
    words.append(Word(text: text))
    numbers[text] = number
    return number
  }

  mutating func mark(_ text: String, _ flags: WordFlags) {
    words[Int(number(of: text))].flags.formUnion(flags)
  }

  mutating func mark(_ text: String, _ numeral: Numeral) {
    words[Int(number(of: text))].numeral = numeral
  }

  /// A spelling that is a word in its own right already stays that word.
  mutating func addSpelling(_ spelling: String, of text: String) {
    guard numbers[spelling] == nil else { return }
    let word = number(of: text)
    numbers[spelling] = word
    spellings.append((spelling, word))
  }
}

/// What a word can be beside its place in phrases.
struct WordFlags: OptionSet {
  let rawValue: Int
  /// May be passed over anywhere at next to no cost.
  static let filler = WordFlags(rawValue: 1)
  /// Turns a statement into something else; never passed over, never part of free text.
  static let guarding = WordFlags(rawValue: 2)
  /// Starts another intent; never part of free text.
  static let stop = WordFlags(rawValue: 4)
  /// Joins two things; never the first or last word of free text.
  static let join = WordFlags(rawValue: 8)
  /// A word of a phrase, a list or a unit, and so one that a typing error may have hit.
  static let literal = WordFlags(rawValue: 16)
}
