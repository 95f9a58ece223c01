import Conversation
import Glibc
import GrammarFiles
import HealthIntents
import Intents
import Measures
import Phrasing
import Porch
import Records
import RecordsSQLite
import Reports

/// The composition root: the report that was asked for, from the options and the environment.
struct House {
  private let settings: Settings
  private let environment = Environment.process

  init(_ settings: Settings) { self.settings = settings }

  /// - Throws: `Complaint` and `UsageError`.
  func paper() throws -> Paper {
    guard case .file(let path)? = try StoreAddress.chosen(settings.store, environment),
      access(path, F_OK) == 0
    else { throw Complaint("there are no records yet", .refused) }
    let grammar = try grammar()
    do {
      return try report(SQLiteStore(at: .file(path)), grammar).paper(
        in: grammar, of: MakeReport.name)
    } catch StoreError.newer {
      throw Complaint("the store was written by a newer saywell", .configuration)
    } catch StoreError.notAStore {
      throw Complaint("the store is damaged, or not one of saywell's", .badData)
    } catch is StoreError {
      throw Complaint("the store cannot be read", .unavailable)
    }
  }

  private func grammar() throws -> Grammar {
    let folders = Folders(environment)
    let shelf = GrammarShelf(folder: folders.grammars, cache: folders.compiledGrammars)
    let found = shelf.voice(only: settings.language, locale: environment.language)
    guard let grammar = found.grammar else { throw UsageError.noLanguage(found.tag) }
    return grammar
  }

  private func report(_ store: any Store, _ grammar: Grammar) throws -> Report {
    let zone = Zone.system(environment: environment["TZ"])
    let now = settings.now.map(zone.instant) ?? Instant(seconds: Int64(time(nil)))
    let name = try settings.person ?? store.defaultPerson().name
    guard let person = try store.people().first(where: { $0.isCalled(name) }) else {
      throw Complaint("nobody of that name has a record", .refused)
    }
    var context = IntentContext(
      now: now, zone: zone, store: store, person: person, source: .oneShot)
    context.meanings = WordMeanings([grammar])
    var slots: [(name: String, value: Value)] = [
      ("format", .word("pdf")), ("metric", .word(settings.metric)),
    ]
    if let text = settings.period {
      guard let period = Period(name: text, today: context.today) else {
        throw UsageError.badValue(option: "period", wanted: "days such as last_30_days")
      }
      slots.append(("period", .period(period)))
    }
    guard let intent = try? Catalog.health[MakeReport.name]?.bind(slots) else {
      throw UsageError.badValue(option: "metric", wanted: "a name such as bloodPressure")
    }
    guard let report = try intent.perform(in: context).report else {
      throw Complaint("there is nothing to report", .refused)
    }
    return report
  }
}
