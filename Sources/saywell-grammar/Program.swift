import Conversation
import GrammarData
import Measures
import Phrasing
import Porch

/// The command, from its arguments to its exit status.
enum Program {
  static let commands: [any Command.Type] = [
    ParseCommand.self, ReadCommand.self, ExplainCommand.self, CheckCommand.self, SampleCommand.self,
  ]

  static func run(_ arguments: some Sequence<String>) -> ExitStatus {
    let doorway = Doorway("saywell-grammar")
    return doorway.run {
      var settings = Settings()
      var words = try FlagParser(Settings.flags).parse(arguments, into: &settings)
      if let text = settings.printable { return try doorway.show(text) }
      guard let name = words.first else { throw UsageError.noCommand(commands.map { $0.name }) }
      guard let command = commands.first(where: { $0.name == name }) else {
        throw UsageError.unknownCommand(name, among: commands.map { $0.name })
      }
      words.removeFirst()
      return try command.run(
        Invocation(
          settings: settings, words: words,
          zone: Zone.system(environment: Environment.process["TZ"]),
          grammars: grammars(settings.language)))
    }
  }

  private static func grammars(_ language: String?) throws -> [Grammar] {
    let chosen = Languages.chosen(
      from: GrammarData.grammars(), only: language, locale: Environment.process.language)
    guard !chosen.isEmpty else { throw UsageError.noLanguage(language ?? "") }
    return chosen
  }
}

extension Settings {
  /// What is printed instead of running a subcommand, if that was asked for.
  fileprivate var printable: String? {
    if showsHelp { return Self.manual.help }
    if showsVersion { return "saywell-grammar \(Version.current)" }
    return page.map { Self.manual.written(as: $0) }
  }
}
