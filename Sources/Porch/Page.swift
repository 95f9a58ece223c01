/// What the help, the manual and the completions of a command are written from.
public struct Page: Sendable {
  public var name: String
  public var summary: String
  public var synopsis: [String]
  /// One paragraph an element.
  public var description: [String]
  public var commands: [Command]
  public var options: [Option]
  public var examples: [Example]
  public var environment: [Entry]
  public var files: [Entry]
  public var statuses: [ExitStatus]
  /// The other commands of saywell, for "see also".
  public var related: [String]

  public init(name: String, summary: String, synopsis: [String]) {
    self.name = name
    self.summary = summary
    self.synopsis = synopsis
    description = []
    commands = []
    options = []
    examples = []
    environment = []
    files = []
    statuses = ExitStatus.allCases
    related = Self.commands.filter { $0 != name }
  }

  /// Takes the options of a command, one of which is a language.
  public mutating func take(_ flags: [Flag<some Any>], languages: [String]) {
    options = flags.map { Option($0, choices: ["language": languages]) }
  }

  private static let commands = [
    "saywell", "saywell-desk", "saywell-grammar", "saywell-remind", "saywell-report",
  ]

  /// A subcommand.
  public struct Command: Sendable {
    public let name: String
    public let help: String
    /// The words of which one can follow it.
    public let words: [String]

    public init(_ name: String, _ help: String, words: [String] = []) {
      self.name = name
      self.help = help
      self.words = words
    }
  }

  /// A flag without its action.
  public struct Option: Sendable {
    public let name: String
    public let letter: Character?
    public let argument: String?
    public let choices: [String]
    public let help: String

    /// - Parameter choices: for options whose values are known only when the program runs.
    public init(_ flag: Flag<some Any>, choices: [String: [String]] = [:]) {
      name = flag.name
      letter = flag.letter
      argument = flag.argument
      self.choices = choices[flag.name] ?? flag.choices
      help = flag.help
    }
  }

  /// A command line and what it is for.
  public struct Example: Sendable {
    public let line: String
    public let purpose: String

    public init(_ line: String, _ purpose: String) {
      self.line = line
      self.purpose = purpose
    }
  }

  /// A file or a variable, and what it is for.
  public struct Entry: Sendable {
    public let name: String
    public let purpose: String

    public init(_ name: String, _ purpose: String) {
      self.name = name
      self.purpose = purpose
    }
  }
}
