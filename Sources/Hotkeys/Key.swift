/// A key of a keyboard, and what it is called in X11, in Wayland and by Qt.
public struct Key: Hashable, Sendable {
  /// As saywell writes it: `b`, `f9`, `pageup`.
  public let name: String
  /// The name of its symbol in X11, which i3, sway, Hyprland, sxhkd and xbindkeys take: `Prior`.
  let symbol: String
  /// What KDE calls it; nil where it has no name that is known.
  let qt: String?
  /// Whether it types or moves something when nothing but Shift is held with it.
  let isForTyping: Bool
  private let others: [String]

  private init(
    _ name: String, _ symbol: String, qt: String?, isForTyping: Bool, others: [String] = []
  ) {
    self.name = name
    self.symbol = symbol
    self.qt = qt
    self.isForTyping = isForTyping
    self.others = others
  }

  /// The key that is called so by anybody, whatever the case of its letters; nil where there is none.
  init?(named name: String) {
    guard let key = Self.byName[name.lowercased()] else { return nil }
    self = key
  }

  /// GNOME has its own names for two of them.
  var gdk: String { ["Prior": "Page_Up", "Next": "Page_Down"][symbol] ?? symbol }

  /// The names that are not far from this one.
  static func names(near wrong: String) -> [String] {
    let wrong = wrong.lowercased()
    let names = all.flatMap { [$0.name] + $0.others }
    return names.filter { name in
      name.count > 1 && (name.contains(wrong) && wrong.count > 1 || wrong.contains(name))
    }
    .prefix(4).sorted()
  }

  private static let byName: [String: Key] = all.reduce(into: [:]) { table, key in
    for name in [key.name, key.symbol, key.qt ?? key.name] + key.others {
      table[name.lowercased()] = table[name.lowercased()] ?? key
    }
  }

  private static let all: [Key] = letters + functions + named + signs + media

  private static let letters: [Key] = "abcdefghijklmnopqrstuvwxyz0123456789".map {
    Key(String($0), String($0), qt: $0.uppercased(), isForTyping: true)
  }

  private static let functions: [Key] = (1...24).map {
    Key("f\($0)", "F\($0)", qt: "F\($0)", isForTyping: false)
  }

  private static let named: [Key] = [
    Key("space", "space", qt: "Space", isForTyping: true),
    Key("return", "Return", qt: "Return", isForTyping: true, others: ["enter"]),
    Key("tab", "Tab", qt: "Tab", isForTyping: true),
    Key("escape", "Escape", qt: "Esc", isForTyping: true),
    Key("backspace", "BackSpace", qt: "Backspace", isForTyping: true),
    Key("delete", "Delete", qt: "Del", isForTyping: true),
    Key("insert", "Insert", qt: "Ins", isForTyping: false),
    Key("home", "Home", qt: "Home", isForTyping: true),
    Key("end", "End", qt: "End", isForTyping: true),
    Key("pageup", "Prior", qt: "PgUp", isForTyping: true, others: ["page_up"]),
    Key("pagedown", "Next", qt: "PgDown", isForTyping: true, others: ["page_down"]),
    Key("left", "Left", qt: "Left", isForTyping: true),
    Key("right", "Right", qt: "Right", isForTyping: true),
    Key("up", "Up", qt: "Up", isForTyping: true),
    Key("down", "Down", qt: "Down", isForTyping: true),
    Key("print", "Print", qt: "Print", isForTyping: false, others: ["printscreen"]),
    Key("pause", "Pause", qt: "Pause", isForTyping: false),
    Key("menu", "Menu", qt: "Menu", isForTyping: false),
    Key("scrolllock", "Scroll_Lock", qt: "ScrollLock", isForTyping: false),
  ]

  private static let signs: [Key] = [
    ("comma", ","), ("period", "."), ("slash", "/"), ("semicolon", ";"), ("apostrophe", "'"),
    ("bracketleft", "["), ("bracketright", "]"), ("minus", "-"), ("equal", "="), ("grave", "`"),
    ("backslash", "\\"),
  ].map { Key($0, $0, qt: $1, isForTyping: true) }

  private static let media: [Key] =
    [
      ("AudioRecord", "Media Record"), ("AudioPlay", "Media Play"), ("AudioStop", "Media Stop"),
      ("AudioNext", "Media Next"), ("AudioPrev", "Media Previous"), ("AudioMute", "Volume Mute"),
      ("AudioMicMute", "Microphone Mute"), ("AudioRaiseVolume", "Volume Up"),
      ("AudioLowerVolume", "Volume Down"), ("Calculator", "Calculator"), ("Mail", "Launch Mail"),
      ("HomePage", "Home Page"), ("Search", "Search"), ("Favorites", "Favorites"), ("Tools", nil),
    ].map { medium($0, $1) } + (1...9).map { medium("Launch\($0)", nil) }

  private static func medium(_ name: String, _ qt: String?) -> Key {
    Key(
      "xf86" + name.lowercased(), "XF86" + name, qt: qt, isForTyping: false,
      others: [name.lowercased()])
  }
}
