import Measures

/// Reads a grammar or lexicon file line by line; a line with a fault is reported and passed over.
struct StatementParser {
  private let file: SourceFile
  private var line = ""
  private var bytes: [UInt8] = []
  private var number = 0
  private(set) var statements: [Statement] = []
  private(set) var faults: [Diagnostic] = []

  /// - Parameter before: the number of the line before the first.
  private init(_ file: SourceFile, after before: Int = 0) { (self.file, number) = (file, before) }

  static func parse(_ file: SourceFile) -> (statements: [Statement], faults: [Diagnostic]) {
    var parser = StatementParser(file)
    parser.parse()
    return (parser.statements, parser.faults)
  }

  /// A single line, which is known to have no fault.
  static func line(_ text: String, at place: Place) -> Statement? {
    var parser = StatementParser(SourceFile(path: place.file, text: text), after: place.line - 1)
    parser.parse()
    return parser.statements.first
  }

  /// Every keyword that can begin a line.
  static let keywords = [
    "notation", "language", "intent", "title", "takes", "phrase", "rule", "list", "form",
    "modifier",
    "unit", "compound", "numeral", "style", "heard", "same", "filler", "guard", "stop", "join",
    "ask", "reply", "test", "not",
  ]

  private mutating func parse() {
    for raw in file.text.utf8.split(separator: 10, omittingEmptySubsequences: false) {
      number += 1
      bytes = Array(raw)
      if bytes.last == 13 { bytes.removeLast() }
      let start = bytes.firstIndex { $0 != 32 && $0 != 9 } ?? bytes.count
      guard start < bytes.count, bytes[start] != UInt8(ascii: "#") else { continue }
      line = String(decoding: bytes, as: UTF8.self)
      do {
        let content = start > 0 ? try entry(from: start) : try statement()
        if let content {
          statements.append(
            Statement(place: Place(file: file.path, line: number), line: line, content: content))
        }
      } catch {
        report(error)
      }
    }
  }

  private mutating func report(_ fault: PatternParser.Fault) {
    let column =
      fault.offset < 0
      ? 0
      : String(decoding: bytes[..<fault.offset], as: UTF8.self)
        .unicodeScalars.count + 1
    faults.append(
      Diagnostic(
        severity: .error, place: Place(file: file.path, line: number), column: column,
        message: fault.message, excerpt: line))
  }

  /// An indented line: one value of the word list above it; without a value, the words are the value as said.
  private func entry(from start: Int) throws(PatternParser.Fault) -> Statement.Content? {
    let (left, right) = try sides(of: start..<bytes.count)
    return .entry(value: text(left), try PatternParser.parse(bytes, right))
  }

  private mutating func statement() throws(PatternParser.Fault) -> Statement.Content? {
    let stop = bytes.firstIndex { $0 == 32 || $0 == 9 } ?? bytes.count
    let keyword = text(0..<stop)
    let rest = trimmed(stop..<bytes.count)
    guard !rest.isEmpty else {
      throw PatternParser.Fault(offset: 0, message: unfinished(keyword))
    }
    switch keyword {
    case "notation":
      guard text(rest) == "1" else {
        throw PatternParser.Fault(
          offset: rest.lowerBound, message: "this saywell reads notation 1 only; update saywell")
      }
      return nil
    case "language":
      let (tag, name) = firstWord(rest)
      return .language(tag: tag, name: text(name))
    case "intent": return .intent(text(rest))
    case "title": return .title(text(rest))
    case "takes": return .takes(list(rest))
    case "list": return .list(text(rest))
    case "style": return .style(list(rest))
    case "phrase", "form", "modifier": return try phrase(keyword, rest)
    case "rule", "unit", "heard", "same": return try definition(keyword, rest)
    case "filler", "guard", "stop", "join": return .words(kind: keyword, wordSets(rest))
    case "compound":
      let (first, second) = firstWord(rest)
      return .compound(first, text(second))
    case "numeral": return try numeral(rest)
    case "ask", "reply":
      let (key, words) = firstWord(rest)
      guard !words.isEmpty else {
        throw PatternParser.Fault(
          offset: rest.lowerBound, message: "'\(keyword) \(key)' has no words")
      }
      return keyword == "ask" ? .ask(key: key, text(words)) : .reply(key: key, text(words))
    case "test": return try test(rest)
    case "not": return .counterexample(text(rest))
    default:
      throw PatternParser.Fault(offset: 0, message: unknown(keyword))
    }
  }

  private func unfinished(_ keyword: String) -> String {
    Self.keywords.contains(keyword) ? "'\(keyword)' needs something after it" : unknown(keyword)
  }

  private func unknown(_ keyword: String) -> String {
    "no line begins with '\(keyword)'" + Nearest.hint(for: keyword, among: Self.keywords)
  }

  private func phrase(
    _ keyword: String, _ rest: Range<Int>
  ) throws(PatternParser.Fault) -> Statement.Content {
    var range = rest
    var type = ""
    if keyword == "form" { (type, range) = firstWord(rest) }
    var given: [Statement.Given] = []
    if let arrow = arrow(in: range) {
      given = try assignments(trimmed((arrow + 2)..<range.upperBound))
      range = trimmed(range.lowerBound..<arrow)
    }
    let pattern = try PatternParser.parse(bytes, range)
    switch keyword {
    case "form": return .form(type: type, pattern, given: given)
    case "modifier": return .modifier(pattern, given: given)
    default: return .phrase(pattern, given: given)
    }
  }

  private func definition(
    _ keyword: String, _ rest: Range<Int>
  ) throws(PatternParser.Fault) -> Statement.Content {
    let (left, right) = try sides(of: rest)
    switch keyword {
    case "rule": return .rule(text(left), try PatternParser.parse(bytes, right))
    case "unit": return .unit(text(left), try PatternParser.parse(bytes, right))
    case "same": return .same(word: text(left), spellings: list(right, separator: "|"))
    default:
      var points = Cost.points(0.3)
      var range = right
      if let tilde = bytes[right].lastIndex(of: UInt8(ascii: "~")) {
        guard let cost = Double(text(trimmed((tilde + 1)..<right.upperBound))),
          (0...Cost.most).contains(cost)
        else {
          throw PatternParser.Fault(offset: tilde, message: "after '~' stands a cost, such as ~0.3")
        }
        points = Cost.points(cost)
        range = trimmed(right.lowerBound..<tilde)
      }
      return .heard(
        meant: Tokenizer.words(Array(bytes[left])), heard: wordSets(range), points: points)
    }
  }

  /// `numeral digit one=1 two=2`; a role without values lists words alone: `numeral point point dot`.
  private func numeral(_ rest: Range<Int>) throws(PatternParser.Fault) -> Statement.Content {
    let (role, words) = firstWord(rest)
    guard let kind = Numeral.Role(name: role) else {
      throw PatternParser.Fault(
        offset: rest.lowerBound,
        message: "no numeral has the role '\(role)'"
          + Nearest.hint(for: role, among: Numeral.Role.allCases.map(\.name)))
    }
    var values: [(word: String, value: Double)] = []
    for word in list(words) {
      let halves = word.split(separator: "=").map(String.init)
      guard (1...2).contains(halves.count), let value = halves.count == 2 ? Double(halves[1]) : 0,
        Numeral.values(kind).contains(value)
      else {
        throw PatternParser.Fault(
          offset: words.lowerBound, message: "'\(word)' should be a word, '=' and a number")
      }
      values.append((halves[0], value))
    }
    return .numeral(role: role, words: values)
  }

  private func test(_ rest: Range<Int>) throws(PatternParser.Fault) -> Statement.Content {
    guard let arrow = arrow(in: rest) else {
      throw PatternParser.Fault(
        offset: rest.upperBound, message: "a test says what it expects: SENTENCE => slot=value")
    }
    return .test(
      text(trimmed(rest.lowerBound..<arrow)),
      expected: text(trimmed((arrow + 2)..<rest.upperBound)))
  }

  private func assignments(_ range: Range<Int>) throws(PatternParser.Fault) -> [Statement.Given] {
    try list(range).map { word throws(PatternParser.Fault) in
      let halves = word.split(separator: "=", maxSplits: 1).map(String.init)
      guard halves.count == 2 else {
        throw PatternParser.Fault(
          offset: range.lowerBound, message: "'\(word)' should be slot=value")
      }
      return Statement.Given(name: halves[0], value: halves[1])
    }
  }

  private func arrow(in range: Range<Int>) -> Int? {
    guard range.count > 1 else { return nil }
    return (range.lowerBound..<range.upperBound - 1).last {
      bytes[$0] == UInt8(ascii: "=") && bytes[$0 + 1] == UInt8(ascii: ">")
    }
  }

  private func sides(
    of range: Range<Int>
  ) throws(PatternParser.Fault) -> (Range<Int>, Range<Int>) {
    guard let equal = bytes[range].firstIndex(of: UInt8(ascii: "=")) else {
      throw PatternParser.Fault(offset: range.lowerBound, message: "'=' is missing: NAME = WORDS")
    }
    return (trimmed(range.lowerBound..<equal), trimmed((equal + 1)..<range.upperBound))
  }

  private func firstWord(_ range: Range<Int>) -> (String, Range<Int>) {
    let stop = bytes[range].firstIndex { $0 == 32 || $0 == 9 } ?? range.upperBound
    return (text(range.lowerBound..<stop), trimmed(stop..<range.upperBound))
  }

  private func list(_ range: Range<Int>, separator: Character = " ") -> [String] {
    text(range).split(separator: separator).map { trim($0) }.filter { !$0.isEmpty }
  }

  private func wordSets(_ range: Range<Int>) -> [[String]] {
    bytes[range].split(separator: UInt8(ascii: "|")).map { Tokenizer.words(Array($0)) }
  }

  private func text(_ range: Range<Int>) -> String {
    String(decoding: bytes[range], as: UTF8.self)
  }

  private func trimmed(_ range: Range<Int>) -> Range<Int> {
    var (low, high) = (range.lowerBound, range.upperBound)
    while low < high, bytes[low] == 32 || bytes[low] == 9 { low += 1 }
    while high > low, bytes[high - 1] == 32 || bytes[high - 1] == 9 { high -= 1 }
    return low..<high
  }

  private func trim(_ text: Substring) -> String {
    var text = text
    while text.first == " " { text.removeFirst() }
    while text.last == " " { text.removeLast() }
    return String(text)
  }
}
