import Conversation
import Glibc
import Porch
import Records

/// The command, from its arguments to its exit status.
enum Program {
  static let doorway = Doorway("saywell")

  static func run(_ arguments: [String]) -> ExitStatus {
    doorway.run {
      var options = Options()
      let words = try FlagParser(Options.flags).parse(arguments, into: &options)
      if let text = options.printable { return try doorway.show(text) }
      return try converse(options, words)
    }
  }

  private static func sentence(_ words: [String]) -> String {
    words.dropFirst().reduce(words[0]) { $0 + " " + $1 }
  }

  private static func converse(_ options: Options, _ words: [String]) throws -> ExitStatus {
    guard words.isEmpty || !options.listens else { throw UsageError.unexpectedWord(words[0]) }
    let isTerminal = isatty(STDIN_FILENO) == 1 && isatty(STDOUT_FILENO) == 1
    // What is said is kept all the same.
    if let fault = options.voiceFault { doorway.warn(["saywell: \(fault.words)"]) }
    let house = try House(options)
    var printer = Printer(options, house.environment, store: house.storePath)
    if !words.isEmpty {
      var session = house.session(options.source ?? .oneShot)
      let status = try printer.answer(Self.sentence(words), &session)
      return withExtendedLifetime(session) { house.leave(status) }
    }
    if let source = options.source, source != .listen, !options.listens {
      var lines = Lines(STDIN_FILENO, house.session(source))
      return try lines.answer(&printer)
    }
    if isTerminal, !options.listens {
      return try Prompt(house).run(&printer)
    }
    var listener = try Listener(options, house.session(options.source ?? .listen))
    return try listener.run(STDIN_FILENO, &printer)
  }
}

extension Voice.Command.Fault {
  fileprivate var words: String {
    switch self {
    case .notFound(let name): "nothing is read aloud: there is no command \(Printable.text(name))"
    case .shell:
      "nothing is read aloud: --speak takes programs with their arguments and bars between them; "
        + "what only a shell understands belongs in a script"
    }
  }
}
