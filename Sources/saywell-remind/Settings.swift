import Measures
import Porch

/// The options of the subcommands.
struct Settings: Described, Sendable {
  var now: LocalTime?
  var store: StoreAddress?
  var language: String?
  var isDryRun = false
  var onlyPrints = false
  var showsVersion = false
  var showsHelp = false
  var page: PageFormat?

  static let flags: [Flag<Settings>] = [
    Flag("dry-run", "n", help: "due: print what would be shown, and remember nothing") {
      $0.isDryRun = true
    },
    Flag("print", help: "install: print what would be installed, and change nothing") {
      $0.onlyPrints = true
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
