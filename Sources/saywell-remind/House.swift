import Glibc
import GrammarFiles
import HealthIntents
import Intents
import Measures
import Phrasing
import Porch
import Records
import RecordsSQLite
import Reminders

/// The composition root: what the subcommands work with, from the options and the environment.
struct House {
  let settings: Settings
  let environment = Environment.process
  let zone: Zone
  let now: Instant
  /// What is wrong with the user's grammars.
  let faults: [String]
  private let grammar: Grammar
  private let address: StoreAddress?

  /// - Throws: `Complaint` and `UsageError`, when the environment or an option names nothing there is.
  init(_ settings: Settings) throws {
    self.settings = settings
    let zone = Zone.system(environment: environment["TZ"])
    self.zone = zone
    now = settings.now.map(zone.instant) ?? Instant(seconds: Int64(time(nil)))
    address = try StoreAddress.chosen(settings.store, environment)
    let folders = Folders(environment)
    let shelf = GrammarShelf(folder: folders.grammars, cache: folders.compiledGrammars)
    let found = shelf.voice(only: settings.language, locale: environment.language)
    guard let grammar = found.grammar else { throw UsageError.noLanguage(found.tag) }
    self.grammar = grammar
    faults = found.faults.map(\.text)
  }

  /// The path of the records; nil where they are in no file.
  var storePath: String? {
    if case .file(let path)? = address { path } else { nil }
  }

  /// Every reminder there is; none where there is no store yet.
  ///
  /// - Throws: `Complaint`.
  func reminders() throws -> [Kept] {
    guard let path = storePath, access(path, F_OK) == 0 else { return [] }
    do {
      return try Kept.all(in: SQLiteStore(at: .file(path)))
    } catch StoreError.newer {
      throw Complaint("the store was written by a newer saywell", .configuration)
    } catch StoreError.notAStore {
      throw Complaint("the store is damaged, or not one of saywell's", .badData)
    } catch {
      throw Complaint("the store cannot be read", .unavailable)
    }
  }

  /// A sentence of the grammar.
  func say(_ key: String, _ values: [String: Value] = [:]) -> String {
    grammar.reply(key, of: SetReminder.name, values) ?? ""
  }

  /// The day of a time as a value for a sentence, for whoever lives in this zone now.
  func day(of time: LocalTime) -> Value {
    let context = IntentContext(
      now: now, zone: zone, store: EmptyStore(), person: Person(id: 1, name: Person.meName),
      source: .oneShot)
    return .moment(Moment(day: context.wholeDay(of: time.date)))
  }

  func print(_ text: String) throws {
    var output = Output(STDOUT_FILENO)
    try output.line(Printable.text(text, keepingLines: true))
    try output.flush()
  }
}
