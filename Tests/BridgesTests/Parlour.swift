import Conversation
import GrammarData
import HealthIntents
import Intents
import Measures
import Records
import RecordsSQLite

@testable import Bridges

/// A store of its own and conversations over it, at ten o'clock on 2026-03-11 in UTC.
final class Parlour {
  let store: SQLiteStore
  private let door: StoreDoor

  init() throws {
    store = try SQLiteStore(at: .memory)
    door = StoreDoor(store)
  }

  func session(_ source: Entry.Source, _ language: String? = nil) -> Session {
    let now = Zone.utc.instant(of: LocalTime(CivilDate(days: 20_523), hour: 10))
    var setup = Setup(clock: { now }, zone: .utc, source: source)
    setup.grants = .usual(for: source)
    setup.speaks = source == .wyoming
    return Session(
      GrammarData.grammars([language ?? "en"]), Catalog.health, door, setup)
  }

  /// The sentences of a bridge as their keys.
  static var words: BridgeWords {
    BridgeWords { key, values in
      let texts = values.keys.sorted().compactMap { name in
        if case .text(let text)? = values[name] { text } else { nil }
      }
      return ([key] + texts).joined(separator: " ")
    }
  }

  func values(_ kind: Sample.Kind) throws -> [Double] {
    let ever = Instant(seconds: 0)..<Instant(seconds: 1 << 33)
    return try store.samples(SampleQuery(kind, of: store.defaultPerson(), in: ever))
      .map(\.sample.value)
  }
}
