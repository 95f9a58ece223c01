import Intents
import Measures
import Records

/// The figures of one day: eaten, burned and what is left of it, water, steps, sleep, weight and
/// pressure.
struct Overview {
  private var values: [String: Value] = [:]
  private var figures: [JSON.Field] = []
  private var count = 0

  init(of day: CivilDate, in context: IntentContext) throws {
    let days = day..<day.adding(days: 1)
    let eaten = try add(.energy, as: "eaten", days, context)
    let burned = try add(.activeEnergy, as: "burned", days, context)
    if eaten != nil || burned != nil {
      let net = (eaten ?? 0) - (burned ?? 0)
      values["net"] = Sample.Kind.energy.spoken(net)
      figures.append(JSON.Field("net_kcal", .number(net.rounded(decimals: 3))))
    }
    for kind in [Sample.Kind.water, .steps, .sleep] {
      _ = try add(kind, as: kind.rawValue, days, context)
    }
    for kind in [Sample.Kind.weight, .systolic, .diastolic] { try addLast(kind, days, context) }
    figures.insert(JSON.Field("count", .number(Double(count))), at: 0)
  }

  var outcome: Outcome { Outcome(count == 0 ? "nothing" : "today", values, figures: figures) }

  /// The day's sum; nil when there is no record, which is not the same as nothing eaten.
  private mutating func add(
    _ kind: Sample.Kind, as name: String, _ days: Range<CivilDate>, _ context: IntentContext
  ) throws -> Double? {
    let summary = try context.store.summary(kind, of: context.person, in: days)
    guard summary.count > 0 else { return nil }
    count += summary.count
    values[name] = kind.spoken(summary.sum)
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
    values[kind.name] = kind.spoken(last.value)
    figures.append(JSON.Field(kind.field, .number(last.value)))
    guard last.day != days.lowerBound, kind != .diastolic else { return }
    let name = kind == .systolic ? "pressureWhen" : "weightWhen"
    values[name] = .moment(Moment(day: context.day(of: last.day)))
  }
}
