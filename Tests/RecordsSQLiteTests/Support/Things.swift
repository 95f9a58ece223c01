import Measures
import Records

/// 2026-03-02T08:00Z, and its day.
let monday = Instant(seconds: 1_772_438_400)
let mondayDate = CivilDate(days: 20_514)
let ever = Instant(seconds: .min)..<Instant(seconds: .max)
let everyDay = CivilDate(days: -1_000_000)..<CivilDate(days: 1_000_000)

extension Instant {
  static func + (instant: Instant, seconds: Int64) -> Instant {
    Instant(seconds: instant.seconds + seconds)
  }

  /// The day in UTC.
  var utcDay: CivilDate { CivilDate(days: Int((Double(seconds) / 86_400).rounded(.down))) }
}

extension Sample {
  static func of(
    _ kind: Kind, _ value: Double, at start: Instant = monday, person: Person.ID = 1,
    label: String? = nil, group: Int = 0
  ) -> Sample {
    Sample(
      kind, value, label: label, from: start, to: start, zone: "UTC", on: start.utcDay,
      person: person, group: group)
  }
}

extension Entry {
  static func of(_ text: String, _ samples: Sample...) -> Entry { of(text, samples) }

  static func of(_ text: String, _ samples: [Sample]) -> Entry {
    Entry(
      text: text, language: "en", source: .repl, saidAt: monday, zone: "UTC", samples: samples)
  }
}

extension Store {
  /// The live values of one kind, oldest first.
  func values(_ kind: Sample.Kind, of person: Person? = nil) throws -> [Double] {
    try samples(SampleQuery(kind, of: person ?? defaultPerson(), in: ever)).map(\.sample.value)
  }

  @discardableResult
  func add(_ kind: Sample.Kind, _ value: Double, at start: Instant = monday) throws -> StoredEntry {
    try add(.of("\(kind) \(value)", .of(kind, value, at: start)))
  }
}
