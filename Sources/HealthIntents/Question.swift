import Intents
import Measures
import Records

/// What is asked of the store: a kind, perhaps of one name, over days.
struct Question {
  let metric: Metric
  let kind: Sample.Kind
  let label: String?
  let days: Range<CivilDate>
  let context: IntentContext

  var person: Person { context.person }

  var range: Range<Instant> { context.zone.instants(of: days) }

  /// The kinds whose figures make the answer.
  var kinds: [Sample.Kind] { metric == .bloodPressure ? [.systolic, .diastolic] : [kind] }

  func samples(
    _ kind: Sample.Kind, newestFirst: Bool = false, limit: Int? = nil
  ) throws -> [StoredSample] {
    try context.store.samples(
      SampleQuery(
        kind, of: person, in: range, label: label, newestFirst: newestFirst, limit: limit))
  }

  /// Count, sum, least and greatest; from the roll-ups unless a name was said.
  func summary(_ kind: Sample.Kind) throws -> Summary {
    guard label != nil else { return try context.store.summary(kind, of: person, in: days) }
    let values = try samples(kind).map(\.sample.value)
    return Summary(
      count: values.count, sum: values.reduce(0, +), min: values.min(), max: values.max())
  }

  var none: Outcome { Outcome("none", figures: [JSON.Field("count", .number(0))]) }

  func count() throws -> Outcome {
    let count = Double(try summary(kind).count)
    guard count > 0 else { return none }
    return Outcome(
      "count", ["count": .number(count)], figures: [JSON.Field("count", .number(count))])
  }
}
