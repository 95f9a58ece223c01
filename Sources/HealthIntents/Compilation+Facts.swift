import Intents
import Measures
import Records
import Reports

/// What the readings come to. Every average is told with the number of readings that it is of.
extension Compilation {
  /// - Parameter range: the instants in which readings count.
  mutating func state(in range: Range<Instant>) throws {
    let count = Double(report.table.rows.count)
    tell("fact-count", ["count": .number(count)])
    if let kind = metric.kind {
      metric == .bloodPressure ? tellPressure() : tell(kind, isOneOfMany: false)
    } else {
      tellPressure(isOneOfMany: true)
      for kind in Self.measured { tell(kind, isOneOfMany: true) }
    }
    let losses = try context.store.losses(of: context.person, with: metric.kind, in: range)
    var lost: [String: Value] = [
      "deleted": .number(Double(losses.deleted)), "edited": .number(Double(losses.edited)),
    ]
    if losses.takenBack > 0 { lost["takenBack"] = .number(Double(losses.takenBack)) }
    tell("fact-losses", lost)
    summary += [
      JSON.Field("deleted", .number(Double(losses.deleted))),
      JSON.Field("edited", .number(Double(losses.edited))),
      JSON.Field("taken_back", .number(Double(losses.takenBack))),
    ]
  }

  /// What has a figure at every time, beside the pressure.
  static let measured: [Sample.Kind] = [.pulse, .weight, .glucose, .temperature, .oxygenSaturation]

  func samples(_ kind: Sample.Kind) -> [Sample] {
    things.flatMap(\.samples).filter { $0.kind == kind }
  }

  /// A figure for people, in the unit that the person chose.
  private func spoken(_ figure: Double, _ kind: Sample.Kind) -> Value {
    kind.spoken(figure, in: context)
  }

  private mutating func tell(_ key: String, _ values: [String: Value]) {
    report.facts.append(Report.Fact(key, values))
  }

  private mutating func tellPressure(isOneOfMany: Bool = false) {
    let pairs = things.map(\.samples).filter { group in
      group.contains { $0.kind == .systolic } && group.contains { $0.kind == .diastolic }
    }
    guard !pairs.isEmpty else { return }
    let average = averages(pairs, isOneOfMany, "average")
    tell("fact-average", average)
    if !isOneOfMany { judge() }
    let upper = pairs.flatMap(\.self).filter { $0.kind == .systolic }.map(\.value)
    let lower = pairs.flatMap(\.self).filter { $0.kind == .diastolic }.map(\.value)
    var range: [String: Value] = [
      "systolicLeast": spoken(upper.min() ?? 0, .systolic),
      "systolicMost": spoken(upper.max() ?? 0, .systolic),
      "diastolicLeast": spoken(lower.min() ?? 0, .diastolic),
      "diastolicMost": spoken(lower.max() ?? 0, .diastolic),
    ]
    range["metric"] = average["metric"]
    tell("fact-range-pressure", range)
    guard !isOneOfMany else { return }
    for (part, key) in [(Moment.Part.morning, "morning"), (.evening, "evening")] {
      let those = pairs.filter { context.day(of: $0[0], in: part) != nil }
      guard !those.isEmpty else { continue }
      tell("fact-\(key)", averages(those, false, "\(key)_average"))
    }
  }

  /// Where the average falls by the guideline, and how many readings reach its limit for measurements at home.
  private mutating func judge() {
    let readings = things.compactMap { context.pressure($0.samples, tags: $0.stored.entry.tags) }
    let guideline = context.guideline
    guard readings.count > 1 else { return }
    if let judgement = PressureJudgement(readings, by: guideline) {
      tell("fact-category", judgement.spoken(in: context))
      summary += judgement.figures
    }
    let limit = guideline.homeLimit
    let high = readings.count { $0.systolic >= limit.systolic || $0.diastolic >= limit.diastolic }
    let percent = (Double(high) / Double(readings.count) * 100).rounded()
    tell(
      "fact-share",
      [
        "percent": .number(percent), "systolic": spoken(limit.systolic, .systolic),
        "diastolic": spoken(limit.diastolic, .diastolic), "guideline": .word(guideline.rawValue),
      ])
    summary.append(JSON.Field("at_home_limit_pct", .number(percent)))
  }

  private mutating func averages(
    _ pairs: [[Sample]], _ isOneOfMany: Bool, _ name: String
  ) -> [String: Value] {
    var values: [String: Value] = ["count": .number(Double(pairs.count))]
    if isOneOfMany { values["metric"] = .word(Metric.bloodPressure.rawValue) }
    for kind in [Sample.Kind.systolic, .diastolic] {
      let figures = pairs.flatMap(\.self).filter { $0.kind == kind }.map(\.value)
      let mean = figures.reduce(0, +) / Double(figures.count)
      values[kind.name] = spoken(mean, kind)
      summary.append(JSON.Field("\(name)_\(kind.field)", .number(mean.rounded(decimals: 3))))
    }
    summary.append(JSON.Field("\(name)_count", .number(Double(pairs.count))))
    return values
  }

  private mutating func tell(_ kind: Sample.Kind, isOneOfMany: Bool) {
    let figures = samples(kind)
    guard !kind.isNamed, !figures.isEmpty else { return }
    let days = Dictionary(grouping: figures, by: \.day)
    let values =
      kind.isCumulative ? days.values.map(kind.figure(ofDay:)) : figures.map(\.value)
    let sum = values.reduce(0, +)
    let mean = sum / Double(values.count)
    var told: [String: Value] = [
      "count": .number(Double(values.count)), "value": spoken(mean, kind),
      "least": spoken(values.min() ?? 0, kind), "most": spoken(values.max() ?? 0, kind),
      "sum": spoken(sum, kind),
    ]
    if isOneOfMany { told["metric"] = .word(kind.rawValue) }
    tell(kind.isCumulative ? "fact-daily" : "fact-average", told)
    tell("fact-range", told)
    summary += [
      JSON.Field("average_\(kind.field)", .number(mean.rounded(decimals: 3))),
      JSON.Field("average_\(kind.field)_count", .number(Double(values.count))),
      JSON.Field("least_\(kind.field)", .number((values.min() ?? 0).rounded(decimals: 3))),
      JSON.Field("most_\(kind.field)", .number((values.max() ?? 0).rounded(decimals: 3))),
    ]
  }
}
