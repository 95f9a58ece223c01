import Intents
import Measures
import Records

extension Question {
  /// The sum, the average, the greatest or the least figure. Of kinds that add up over a day, such
  /// as steps, it is days that are averaged and compared, and only days with a record.
  func figure(_ aggregate: Aggregate) throws -> Outcome {
    let first = try summary(kind)
    guard first.count > 0 else {
      var outcome = none
      try tellUncounted(&outcome)
      return outcome
    }
    if aggregate == .sum, kind == .activeEnergy, !isNarrow { return try burned() }
    if aggregate == .average, kind.isCumulative { return try averageOfDays() }
    // The greatest figures of a pressure need not be of one reading.
    let isApart = metric == .bloodPressure && first.count > 1 && [.max, .min].contains(aggregate)
    var outcome = Outcome(
      aggregate.rawValue + (isApart ? "-figures" : ""), ["count": .number(Double(first.count))],
      figures: [JSON.Field("count", .number(Double(first.count)))])
    if isApart, first.count <= Self.readable, newest == nil, meal == nil {
      return try extreme(aggregate)
    }
    for kind in kinds {
      guard let value = try value(aggregate, of: kind) else { return none }
      outcome.values[metric == .bloodPressure ? kind.name : "value"] = kind.spoken(
        value, in: context)
      outcome.figures.append(JSON.Field(kind.field, .number(value.rounded(decimals: 3))))
    }
    if aggregate == .sum { try tellUncounted(&outcome) }
    if aggregate == .average, metric == .bloodPressure, first.count > 1 { try judge(&outcome) }
    if !isApart, aggregate == .max || aggregate == .min, first.count <= Self.readable {
      outcome.values["when"] = try moment(of: aggregate).map(Value.moment)
    }
    return outcome
  }

  /// When the greatest or the least figure was, the last time that it was so: of what adds up its day.
  private func moment(of aggregate: Aggregate) throws -> Moment? {
    guard let figure = try value(aggregate, of: kind) else { return nil }
    guard !kind.isCumulative else {
      return try dailySums(kind).last { $0.value == figure }.map {
        Moment(day: context.day(of: CivilDate(days: $0.day)))
      }
    }
    return try samples(kind).last { $0.sample.value == figure }.map {
      context.moment(of: $0.sample)
    }
  }

  /// The average of the days that have a record, and how many those are.
  private func averageOfDays() throws -> Outcome {
    let sums = try dailySums(kind).map(\.value)
    guard !sums.isEmpty else { return none }
    let (count, average) = (Double(sums.count), sums.reduce(0, +) / Double(sums.count))
    return Outcome(
      "average-of-days",
      ["count": .number(count), "value": kind.spoken(average, in: context)],
      figures: [
        JSON.Field("count", .number(count)),
        JSON.Field(kind.field, .number(average.rounded(decimals: 3))),
      ])
  }

  /// Of how many pressures the greatest is looked up; of more, which takes too long, the greatest figures are told.
  private static let readable = 1000

  /// The reading with the greatest or the least upper figure.
  private func extreme(_ aggregate: Aggregate) throws -> Outcome {
    let end = part == nil ? days.upperBound : days.upperBound.adding(days: 1)
    let readings = try context.pressures(on: days.lowerBound..<end).filter { isOfPart($0.upper) }
      .sorted { ($0.systolic, $0.diastolic) < ($1.systolic, $1.diastolic) }
    guard let reading = aggregate == .max ? readings.last : readings.first else { return none }
    var outcome = Outcome(
      aggregate.rawValue,
      [
        "count": .number(Double(readings.count)),
        "when": .moment(context.moment(of: reading.upper)),
      ],
      figures: [JSON.Field("count", .number(Double(readings.count)))])
    for (kind, value) in [
      (Sample.Kind.systolic, reading.systolic), (.diastolic, reading.diastolic),
    ] {
      outcome.values[kind.name] = kind.spoken(value, in: context)
      outcome.figures.append(JSON.Field(kind.field, .number(value.rounded(decimals: 3))))
    }
    return outcome
  }

  /// What was burned in all, and how much of that is computed.
  private func burned() throws -> Outcome {
    let burned = try Burned(on: days, in: context)
    let count = Double(burned.count + burned.computedCount)
    var outcome = Outcome(
      Aggregate.sum.rawValue,
      ["count": .number(count), "value": kind.spoken(burned.total, in: context)],
      figures: [JSON.Field("count", .number(count))] + burned.figures)
    if burned.computedCount > 0 {
      outcome.values["computed"] = kind.spoken(burned.computed, in: context)
    }
    return outcome
  }

  /// Tells where an average pressure falls.
  private func judge(_ outcome: inout Outcome) throws {
    // A night ends on the day after it.
    let end = part == nil ? days.upperBound : days.upperBound.adding(days: 1)
    let readings = try context.pressures(on: days.lowerBound..<end).filter { isOfPart($0.upper) }
    guard let judgement = PressureJudgement(readings, by: context.guideline) else { return }
    outcome.values.merge(judgement.spoken(in: context)) { $1 }
    outcome.figures += judgement.figures
  }

  /// The average of the samples or, of what adds up, of the days that have a record.
  func average(_ kind: Sample.Kind) throws -> Double? { try value(.average, of: kind) }

  private func value(_ aggregate: Aggregate, of kind: Sample.Kind) throws -> Double? {
    let summary = try summary(kind)
    if aggregate == .sum { return summary.sum }
    guard kind.isCumulative else {
      return switch aggregate {
      case .average: summary.average
      case .max: summary.max
      case .min: summary.min
      default: nil
      }
    }
    let sums = try dailySums(kind).map(\.value)
    return switch aggregate {
    case .average: sums.isEmpty ? nil : sums.reduce(0, +) / Double(sums.count)
    case .max: sums.max()
    case .min: sums.min()
    default: nil
    }
  }

  /// The sums of the days that have a record, in their order.
  func dailySums(_ kind: Sample.Kind) throws -> [(day: Int, value: Double)] {
    if kind == .sleep, !isNarrow {
      return try nights().map { ($0.key.days, $0.value.slept) }.sorted { $0.0 < $1.0 }
    }
    guard !isNarrow else {
      let days = Dictionary(grouping: try samples(kind), by: \.sample.day.days)
      return days.map { ($0.key, $0.value.map(\.sample.value).reduce(0, +)) }.sorted {
        $0.0 < $1.0
      }
    }
    let kinds = kind == .activeEnergy ? [kind, .exercise] : [kind]
    let ends = try kinds.flatMap { kind in
      try [false, true].compactMap {
        try samples(kind, newestFirst: $0, limit: 1).first?.sample.day.days
      }
    }
    guard let first = ends.min(), let last = ends.max() else { return [] }
    // What starts first may be of a later day than what starts next, in another zone.
    return try (max(first - 1, days.lowerBound.days)..<min(last + 2, days.upperBound.days))
      .compactMap { day in
        let days = CivilDate(days: day)..<CivilDate(days: day + 1)
        let summary = try context.sums(of: kind, on: days)
        return summary.count > 0 ? (day, summary.sum) : nil
      }
  }
}
