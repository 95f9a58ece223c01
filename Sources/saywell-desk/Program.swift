import Porch

/// The command, from its arguments to its exit status.
enum Program {
  static let commands: [any Command.Type] = [
    SayCommand.self, PromptCommand.self, HotkeyCommand.self, StatusCommand.self,
    PermissionsCommand.self, WyomingCommand.self, MCPCommand.self,
  ]

  static let doorway = Doorway("saywell-desk")

  static func run(_ arguments: [String]) -> ExitStatus {
    doorway.run {
      var settings = Settings()
      let words = try FlagParser(Settings.flags).parse(arguments, into: &settings)
      if let text = settings.printable { return try doorway.show(text) }
      let names = commands.map { $0.name }
      guard let name = words.first else { throw UsageError.noCommand(names) }
      guard let command = commands.first(where: { $0.name == name }) else {
        throw UsageError.unknownCommand(name, among: names)
      }
      let house = try House(settings)
      doorway.warn(house.companion.faults)
      return try command.run(Array(words.dropFirst()), in: house)
    }
  }
}
