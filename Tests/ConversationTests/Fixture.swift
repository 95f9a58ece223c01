import Conversation
import Foundation
import Measures
import Phrasing
import Records
import RecordsSQLite

/// A session over the fixture intents, on a store in memory, at ten o'clock on 2026-03-11 in UTC.
final class Fixture {
  let store: any Store
  private(set) var opened = 0
  private var session: Session?

  init(_ store: (any Store)? = nil, change: (inout Setup) -> Void = { _ in }) throws {
    self.store = try store ?? SQLiteStore(at: .memory)
    let now = Zone.utc.instant(of: LocalTime(CivilDate(days: 20_523), hour: 10))
    var setup = Setup(clock: { now }, zone: .utc, source: .repl)
    change(&setup)
    let open: () throws -> any Store = { [unowned self] in
      opened += 1
      return self.store
    }
    let door = StoreDoor(exists: { [unowned self] in opened > 0 }, open: open)
    session = Session([try Self.grammar()], FixtureCatalog.catalog, door, setup)
  }

  @discardableResult
  func hear(_ text: String) -> Reply {
    guard let reply = session?.hear(text) else { preconditionFailure("The session is there.") }
    return reply
  }

  /// The replies to several lines, as text.
  func answers(_ lines: String...) -> [String] { lines.map { hear($0).text } }

  func understand(_ text: String) -> Reply {
    guard let reply = session?.understand(text) else {
      preconditionFailure("The session is there.")
    }
    return reply
  }

  /// What is in the record of somebody, oldest entry first: kind, value, and the group it belongs to.
  func record(of name: String = "me") throws -> [[String]] {
    guard let person = try store.people().first(where: { $0.isCalled(name) }) else { return [] }
    let all = Instant(seconds: 0)..<Instant(seconds: 1 << 33)
    return try store.entries(of: person, with: nil, in: all, limit: 100).reversed().map {
      $0.entry.samples.filter { $0.person == person.id }
        .map { "\($0.kind) \($0.value.plainText) #\($0.group)" }
    }
  }

  var texts: [String] {
    get throws {
      let me = try store.people()[0]
      let all = Instant(seconds: 0)..<Instant(seconds: 1 << 33)
      return try store.entries(of: me, with: nil, in: all, limit: 100).map(\.entry.text)
    }
  }

  static func grammar() throws -> Grammar {
    guard let grammar = Grammar(try compiled.get()) else {
      preconditionFailure("The grammar is damaged.")
    }
    return grammar
  }

  private static let compiled = Result { try compile() }

  private static func compile() throws -> [UInt8] {
    let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .deletingLastPathComponent().deletingLastPathComponent().path
    let folder = root + "/Grammars/en"
    var files = [SourceFile(path: "en/Fixture.grammar", text: text)]
    for name in try FileManager.default.contentsOfDirectory(atPath: folder) {
      guard name.hasSuffix(".lexicon") || name == "Conversation.grammar" else { continue }
      files.append(
        SourceFile(
          path: "en/" + name, text: try String(contentsOfFile: "\(folder)/\(name)", encoding: .utf8)
        ))
    }
    let (bytes, faults) = Compiler.compile(language: "en", files)
    precondition(faults.isEmpty, faults.map(\.text).joined(separator: "\n"))
    return bytes
  }

  private static let text = """
    intent Weigh
    title A weight
    takes when person
    phrase weight [{weight:mass}]
    ask weight How much?
    ask high Really {weight}?
    ask implausible Nobody weighs {weight}, or?
    reply logged [{person}: ]{weight}[, {when}].
    reply nothing That is no weight.

    intent Press
    title A pressure
    takes when person
    phrase press [{high:number}] [over {low:number}]
    ask high How high?
    ask low How low?
    ask swapped Is it {high} over {low}?
    reply logged [{person}: ]{high} over {low}.

    intent Jot
    title A note
    takes person
    phrase jot [{words:text all}]
    ask words What?
    reply logged Kept: {words}

    intent TellWeight
    title The last weight
    takes person
    phrase what weight
    reply last {weight}.
    reply nothing There is none.

    intent TakeBack
    title Take back
    phrase undo
    reply undone Undone.
    reply nothing Nothing to undo.

    intent Correct
    title Correct
    phrase i meant {weight:mass}
    reply corrected Now {weight}.
    reply nothing Nothing to correct.
    """
}
