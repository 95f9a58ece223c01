import Intents
import Measures
import Records

/// What is asked of the store: a kind, perhaps of one name, meal or part of the day, over days.
struct Question {
  let metric: Metric
  let kind: Sample.Kind
  let label: String?
  var meal: String?
  var part: Moment.Part?
  var days: Range<CivilDate>
  /// So many of the newest, and no others.
  var newest: Int?
  /// Only these days of the week, 1 for Monday.
  var weekdays: Set<Int>?
  /// Nothing before this instant.
  var since: Instant?
  let context: IntentContext

  var person: Person { context.person }

  /// The kinds whose figures make the answer.
  var kinds: [Sample.Kind] { metric == .bloodPressure ? metric.kinds : [kind] }

  /// Whether the roll-ups cannot tell, since not all samples of the kind are meant.
  var isNarrow: Bool {
    label != nil || meal != nil || part != nil || newest != nil || weekdays != nil || since != nil
  }

  func samples(
    _ kind: Sample.Kind, newestFirst: Bool = false, limit: Int? = nil
  ) throws -> [StoredSample] {
    if let newest, !isNewest(newestFirst, limit) {
      let found = try samples(kind, newestFirst: true, limit: newest)
      let ordered = newestFirst ? found : found.reversed()
      return Array(ordered.prefix(limit ?? newest))
    }
    let isOpen = meal == nil && part == nil && weekdays == nil && since == nil
    // A night ends on the day after it.
    let range = part == nil ? days : days.lowerBound..<days.upperBound.adding(days: 1)
    let name = label.map { NameMatch($0, in: context) }
    let found = try context.store.samples(
      SampleQuery(
        kind, of: person, on: range, where: name.map { name in { name.isSame($0, kind) } },
        newestFirst: newestFirst, limit: isOpen ? limit : nil))
    guard !isOpen else { return found }
    let ofMeal = try entries(with: kind, on: range)
    let meant = found.filter { isOfPart($0.sample) && ofMeal?.contains($0.entryID) ?? true }
    return Array(meant.prefix(limit ?? meant.count))
  }

  /// Whether it is the newest ones themselves that are asked for.
  private func isNewest(_ newestFirst: Bool, _ limit: Int?) -> Bool {
    newestFirst && limit.map { $0 <= newest ?? 0 } ?? false
  }

  func isOfPart(_ sample: Sample) -> Bool {
    if let weekdays, !weekdays.contains(sample.day.weekday) { return false }
    if let since, sample.start < since { return false }
    guard let part else { return true }
    return context.day(of: sample, in: part).map(days.contains) ?? false
  }

  /// The ids of the entries of the meal; nil where none was said.
  private func entries(
    with kind: Sample.Kind, on days: Range<CivilDate>
  ) throws -> Set<String>? {
    guard let meal else { return nil }
    let entries = try context.entries(with: kind, on: days)
    return Set(entries.filter { $0.entry.tags.contains(meal) }.map(\.id))
  }

  /// Count, sum, least and greatest; from the roll-ups where they can tell.
  func summary(_ kind: Sample.Kind) throws -> Summary {
    if kind == .sleep, !isNarrow { return try sleepSummary() }
    guard isNarrow else {
      return try context.sums(of: kind, on: days)
    }
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

  /// How many of a thing there were: the entries where that was not told in one way.
  func pieces() throws -> Outcome {
    let found = try samples(kind).map(\.sample)
    guard let first = found.first else { return none }
    let counts = found.compactMap(\.pieces)
    guard counts.count == found.count, found.allSatisfy({ $0.portion == first.portion }) else {
      return try list(full: false)
    }
    let sum = counts.reduce(0, +).rounded(decimals: 3)
    var outcome = Outcome("pieces", figures: [JSON.Field("count", .number(sum))])
    outcome.values["count"] = .number(sum)
    outcome.values["unit"] = first.portion.map(Value.word)
    return outcome
  }
}
