import Conversation
import GrammarFiles
import Measures
import Phrasing
import Porch

/// The command, from its arguments to its exit status.
enum Program {
  static let commands: [any Command.Type] = [
    ParseCommand.self, ReadCommand.self, ExplainCommand.self, CheckCommand.self, SampleCommand.self,
    ExportCommand.self,
  ]

  private static let doorway = Doorway("saywell-grammar")

  static func run(_ arguments: [String]) -> ExitStatus {
    doorway.run {
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
          grammars: command.listens ? grammars(settings.language) : []))
    }
  }

  private static func grammars(_ language: String?) throws -> [Grammar] {
    let folders = Folders(Environment.process)
    let shelf = GrammarShelf(folder: folders.grammars, cache: folders.compiledGrammars)
    let (grammars, faults) = shelf.open(only: language, locale: Environment.process.language)
    doorway.warn(faults.map(\.text))
    guard !grammars.isEmpty else { throw UsageError.noLanguage(language ?? "") }
    return grammars
  }
}
