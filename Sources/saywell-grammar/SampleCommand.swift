import Glibc
import GrammarData
import GrammarFiles
import Phrasing
import Porch

/// `sample`: says sentences that the grammars understand, for trying recognisers and grammars with.
enum SampleCommand: Command {
  static let name = "sample"
  static let help = "print sentences that are understood: of every intent, or of those named"

  /// How many sentences of each intent are said.
  private static let count = 5

  static func run(_ invocation: Invocation) throws -> ExitStatus {
    var output = Output(STDOUT_FILENO)
    let own = Folders(Environment.process).grammars.map { GrammarFolder($0).files() } ?? [:]
    for language in invocation.grammars.map(\.language) {
      let files = own[language].map { GrammarShelf.together(language, $0) }
      var sampler = Sampler(
        language: language, files ?? GrammarData.files(of: language), seed: 2026)
      let intents = invocation.words.isEmpty ? sampler.intents : invocation.words
      for intent in intents {
        for _ in 0..<count {
          guard let sentence = sampler.sentence(of: intent) else {
            throw Complaint("no intent with phrases is called '\(intent)'", .usage)
          }
          try output.line(Printable.text(sentence))
        }
      }
    }
    try output.flush()
    return .done
  }
}
