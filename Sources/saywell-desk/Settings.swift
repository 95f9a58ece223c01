import Measures
import Porch

/// The options of the subcommands.
struct Settings: Sendable {
  var bar = Bar.text
  var isPrivate = false
  var uri = "tcp://127.0.0.1:10500"
  var allowsNetwork = false
  var now: LocalTime?
  var store: StoreAddress?
  var language: String?
  var showsVersion = false
  var showsHelp = false
  var page: PageFormat?

  static let flags: [Flag<Settings>] = [
    Flag(
      "format", value: "BAR", choices: Bar.allCases.map(\.rawValue), help: "status: for which bar"
    ) {
      guard let bar = Bar(rawValue: $1) else {
        let names = Bar.allCases.map(\.rawValue).joined(separator: ", ")
        throw UsageError.badValue(option: "format", wanted: names)
      }
      $0.bar = bar
    },
    Flag("private", help: "show no figures") { $0.isPrivate = true },
    Flag(
      "uri", value: "URI", help: "wyoming: where to answer, tcp://127.0.0.1:10500 or stdio://"
    ) { $0.uri = $1 },
    Flag("allow-network", help: "wyoming: answer other machines too, whoever they are") {
      $0.allowsNetwork = true
    },
    .now { $0.now = $1 },
    .storeFile { $0.store = $1 },
    Flag("language", value: "LANGUAGE", help: "speak this language; else the locale's") {
      $0.language = $1
    },
    Flag("version", help: "print the version") { $0.showsVersion = true },
    Flag("help", "h", help: "print this help") { $0.showsHelp = true },
    PageFormat.flag { $0.page = $1 },
  ]
}
