extension Grammar {
  /// A sentence as it is read aloud: figures and signs in words, nothing that a voice could stumble over.
  ///
  /// - Parameter intent: the intent in whose file the words for that stand: `reply numerals`, and `reply aloud` with
  ///   signs and their words, `kg: kilograms | %: percent`.
  public func aloud(_ text: String, wordsOf intent: String) -> String {
    let figures = reply("numerals", of: intent).flatMap(FigureWords.init)
    let signs = (reply("aloud", of: intent) ?? "").split(separator: "|").compactMap { pair in
      pair.lastIndex(of: ":").map { colon in
        (
          sign: Array(pair[..<colon].trimmed.unicodeScalars),
          words: String(pair[pair.index(after: colon)...].trimmed)
        )
      }
    }.sorted { $0.sign.count > $1.sign.count }
    return Aloud(figures: figures, signs: signs).read(text)
  }
}

/// Reads a sentence aloud, sign by sign.
private struct Aloud {
  let figures: FigureWords?
  /// The longest first.
  let signs: [(sign: [Unicode.Scalar], words: String)]

  func read(_ text: String) -> String {
    let scalars = Array(text.unicodeScalars)
    var out = ""
    var at = 0
    // Letters are a sign behind a figure alone: "5 m", and not "I'm".
    var isAfterFigure = false
    while at < scalars.count {
      if let figure = figure(scalars, at) {
        at = figure.end
        // Of a hundred: 百分之 stands before its figure.
        if let sign = sign(scalars, at, isAfterFigure: true), sign.words.hasSuffix("…") {
          append(String(sign.words.dropLast()), to: &out)
          at += sign.sign.count
        }
        append(figure.words, to: &out)
        isAfterFigure = true
      } else if isDivider(scalars, at) {
        out = out.trimmingSpace + ","
        at += 1
      } else if let sign = sign(scalars, at, isAfterFigure: isAfterFigure) {
        append(sign.words, to: &out)
        at += sign.sign.count
        isAfterFigure = false
      } else {
        append(scalars[at], to: &out)
        if scalars[at] != " " { isAfterFigure = false }
        at += 1
      }
    }
    return Self.joined(out.split(separator: " "))
  }

  /// Words with a space between them, but none before a mark, and no mark twice.
  private static func joined(_ words: [Substring]) -> String {
    words.reduce(into: "") { text, word in
      let isMark = word.first.map { "?:,.".contains($0) } ?? false
      if !text.isEmpty, !isMark { text += " " }
      text += text.last == "," && word.first == "," ? word.dropFirst() : word
    }
  }

  /// Whether a stroke stands here between two things, and not within one.
  private func isDivider(_ scalars: [Unicode.Scalar], _ at: Int) -> Bool {
    scalars[at] == "/" && at > 0 && scalars[at - 1] == " " && scalars[(at + 1)...].first == " "
  }

  /// The number or the time of day that begins here.
  private func figure(_ scalars: [Unicode.Scalar], _ at: Int) -> (words: String, end: Int)? {
    guard let figures, isDigit(scalars, at), !isDigit(scalars, at - 1) else { return nil }
    var end = at
    while isDigit(scalars, end) { end += 1 }
    let whole = String(String.UnicodeScalarView(scalars[at..<end]))
    if end < scalars.count, scalars[end] == ":", isDigit(scalars, end + 1),
      isDigit(scalars, end + 2)
    {
      let minutes = String(String.UnicodeScalarView(scalars[(end + 1)...(end + 2)]))
      guard let hour = Int(whole), let minute = Int(minutes), hour < 25, minute < 60,
        let words = figures.clock(hour, minute)
      else { return nil }
      return (words, end + 3)
    }
    var number = whole
    if end < scalars.count, scalars[end] == ".", isDigit(scalars, end + 1) {
      var last = end + 1
      while isDigit(scalars, last) { last += 1 }
      number += String(String.UnicodeScalarView(scalars[end..<last]))
      end = last
    }
    let isMinus =
      at > 0 && scalars[at - 1] == "-" && (at == 1 || !scalars[at - 2].properties.isAlphabetic)
      && !isDigit(scalars, at - 2)
    guard let words = figures.words((isMinus ? "-" : "") + number, isPaired: true) else {
      return nil
    }
    return (words, end)
  }

  private func isDigit(_ scalars: [Unicode.Scalar], _ at: Int) -> Bool {
    scalars.indices.contains(at) && ("0"..."9").contains(scalars[at])
  }

  private func sign(
    _ scalars: [Unicode.Scalar], _ at: Int, isAfterFigure: Bool
  ) -> (sign: [Unicode.Scalar], words: String)? {
    signs.first { sign, _ in
      guard let first = sign.first, at + sign.count <= scalars.count,
        sign.elementsEqual(scalars[at..<(at + sign.count)])
      else { return false }
      guard Self.isLetter(first) else { return true }
      let next = at + sign.count
      return isAfterFigure && !(next < scalars.count && Self.isLetter(scalars[next]))
    }
  }

  private static func isLetter(_ scalar: Unicode.Scalar) -> Bool {
    scalar.properties.isAlphabetic && scalar.value < 0x2E80
  }

  private func append(_ words: String, to out: inout String) {
    guard !words.isEmpty else { return }
    let isWide = { (scalar: Unicode.Scalar?) in scalar.map { $0.value >= 0x2E80 } ?? true }
    if !isWide(out.unicodeScalars.last), !isWide(words.unicodeScalars.first),
      out.last?.isWhitespace == false
    {
      out += " "
    }
    out += words
    if !isWide(words.unicodeScalars.last) { out += " " }
  }

  /// A mark that a voice would read out is left out; the end of a line ends a sentence.
  private func append(_ scalar: Unicode.Scalar, to out: inout String) {
    if scalar == "\n" {
      out += out.last.map(".!?。！？:：".contains) ?? true ? " " : ". "
    } else if Self.silent.contains(scalar) {
      out += " "
    } else {
      out.unicodeScalars.append(scalar)
    }
  }

  private static let silent = "/()（）“”\"*-<>[]×~|;=_#".unicodeScalars
}

extension String {
  fileprivate var trimmingSpace: String { String(self[...].trimmed) }
}

extension Substring {
  fileprivate var trimmed: Substring {
    var text = drop { $0 == " " }
    while text.last == " " { text.removeLast() }
    return text
  }
}
