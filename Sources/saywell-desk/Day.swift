import HealthIntents
import Intents
import Measures
import Records

/// How today stands, in sentences of the grammar; what is not known has none of its own.
struct Day {
  private let house: House
  private let values: [String: Value]

  private static let subjects = ["net", "water", "steps", "pressure"]

  /// - Throws: `Complaint` where the records cannot be read.
  init(in house: House) throws {
    self.house = house
    values =
      try house.companion.read { store in
        let context = IntentContext(
          now: house.companion.now, zone: house.companion.zone, store: store,
          person: try store.defaultPerson(), source: .oneShot)
        return try Today().perform(in: context).values
      } ?? [:]
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
