import Foundation

#if canImport(FoundationXML)
  import FoundationXML
#endif

extension Acceptor {
  /// Reads JSGF, ABNF or GBNF; nil where a line is none of it.
  init?(lines text: String, _ syntax: LineSyntax) {
    for line in text.split(separator: "\n") where !syntax.isHead(line) {
      let isPublic = line.hasPrefix("public ")
      let body = isPublic ? line.dropFirst(7) : line
      guard let equal = body.range(of: syntax.equals),
        let name = syntax.name(body[..<equal.lowerBound])
      else { return nil }
      var rest = Array(body[equal.upperBound...])
      if syntax != .gbnf {
        guard rest.last == ";" else { return nil }
        rest.removeLast()
      }
      var parser = LineParser(text: rest, syntax: syntax)
      guard let part = parser.choice(), parser.isAtEnd, add(name, part) else { return nil }
      if isPublic || name == "root" { root = name }
    }
    guard !root.isEmpty else { return nil }
    prepare()
  }

  /// Reads SRGS in XML; nil where it is none.
  init?(markup text: String) {
    let reader = MarkupReader()
    let parser = XMLParser(data: Data(text.utf8))
    parser.delegate = reader
    guard parser.parse(), !reader.isWrong else { return nil }
    self = reader.acceptor
    prepare()
  }
}

enum LineSyntax {
  case jsgf, abnf, gbnf

  var equals: String { self == .gbnf ? " ::= " : " = " }

  func isHead(_ line: Substring) -> Bool {
    switch self {
    case .jsgf: line.hasPrefix("#JSGF V1.0") || line == "grammar saywell;"
    case .abnf:
      ["#ABNF 1.0", "language ", "mode voice;", "root $"].contains { line.hasPrefix($0) }
    case .gbnf: false
    }
  }

  func name(_ text: Substring) -> String? {
    switch self {
    case .jsgf:
      text.hasPrefix("<") && text.hasSuffix(">") ? String(text.dropFirst().dropLast()) : nil
    case .abnf: text.hasPrefix("$") ? String(text.dropFirst()) : nil
    case .gbnf: text.allSatisfy { $0.isLetter || $0.isNumber } ? String(text) : nil
    }
  }
}

private struct LineParser {
  let text: [Character]
  let syntax: LineSyntax
  var at = 0

  var isAtEnd: Bool { at == text.count }

  private mutating func skipSpace() { while at < text.count, text[at] == " " { at += 1 } }

  private mutating func take(_ mark: String) -> Bool {
    guard text[at...].starts(with: mark) else { return false }
    at += mark.count
    return true
  }

  mutating func choice() -> Acceptor.Part? {
    var parts: [Acceptor.Part] = []
    repeat {
      guard let part = sequence() else { return nil }
      parts.append(part)
    } while take("|")
    return parts.count == 1 ? parts[0] : .choice(parts)
  }

  private mutating func sequence() -> Acceptor.Part? {
    var parts: [Acceptor.Part] = []
    while true {
      skipSpace()
      guard at < text.count, !["|", ")", "]"].contains(text[at]) else { break }
      guard let part = one() else { return nil }
      parts.append(repeated(part))
    }
    return parts.isEmpty ? nil : .sequence(parts)
  }

  private mutating func repeated(_ part: Acceptor.Part) -> Acceptor.Part {
    if syntax != .abnf, take("+") { return .repeated(part, atLeast: 1, atMost: 20) }
    if syntax == .gbnf, take("?") { return .repeated(part, atLeast: 0, atMost: 1) }
    if syntax == .abnf, take("<1->") { return .repeated(part, atLeast: 1, atMost: 20) }
    return part
  }

  private mutating func one() -> Acceptor.Part? {
    switch text[at] {
    case "(":
      at += 1
      guard let part = choice(), take(")") else { return nil }
      return part
    case "[" where syntax == .gbnf: return characters()
    case "[":
      at += 1
      guard let part = choice(), take("]") else { return nil }
      return .repeated(part, atLeast: 0, atMost: 1)
    case "<" where syntax == .jsgf:
      guard let end = text[at...].firstIndex(of: ">") else { return nil }
      defer { at = end + 1 }
      let name = String(text[(at + 1)..<end])
      return name == "NULL" ? .sequence([]) : .rule(name)
    case "\"" where syntax == .gbnf: return quoted()
    default: return token()
    }
  }

  private mutating func characters() -> Acceptor.Part? {
    guard let end = text[at...].firstIndex(of: "]") else { return nil }
    let inside = Array(text[(at + 1)..<end])
    at = end + 1
    guard inside.count == 3, inside[1] == "-", let low = inside[0].unicodeScalars.first?.value,
      let high = inside[2].unicodeScalars.first?.value, low <= high
    else { return .characters(Set(inside)) }
    return .characters(Set((low...high).compactMap { Unicode.Scalar($0).map(Character.init) }))
  }

  private mutating func quoted() -> Acceptor.Part? {
    var inside = ""
    at += 1
    while at < text.count, text[at] != "\"" {
      if text[at] == "\\" { at += 1 }
      inside.append(text[at])
      at += 1
    }
    return take("\"") ? .text(inside) : nil
  }

  private mutating func token() -> Acceptor.Part? {
    let start = at
    while at < text.count, !" |()[]<>+?\"".contains(text[at]) { at += 1 }
    let word = String(text[start..<at])
    guard !word.isEmpty else { return nil }
    switch syntax {
    case .jsgf: return .text(word)
    case .abnf where word == "$NULL": return .sequence([])
    case .abnf: return word.hasPrefix("$") ? .rule(String(word.dropFirst())) : .text(word)
    case .gbnf: return .rule(word)
    }
  }
}

private final class MarkupReader: NSObject, XMLParserDelegate {
  var acceptor = Acceptor()
  var isWrong = false
  private var open: [(name: String, attributes: [String: String], parts: [Acceptor.Part])] = []

  func parser(
    _ parser: XMLParser, didStartElement name: String, namespaceURI: String?,
    qualifiedName: String?, attributes: [String: String]
  ) {
    let parents: [String: [String?]] = [
      "grammar": [nil], "rule": ["grammar"], "one-of": ["rule", "item"],
      "item": ["one-of", "rule", "item"], "ruleref": ["rule", "item"],
    ]
    if !(parents[name]?.contains(open.last?.name) ?? false) { isWrong = true }
    if name == "grammar" {
      acceptor.root = attributes["root"] ?? ""
      isWrong =
        isWrong || attributes["version"] != "1.0" || attributes["mode"] != "voice"
        || attributes["xmlns"] != "http://www.w3.org/2001/06/grammar"
        || attributes["xml:lang"] == nil
    }
    open.append((name, attributes, []))
  }

  func parser(_ parser: XMLParser, foundCharacters text: String) {
    guard text.contains(where: { !$0.isWhitespace }), !open.isEmpty else { return }
    if open[open.count - 1].name == "one-of" { isWrong = true }
    open[open.count - 1].parts.append(.text(text))
  }

  func parser(
    _ parser: XMLParser, didEndElement name: String, namespaceURI: String?, qualifiedName: String?
  ) {
    let (_, attributes, parts) = open.removeLast()
    switch name {
    case "rule":
      if !acceptor.add(attributes["id"] ?? "", .sequence(parts)) { isWrong = true }
    case "one-of": add(.choice(parts))
    case "item":
      switch attributes["repeat"] {
      case nil: add(.sequence(parts))
      case "0-1": add(.repeated(.sequence(parts), atLeast: 0, atMost: 1))
      case "1-": add(.repeated(.sequence(parts), atLeast: 1, atMost: 20))
      default: isWrong = true
      }
    case "ruleref":
      if let uri = attributes["uri"] {
        add(.rule(String(uri.dropFirst())))
      } else if attributes["special"] == "NULL" {
        add(.sequence([]))
      } else {
        isWrong = true
      }
    default: break
    }
  }

  private func add(_ part: Acceptor.Part) { open[open.count - 1].parts.append(part) }
}
