/// KDE Plasma 6, which takes a key from an application's entry in the menu.
public enum Kde {
  /// How the files of saywell's keys begin.
  public static let prefix = "net.local.saywell-"
  static let mark = "# Made by saywell-desk; taken away by: saywell-desk hotkey uninstall --for kde"

  /// Nil where KDE has no name for the key.
  public static func file(of binding: Binding) -> (name: String, text: String)? {
    guard let key = binding.chord.key.qt else { return nil }
    let modifiers = binding.chord.written { modifier in
      switch modifier {
      case .super: "Meta"
      case .control: "Ctrl"
      case .alt: "Alt"
      case .shift: "Shift"
      }
    }
    let lines = [
      mark, "[Desktop Entry]", "Type=Application", "Name=saywell \(binding.chord)",
      "Exec=\(binding.command(quote: "\""))", "NoDisplay=true", "StartupNotify=false",
      "X-KDE-GlobalAccel-CommandShortcut=true",
      "X-KDE-Shortcuts=" + (modifiers + [key]).joined(separator: "+"),
    ]
    return ("\(prefix)\(binding.chord.slug).desktop", lines.map { $0 + "\n" }.joined())
  }

  /// Whether a file of that text is saywell's.
  public static func isOwn(_ text: String) -> Bool { text.hasPrefix(mark) }

  /// What `kglobalshortcutsrc` binds in groups that are not saywell's: `Overview=Meta+W\tMeta+O,Meta+W,Toggle Overview`.
  public static func bound(in text: String) -> [Bound] {
    var bound: [Bound] = []
    var group: Substring = ""
    for line in text.split(separator: "\n") {
      if line.hasPrefix("[") { group = line }
      guard !group.contains(prefix), let equal = line.firstIndex(of: "=") else { continue }
      let active = line[line.index(after: equal)...].prefix { $0 != "," }
      for text in active.split(separator: "\\t").flatMap({ $0.split(separator: "\t") }) {
        if let chord = Chord(text.split(separator: "+").map(String.init)) {
          bound.append(Bound(chord, "\(group) \(line[..<equal])"))
        }
      }
    }
    return bound
  }
}
