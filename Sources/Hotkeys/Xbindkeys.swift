/// xbindkeys: a command in quotes, and its chord indented below.
enum Xbindkeys: ConfigFormat {
  static let places = ["~/.xbindkeysrc"]
  static let mayBeMade = true

  static func lines(for bindings: [Binding]) -> [String] {
    bindings.flatMap { binding in
      let modifiers = binding.chord.written { modifier in
        switch modifier {
        case .super: "Mod4"
        case .control: "Control"
        case .alt: "Alt"
        case .shift: "Shift"
        }
      }
      let chord = (binding.isRelease ? ["release"] : []) + modifiers + [binding.chord.key.symbol]
      return ["\"\(binding.command())\"", "  " + chord.joined(separator: " + ")]
    }
  }

  static func bound(in text: String) -> [Bound] {
    ConfigLine.all(of: text).compactMap { line in
      guard !line.isComment, line.words.first?.hasPrefix("\"") == false else { return nil }
      let names = line.text.split { $0 == "+" || $0.isWhitespace }.map(String.init)
      return Chord(names.filter { $0.lowercased() != "release" }).map {
        Bound($0, "\(line.number)")
      }
    }
  }
}
