import Porch

/// One subcommand: a type in a file of its own, and a row in `Program.commands`.
protocol Command: Sendable {
  static var name: String { get }
  static var help: String { get }
  static func run(in house: House) throws -> ExitStatus
}
