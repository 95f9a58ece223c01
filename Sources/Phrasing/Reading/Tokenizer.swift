/// Cuts text into tokens in one pass over its bytes; offsets into the text are kept.
///
/// Letters are folded to lower case, full-width forms to ASCII; each Chinese character is a token of its own;
/// `135/85`, `1,200`, `98.6`, `7:30`, `72kg` come apart where a person would hear two things.
struct Tokenizer {
  /// Longer utterances are not listened to: nobody speaks a page in one breath.
  static let mostBytes = 2000
  static let mostTokens = 120

  var tokens = Stack<Token>(capacity: Tokenizer.mostTokens)
  /// Whether the text ends in a question mark.
  private(set) var isQuestion = false
  var gap = Token.Gap.stop
  var folded = Stack<UInt8>(capacity: 64)
  /// Whether this is a lone mark of a grammar, which stands for the mark between two numbers.
  var isLiteral = false

  func release() {
    tokens.release()
    folded.release()
  }

  /// The words of a literal, folded as they will be when they are heard.
  static func words(_ bytes: [UInt8]) -> [String] {
    var tokenizer = Tokenizer()
    defer { tokenizer.release() }
    tokenizer.isLiteral = bytes.count { $0 != UInt8(ascii: " ") } == 1
    var words: [String] = []
    _ = bytes.withUnsafeBufferPointer { text in
      tokenizer.scan(text) { word in
        words.append(String(decoding: word, as: UTF8.self))
        return -1
      }
    }
    return words
  }

  /// - Parameter lookup: the vocabulary's number of a folded word, or -1.
  /// - Returns: false when the text is longer than anybody speaks.
  @discardableResult
  mutating func scan(
    _ text: UnsafeBufferPointer<UInt8>, lookup: (UnsafeBufferPointer<UInt8>) -> Int32
  ) -> Bool {
    tokens.removeAll()
    isQuestion = false
    gap = .stop
    guard text.count <= Self.mostBytes else { return false }
    var at = 0
    while at < text.count {
      guard tokens.count < Self.mostTokens else { return false }
      let byte = text[at]
      switch CharacterClass.of(byte) {
      case .letter: at = word(text, at, lookup)
      case .digit: at = number(text, at, lookup)
      case .space where isInchMark(text, at): at = symbol(text, at, lookup)
      case .space:
        widen(.space)
        at += 1
      case .comma:
        widen(.comma)
        at += 1
      case .stop where startsFraction(text, at): at = number(text, at, lookup)
      case .stop:
        widen(.stop)
        isQuestion = byte == UInt8(ascii: "?") || (isQuestion && byte == UInt8(ascii: "!"))
        at += 1
      case .symbol: at = startsEnding(text, at) ? word(text, at, lookup) : symbol(text, at, lookup)
      case .lead: at = startsEnding(text, at) ? word(text, at, lookup) : wide(text, at, lookup)
      }
    }
    return true
  }

  mutating func widen(_ wider: Token.Gap) { if wider > gap { gap = wider } }

  mutating func append(
    _ kind: Token.Kind, _ start: Int, _ end: Int, number: Double = .nan,
    _ lookup: (UnsafeBufferPointer<UInt8>) -> Int32
  ) {
    let word = lookup(folded.buffer)
    tokens.append(
      Token(
        start: Int32(start), end: Int32(end), word: word, number: number, numeral: nil,
        kind: kind,
        gap: tokens.isEmpty ? .stop : gap))
    gap = .none
    isQuestion = false
  }

  /// Letters, with an apostrophe inside; "dad's" and "it's" lose their ending to a token of its own.
  private mutating func word(
    _ text: UnsafeBufferPointer<UInt8>, _ start: Int,
    _ lookup: (UnsafeBufferPointer<UInt8>) -> Int32
  ) -> Int {
    folded.removeAll()
    var at = start
    while at < text.count {
      let byte = text[at]
      if byte < 0x80, (97...122).contains(byte | 0x20) {
        folded.append(byte | 0x20)
        at += 1
      } else if let length = latin(text, at) {
        foldLatin(text, at)
        at += length
      } else if let after = apostrophe(text, at), after < text.count,
        CharacterClass.of(text[after]) == .letter
      {
        if at > start, isEnding(text, after) { break }
        folded.append(UInt8(ascii: "'"))
        at = after
      } else {
        break
      }
    }
    append(.word, start, at, lookup)
    if at < text.count, text[at] == UInt8(ascii: "-") {
      widen(.space)
      return at + 1
    }
    return at
  }

  /// Where an apostrophe at this place ends, ASCII or typographic.
  private func apostrophe(_ text: UnsafeBufferPointer<UInt8>, _ at: Int) -> Int? {
    if text[at] == UInt8(ascii: "'") { return at + 1 }
    if text[at] == 0xE2, at + 2 < text.count, text[at + 1] == 0x80, text[at + 2] == 0x99 {
      return at + 3
    }
    return nil
  }

  /// Whether an apostrophe with letters behind it begins here: the 's of "dad's".
  private func startsEnding(_ text: UnsafeBufferPointer<UInt8>, _ at: Int) -> Bool {
    guard let after = apostrophe(text, at), after < text.count else { return false }
    return CharacterClass.of(text[after]) == .letter
  }

  /// Whether the letters here are one of 's 'm 'd 're 've 'll and then end.
  private func isEnding(_ text: UnsafeBufferPointer<UInt8>, _ at: Int) -> Bool {
    var end = at
    while end < text.count, CharacterClass.of(text[end]) == .letter { end += 1 }
    let first = CharacterClass.lower(text[at])
    switch end - at {
    case 1:
      return first == UInt8(ascii: "s") || first == UInt8(ascii: "m") || first == UInt8(ascii: "d")
    case 2:
      let second = CharacterClass.lower(text[at + 1])
      return
        (second == UInt8(ascii: "e") && (first == UInt8(ascii: "r") || first == UInt8(ascii: "v")))
        || (first == UInt8(ascii: "l") && second == UInt8(ascii: "l"))
    default: return false
    }
  }

  /// The length of a two-byte Latin letter (U+00C0 to U+024F) at this place, if one stands there.
  private func latin(_ text: UnsafeBufferPointer<UInt8>, _ at: Int) -> Int? {
    guard (0xC3...0xC9).contains(text[at]), at + 1 < text.count, text[at + 1] & 0xC0 == 0x80,
      !(text[at] == 0xC3 && (text[at + 1] == 0x97 || text[at + 1] == 0xB7))
    else { return nil }
    return 2
  }

  private mutating func foldLatin(_ text: UnsafeBufferPointer<UInt8>, _ at: Int) {
    let isUpper = text[at] == 0xC3 && (0x80...0x9E).contains(text[at + 1])
    folded.append(text[at])
    folded.append(isUpper ? text[at + 1] + 0x20 : text[at + 1])
  }

  /// Whether this point is that of `.5`: a dose of half a milligram must not become one of five.
  private func startsFraction(_ text: UnsafeBufferPointer<UInt8>, _ at: Int) -> Bool {
    guard text[at] == UInt8(ascii: "."), isDigit(text, at + 1) else { return false }
    return at == 0 || [.space, .comma, .symbol].contains(CharacterClass.of(text[at - 1]))
  }

  /// Whether this is the mark of inches: a straight quote behind a number that closes no other.
  private func isInchMark(_ text: UnsafeBufferPointer<UInt8>, _ at: Int) -> Bool {
    text[at] == UInt8(ascii: "\"")
      && (isLiteral
        || tokens.last?.kind == .number && gap <= .space && !text[..<at].contains(text[at]))
  }

  /// A mark that can mean something between numbers: `/ - : * % °`; elsewhere `-` `:` and `*` only divide.
  private mutating func symbol(
    _ text: UnsafeBufferPointer<UInt8>, _ at: Int,
    _ lookup: (UnsafeBufferPointer<UInt8>) -> Int32
  ) -> Int {
    let byte = text[at]
    let isStar = byte == UInt8(ascii: "*")
    let divides =
      [UInt8(ascii: "-"), UInt8(ascii: ":"), UInt8(ascii: "~")].contains(byte) || isStar
    var next = at + 1
    while divides, next < text.count, text[next] == 32 { next += 1 }
    let between = tokens.last?.kind == .number && isDigit(text, next)
    let isLoose = gap != .none || next > at + 1
    if divides, !isLiteral, !between || (byte == UInt8(ascii: ":") && isLoose) {
      // "a 30-minute walk": the hyphen ties the number to its unit.
      let ties = byte == UInt8(ascii: "-") && !isLoose && tokens.last?.kind == .number
      let tiesWord = ties && next < text.count && CharacterClass.of(text[next]) == .letter
      widen(tiesWord || isStar ? .space : .comma)
      return at + 1
    }
    folded.removeAll()
    folded.append(byte)
    append(.symbol, at, at + 1, lookup)
    return at + 1
  }

  /// A character of more than one byte.
  private mutating func wide(
    _ text: UnsafeBufferPointer<UInt8>, _ at: Int,
    _ lookup: (UnsafeBufferPointer<UInt8>) -> Int32
  ) -> Int {
    if latin(text, at) != nil { return word(text, at, lookup) }
    let (scalar, length) = CharacterClass.decode(text, at)
    switch CharacterClass.ofWide(scalar) {
    case .letter:
      folded.removeAll()
      for index in at..<at + length { folded.append(text[index]) }
      append(.ideograph, at, at + length, lookup)
    case .comma: widen(.comma)
    case .stop:
      widen(.stop)
      isQuestion = scalar == 0xFF1F
    case .symbol:
      folded.removeAll()
      let fraction = CharacterClass.fraction(scalar)
      if fraction.isNaN {
        for byte in CharacterClass.folded(scalar) { folded.append(byte) }
        append(.symbol, at, at + length, lookup)
      } else {
        append(.number, at, at + length, number: fraction, lookup)
      }
    case .digit, .space, .lead: widen(.space)
    }
    return at + length
  }
}
