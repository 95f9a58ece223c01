/// Gives every word of a language a number, and remembers what the word can do.
struct VocabularyBuilder {
  struct Word {
    var text: String
    var flags = WordFlags()
    var numeral: Numeral?
  }

  /// The language that words are added to: its words have the first numbers.
  private let base: BaseLanguage?
  private let first: Int32
  private(set) var words: [Word] = []
  /// What words of the base can do besides what they could.
  private(set) var marks: [Int32: WordFlags] = [:]
  private var numbers: [String: Int32] = [:]
  /// Other spellings of a word: its number, by their text.
  private(set) var spellings: [(text: String, word: Int32)] = []

  init(_ base: BaseLanguage? = nil) {
    self.base = base
    first = Int32(base?.counts.words ?? 0)
  }

  mutating func number(of text: String) -> Int32 {
    if let number = numbers[text] { return number }
    let number = base?.word(text) ?? first + Int32(words.count)
    if number >= first { words.append(Word(text: text)) }
    numbers[text] = number
    return number
  }

  mutating func mark(_ text: String, _ flags: WordFlags) {
    let number = number(of: text)
    if number >= first {
      words[Int(number - first)].flags.formUnion(flags)
    } else {
      marks[number, default: []].formUnion(flags)
    }
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
