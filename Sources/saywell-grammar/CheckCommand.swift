import Glibc
import GrammarData
import GrammarFiles
import HealthIntents
import Intents
import Phrasing
import Porch

/// `check`: proves what can be proved about a folder of grammars, and says what to mend.
enum CheckCommand: Command {
  static let name = "check"
  static let help = "check a folder of grammars: the user's own, or the one named"

  static func run(_ invocation: Invocation) throws -> ExitStatus {
    guard let folder = invocation.words.first ?? Folders(Environment.process).grammars else {
      throw Complaint("there is no home to look for grammars in; name a folder", .noInput)
    }
    guard access(folder, R_OK | X_OK) == 0 else {
      throw Complaint("no folder of grammars can be read at \(folder)", .noInput)
    }
    var output = Output(STDOUT_FILENO)
    var errors = 0
    var count = 0
    for (language, files) in GrammarFolder(folder).files().sorted(by: { $0.key < $1.key })
    where invocation.settings.language == nil || invocation.settings.language == language {
      count += files.count
      let findings = GrammarCheck.findings(
        language: language, GrammarShelf.together(language, files), intents: shapes)
      for finding in findings {
        try output.lines(finding.text.split(separator: "\n").map { Printable.text(String($0)) })
        if finding.severity == .error { errors += 1 }
      }
    }
    try output.line(
      errors == 0 ? "\(count) files, nothing wrong" : "\(count) files, \(errors) errors")
    try output.flush()
    return errors == 0 ? .done : .badData
  }

  private static var shapes: [IntentShape] {
    let catalog = Catalog.health
    return catalog.names.compactMap { name in
      catalog[name].map { entry in
        IntentShape(
          name: name,
          // Whose record it is concerns the conversation, so every intent can be said of somebody.
          parameters: entry.parameters.map { (name: $0.name, isRequired: $0.isRequired) }
            + [(name: "person", isRequired: false)])
      }
    }
  }
}
