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

/// The composition root: it builds all that a session needs, from the options and the environment.
struct House {
  let environment = Environment.process
  let options: Options
  let grammars: [Grammar]
  private let zone: Zone
  private let address: StoreAddress?
  private let opened = OpenedStore()

  /// - Throws: `Complaint` and `UsageError`, when the environment or an option names nothing there is.
  init(_ options: Options) throws {
    self.options = options
    zone = Zone.system(environment: environment["TZ"])
    address = try StoreAddress.chosen(options.store, environment)
    grammars = try Self.grammars(options.language, environment)
  }

  func session(_ source: Entry.Source) -> Session {
    var setup = Setup(clock: clock, zone: zone, source: source)
    setup.granting = { [environment] in
      let (grants, faults) = PermissionsFile.grants(of: source, environment)
      Program.doorway.warn(faults)
      return grants
    }
    setup.person = options.person
    setup.isRehearsal = options.isDryRun
    setup.saysYes = options.saysYes
    setup.tellsActions = options.isJSON || options.explains
    setup.speaks = options.voice != nil
    setup.keep = keep
    return Session(grammars, Catalog.health, door, setup, voices: voices)
  }

  /// A language of one's own may lack sentences, so those that ship say them for it.
  private var voices: [Grammar] {
    let isShipped = grammars.contains { GrammarData.tags.contains($0.language) }
    return isShipped ? [] : GrammarData.grammars()
  }

  /// The file of the records, for messages about it.
  var storePath: String? {
    if case .file(let path)? = address { path } else { nil }
  }

  private var keep: @Sendable (Document) throws -> String {
    let folder = Folders(environment).documents
    let maker = PDFMaker(address, showsProgress: !options.isQuiet && !options.isJSON)
    return { document in
      guard let folder else { throw DocumentError.unwritable(folder: nil) }
      let path =
        try document.format == .pdf
        ? maker.make(document, in: folder)
        : NewFile.write(
          document.text, named: document.name, suffix: document.format.suffix, in: folder)
      guard let path else { throw DocumentError.unwritable(folder: folder) }
      return path
    }
  }

  private var clock: @Sendable () -> Instant {
    guard let now = options.now else { return { Instant(seconds: Int64(time(nil))) } }
    let instant = zone.instant(of: now)
    return { instant }
  }

  /// A dry run without a store gets one in memory, so that it leaves nothing behind.
  private var door: StoreDoor {
    let isDryRun = options.isDryRun
    let (address, opened) = (address, opened)
    let exists = {
      if case .file(let path)? = address { access(path, F_OK) == 0 } else { false }
    }
    return StoreDoor(exists: exists) {
      let store =
        switch address {
        case .file(let path)? where !isDryRun || exists(): try SQLiteStore(at: .file(path))
        case .file?, .memory?: try SQLiteStore(at: .memory)
        case nil: throw StoreError.cannotCreate
        }
      opened.store = store
      return store
    }
  }

  /// Ends the process. What the system takes back anyway is not taken apart first, which takes longer than to hear a
  /// sentence.
  func leave(_ status: ExitStatus) -> Never {
    opened.store?.shortenLog()
    exit(status.rawValue)
  }

  private static func grammars(
    _ language: String?, _ environment: Environment
  ) throws -> [Grammar] {
    let folders = Folders(environment)
    let shelf = GrammarShelf(folder: folders.grammars, cache: folders.compiledGrammars)
    let (grammars, faults) = shelf.open(only: language, locale: environment.language)
    Program.doorway.warn(faults.map(\.text))
    guard !grammars.isEmpty else { throw UsageError.noLanguage(language ?? "") }
    return grammars
  }
}

/// The store, once something needed it.
private final class OpenedStore {
  var store: SQLiteStore?
}
