import Porch

/// The command, from its arguments to its exit status.
enum Program {
  static let commands: [any Command.Type] = [
    DueCommand.self, InstallCommand.self, UninstallCommand.self, StatusCommand.self,
    ExportCommand.self,
  ]

  private static let doorway = Doorway("saywell-remind")

  static func run(_ arguments: [String]) -> ExitStatus {
    doorway.run {
      var settings = Settings()
      let words = try FlagParser(Settings.flags).parse(
        arguments, into: &settings, hearsSpeech: false)
      if let text = settings.printable { return try doorway.show(text) }
      let names = commands.map { $0.name }
      guard let name = words.first else { throw UsageError.noCommand(names) }
      guard let command = commands.first(where: { $0.name == name }) else {
        throw UsageError.unknownCommand(name, among: names)
      }
      guard words.count == 1 else { throw UsageError.unexpectedWord(words[1]) }
      Desktop.find()
      let house = try House(settings)
      doorway.warn(house.companion.faults)
      return try command.run(in: house)
    }
  }
}
