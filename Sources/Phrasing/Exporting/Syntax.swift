/// How a format writes rules; all but SRGS, which is XML.
enum Syntax {
  case jsgf, abnf, gbnf

  func reference(_ name: String) -> String {
    switch self {
    case .jsgf: "<\(name)>"
    case .abnf: "$\(name)"
    case .gbnf: name
    }
  }

  func definition(_ name: String, _ text: String) -> String {
    switch self {
    case .jsgf: "<\(name)> = \(text);"
    case .abnf: "$\(name) = \(text);"
    case .gbnf: "\(name) ::= \(text)"
    }
  }

  /// A part of a rule; a choice stands in brackets unless it is all of it.
  func text(_ speech: Speech, isWhole: Bool = false) -> String {
    switch speech {
    case .words(let words): return words.isEmpty ? nothing : self.words(words)
    case .sequence(let parts):
      let text = parts.map { self.text($0) }.joined(separator: " ")
      return isWhole || self != .gbnf ? text : "(\(text))"
    case .choice(let parts):
      let text = parts.map { self.text($0) }.joined(separator: " | ")
      return isWhole ? text : "(\(text))"
    case .optional(let part):
      return self == .gbnf ? "(\(text(part, isWhole: true)))?" : "[\(text(part, isWhole: true))]"
    case .repeated(let part):
      let inner = "(\(text(part, isWhole: true)))"
      return self == .abnf ? "\(inner)<1->" : "\(inner)+"
    case .rule(let name): return reference(name)
    case .figures(let range, let hasDecimals): return figures(range, hasDecimals)
    }
  }

  private var nothing: String {
    switch self {
    case .jsgf: "<NULL>"
    case .abnf: "$NULL"
    case .gbnf: "\"\""
    }
  }

  private func words(_ words: [String]) -> String {
    guard self == .gbnf else { return Speech.tokens(words).joined(separator: " ") }
    let text = words.map(literal).joined(separator: " ")
    return words.count > 1 ? "(\(text))" : text
  }

  /// A word with the space before it, and with a small or a capital letter; a sign with or without a space.
  private func literal(_ word: String) -> String {
    let quoted = { (text: Substring) in
      "\"" + text.reduce(into: "") { $0 += $1 == "\"" || $1 == "\\" ? "\\\($1)" : String($1) }
        + "\""
    }
    guard let first = word.first, first.isLetter else { return "\" \"? " + quoted(word[...]) }
    guard first.isASCII else { return quoted(word[...]) }
    // Letters that are said one by one: BP.
    if word.count > 1, word.allSatisfy(\.isUppercase) {
      return "\" \"? " + word.map { "[\($0)\($0.lowercased())]" }.joined(separator: " ")
    }
    let letters = "[\(first.uppercased())\(first.lowercased())]"
    let rest = word.dropFirst()
    return "\" \" \(letters)" + (rest.isEmpty ? "" : " " + quoted(rest))
  }

  private func figures(_ range: ClosedRange<Int>, _ hasDecimals: Bool) -> String {
    let whole = Self.digits(range).joined(separator: " | ")
    let decimals = hasDecimals ? " (\".\" [0-9] [0-9]?)?" : ""
    return "(\" \"? (\(whole))\(decimals))"
  }

  /// The figures of the numbers between these: `[5-9] [0-9]`, `"1" [0-2] [0-9]`.
  static func digits(_ range: ClosedRange<Int>) -> [String] {
    var parts: [String] = []
    var low = range.lowerBound
    while low <= range.upperBound {
      // The largest block of a power of ten that begins here and ends in time.
      var power = 1
      while low % (power * 10) == 0, low > 0, low + power * 10 - 1 <= range.upperBound {
        power *= 10
      }
      let tail = String(repeating: " [0-9]", count: String(power).count - 1)
      let digit = low / power % 10
      let length = String(low).count
      let last = min(9, digit + (range.upperBound - low + 1) / power - 1)
      // A number of more figures begins another block.
      let end = String(low + (last - digit) * power).count == length ? last : 9
      let front = low / power / 10
      let head = front > 0 ? "\"\(front)\" " : ""
      parts.append(head + (digit == end ? "[\(digit)]" : "[\(digit)-\(end)]") + tail)
      low += (end - digit + 1) * power
    }
    return parts
  }
}

extension Speech {
  /// Words as tokens: the characters of a language without spaces are one.
  static func tokens(_ words: [String]) -> [String] {
    let isWide = { (word: String) in word.unicodeScalars.first.map { $0.value >= 0x2E80 } ?? false }
    return words.reduce(into: []) { tokens, word in
      if let last = tokens.last, isWide(last), isWide(word) {
        tokens[tokens.count - 1] = last + word
      } else {
        tokens.append(word)
      }
    }
  }
}
