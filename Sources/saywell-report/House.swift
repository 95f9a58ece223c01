import Companion
import Conversation
import HealthIntents
import Intents
import Measures
import Porch
import Records
import Reports

/// The composition root: the report that was asked for, from the options and the environment.
struct House {
  private let settings: Settings

  init(_ settings: Settings) { self.settings = settings }

  /// - Throws: `Complaint` and `UsageError`.
  func paper() throws -> Paper {
    let companion = try Companion(settings.companion)
    let paper = try companion.read { store in
      try report(store, companion).paper(in: companion.grammar, of: MakeReport.name)
    }
    guard let paper else { throw Complaint("there are no records yet", .refused) }
    return paper
  }

  private func report(_ store: any Store, _ companion: Companion) throws -> Report {
    let name = try settings.person ?? store.defaultPerson().name
    guard let person = try store.people().first(where: { $0.isCalled(name) }) else {
      throw Complaint("nobody of that name has a record", .refused)
    }
    var context = IntentContext(
      now: companion.now, zone: companion.zone, store: store, person: person, source: .oneShot)
    context.meanings = WordMeanings(companion.grammars, in: companion.grammar.language)
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
