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
  static let help =
    "check a folder of grammars, or that of one language: the user's own, or the one named"

  static let listens = false

  static func run(_ invocation: Invocation) throws -> ExitStatus {
    guard let folder = invocation.words.first ?? Folders(Environment.process).grammars else {
      throw Complaint("there is no home to look for grammars in; name a folder", .noInput)
    }
    guard access(folder, R_OK | X_OK) == 0 else {
      throw Complaint("no folder of grammars can be read at \(folder)", .noInput)
    }
    let languages = GrammarFolder(holding: folder).files().filter {
      invocation.settings.language == nil || invocation.settings.language == $0.key
    }
    let count = languages.reduce(0) { $0 + $1.value.count }
    guard count > 0 else {
      throw Complaint("there are no grammar files in \(folder)", .noInput)
    }
    var output = Output(STDOUT_FILENO)
    var findings: [Diagnostic] = []
    for (language, files) in languages.sorted(by: { $0.key < $1.key }) {
      let all = GrammarCheck.findings(
        language: language, GrammarShelf.together(language, files), intents: shapes,
        lists: Set(MeaningList.allCases.map(\.rawValue)))
      findings += all.filter { concerns(files.map(\.path), $0) }
    }
    for finding in findings {
      try output.lines(finding.text.split(separator: "\n").map { Printable.text(String($0)) })
    }
    try output.line(summary(count, findings))
    try output.flush()
    return findings.contains { $0.severity == .error } ? .badData : .done
  }

  /// Whether a finding is about these files, or about what they do to others: what is merely curious in the files
  /// that ship is nothing that their user could mend.
  private static func concerns(_ files: [String], _ finding: Diagnostic) -> Bool {
    let words = finding.message.split { " ()".contains($0) }
    return finding.severity == .error || files.contains(finding.place.file)
      || files.contains { file in words.contains { $0.hasPrefix(file + ":") } }
  }

  /// `3 files, 1 error, 2 warnings`.
  private static func summary(_ files: Int, _ findings: [Diagnostic]) -> String {
    func counted(_ count: Int, _ name: String) -> String {
      "\(count) \(name)\(count == 1 ? "" : "s")"
    }
    let errors = findings.count { $0.severity == .error }
    let parts = [(errors, "error"), (findings.count - errors, "warning")].filter { $0.0 > 0 }
    let found = parts.isEmpty ? ["nothing wrong"] : parts.map { counted($0.0, $0.1) }
    return ([counted(files, "file")] + found).joined(separator: ", ")
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
