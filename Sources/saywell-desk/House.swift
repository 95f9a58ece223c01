import Companion
import Glibc
import Hotkeys
import Measures
import Porch

/// The composition root: what the subcommands work with, from the options and the environment.
struct House {
  let settings: Settings
  let companion: Companion

  /// - Throws: `Complaint` and `UsageError`, when the environment or an option names nothing there is.
  init(_ settings: Settings) throws {
    self.settings = settings
    companion = try Companion(settings.companion)
  }

  var folders: Folders { Folders(companion.environment) }

  /// Whether replies are shown as notifications: where nobody looks at a terminal, or that was asked for.
  var notifies: Bool {
    settings.notifies || !settings.prints && isatty(STDOUT_FILENO) == 0
  }

  /// - Throws: `Complaint`.
  func preferences() throws -> Preferences {
    guard let path = folders.desk, let text = PrivateFile(path).text() else { return Preferences() }
    do {
      return try Preferences(text)
    } catch let fault as Preferences.Fault {
      throw refusal("bad-line", ["path": path, "line": "\(fault.line)"], .configuration)
    }
  }

  /// A sentence of the grammar.
  func say(_ key: String, _ values: [String: Value] = [:]) -> String {
    companion.grammar.reply(key, of: "Desk", values) ?? ""
  }

  func say(_ key: String, texts: [String: String]) -> String {
    say(key, texts.mapValues(Value.text))
  }

  func print(_ key: String, _ texts: [String: String] = [:]) throws {
    try companion.print(say(key, texts: texts))
  }

  /// A sentence of the grammar that says why something is not done.
  func refusal(
    _ key: String, _ texts: [String: String] = [:], _ status: ExitStatus = .refused
  ) -> Complaint {
    Complaint(say(key, texts: texts), status)
  }
}
