import Intents
import Measures
import Records

/// The energy that somebody used by moving on some days, in kcal: what was said or measured, and what is computed where an
/// exercise has no such figure.
///
/// Nothing counts twice: what a device measured covers whatever else was said of the same time.
struct Burned {
  private(set) var said: Double
  /// Net of what rest would have taken, as the active energy of a device is.
  private(set) var computed = 0.0
  /// How many figures were said or measured, and how many computed.
  private(set) var count: Int
  private(set) var computedCount = 0

  var total: Double { said + computed }
  var isEmpty: Bool { count + computedCount == 0 }

  var summary: Summary { Summary(count: count + computedCount, sum: total) }

  /// Each under a name of its own, so that nobody takes the one for the other.
  var figures: [JSON.Field] {
    let fields = [
      (count, Sample.Kind.activeEnergy.field, said),
      (computedCount, "computed_energy_kcal", computed),
    ]
    return fields.filter { $0.0 > 0 }.map {
      JSON.Field($0.1, .number($0.2.rounded(decimals: 3)))
    }
  }

  init(on days: Range<CivilDate>, in context: IntentContext) throws {
    let summary = try context.store.summary(.activeEnergy, of: context.person, in: days)
    let exercises = try context.store.summary(.exercise, of: context.person, in: days).count
    count = summary.count
    said = summary.sum
    guard exercises > 0 || count > 1 else { return }
    said = 0
    let spans = try Span.all(on: days, in: context)
    var covers: [Range<Int64>] = []
    for span in spans where span.isCover {
      said += (span.energy ?? 0) * span.open(beside: covers)
      covers.append(span.range)
    }
    for span in spans where !span.isCover {
      if let energy = span.energy {
        said += energy * span.open(beside: covers)
      } else if let exertion = try span.exertion(in: context) {
        computed += exertion.net * span.open(beside: covers)
        computedCount += 1
      }
    }
  }
}

/// An exercise, or what it took, and the seconds that it filled.
private struct Span {
  let exercise: Exercise?
  let energy: Double?
  let range: Range<Int64>
  let isImported: Bool
  let start: Instant

  /// Whether a device measured it over a stretch of time.
  var isCover: Bool { isImported && energy != nil && !range.isEmpty }

  /// Nil where a thing has neither.
  init?(_ stored: StoredEntry, _ samples: [Sample]) {
    let energies = samples.filter { $0.kind == .activeEnergy }
    exercise = Exercise(samples)
    guard exercise != nil || !energies.isEmpty else { return nil }
    energy = energies.isEmpty ? nil : energies.map(\.value).reduce(0, +)
    isImported = stored.entry.source == .import
    start = samples[0].start
    let seconds = Int64((exercise?.minutes ?? 0) * 60)
    let (first, last) = (samples[0].start.seconds, samples[0].end.seconds)
    if last > first {
      range = first..<last
    } else if first == stored.entry.saidAt.seconds {
      // Without a time it is told when it is over.
      range = first - seconds..<first
    } else {
      range = first..<first + seconds
    }
  }

  static func all(on days: Range<CivilDate>, in context: IntentContext) throws -> [Span] {
    var seen: Set<String> = []
    var spans: [Span] = []
    for kind in [Sample.Kind.exercise, .activeEnergy] {
      for stored in try context.entries(with: kind, on: days) where seen.insert(stored.id).inserted
      {
        let groups = stored.entry.samples.of(context.person).grouped
        spans += groups.filter { days.contains($0[0].day) }.compactMap { Span(stored, $0) }
      }
    }
    return spans.sorted { $0.range.lowerBound < $1.range.lowerBound }
  }

  func exertion(in context: IntentContext) throws -> Exertion? {
    guard let exercise, let weight = try context.weight(at: start) else { return nil }
    return Exertion(exercise, weight: weight)
  }

  /// The share of it that lies beside all of these; all of what fills no time.
  func open(beside covers: [Range<Int64>]) -> Double {
    guard !range.isEmpty else { return 1 }
    var open = 0
    var at = range.lowerBound
    for cover in covers.sorted(by: { $0.lowerBound < $1.lowerBound }) where cover.overlaps(range) {
      open += max(0, Int(cover.lowerBound - at))
      at = max(at, cover.upperBound)
    }
    open += max(0, Int(range.upperBound - at))
    return Double(open) / Double(range.count)
  }
}

extension IntentContext {
  /// The weight at a time, in kilograms: that of the same sentence, else the last one before it.
  func weight(at time: Instant) throws -> Double? {
    let said = said.last { $0.kind == .weight && $0.person == person.id && $0.start <= time }
    return try said?.value ?? store.latest(.weight, of: person, before: time)?.sample.value
  }
}
