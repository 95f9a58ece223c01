import Intents
import Measures
import Records

/// The figures of a stretch of days: what adds up as the average of the days that have a record, a weight as its last
/// and first, a pressure as its average, and how often there was exercise or medicine.
struct Review {
  private let days: Range<CivilDate>
  private let context: IntentContext
  private var values: [String: Value] = [:]
  private var figures: [JSON.Field] = []
  private var count = 0

  init(of days: Range<CivilDate>, in context: IntentContext) throws {
    self.days = days
    self.context = context
    let sums: [(Sample.Kind, String)] = [
      (.energy, "eaten"), (.activeEnergy, "burned"), (.water, "water"), (.steps, "steps"),
      (.sleep, "sleep"),
    ]
    for (kind, name) in sums { try addAverage(of: kind, as: name) }
    for kind in [Sample.Kind.systolic, .diastolic] { try addAverage(of: kind, as: kind.name) }
    try addWeight()
    try addExercise()
    let medications = try context.store.summary(.medication, of: context.person, in: days).count
    if medications > 0 { values["medications"] = .number(Double(medications)) }
    count += medications
    figures.insert(JSON.Field("count", .number(Double(count))), at: 0)
  }

  /// - Parameter period: the days as they were said.
  func outcome(for period: Period) -> Outcome {
    var outcome = Outcome(count == 0 ? "nothing-then" : "stretch", values, figures: figures)
    outcome.values["period"] = .period(period)
    outcome.values["then"] = .period(period)
    return outcome
  }

  private func question(_ kind: Sample.Kind) -> Question? {
    Metric(rawValue: kind.rawValue).map {
      Question(metric: $0, kind: kind, label: nil, days: days, context: context)
    }
  }

  private mutating func addAverage(of kind: Sample.Kind, as name: String) throws {
    let asked = question(kind)
    let summary =
      try asked?.summary(kind) ?? context.store.summary(kind, of: context.person, in: days)
    guard summary.count > 0 else { return }
    if kind != .diastolic, kind != .activeEnergy { count += summary.count }
    let average = try asked?.average(kind) ?? summary.average
    guard let average else { return }
    values[name] = kind.spoken(average, in: context)
    try addExtent(of: kind, as: name, readings: summary.count)
    figures.append(
      JSON.Field(
        "average_" + (kind == .sleep ? "sleep_min" : kind.field),
        .number(average.rounded(decimals: 3))))
  }

  /// Of how many days an average is, and of how many readings where those are what it is taken of.
  private mutating func addExtent(
    of kind: Sample.Kind, as name: String, readings: Int
  ) throws {
    guard kind.isCumulative else {
      guard kind == .systolic else { return }
      let found = try context.store.samples(SampleQuery(kind, of: context.person, on: days))
      values["readings"] = .number(Double(readings))
      values["readingDays"] = .number(Double(Set(found.map(\.sample.day)).count))
      return
    }
    let days = try question(kind)?.dailySums(kind).count ?? 0
    values[name + "Days"] = .number(Double(days))
  }

  private mutating func addWeight() throws {
    guard let weights = try question(.weight)?.samples(.weight).map(\.sample.value),
      let first = weights.first, let last = weights.last
    else { return }
    count += weights.count
    values["weight"] = Sample.Kind.weight.spoken(last, in: context)
    if Sample.Kind.weight.spoken(first, in: context) != Sample.Kind.weight.spoken(last, in: context)
    {
      values["first"] = Sample.Kind.weight.spoken(first, in: context)
    }
    figures.append(JSON.Field("weight_kg", .number(last.rounded(decimals: 3))))
  }

  private mutating func addExercise() throws {
    let summary = try context.store.summary(.exercise, of: context.person, in: days)
    guard summary.count > 0 else { return }
    count += summary.count
    values["times"] = .number(Double(summary.count))
    if summary.sum > 0 { values["exercise"] = Sample.Kind.exercise.spoken(summary.sum) }
    figures.append(JSON.Field("exercise_min", .number(summary.sum.rounded(decimals: 3))))
  }
}
