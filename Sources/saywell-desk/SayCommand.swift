import Glibc
import Porch

/// Says a phrase; what it leaves open is asked for by the launcher of the desktop.
struct SayCommand: Command {
  static let name = "say"
  static let help =
    "say a phrase, or what is read from standard input; '?' alone in it is asked for"

  static func run(_ words: [String], in house: House) throws -> ExitStatus {
    let phrase = words.isEmpty ? try input() : words.joined(separator: " ")
    guard !phrase.allSatisfy(\.isWhitespace) else { return .done }
    return try Dialogue(house).run(phrase, isTyped: words.isEmpty)
  }

  /// The lines of standard input as one; nothing was said where a launcher was called off.
  private static func input() throws -> String {
    guard isatty(STDIN_FILENO) == 0 else { throw UsageError.needsWords("say PHRASE") }
    var reader = LineReader(STDIN_FILENO, limit: 4096)
    var lines: [String] = []
    while let line = try reader.next(), lines.count < 100 {
      guard case .text(let text) = line else { throw InputError() }
      lines.append(text)
    }
    return lines.joined(separator: " ")
  }
}

/// Asks what is to be said.
struct PromptCommand: Command {
  static let name = "prompt"
  static let help = "ask by the launcher of the desktop what is to be said"

  static func run(_ words: [String], in house: House) throws -> ExitStatus {
    if let word = words.first { throw UsageError.unexpectedWord(word) }
    return try Dialogue(house).run("?", isTyped: true)
  }
}
