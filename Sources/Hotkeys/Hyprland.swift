/// Hyprland: `bind = SUPER SHIFT, B, exec, ...`, and `bindr` for letting go.
enum Hyprland: ConfigFormat {
  static let places = ["$/hypr/hyprland.conf"]
  static let mayBeMade = false

  static func lines(for bindings: [Binding]) -> [String] {
    bindings.map { binding in
      let modifiers = binding.chord.written { $0.rawValue.uppercased() }.joined(separator: " ")
      let name = binding.isRelease ? "bindr" : "bind"
      return "\(name) = \(modifiers), \(binding.chord.key.symbol), exec, \(binding.command())"
    }
  }

  /// Those outside of submaps.
  static func bound(in text: String) -> [Bound] {
    var variables = Variables()
    var isInSubmap = false
    return ConfigLine.all(of: text).compactMap { line in
      guard !line.isComment, let equal = line.text.firstIndex(of: "=") else { return nil }
      let name = line.text[..<equal].filter { !$0.isWhitespace }
      let value = variables.filled(line.text[line.text.index(after: equal)...])
      if name.hasPrefix("$") {
        variables.set(
          String(name), value.split(whereSeparator: \.isWhitespace).joined(separator: " "))
      } else if name == "submap" {
        isInSubmap = value.filter { !$0.isWhitespace } != "reset"
      } else if name.hasPrefix("bind"), !isInSubmap {
        let parts = value.split(separator: ",", omittingEmptySubsequences: false)
        guard parts.count > 2 else { return nil }
        let key = parts[1].filter { !$0.isWhitespace }
        return Chord(modifiers(in: parts[0].uppercased()) + [key]).map {
          Bound($0, "\(line.number)")
        }
      }
      return nil
    }
  }

  /// They may stand together without anything between them: `SUPERSHIFT`.
  private static func modifiers(in text: String) -> [String] {
    ["SUPER", "WIN", "LOGO", "MOD4", "CTRL", "CONTROL", "ALT", "MOD1", "SHIFT"].filter {
      text.contains($0)
    }
  }
}
