import Companion
import Glibc
import Hotkeys
import Porch

/// Binds keys to phrases, and has the desktop told of them.
struct HotkeyCommand: Command {
  static let name = "hotkey"
  static let help =
    "add KEY PHRASE, talk KEY, list, remove KEY; print, install or uninstall --for a desktop"

  static let words = ["add", "talk", "list", "remove", "print", "install", "uninstall"]

  private static let verbs = words + ["press", "release"]

  static func run(_ words: [String], in house: House) throws -> ExitStatus {
    guard let verb = words.first else { throw UsageError.noCommand(verbs) }
    let keys = try KeyRing(house)
    let rest = Array(words.dropFirst())
    switch verb {
    case "add": try add(rest, to: keys)
    case "talk": try talk(rest, to: keys)
    case "list": try list(rest, keys)
    case "remove": try remove(rest, from: keys)
    case "press", "release": return try pressed(rest, isRelease: verb == "release", keys)
    case "print", "install", "uninstall":
      if let word = rest.first { throw UsageError.unexpectedWord(word) }
      guard let desktop = house.settings.desktop else {
        throw UsageError.needsValue("for", "DESKTOP")
      }
      try Installer(keys, desktop).run(verb)
    default: throw UsageError.unknownCommand(verb, among: verbs)
    }
    return .done
  }

  private static func add(_ words: [String], to keys: KeyRing) throws {
    guard let key = words.first, words.count > 1 else {
      throw UsageError.needsWords("hotkey add KEY PHRASE")
    }
    let phrase = try keys.line(words.dropFirst().joined(separator: " "))
    try keys.add(Hotkey(keys.chord(key), .say(phrase)), saying: phrase)
  }

  private static func talk(_ words: [String], to keys: KeyRing) throws {
    let settings = keys.house.settings
    guard let key = words.first, words.count == 1, let press = settings.press,
      let release = settings.release
    else { throw UsageError.needsWords("hotkey talk KEY --press COMMAND --release COMMAND") }
    let action = Hotkey.Action.talk(press: try keys.line(press), release: try keys.line(release))
    try keys.add(Hotkey(keys.chord(key), action), saying: press)
  }

  private static func list(_ words: [String], _ keys: KeyRing) throws {
    if let word = words.first { throw UsageError.unexpectedWord(word) }
    guard !keys.list.hotkeys.isEmpty else { return try keys.house.print("no-hotkeys") }
    for hotkey in keys.list.hotkeys {
      let texts = ["key": "\(hotkey.chord)"]
      switch hotkey.action {
      case .say(let phrase):
        try keys.house.print("hotkey-says", texts.merging(["phrase": phrase]) { $1 })
      case .talk(let press, let release):
        try keys.house.print(
          "hotkey-talks", texts.merging(["press": press, "release": release]) { $1 })
      }
    }
  }

  private static func remove(_ words: [String], from keys: KeyRing) throws {
    guard let key = words.first, words.count == 1 else {
      throw UsageError.needsWords("hotkey remove KEY")
    }
    let chord = try keys.chord(key)
    var list = keys.list
    guard list.remove(chord) else {
      throw keys.house.refusal("no-such-hotkey", ["key": "\(chord)"])
    }
    try keys.keep(list)
    try keys.house.print("hotkey-removed", ["key": "\(chord)"])
  }

  /// What a desktop runs for a key whose phrase or command does not stand in its file.
  private static func pressed(
    _ words: [String], isRelease: Bool, _ keys: KeyRing
  ) throws -> ExitStatus {
    guard let key = words.first, words.count == 1 else {
      throw UsageError.needsWords("hotkey press KEY")
    }
    let chord = try keys.chord(key)
    switch keys.list[chord]?.action {
    case .say(let phrase)? where !isRelease:
      return try Dialogue(keys.house).run(phrase, isTyped: false)
    case .talk(let press, let release)?:
      // The person's own line of shell, in the place of this process.
      let line = ["sh", "-c", isRelease ? release : press]
      var words: [UnsafeMutablePointer<CChar>?] = line.map { strdup($0) } + [nil]
      execv("/bin/sh", &words)
      throw Complaint("cannot run /bin/sh", .unavailable)
    case .say?, nil: throw keys.house.refusal("no-such-hotkey", ["key": "\(chord)"])
    }
  }
}
