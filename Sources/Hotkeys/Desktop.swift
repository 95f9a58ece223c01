/// The desktops, and programs of desktops, that bind keys.
public enum Desktop: String, CaseIterable, Sendable {
  case sxhkd, i3, sway, hyprland, gnome, kde, xbindkeys

  /// Whether it can run something when a key is let go.
  public var noticesRelease: Bool {
    switch self {
    case .sxhkd, .sway, .hyprland, .xbindkeys: true
    case .i3, .gnome, .kde: false
    }
  }

  /// How one that is configured by a file of text is; nil for the others.
  public var format: (any ConfigFormat.Type)? {
    switch self {
    case .sxhkd: Sxhkd.self
    case .i3: I3.self
    case .sway: Sway.self
    case .hyprland: Hyprland.self
    case .xbindkeys: Xbindkeys.self
    case .gnome, .kde: nil
    }
  }
}

/// A file of text in which a desktop finds its keys.
public protocol ConfigFormat: Sendable {
  /// Where it may be, the first that is there counts; `~` is the home, `$` the folder of settings.
  static var places: [String] { get }
  /// Whether it may be made where there is none: not where it would be in the place of one for everybody.
  static var mayBeMade: Bool { get }
  /// The lines that bind these.
  static func lines(for bindings: [Binding]) -> [String]
  /// What the text binds, as far as it can be told.
  static func bound(in text: String) -> [Bound]
}

/// A line of a file, with those that it goes on in after a backslash.
struct ConfigLine {
  let text: Substring
  let number: Int

  static func all(of text: String) -> [ConfigLine] {
    var lines: [ConfigLine] = []
    var begun: ConfigLine?
    for (index, line) in text.split(separator: "\n", omittingEmptySubsequences: false).enumerated()
    {
      let whole = (begun?.text ?? "") + line
      let number = begun?.number ?? index + 1
      if whole.hasSuffix("\\") {
        begun = ConfigLine(text: whole.dropLast(), number: number)
      } else {
        lines.append(ConfigLine(text: whole, number: number))
        begun = nil
      }
    }
    if let begun { lines.append(begun) }
    return lines
  }

  var isComment: Bool { text.drop { $0.isWhitespace }.first == "#" }
  var words: [Substring] { text.split(whereSeparator: \.isWhitespace) }
}

/// Names that stand for something in what follows: `$mod`.
struct Variables {
  private var values: [(name: String, value: String)] = []

  mutating func set(_ name: String, _ value: String) {
    values.removeAll { $0.name == name }
    values.append((name, value))
    // A longer name may begin with a shorter one.
    values.sort { $0.name.count > $1.name.count }
  }

  func filled(_ text: some StringProtocol) -> String {
    values.reduce(String(text)) { text, variable in
      text.split(separator: variable.name, omittingEmptySubsequences: false)
        .joined(separator: variable.value)
    }
  }
}
