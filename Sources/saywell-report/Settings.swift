import Companion
import Porch
import Reports

/// The options of the command.
struct Settings: CompanionSettings {
  var metric = "all"
  var period: String?
  var person: String?
  var output: String?
  var telling = Telling()
  var companion = Companion.Options()

  static let flags: [Flag<Settings>] =
    [
      Flag("metric", value: "METRIC", help: "what it is about: bloodPressure, weight, all, ...") {
        $0.metric = $1
      },
      Flag(
        "period", value: "PERIOD",
        help: "which days: last_30_days, this_week, last_month, 2026-02, 2026, all, ..."
      ) { $0.period = $1 },
      .person(help: "whose record it is") { $0.person = $1 },
      Flag("format", value: "FORMAT", choices: ["pdf"], help: "what is made: pdf") { _, text in
        guard text == "pdf" else { throw UsageError.badValue(option: "format", wanted: "pdf") }
      },
      Flag("output", value: "FILE", help: "the file to write; one that is there is replaced") {
        $0.output = $1
      },
    ] + Flag<Settings>.companion("write in")
}
