import Companion
import Conversation
import Glibc
import GrammarData
import GrammarFiles
import HealthIntents
import Intents
import Measures
import Phrasing
import Porch
import Records
import RecordsSQLite
import Reports

/// Where other programs converse with saywell on somebody's behalf: all conversations have one store.
struct Parlour {
  private let house: House
  private let grammars: [Grammar]
  private let door: StoreDoor

  /// - Throws: `Complaint`, `UsageError`.
  init(_ house: House) throws {
    self.house = house
    let folders = Folders(house.companion.environment)
    let shelf = GrammarShelf(folder: folders.grammars, cache: folders.compiledGrammars)
    let language = house.settings.companion.language
    grammars = shelf.open(only: language, locale: house.companion.environment.language).grammars
    guard let path = house.companion.storePath else {
      throw Complaint("there is no file for the records", .cannotCreate)
    }
    door = StoreDoor(
      exists: { access(path, F_OK) == 0 }, open: { try SQLiteStore(at: .file(path)) })
  }

  /// The languages that are understood.
  var languages: [String] { grammars.map(\.language) }

  /// A conversation over a source, with what is granted to it at each sentence.
  ///
  /// - Parameter language: the one to try before the others.
  func session(_ source: Entry.Source, first language: String? = nil) -> Session {
    let known = language.map { $0.prefix { $0.isLetter }.lowercased() }
    let ordered =
      grammars.filter { $0.language == known } + grammars.filter { $0.language != known }
    var setup = Setup(clock: clock, zone: house.companion.zone, source: source)
    setup.granting = { [environment = house.companion.environment] in
      let (grants, faults) = PermissionsFile.grants(of: source, environment)
      Program.doorway.warn(faults)
      return grants
    }
    setup.speaks = source == .wyoming
    setup.keep = Self.keep
    let isShipped = grammars.contains { GrammarData.tags.contains($0.language) }
    return Session(
      ordered, Catalog.health, door, setup, voices: isShipped ? [] : GrammarData.grammars())
  }

  private var clock: @Sendable () -> Instant {
    guard house.settings.companion.now == nil else { return { [now = house.companion.now] in now } }
    return { Instant(seconds: Int64(time(nil))) }
  }

  /// Keeps a report where those of saywell are. PDF is made where somebody waits for it.
  private static let keep: @Sendable (Document) throws -> String = { document in
    guard document.format != .pdf else { throw DocumentError.noMaker }
    let folder = Folders(.process).documents
    let path = folder.flatMap {
      NewFile.write(document.text, named: document.name, suffix: document.format.suffix, in: $0)
    }
    guard let path else { throw DocumentError.unwritable(folder: folder) }
    return path
  }
}
