import Conversation
import Foundation
import GrammarData
import HealthIntents
import Intents
import Measures
import RecordsSQLite
import Testing

/// What the README says can be said.
struct ReadmeTests {
  /// The phrases of its table, with the language of their column.
  static let phrases: [(text: String, language: String)] = {
    let root = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "../..")
    let text = (try? String(contentsOf: root.appending(path: "README.md"), encoding: .utf8)) ?? ""
    let lines = text.split(separator: "\n").drop { !$0.hasPrefix("| to | say |") }.dropFirst(2)
    return lines.prefix { $0.hasPrefix("|") }.flatMap { line in
      let cells = line.split(separator: "|").dropFirst()
      return zip(cells, ["en", "zh"]).flatMap { cell, language in
        cell.components(separatedBy: " · ")
          .map { ($0.trimmingCharacters(in: .whitespaces), language) }
      }
    }
  }()

  @Test("every phrase of its table is understood")
  func understood() throws {
    #expect(Self.phrases.count > 50)
    let grammars = Dictionary(
      uniqueKeysWithValues: ["en", "zh"].map { ($0, GrammarData.grammars([$0])) })
    for (text, language) in Self.phrases {
      let setup = Setup(clock: { Instant(seconds: 1_773_223_200) }, zone: .utc, source: .repl)
      var session = Session(
        try #require(grammars[language]), Catalog.health, StoreDoor(try SQLiteStore(at: .memory)),
        setup)
      #expect(session.understand(text).outcome != .reject, "\(text)")
    }
  }
}
