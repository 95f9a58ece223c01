import Porch

/// The command, from its arguments to its exit status.
enum Program {
  private static let doorway = Doorway("saywell-report")

  static func run(_ arguments: [String]) -> ExitStatus {
    doorway.run {
      var settings = Settings()
      let words = try FlagParser(Settings.flags).parse(arguments, into: &settings)
      if let text = settings.printable { return try doorway.show(text) }
      guard words.isEmpty else { throw UsageError.unexpectedWord(words[0]) }
      guard let output = settings.output else { throw UsageError.needsValue("output", "FILE") }
      let paper = try House(settings).paper()
      guard PDF(paper).write(to: output) else {
        throw Complaint("cannot write \(output)", .cannotCreate)
      }
      return .done
    }
  }
}
