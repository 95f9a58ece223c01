import Measures
import Porch

/// The options of the subcommands.
struct Settings: Sendable {
  var language: String?
  var now: LocalTime?
  var type: ValueType?
  var showsVersion = false
  var showsHelp = false
  var page: PageFormat?

  static let flags: [Flag<Settings>] = [
    Flag(
      "language", value: "LANGUAGE",
      help: "understand only this language; else every one, the locale's first"
    ) { $0.language = $1 },
    .now { $0.now = $1 },
    Flag(
      "type", value: "TYPE", choices: ValueType.allCases.map(\.rawValue),
      help: "what read takes each line for"
    ) { settings, text in
      guard let type = ValueType(rawValue: text) else {
        throw UsageError.badValue(option: "type", wanted: ValueType.names)
      }
      settings.type = type
    },
    Flag("version", help: "print the version") { $0.showsVersion = true },
    Flag("help", "h", help: "print this help") { $0.showsHelp = true },
    PageFormat.flag { $0.page = $1 },
  ]
}
