import Foundation

/// A terminal session, `Tests/Screens/<Name>.screen`:
///
///     # a comment
///     now 2026-03-11T10:00        the clock of the commands that follow
///     $ saywell weight 72.5 kg    a command, for sh
///     < weight 73                 a line of its standard input
///     72.5 kg.                    a line of its standard output
///     2> hint                     a line of its standard error
///     = 2                         its exit status, unless that is 0
///     ...                         any number of lines of output
///
/// `unprivileged COMMAND` runs a command to which the permissions of files apply even if root runs it.
/// A session has a home of its own, which is also its working directory, in UTC, in English. Ids are shown as `<id>`.
/// The README's sessions are written in the same way.
struct Screen: CustomStringConvertible, Sendable {
  let file: String
  let steps: [Step]

  var description: String { file }

  struct Step: Sendable {
    let line: Int
    let now: String
    let command: String
    var input: [String] = []
    var output: [String] = []
    var errors: [String] = []
    var status: Int32 = 0
  }

  init(_ file: String, text: String, firstLine: Int = 1) {
    self.file = file
    var steps: [Step] = []
    var now = "2026-03-11T10:00"
    for (index, line) in text.split(separator: "\n", omittingEmptySubsequences: false).enumerated()
    {
      let line = String(line)
      if line.hasPrefix("$ ") {
        steps.append(
          Step(line: firstLine + index, now: now, command: String(line.dropFirst(2))))
        continue
      }
      if line.hasPrefix("now ") { now = String(line.dropFirst(4)) }
      guard !line.isEmpty, !line.hasPrefix("#"), !line.hasPrefix("now "), !steps.isEmpty else {
        continue
      }
      steps[steps.count - 1].expect(line)
    }
    self.steps = steps
  }

  /// Every session in the folder of screens, and those in the README.
  static let all: [Screen] = {
    let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .deletingLastPathComponent().deletingLastPathComponent().path
    let names =
      (try? FileManager.default.contentsOfDirectory(atPath: "\(root)/Tests/Screens")) ?? []
    let files = names.filter { $0.hasSuffix(".screen") }.sorted().map { "Tests/Screens/\($0)" }
    let screens = files.compactMap { file in
      (try? String(contentsOfFile: "\(root)/\(file)", encoding: .utf8)).map {
        Screen(file, text: $0)
      }
    }
    let readme = (try? String(contentsOfFile: "\(root)/README.md", encoding: .utf8)) ?? ""
    return screens + sessions(in: readme)
  }()

  /// The blocks of a Markdown text that are marked as `console`.
  private static func sessions(in markdown: String) -> [Screen] {
    let lines = markdown.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    return lines.indices.filter { lines[$0] == "```console" }.map { start in
      let block = lines[(start + 1)...].prefix { $0 != "```" }
      return Screen("README.md", text: block.joined(separator: "\n"), firstLine: start + 2)
    }
  }
}

extension Screen.Step {
  fileprivate mutating func expect(_ line: String) {
    if line.hasPrefix("= "), let status = Int32(line.dropFirst(2)) {
      self.status = status
    } else if line.hasPrefix("2> ") {
      errors.append(String(line.dropFirst(3)))
    } else if line.hasPrefix("< ") || line == "<" {
      input.append(String(line.dropFirst(2)))
    } else {
      output.append(line)
    }
  }

  /// What a run of the command differs in from what the session says.
  func differences(_ run: Run) -> [String] {
    var differences: [String] = []
    if !Self.matches(output[...], run.output[...]) {
      differences.append("printed:\n" + run.output.joined(separator: "\n"))
    }
    if !Self.matches(errors[...], run.errors[...]) {
      differences.append("printed to standard error:\n" + run.errors.joined(separator: "\n"))
    }
    if run.status != status { differences.append("ended with \(run.status), not \(status)") }
    return differences
  }

  private static func matches(_ expected: ArraySlice<String>, _ actual: ArraySlice<String>) -> Bool
  {
    guard let first = expected.first else { return actual.isEmpty }
    guard first == "..." else {
      return first == actual.first && matches(expected.dropFirst(), actual.dropFirst())
    }
    return (actual.startIndex...actual.endIndex).contains {
      matches(expected.dropFirst(), actual[$0...])
    }
  }
}
