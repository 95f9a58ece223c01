/// i3. It knows of letting go, but then often hears nothing of it.
enum I3: ConfigFormat {
  static let places = ["$/i3/config", "~/.i3/config"]
  static let mayBeMade = false

  static func lines(for bindings: [Binding]) -> [String] {
    bindings.map { "bindsym \(chord($0.chord)) exec --no-startup-id \($0.command())" }
  }

  static func chord(_ chord: Chord) -> String {
    let names = chord.written { modifier in
      switch modifier {
      case .super: "Mod4"
      case .control: "Control"
      case .alt: "Mod1"
      case .shift: "Shift"
      }
    }
    return (names + [chord.key.symbol]).joined(separator: "+")
  }

  /// Those of the mode that is always on; a mode with a name is a block.
  static func bound(in text: String) -> [Bound] {
    var variables = Variables()
    var bound: [Bound] = []
    /// What the blocks around a line are.
    var blocks: [Substring] = []
    for line in ConfigLine.all(of: text) where !line.isComment {
      var words = line.words
      guard let first = words.first else { continue }
      if first == "set", words.count > 2, words[1].hasPrefix("$") {
        variables.set(String(words[1]), words[2...].joined(separator: " "))
      } else if first == "}" {
        _ = blocks.popLast()
      } else if words.last == "{" {
        blocks.append(first)
      } else if blocks.isEmpty && first == "bindsym" || blocks == ["bindsym"] {
        if first == "bindsym" { words.removeFirst() }
        guard let keys = words.first(where: { !$0.hasPrefix("--") }) else { continue }
        let names = variables.filled(keys).split(separator: "+").map(String.init)
        if let chord = Chord(names) { bound.append(Bound(chord, "\(line.number)")) }
      }
    }
    return bound
  }
}

/// sway, which writes its keys as i3 does.
enum Sway: ConfigFormat {
  static let places = ["~/.sway/config", "$/sway/config"]
  static let mayBeMade = false

  static func lines(for bindings: [Binding]) -> [String] {
    bindings.map { binding in
      let option = binding.isRelease ? "--release" : "--no-repeat"
      return "bindsym \(option) \(I3.chord(binding.chord)) exec \(binding.command())"
    }
  }

  static func bound(in text: String) -> [Bound] { I3.bound(in: text) }
}
