import Companion
import HealthIntents
import Intents
import Measures
import Porch
import Records
import Reminders

/// The composition root: what the subcommands work with, from the options and the environment.
struct House {
  let settings: Settings
  let companion: Companion

  var environment: Environment { companion.environment }
  var zone: Zone { companion.zone }
  var now: Instant { companion.now }
  var storePath: String? { companion.storePath }

  /// - Throws: `Complaint` and `UsageError`, when the environment or an option names nothing there is.
  init(_ settings: Settings) throws {
    self.settings = settings
    companion = try Companion(settings.companion)
  }

  /// Every reminder there is; none where there is no store yet.
  ///
  /// - Throws: `Complaint`.
  func reminders() throws -> [Kept] { try companion.read { try Kept.all(in: $0) } ?? [] }

  /// A sentence of the grammar.
  func say(_ key: String, _ values: [String: Value] = [:]) -> String {
    companion.grammar.reply(key, of: SetReminder.name, values) ?? ""
  }

  /// The day of a time as a value for a sentence, for whoever lives in this zone now.
  func day(of time: LocalTime) -> Value {
    let context = IntentContext(
      now: now, zone: zone, store: EmptyStore(), person: Person(id: 1, name: Person.meName),
      source: .oneShot)
    return .moment(Moment(day: context.wholeDay(of: time.date)))
  }

  func print(_ text: String) throws { try companion.print(text) }
}
