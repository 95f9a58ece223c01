import Porch

/// One subcommand: a type in a file of its own, and a row in `Program.commands`.
protocol Command: Sendable {
  static var name: String { get }
  static var help: String { get }
  /// Whether it needs the grammars that saywell listens with; one that only looks at files reports their faults itself.
  static var listens: Bool { get }
  /// Does it; the words are those after the subcommand's name.
  static func run(_ invocation: Invocation) throws -> ExitStatus
}

extension Command {
  static var listens: Bool { true }
}
