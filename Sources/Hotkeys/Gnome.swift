/// GNOME, whose keys are settings and no file. Each of one's own has a path, and the list of the paths is a setting as well.
public enum Gnome {
  public static let schema = "org.gnome.settings-daemon.plugins.media-keys"
  public static let list = "custom-keybindings"
  /// The settings of one key, at its path.
  public static let keySchema = schema + ".custom-keybinding"
  /// Where keys may be bound already.
  public static let others = [
    schema, "org.gnome.desktop.wm.keybindings", "org.gnome.shell.keybindings",
    "org.gnome.mutter.keybindings", "org.gnome.mutter.wayland.keybindings",
  ]
  private static let folder = "/org/gnome/settings-daemon/plugins/media-keys/custom-keybindings/"

  /// The path of a key.
  public static func path(of binding: Binding) -> String {
    "\(folder)saywell-\(binding.chord.slug)/"
  }

  /// Whether a path is saywell's.
  public static func isOwn(_ path: String) -> Bool { path.hasPrefix(folder + "saywell-") }

  /// The settings of a key, by name, as GVariant texts.
  public static func settings(of binding: Binding) -> [(name: String, value: String)] {
    let modifiers = binding.chord.written { modifier in
      switch modifier {
      case .super: "<Super>"
      case .control: "<Control>"
      case .alt: "<Alt>"
      case .shift: "<Shift>"
      }
    }
    let chord = modifiers.joined() + binding.chord.key.gdk
    return [
      ("name", "\"saywell \(binding.chord)\""), ("command", "\"\(binding.command())\""),
      ("binding", "\"\(chord)\""),
    ]
  }

  /// The texts in a GVariant array of them: `['/a/', '/b/']`, `@as []`.
  public static func texts(in array: String) -> [String] {
    array.split(separator: "'", omittingEmptySubsequences: false).enumerated()
      .filter { !$0.offset.isMultiple(of: 2) }.map { String($0.element) }
  }

  /// A GVariant text without its quotes, so that `'a'` is `"a"`.
  public static func text(_ value: String) -> String {
    var out = ""
    var rest = value.dropFirst().dropLast()
    while let character = rest.popFirst() {
      out.append(character == "\\" ? rest.popFirst() ?? character : character)
    }
    return out
  }

  /// A word for a shell.
  public static func quotedForShell(_ word: String) -> String {
    let parts = word.split(separator: "'", omittingEmptySubsequences: false)
    return "'" + parts.joined(separator: "'\\''") + "'"
  }

  public static func array(_ texts: [String]) -> String {
    texts.isEmpty ? "@as []" : "[" + texts.map { "'\($0)'" }.joined(separator: ", ") + "]"
  }

  /// What lines such as `org.gnome.shell.keybindings toggle-overview ['<Super>s']` bind.
  public static func bound(in listing: String) -> [Bound] {
    listing.split(separator: "\n").flatMap { line -> [Bound] in
      let words = line.split(separator: " ", maxSplits: 2)
      guard words.count == 3 else { return [] }
      return texts(in: String(words[2])).compactMap { text in
        let names = text.split { $0 == "<" || $0 == ">" }.map(String.init)
        return Chord(names).map { Bound($0, "\(words[0]) \(words[1])") }
      }
    }
  }
}

extension Chord {
  /// As a part of the name of a file.
  var slug: String { String(description.map { $0 == "+" ? "-" : $0 }) }
}
