import HealthIntents
import Intents
import Measures
import Records
import RecordsSQLite

/// A record in memory, and a clock that shows 2026-03-11T10:00 in UTC, a Wednesday, unless it is
/// set otherwise.
struct World {
  typealias Slots = [(name: String, value: Value)]

  let store: any Store
  var now = Instant(seconds: 1_773_223_200)
  var zone = Zone.utc
  var person = Person(id: 1, name: Person.meName)
  var confirmed: Set<String> = []
  private let catalog = Catalog(HealthIntents.all)

  init(_ store: (any Store)? = nil) throws { self.store = try store ?? SQLiteStore(at: .memory) }

  var context: IntentContext {
    var context = IntentContext(
      now: now, zone: zone, store: store, person: person, source: .oneShot, confirmed: confirmed)
    context.meanings = WordMeanings { Self.meanings["\($1) \($0)"] }
    return context
  }

  /// What words stand for, as a grammar would have it: by the list and the words.
  private static let meanings = [
    "holds glass": "240", "holds cup": "240", "holds bottle": "500", "holds glass wine": "150",
    "dosing tablet": "pieces", "dosing unit": "units", "rival left arm": "arm",
    "rival right arm": "arm", "rival fasting": "meal", "child son": "yes",
    "daytimes before breakfast": "forenoon", "daytimes before bed": "lateness",
    "daytimes morning pills": "forenoon",
  ]

  var names: [String] { catalog.names }

  func entry(_ name: String) throws -> CatalogEntry {
    guard let entry = catalog[name] else { throw Unexpected() }
    return entry
  }

  /// Binds, reviews and performs as a conversation does, and keeps what comes of it.
  @discardableResult
  func hear(_ name: String, _ slots: Slots = []) throws -> Outcome {
    var intent = try entry(name).bind(slots)
    intent.settle(in: context)
    try intent.review(in: context)
    return try store.transaction {
      let outcome = try intent.perform(in: context)
      var entry = Entry(
        text: text(name, slots), language: "en", source: .oneShot, saidAt: now, zone: zone.name)
      entry.add(outcome)
      if !entry.samples.isEmpty { try store.add(entry) }
      return outcome
    }
  }

  /// What must be answered first; nil when nothing.
  func need(_ name: String, _ slots: Slots = []) throws -> Need? {
    do {
      try hear(name, slots)
      return nil
    } catch let need as Need {
      return need
    }
  }

  func fields(_ name: String, _ slots: Slots) throws -> String {
    JSON.object(try entry(name).fields(of: slots, in: context)).text
  }

  /// "LogWeight weight", for telling entries apart.
  private func text(_ name: String, _ slots: Slots) -> String {
    ([name] + slots.map(\.name)).joined(separator: " ")
  }
}

struct Unexpected: Error {}

extension Need {
  /// The key of the need, and the parameter it is about: "high weight", "missing weight".
  var brief: String {
    let key =
      switch self {
      case .value(_, let key): key ?? "missing"
      case .choice(_, _, let key): "choose \(key ?? "")"
      case .confirmation(let key, _, let instead): instead.isEmpty ? key : "\(key) instead"
      case .implausible(let key, _): key
      case .refusal(let key, _): "no: \(key)"
      }
    return [key, parameter].compactMap { $0 }.joined(separator: " ")
  }
}

extension Store {
  /// The live samples of a kind, oldest first.
  func live(_ kind: Sample.Kind, of person: Person? = nil) throws -> [Sample] {
    let ever = Instant(seconds: -10_000_000_000)..<Instant(seconds: 10_000_000_000)
    return try samples(SampleQuery(kind, of: person ?? defaultPerson(), in: ever)).map(\.sample)
  }
}

extension Value {
  static func of(_ value: Double, _ unit: Quantity.Unit) -> Value {
    .quantity(Quantity(value, unit))
  }
  static func at(_ hour: Int, _ minute: Int = 0, day: Int? = nil) -> Value {
    .moment(
      Moment(
        day: day.map { .offset($0) }, clock: Moment.Clock(hour: hour, minute: minute)))
  }
  static func day(_ offset: Int) -> Value { .moment(Moment(day: .offset(offset))) }
}
