import Foundation
import GrammarFiles
import Phrasing
import Testing

/// A user's own folder of grammars, and the place where what was compiled is kept.
struct ShelfTests {
  private let home = FileManager.default.temporaryDirectory.appending(
    path: "saywell-shelf-\(UUID().uuidString)")
  private var cache: URL { home.appending(path: "cache/grammars") }

  private func write(_ text: String, to name: String) throws {
    let file = home.appending(path: "grammars/\(name)")
    try FileManager.default.createDirectory(
      at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    try text.write(to: file, atomically: true, encoding: .utf8)
  }

  private func open() -> (heard: [String], faults: [Diagnostic]) {
    let shelf = GrammarShelf(
      folder: home.appending(path: "grammars").path, cache: cache.path)
    let (grammars, faults) = shelf.open()
    let heard = ["the mirror says 72 kg", "weight 72 kg", "het gewicht is 72"].map { sentence in
      grammars.filter { grammar in
        guard case .understood(let parse) = grammar.hear(sentence) else { return false }
        return parse.clauses.map(\.intent) == ["LogWeight"] && parse.repair == 0
      }.map(\.language).joined(separator: " ")
    }
    return (heard, faults)
  }

  private func kept() -> [String] {
    (try? FileManager.default.contentsOfDirectory(atPath: cache.path).sorted()) ?? []
  }

  @Test("one faulty file takes no other with it, and all is kept with what is said of the fault")
  func faultyFile() throws {
    defer { try? FileManager.default.removeItem(at: home) }
    try write("intent LogWeight\nphrase the mirror says {weight:mass}\n", to: "en/Mirror.grammar")
    try write("intent LogWeight\nphrase the\tscale {weight:mas}\n", to: "en/Scale.grammar")
    try write(
      "language nl Nederlands\nintent LogWeight\nphrase het gewicht is {weight:number}\n",
      to: "nl/language.lexicon")
    let first = open()
    #expect(first.heard == ["en", "en zh", "nl"])
    #expect(
      first.faults.map(\.text) == [
        """
        en/Scale.grammar:2:18: error: no slot type is called 'mas'; did you mean 'mass'?
          phrase the\tscale {weight:mas}
                    \t      ^
        """
      ])
    let files = kept()
    #expect(files.count == 3)
    let second = open()
    #expect(second.heard == first.heard)
    #expect(second.faults == first.faults)
    #expect(kept() == files)
  }

  @Test("what was kept is compiled again when a file has changed, or when it is damaged")
  func staleOrDamaged() throws {
    defer { try? FileManager.default.removeItem(at: home) }
    try write("intent LogWeight\nphrase the mirror says {weight:mass}\n", to: "en/Mirror.grammar")
    _ = open()
    let before = kept()
    let grammar = cache.appending(path: try #require(before.first { $0.hasSuffix(".en") }))
    var bytes = try Data(contentsOf: grammar)
    bytes[bytes.count / 2] ^= 1
    try bytes.write(to: grammar)
    #expect(open().heard[0] == "en")
    #expect(try Data(contentsOf: grammar) != bytes)
    try write("intent LogWeight\nphrase the window says {weight:mass}\n", to: "en/Mirror.grammar")
    #expect(open().heard[0] == "")
    #expect(kept() != before)
    #expect(kept().count == 2)
  }

  @Test("a rule that ships gets another way to say it, for every phrase that has it")
  func redefinition() throws {
    defer { try? FileManager.default.removeItem(at: home) }
    try write("rule log = scribble\n", to: "en/Log.lexicon")
    let shelf = GrammarShelf(folder: home.appending(path: "grammars").path, cache: nil)
    let grammar = try #require(shelf.open("en").grammar)
    guard case .understood(let parse) = grammar.hear("scribble my weight 72 kg") else {
      Issue.record("not understood")
      return
    }
    #expect(parse.repair == 0)
  }
}
