import Intents
import Measures
import Records

/// Tells how often a figure was beyond a bound: "how many times was my pressure above 140", "days with more than 10000
/// steps". What adds up over a day is counted by days, everything else by readings where days were not asked for.
public struct AskBound: Intent {
  public static let title = "Ask how often a bound was passed"
  public static let kind = "query"
  public static let demand = Demand.read()

  enum Sought: String, ParameterValue, CaseIterable {
    case times = "by-times"
    case days = "by-days"
    case which = "by-which"
    case whether = "by-whether"
    case share = "by-share"
  }

  @Parameter var metric: Metric?
  @Parameter var bound: Bound
  /// One figure; of a pressure the upper one, where the lower one was not named.
  @Parameter var threshold: Quantity?
  @Parameter var figure: Bound.Figure?
  /// The two figures of a pressure.
  @Parameter var systolic: Quantity?
  @Parameter var diastolic: Quantity?
  @Parameter var period: Period?
  @Parameter var sought: Sought?

  public var demand: Demand { Demand(.read, metric?.kinds ?? []) }

  public init() {}

  public mutating func reconcile() {
    if systolic != nil || figure != nil { metric = metric ?? .bloodPressure }
  }

  public func review(in context: IntentContext) throws {
    try $period.reviewDays(in: context)
    _ = try limits(in: context)
  }

  public func perform(in context: IntentContext) throws -> Outcome {
    let limits = try limits(in: context)
    let days = try $period.days(or: .all, in: context)
    let byDay = limits.main.kind.isCumulative
    // A day that is under way may still pass the bound.
    let isOpen =
      byDay && limits.main.kind != .sleep && !bound.isUpward && days.contains(context.today)
    let over = isOpen ? days.lowerBound..<context.today : days
    var tally = try byDay ? sums(on: over, limits, context) : readings(on: days, limits, context)
    if !byDay, sought == .days { tally = tally.byDays }
    var outcome = Outcome(
      tally.all == 0 ? "none" : byDay || sought == .days ? "days" : "readings",
      figures: tally.figures)
    if sought == .which {
      outcome.rows = tally.beyond.prefix(Question.shown).map { $0.told(in: context) }
      outcome.more = tally.beyond.count - outcome.rows.count
    }
    outcome.values = values(tally, limits, in: context)
    if isOpen { outcome.values["open"] = .word("open-day") }
    return outcome
  }

  private var asked: Metric { metric ?? .bloodPressure }

  private func values(
    _ tally: Bound.Tally, _ limits: Bound.Limits, in context: IntentContext
  ) -> [String: Value] {
    var values = limits.spoken(in: context)
    values["metric"] = .word(asked.rawValue)
    values["bound"] = .word(bound.rawValue)
    values["person"] = context.person.namedUnlessMe
    values["period"] = period.map { .period(context.dated($0)) }
    values["count"] = .number(Double(tally.beyond.count))
    values["total"] = .number(Double(tally.all))
    if sought == .whether {
      values["answer"] = .word(tally.beyond.isEmpty ? "said-no" : "said-yes")
    }
    if sought == .share, tally.all > 0 {
      values["percent"] = .number((tally.share * 100).rounded())
    }
    if sought != .which, let last = tally.beyond.first { values["last"] = .moment(last.when) }
    if metric == .bloodPressure {
      values["figure"] = .word(
        limits.isPair
          ? (bound.isUpward ? "either-figure" : "both-figures")
          : (figure ?? .upper).rawValue)
    }
    return values
  }

  /// - Throws: `Need.value` where no figure was said, or one in another unit.
  private func limits(in context: IntentContext) throws -> Bound.Limits {
    guard let metric, metric != .all else { throw $metric.needsValue() }
    guard let kind = metric.kind, !metric.isNamed else { throw $metric.needsValue("no-figure") }
    if let upper = systolic, let lower = diastolic {
      guard metric == .bloodPressure else { throw $metric.needsValue("no-figure") }
      let unit = upper.unit ?? lower.unit
      return try .init(
        main: settled(Quantity(upper.value, unit), .systolic, $systolic, context),
        other: settled(Quantity(lower.value, unit), .diastolic, $diastolic, context))
    }
    guard let threshold else { throw $threshold.needsValue() }
    let isLower = metric == .bloodPressure && figure == .lower
    return try .init(
      main: settled(threshold, isLower ? .diastolic : kind, $threshold, context), other: nil)
  }

  /// A figure in its canonical unit; a bare one is in the unit that the person chose.
  private func settled(
    _ said: Quantity, _ kind: Sample.Kind, _ parameter: Parameter<Quantity?>,
    _ context: IntentContext
  ) throws -> Bound.Limit {
    let unit = try said.unit ?? usualUnit(of: said.value, kind, parameter, context)
    let meant = Quantity(said.value, unit)
    guard let figure = meant.converted(to: kind.unit) else {
      throw parameter.needsValue("wrong-unit")
    }
    return Bound.Limit(
      kind: kind, value: figure.value, said: unit == context.unit(of: kind) ? nil : meant)
  }

  /// Nobody counts the minutes of a night, and everybody the steps. Of what is known in several units it is the one in
  /// which a bare number as great as this one would be recorded.
  ///
  /// - Throws: `Need.choice` "unit".
  private func usualUnit(
    of number: Double, _ kind: Sample.Kind, _ parameter: Parameter<Quantity?>,
    _ context: IntentContext
  ) throws -> Quantity.Unit {
    if kind == .sleep { return .hour }
    let usual = context.unit(of: kind)
    guard let measure = Measure.open(of: kind), kind.unitChoice.flatMap(context.choice) == nil,
      let last = try context.store.latest(kind, of: context.person, before: nil)?.sample
    else { return usual }
    let said = last.said?.unit ?? kind.unit
    if measure.bare.contains(where: { $0.unit == said && $0.numbers.contains(number) }) {
      return said
    }
    switch measure.settle(Quantity(number, nil), in: context) {
    case .settled(_, let said): return said.unit ?? usual
    case .open(let choices):
      throw Need.choice(
        parameter: parameter.name, among: choices.map(Value.quantity), key: "unit")
    case .foreign: return usual
    }
  }

  private func sums(
    on days: Range<CivilDate>, _ limits: Bound.Limits, _ context: IntentContext
  ) throws -> Bound.Tally {
    let kind = limits.main.kind
    let question = Question(metric: asked, kind: kind, label: nil, days: days, context: context)
    return Bound.Tally(
      try question.dailySums(kind).map { day, sum in
        let date = CivilDate(days: day)
        return .init(
          when: Moment(day: context.day(of: date)), day: date, value: (kind, sum), lower: nil,
          isBeyond: bound.holds(sum, limits.main.value))
      })
  }

  private func readings(
    on days: Range<CivilDate>, _ limits: Bound.Limits, _ context: IntentContext
  ) throws -> Bound.Tally {
    if metric == .bloodPressure {
      return Bound.Tally(
        try context.pressures(on: days).map { reading in
          .init(
            when: context.moment(of: reading.upper), day: reading.upper.day,
            value: (.systolic, reading.systolic), lower: reading.diastolic,
            isBeyond: limits.isBeyond(reading, bound))
        })
    }
    let kind = limits.main.kind
    let question = Question(metric: asked, kind: kind, label: nil, days: days, context: context)
    return Bound.Tally(
      try question.samples(kind).map(\.sample).map { sample in
        .init(
          when: context.moment(of: sample), day: sample.day, value: (kind, sample.value),
          lower: nil, isBeyond: bound.holds(sample.value, limits.main.value))
      })
  }

  public func fields(in context: IntentContext) -> [JSON.Field] {
    let aggregate = sought == .which ? Aggregate.list : .count
    return saidFields(in: context).filter { ["metric", "period"].contains($0.name) }
      + [JSON.Field("aggregate", .string(aggregate.rawValue))]
  }
}
