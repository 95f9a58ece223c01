import Porch

/// One subcommand: a type in a file of its own, and a row in `Program.commands`.
protocol Command: Sendable {
  static var name: String { get }
  static var help: String { get }
  /// The words of which one can stand after its name.
  static var words: [String] { get }
  /// - Parameter words: what stands after its name.
  static func run(_ words: [String], in house: House) throws -> ExitStatus
}

extension Command {
  static var words: [String] { [] }
}
