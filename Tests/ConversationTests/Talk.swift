import Conversation
import Foundation
import Measures

/// A page of dialogue, `Tests/Conversations/<language>/<Name>.talk`:
///
///     # a comment
///     now 2026-03-02 08:15          the clock, until the next such line
///     > I weighed 72.5 kilos        what is said
///     = LogWeight weight_kg: 72.5   what was understood: an intent and its fields in JSON, a line an action
///     = done                        the outcome, with the reason and the slot where there are any
///     < Noted: 72.5 kg.             what is answered, line by line
///
/// The lines that begin with `=` may be left out. Every page is played on a store of its own, which knows `me` alone.
struct Talk: CustomStringConvertible, Sendable {
  let file: String
  let language: String
  let turns: [Turn]

  var description: String { "\(language)/\((file as NSString).lastPathComponent)" }

  struct Turn: Sendable {
    let line: Int
    let now: LocalTime
    let said: String
    var actions: [String] = []
    var outcome: String?
    var answer: [String] = []
  }

  struct Fault: Error, CustomStringConvertible {
    let description: String
  }

  init(_ file: String, language: String, text: String) throws {
    self.file = file
    self.language = language
    var turns: [Turn] = []
    var now: LocalTime?
    for (index, line) in text.split(separator: "\n", omittingEmptySubsequences: false).enumerated()
    {
      let parts = line.split(separator: " ", maxSplits: 1, omittingEmptySubsequences: false)
      let rest = parts.count > 1 ? String(parts[1]) : ""
      let place = "\(file):\(index + 1)"
      switch parts[0] {
      case "": continue
      case _ where line.hasPrefix("#"): continue
      case "now":
        now = LocalTime(rest.replacingOccurrences(of: " ", with: "T"))
        if now == nil { throw Fault(description: "\(place): no such time") }
      case ">":
        guard let now else { throw Fault(description: "\(place): 'now' has to come first") }
        turns.append(Turn(line: index + 1, now: now, said: rest))
      case "=" where !turns.isEmpty && rest.first?.isUppercase == true:
        turns[turns.count - 1].actions.append(rest)
      case "=" where !turns.isEmpty: turns[turns.count - 1].outcome = rest
      case "<" where !turns.isEmpty: turns[turns.count - 1].answer.append(rest)
      default: throw Fault(description: "\(place): a line begins with now, >, = or <")
      }
    }
    self.turns = turns
  }

  /// Every page there is, by language and name.
  static let all: [Talk] = {
    let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .deletingLastPathComponent().appendingPathComponent("Conversations").path
    let files = (try? FileManager.default.subpathsOfDirectory(atPath: folder)) ?? []
    return files.filter { $0.hasSuffix(".talk") }.sorted().compactMap { file in
      guard let text = try? String(contentsOfFile: "\(folder)/\(file)", encoding: .utf8) else {
        return nil
      }
      do {
        return try Talk(file, language: (file as NSString).deletingLastPathComponent, text: text)
      } catch {
        preconditionFailure("\(error)")
      }
    }
  }()
}

extension Talk.Turn {
  /// What a reply differs in from what the page says.
  func differences(_ reply: Reply) -> [String] {
    var differences: [String] = []
    func compare(_ name: String, _ expected: [String], _ actual: [String]) {
      guard expected != actual else { return }
      differences.append(
        "\(name) expected: \(expected.joined(separator: "\n"))\n"
          + "\(name) was:      \(actual.joined(separator: "\n"))")
    }
    compare("answer", answer, reply.text.split(separator: "\n").map(String.init))
    if !actions.isEmpty { compare("action", actions, reply.actions.map(\.asWritten)) }
    if let outcome { compare("outcome", [outcome], [reply.asWritten]) }
    return differences
  }
}

extension Reply {
  /// The outcome as a page of dialogue writes it: `ask missing diastolic_mmHg`.
  fileprivate var asWritten: String {
    [outcome.rawValue, reason, slot].compactMap { $0 }.joined(separator: " ")
  }
}

extension JSON {
  /// An action as a page of dialogue writes it: `LogWeight weight_kg: 72.5, at: 2026-03-02T07:00`.
  fileprivate var asWritten: String {
    guard case .object(let fields) = self else { return text }
    let said = fields.filter { $0.name != "intent" && $0.name != "kind" }
      .map { "\($0.name): \($0.value.plain)" }
    let intent = self["intent"]?.plain ?? ""
    return ([intent] + (said.isEmpty ? [] : [said.joined(separator: ", ")])).joined(separator: " ")
  }

  private var plain: String {
    switch self {
    case .string(let string): string
    case .array(let values): "[" + values.map(\.plain).joined(separator: ", ") + "]"
    case .null, .bool, .number, .object: text
    }
  }
}
