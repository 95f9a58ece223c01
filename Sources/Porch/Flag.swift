/// One option of a command: its name, its help and what it does, in one place. Help, manual and completions are
/// written from these rows.
public struct Flag<Settings>: Sendable {
  /// Without the dashes: `dry-run`.
  public let name: String
  public let letter: Character?
  /// What its value is called in the help; nil for an option without one.
  public let argument: String?
  /// The values it can have, where they are few; for completions.
  public let choices: [String]
  public let help: String
  /// Puts the option into the settings; throws `UsageError` when the value is none it can have.
  @usableFromInline let apply: @Sendable (inout Settings, String) throws -> Void

  /// An option that is there or not.
  public init(
    _ name: String, _ letter: Character? = nil, help: String,
    set: @escaping @Sendable (inout Settings) -> Void
  ) {
    self.name = name
    self.letter = letter
    self.argument = nil
    self.choices = []
    self.help = help
    self.apply = { settings, _ in set(&settings) }
  }

  /// An option with a value: `--language en` or `--language=en`.
  public init(
    _ name: String, value argument: String, choices: [String] = [], help: String,
    apply: @escaping @Sendable (inout Settings, String) throws -> Void
  ) {
    self.name = name
    self.letter = nil
    self.argument = argument
    self.choices = choices
    self.help = help
    self.apply = apply
  }
}
