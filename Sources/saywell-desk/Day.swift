import HealthIntents
import Intents
import Measures
import Records

/// How today stands, in sentences of the grammar; what is not known has none of its own.
struct Day {
  private let house: House
  private let values: [String: Value]
  /// How much of a goal was reached, in per cent of at most a hundred: of the steps, else of the water, else of what was
  /// eaten. Nil where none is set, or nothing is known of it.
  let percentage: Double?

  private static let subjects = ["net", "water", "steps", "pressure"]

  /// - Throws: `Complaint` where the records cannot be read.
  init(in house: House) throws {
    self.house = house
    let found = try house.companion.read { store in
      let context = IntentContext(
        now: house.companion.now, zone: house.companion.zone, store: store,
        person: try store.defaultPerson(), source: .oneShot)
      let values = try Today().perform(in: context).values
      return (values, try Self.percentage(values, in: context))
    }
    values = found?.0 ?? [:]
    percentage = found?.1
  }

  private static func percentage(
    _ known: [String: Value], in context: IntentContext
  ) throws -> Double? {
    for (metric, name) in [("steps", "steps"), ("water", "water"), ("energy", "eaten")]
    where known[name] != nil {
      let query = try? Catalog.health[Query.name]?.bind([
        ("metric", .word(metric)), ("aggregate", .word("remaining")),
      ])
      guard case .number(let percent)? = try query?.perform(in: context).values["percent"] else {
        continue
      }
      return min(percent, 100)
    }
    return nil
  }

  /// The figures that are known, as short as they can be told.
  var brief: [String] { known.map { house.say("short-\($0)", values) } }

  /// A line for each figure, also where it is not known.
  var lines: [String] {
    Self.subjects.map { house.say((known.contains($0) ? "long-" : "unknown-") + $0, values) }
  }

  /// What was eaten has to be known, or what was burned alone would be taken for a net figure.
  private var known: [String] {
    let needed = ["net": "eaten", "pressure": "systolic"]
    return Self.subjects.filter { values[needed[$0] ?? $0] != nil }
  }
}
