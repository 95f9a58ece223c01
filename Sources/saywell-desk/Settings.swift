import Companion
import Hotkeys
import Porch

/// The options of the subcommands.
struct Settings: CompanionSettings {
  var bar = Bar.text
  var isPrivate = false
  var launcher: String?
  var notifies = false
  var prints = false
  var desktop: Desktop?
  var press: String?
  var release: String?
  var uri = "tcp://127.0.0.1:10500"
  var allowsNetwork = false
  var telling = Telling()
  var companion = Companion.Options()

  static let flags: [Flag<Settings>] =
    [
      .oneOf("format", value: "BAR", Bar.self, help: "status: for which bar") { $0.bar = $1 },
      .oneOf("for", value: "DESKTOP", Desktop.self, help: "hotkey: for what binds the keys") {
        $0.desktop = $1
      },
      Flag("press", value: "COMMAND", help: "hotkey talk: what to run when the key is pressed") {
        $0.press = $1
      },
      Flag("release", value: "COMMAND", help: "hotkey talk: what to run when it is let go") {
        $0.release = $1
      },
      Flag(
        "launcher", value: "COMMAND", help: "say, prompt: what to ask with; else the first found"
      ) {
        $0.launcher = $1
      },
      Flag("notify", help: "say, prompt: show the reply as a notification, also on a terminal") {
        $0.notifies = true
      },
      Flag("print", help: "say, prompt: print the reply, also where there is no terminal") {
        $0.prints = true
      },
      Flag("private", help: "show no figures") { $0.isPrivate = true },
      Flag(
        "uri", value: "URI", help: "wyoming: where to answer, tcp://127.0.0.1:10500 or stdio://"
      ) { $0.uri = $1 },
      Flag("allow-network", help: "wyoming: answer other machines too, whoever they are") {
        $0.allowsNetwork = true
      },
    ] + Flag<Settings>.companion("speak")
}

extension Flag<Settings> {
  /// An option whose value is one of few.
  fileprivate static func oneOf<Choice: CaseIterable & RawRepresentable & Sendable>(
    _ name: String, value argument: String, _ type: Choice.Type, help: String,
    set: @escaping @Sendable (inout Settings, Choice) -> Void
  ) -> Flag where Choice.RawValue == String {
    let names = Choice.allCases.map(\.rawValue)
    return Flag(name, value: argument, choices: names, help: help) { settings, text in
      guard let choice = Choice(rawValue: text) else {
        throw UsageError.badValue(option: name, wanted: names.joined(separator: ", "))
      }
      set(&settings, choice)
    }
  }
}
