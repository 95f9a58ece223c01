import Companion
import Porch

/// The options of the subcommands.
struct Settings: CompanionSettings {
  var isDryRun = false
  var onlyPrints = false
  var telling = Telling()
  var companion = Companion.Options()

  static let flags: [Flag<Settings>] =
    [
      Flag("dry-run", "n", help: "due: print what would be shown, and remember nothing") {
        $0.isDryRun = true
      },
      Flag("print", help: "install: print what would be installed, and change nothing") {
        $0.onlyPrints = true
      },
    ] + Flag<Settings>.companion("speak")
}
