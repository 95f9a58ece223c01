/// What recognisers write besides words.
enum Marks {
  /// The words of a text: without tags at its ends, `[BLANK_AUDIO]` and `<|en|>`; nothing where it is a remark on the
  /// sound, `(beeping)` or `♪ la la ♪`, or nothing but marks and pauses.
  static func stripped(_ text: String) -> String {
    var scalars = text.unicodeScalars[...]
    trim(&scalars)
    while let rest = afterTag(scalars) ?? beforeTag(scalars) {
      scalars = rest
      trim(&scalars)
    }
    guard !isRemark(scalars) else { return "" }
    if scalars.contains(where: isMusic) {
      scalars = Substring.UnicodeScalarView(scalars.filter { !isMusic($0) })[...]
    }
    trim(&scalars)
    let isQuestion = scalars.count == 1 && (scalars.first == "?" || scalars.first == "？")
    guard isQuestion || !scalars.allSatisfy(isPause) else { return "" }
    return String(scalars)
  }

  private typealias Scalars = Substring.UnicodeScalarView

  private static func trim(_ scalars: inout Scalars) {
    while scalars.first?.properties.isWhitespace ?? false { scalars.removeFirst() }
    while scalars.last?.properties.isWhitespace ?? false { scalars.removeLast() }
  }

  /// What follows `[CAPITALS]` or `<|anything|>`.
  private static func afterTag(_ scalars: Scalars) -> Scalars? {
    guard let first = scalars.first, first == "[" || first == "<",
      let end = scalars.firstIndex(of: first == "[" ? "]" : ">"),
      isTag(scalars[scalars.index(after: scalars.startIndex)..<end], first)
    else { return nil }
    return scalars[scalars.index(after: end)...]
  }

  private static func beforeTag(_ scalars: Scalars) -> Scalars? {
    guard let last = scalars.last, last == "]" || last == ">",
      let start = scalars.lastIndex(of: last == "]" ? "[" : "<"),
      isTag(
        scalars[scalars.index(after: start)..<scalars.index(before: scalars.endIndex)],
        scalars[start])
    else { return nil }
    return scalars[..<start]
  }

  private static func isTag(_ inside: Scalars, _ open: Unicode.Scalar) -> Bool {
    guard inside.count <= 40, let first = inside.first, let last = inside.last else { return false }
    if open == "<" { return inside.count > 2 && first == "|" && last == "|" }
    return inside.allSatisfy { ("A"..."Z").contains($0) || $0 == "_" || $0 == " " }
  }

  /// Whether the whole of it stands in brackets, or between notes, and holds no figure.
  private static func isRemark(_ scalars: Scalars) -> Bool {
    guard let first = scalars.first, let last = scalars.last, scalars.count > 1,
      !scalars.contains(where: { $0.properties.numericType != nil })
    else { return false }
    if isMusic(first) { return true }
    let pairs: [Unicode.Scalar: Unicode.Scalar] = [
      "(": ")", "[": "]", "（": "）", "【": "】", "*": "*", "{": "}",
    ]
    guard pairs[first] == last else { return false }
    return !scalars.dropFirst().dropLast().contains { $0 == first || $0 == last }
  }

  private static func isMusic(_ scalar: Unicode.Scalar) -> Bool {
    (0x2669...0x266C).contains(scalar.value) || scalar.value == 0x1F3B5 || scalar.value == 0x1F3B6
  }

  private static func isPause(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.properties.generalCategory {
    case .otherPunctuation, .dashPunctuation, .openPunctuation, .closePunctuation, .spaceSeparator:
      true
    default: scalar.properties.isWhitespace
    }
  }
}
