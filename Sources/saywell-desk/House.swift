import Companion
import Measures
import Porch

/// The composition root: what the subcommands work with, from the options and the environment.
struct House {
  let settings: Settings
  let companion: Companion

  /// - Throws: `Complaint` and `UsageError`, when the environment or an option names nothing there is.
  init(_ settings: Settings) throws {
    self.settings = settings
    companion = try Companion(
      now: settings.now, store: settings.store, language: settings.language)
  }

  /// A sentence of the grammar.
  func say(_ key: String, _ values: [String: Value] = [:]) -> String {
    companion.grammar.reply(key, of: "Desk", values) ?? ""
  }
}
