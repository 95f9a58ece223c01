import Measures

/// Reads the brackets of a pattern: `[a] (b|c) (d;e) <rule> {slot:type 1..9 kg} (f)+ g~0.3`.
struct PatternParser {
  private let bytes: [UInt8]
  private var at: Int
  private let end: Int
  /// How many brackets are open, and how many may be: what nobody writes by hand would use up the stack.
  private var depth = 0
  private static let mostDepth = 100

  /// What went wrong, and at which byte of the line.
  struct Fault: Error {
    var offset: Int
    var message: String
  }

  /// - Parameter range: which bytes of the line hold the pattern.
  init(_ bytes: [UInt8], _ range: Range<Int>) {
    self.bytes = bytes
    at = range.lowerBound
    end = range.upperBound
  }

  /// The whole range as one pattern.
  static func parse(_ bytes: [UInt8], _ range: Range<Int>) throws(Fault) -> Pattern {
    var parser = PatternParser(bytes, range)
    let pattern = try parser.alternatives(until: 0)
    guard parser.at == parser.end else {
      throw Fault(
        offset: parser.at,
        message: "'\(Character(Unicode.Scalar(bytes[parser.at])))' closes nothing that was opened")
    }
    return pattern
  }

  /// Sequences separated by `|` or `;`, up to the closing byte.
  private mutating func alternatives(until close: UInt8) throws(Fault) -> Pattern {
    var parts = [try sequence()]
    var separator: UInt8?
    while at < end, bytes[at] == UInt8(ascii: "|") || bytes[at] == UInt8(ascii: ";") {
      guard separator == nil || separator == bytes[at] else {
        throw Fault(
          offset: at, message: "'|' and ';' in one group; put brackets around one of them")
      }
      separator = bytes[at]
      at += 1
      parts.append(try sequence())
    }
    if parts.count == 1 { return parts[0] }
    return separator == UInt8(ascii: ";") ? .anyOrder(parts) : .choice(parts)
  }

  private mutating func sequence() throws(Fault) -> Pattern {
    var parts: [Pattern] = []
    while true {
      skipSpace()
      guard at < end else { break }
      let start = at
      let part: Pattern
      switch bytes[at] {
      case UInt8(ascii: "|"), UInt8(ascii: ";"), UInt8(ascii: ")"), UInt8(ascii: "]"):
        return joined(parts)
      case UInt8(ascii: "["):
        part = .optional(try group(closing: UInt8(ascii: "]"), opened: start))
      case UInt8(ascii: "("):
        part = try repetition(of: try group(closing: UInt8(ascii: ")"), opened: start))
      case UInt8(ascii: "<"):
        part = .rule(try name(closing: UInt8(ascii: ">"), opened: start), column: start)
      case UInt8(ascii: "{"):
        part = try slot(opened: start)
      case UInt8(ascii: "}"), UInt8(ascii: ">"):
        throw Fault(
          offset: at,
          message: "'\(Character(Unicode.Scalar(bytes[at])))' closes nothing that was opened")
      default:
        part = .words(try words())
      }
      parts.append(try weighted(part))
    }
    return joined(parts)
  }

  private func joined(_ parts: [Pattern]) -> Pattern {
    var merged: [Pattern] = []
    for part in parts {
      if case .words(let more) = part, case .words(let before)? = merged.last {
        merged[merged.count - 1] = .words(before + more)
      } else {
        merged.append(part)
      }
    }
    return merged.count == 1 ? merged[0] : .sequence(merged)
  }

  private mutating func group(closing close: UInt8, opened: Int) throws(Fault) -> Pattern {
    guard depth < Self.mostDepth else {
      throw Fault(
        offset: opened, message: "more than \(Self.mostDepth) brackets within each other")
    }
    at += 1
    depth += 1
    defer { depth -= 1 }
    let inner = try alternatives(until: close)
    guard at < end, bytes[at] == close else {
      let mark = Character(Unicode.Scalar(bytes[opened]))
      throw Fault(offset: opened, message: "this '\(mark)' is never closed")
    }
    at += 1
    return inner
  }

  private mutating func repetition(of pattern: Pattern) throws(Fault) -> Pattern {
    guard at < end else { return pattern }
    switch bytes[at] {
    case UInt8(ascii: "+"):
      at += 1
      return .repeated(pattern)
    case UInt8(ascii: "*"):
      at += 1
      return .optional(.repeated(pattern))
    default:
      return pattern
    }
  }

  private mutating func name(closing close: UInt8, opened: Int) throws(Fault) -> String {
    at += 1
    let start = at
    while at < end, bytes[at] != close { at += 1 }
    guard at < end else {
      throw Fault(
        offset: opened,
        message: "this '\(Character(Unicode.Scalar(bytes[opened])))' is never closed")
    }
    let name = String(decoding: bytes[start..<at], as: UTF8.self)
    at += 1
    return name
  }

  /// `{name:type low..high unit}`; `{name}` is short for `{name:name}`.
  private mutating func slot(opened: Int) throws(Fault) -> Pattern {
    let inner = try name(closing: UInt8(ascii: "}"), opened: opened)
    let halves = inner.split(separator: ":", maxSplits: 1).map(String.init)
    guard let name = halves.first, !name.isEmpty else {
      throw Fault(offset: opened, message: "a slot needs a name: {name:type}")
    }
    var words = (halves.count == 2 ? halves[1] : name).split(separator: " ").map(String.init)
    guard !words.isEmpty else {
      throw Fault(offset: opened, message: "a slot needs a type: {\(name):number}")
    }
    var spec = Pattern.SlotSpec(name: name, type: words.removeFirst(), column: opened)
    for word in words {
      if word == "all" {
        spec.freedom = .all
      } else if word == "any" {
        spec.freedom = .any
      } else if word == "name" {
        spec.freedom = .name
      } else if word == "free" {
        spec.freedom = .free
      } else if word == "whole" {
        spec.numbers = .whole
      } else if word == "clock" {
        spec.numbers = .clock
      } else if word == "unit" {
        spec.numbers = .measured
      } else if let range = Self.range(word) {
        spec.range = range
      } else if let unit = Quantity.Unit(rawValue: word) {
        spec.unit = unit
      } else {
        throw Fault(
          offset: opened, message: "'\(word)' is neither a range such as 1..9 nor a unit")
      }
    }
    return .slot(spec)
  }

  private static func range(_ word: String) -> ClosedRange<Double>? {
    let bytes = Array(word.utf8)
    guard
      let dots = bytes.indices.first(where: {
        bytes[$0] == UInt8(ascii: ".") && $0 + 1 < bytes.count
          && bytes[$0 + 1] == UInt8(ascii: ".")
      }),
      let low = Double(String(decoding: bytes[..<dots], as: UTF8.self)),
      let high = Double(String(decoding: bytes[(dots + 2)...], as: UTF8.self)), low <= high
    else { return nil }
    return low...high
  }

  /// A run of plain words; a backslash takes the next byte as it is.
  private mutating func words() throws(Fault) -> [String] {
    var plain: [UInt8] = []
    let start = at
    scan: while at < end {
      switch bytes[at] {
      case UInt8(ascii: "["), UInt8(ascii: "]"), UInt8(ascii: "("), UInt8(ascii: ")"),
        UInt8(ascii: "<"), UInt8(ascii: ">"), UInt8(ascii: "{"), UInt8(ascii: "}"),
        UInt8(ascii: "|"), UInt8(ascii: ";"), UInt8(ascii: "~"):
        break scan
      case UInt8(ascii: "\\") where at + 1 < end:
        plain.append(bytes[at + 1])
        at += 2
      default:
        plain.append(bytes[at])
        at += 1
      }
    }
    let words = Tokenizer.words(plain)
    // A comma only says where people pause.
    let mark = String(decoding: plain, as: UTF8.self).filter { $0 != " " && $0 != "\t" }
    guard !words.isEmpty || mark.allSatisfy({ ",，、;；".contains($0) }) else {
      throw Fault(offset: start, message: "'\(mark)' is never heard, so it would stand for nothing")
    }
    return words
  }

  private mutating func weighted(_ pattern: Pattern) throws(Fault) -> Pattern {
    guard at < end, bytes[at] == UInt8(ascii: "~") else { return pattern }
    let start = at
    at += 1
    let digits = at
    while at < end, bytes[at] == UInt8(ascii: ".") || (48...57).contains(bytes[at]) { at += 1 }
    guard let cost = Double(String(decoding: bytes[digits..<at], as: UTF8.self)), cost <= Cost.most
    else {
      throw Fault(
        offset: start, message: "after '~' stands a cost from 0 to \(Cost.most), such as ~0.3")
    }
    let isGuess = at < end && bytes[at] == UInt8(ascii: "?")
    if isGuess { at += 1 }
    return .weighted(pattern, points: Cost.points(cost), isGuess: isGuess)
  }

  private mutating func skipSpace() {
    while at < end, bytes[at] == 32 || bytes[at] == 9 { at += 1 }
  }
}
