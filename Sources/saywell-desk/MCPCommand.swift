import Bridges
import Companion
import Glibc
import HealthIntents
import Intents
import Porch

/// Lets a model call what saywell can do, over standard input and output.
struct MCPCommand: Command {
  static let name = "mcp"
  static let help = "be a server of the Model Context Protocol on standard input and output"

  private static let longest = 1 << 18

  static func run(_ words: [String], in house: House) throws -> ExitStatus {
    if let word = words.first { throw UsageError.unexpectedWord(word) }
    let parlour = try Parlour(house)
    var talk = MCPTalk(
      parlour.session(.mcp), Catalog.health, version: Version.current, words: house.bridgeWords)
    var reader = LineReader(STDIN_FILENO, limit: longest)
    var output = Output(STDOUT_FILENO)
    while let line = try reader.next() {
      let text: String?
      switch line {
      case .text(let line) where line.allSatisfy(\.isWhitespace): continue
      case .text(let line): text = line
      case .tooLong: text = nil
      }
      guard let answer = talk.answer(text) else { continue }
      try output.line(answer)
      try output.flush()
    }
    return .done
  }
}

extension House {
  /// What bridges say, in the language that saywell speaks.
  var bridgeWords: BridgeWords {
    let grammar = companion.grammar
    return BridgeWords { grammar.reply($0, of: "Bridge", $1) ?? $0 }
  }
}
