/// sxhkd, of any window manager under X11: a chord, and its command indented below. `@` is for letting go.
enum Sxhkd: ConfigFormat {
  static let places = ["$/sxhkd/sxhkdrc"]
  static let mayBeMade = true

  static func lines(for bindings: [Binding]) -> [String] {
    bindings.flatMap { binding in
      let key = (binding.isRelease ? "@" : "") + binding.chord.key.symbol
      let chord = binding.chord.written(\.rawValue) + [key]
      return [chord.joined(separator: " + "), "\t" + binding.command()]
    }
  }

  static func bound(in text: String) -> [Bound] {
    ConfigLine.all(of: text).flatMap { line -> [Bound] in
      guard let first = line.text.first, !first.isWhitespace, first != "#" else { return [] }
      return expanded(String(line.text), limit: 500).compactMap { text in
        // Of several strokes one after the other the first is the one that is taken.
        let stroke = text.prefix { $0 != ";" && $0 != ":" }
        let names = stroke.split { $0 == "+" || $0.isWhitespace || $0 == "@" || $0 == "~" }
        return Chord(names.map(String.init)).map { Bound($0, "\(line.number)") }
      }
    }
  }

  /// `super + {a,b-d,_}` is several.
  private static func expanded(_ text: String, limit: Int) -> [String] {
    guard let open = text.firstIndex(of: "{"), let close = text[open...].firstIndex(of: "}"),
      limit > 0
    else { return [text] }
    let choices = text[text.index(after: open)..<close].split(
      separator: ",", omittingEmptySubsequences: false)
    return choices.flatMap { range(String($0.filter { !$0.isWhitespace || $0 == "+" })) }.prefix(
      limit
    )
    .flatMap { choice in
      let filled = text[..<open] + (choice == "_" ? "" : choice) + text[text.index(after: close)...]
      return expanded(String(filled), limit: limit / max(choices.count, 2))
    }
  }

  private static func range(_ choice: String) -> [String] {
    let ends = choice.split(separator: "-").map(String.init)
    guard ends.count == 2, let from = ends[0].unicodeScalars.first, ends[0].count == 1,
      let to = ends[1].unicodeScalars.first, ends[1].count == 1, from.value <= to.value
    else { return [choice] }
    return (from.value...to.value).compactMap { Unicode.Scalar($0).map { String(Character($0)) } }
  }
}
