import Intents
import Measures
import Records

/// The figures of one day: eaten, burned and what is left of it, water, steps, sleep, weight and
/// pressure.
struct Overview {
  private var values: [String: Value] = [:]
  private var figures: [JSON.Field] = []
  private var things: [[String: Value]] = []
  private var count = 0

  init(of day: CivilDate, in context: IntentContext) throws {
    let days = day..<day.adding(days: 1)
    let eaten = try add(.energy, as: "eaten", days, context)
    let burned = try addBurned(days, context)
    let isWhole = [Sample.Kind.energy, .activeEnergy, .exercise, .weight].allSatisfy {
      context.grants.allows(.read, $0)
    }
    if isWhole, eaten != nil || burned != nil {
      let net = (eaten ?? 0) - (burned ?? 0)
      values["net"] = Sample.Kind.energy.spoken(net, in: context)
      figures.append(JSON.Field("net_kcal", .number(net.rounded(decimals: 3))))
    }
    for kind in [Sample.Kind.water, .steps, .sleep] {
      _ = try add(kind, as: kind.rawValue, days, context)
    }
    for kind in [Sample.Kind.weight, .systolic, .diastolic] { try addLast(kind, days, context) }
    try addThings(days, context)
    figures.insert(JSON.Field("count", .number(Double(count))), at: 0)
  }

  /// - Parameter period: the day as it was said.
  func outcome(for period: Period) -> Outcome {
    let isToday = period == .day(.offset(0))
    let key = count > 0 ? "today" : isToday ? "nothing" : "nothing-then"
    var outcome = Outcome(key, values, figures: figures)
    outcome.things = things
    outcome.values["period"] = .period(period)
    if !isToday { outcome.values["then"] = .period(period) }
    return outcome
  }

  /// What no sum tells: medicines, exercise, moods, what was eaten and drunk without figures, and readings of other kinds,
  /// by their names, and how many notes there are. Without them somebody may take a pill twice.
  private mutating func addThings(_ days: Range<CivilDate>, _ context: IntentContext) throws {
    var notes = 0
    for stored in try context.entries(on: days).reversed() {
      for group in stored.entry.samples.of(context.person).grouped
      where days.contains(group[0].day) {
        if group[0].kind == .note { notes += 1 }
        guard group.isNamedInOverview else { continue }
        things += try Description.all(of: group, in: context).map { thing in
          thing.filter { $0.key != "when" && $0.key != "person" }
        }
      }
    }
    count += things.count + notes
    if notes > 0 { values["notes"] = .number(Double(notes)) }
  }

  /// What was burned, and how much of that is computed; nil when there is no record of it.
  private mutating func addBurned(
    _ days: Range<CivilDate>, _ context: IntentContext
  ) throws -> Double? {
    let burned = try Burned(on: days, in: context)
    guard !burned.isEmpty else { return nil }
    count += burned.count
    values["burned"] = Sample.Kind.activeEnergy.spoken(burned.total, in: context)
    figures += burned.figures
    if burned.computedCount > 0 {
      values["computed"] = Sample.Kind.activeEnergy.spoken(burned.computed, in: context)
    }
    return burned.total
  }

  /// The day's sum; nil when there is no record, which is not the same as nothing eaten.
  private mutating func add(
    _ kind: Sample.Kind, as name: String, _ days: Range<CivilDate>, _ context: IntentContext
  ) throws -> Double? {
    let question = Question(metric: .sleep, kind: kind, label: nil, days: days, context: context)
    let summary = try question.summary(kind)
    guard summary.count > 0 else { return nil }
    count += summary.count
    values[name] = kind.spoken(summary.sum, in: context)
    figures.append(
      JSON.Field(
        kind == .sleep ? "sleep_min" : kind.field, .number(summary.sum.rounded(decimals: 3))))
    return summary.sum
  }

  /// The last figure up to the end of the day, and its day where that is an earlier one.
  private mutating func addLast(
    _ kind: Sample.Kind, _ days: Range<CivilDate>, _ context: IntentContext
  ) throws {
    let end = context.zone.start(of: days.upperBound)
    let before = Instant(seconds: end.seconds - 1)
    guard
      let last = try context.store.latest(kind, of: context.person, before: before)?.sample
    else { return }
    if last.day == days.lowerBound, kind != .diastolic { count += 1 }
    if kind == .systolic, last.day == days.lowerBound {
      let readings = try context.store.summary(kind, of: context.person, in: days).count
      if readings > 1 { values["pressures"] = .number(Double(readings)) }
    }
    values[kind.name] = kind.spoken(last.value, in: context)
    figures.append(JSON.Field(kind.field, .number(last.value)))
    guard last.day != days.lowerBound, kind != .diastolic else { return }
    let name = kind == .systolic ? "pressureWhen" : "weightWhen"
    values[name] = .moment(Moment(day: context.day(of: last.day)))
  }
}

extension [Sample] {
  /// Whether it is told by its name and not in a sum or as the last figure of the day.
  fileprivate var isNamedInOverview: Bool {
    let isMeal = contains { $0.kind == .food || $0.kind == .drink }
    return isMeal ? !contains { $0.kind == .energy } : allSatisfy(\.kind.isNamedInOverview)
  }
}

extension Sample.Kind {
  fileprivate var isNamedInOverview: Bool {
    isReading
      && ![
        .energy, .protein, .carbs, .fat, .water, .steps, .sleep, .weight, .systolic, .diastolic,
        .note,
      ].contains(self)
  }
}
