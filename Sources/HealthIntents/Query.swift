import Intents
import Measures
import Records

/// Answers a question about the record: "average pressure this week", "when did I last take
/// aspirin".
public struct Query: Intent {
  public static let title = "Ask about the record"
  public static let kind = "query"
  public static let demand = Demand.read()

  @Parameter var metric: Metric
  @Parameter var aggregate: Aggregate?
  @Parameter var period: Period?
  /// What the period is compared with; the stretch before it where nothing was said.
  @Parameter var other: Period?
  /// A part of the day: of one day, or of every day.
  @Parameter var part: Moment.Part?
  /// Another part of every day, which the first one is compared with.
  @Parameter var otherPart: Moment.Part?
  /// So many of the newest readings, and no others.
  @Parameter var newest: Int?
  /// A day with a part of it, or the part alone, as they were said.
  @Parameter var stretch: Moment?
  /// A food, an activity, a medicine.
  @Parameter var label: Term?
  /// Breakfast, lunch, …
  @Parameter var meal: Term?
  /// Whether a list is to be told to its end.
  @Parameter var full = false
  /// Whether a yes or a no is wanted, for today where no days were said.
  @Parameter var whether = false
  /// Whether it is counted how many there were, and not how often.
  @Parameter var pieces = false
  /// Only these days of every week: on Mondays, on weekends.
  @Parameter var weekly: Weekdays?
  /// A figure that is no goal, how far from which is asked: "how far am I from 75 kg".
  @Parameter(.weight) var weight: Quantity?
  @Parameter(.steps) var steps: Quantity?
  /// Whether it is asked what is taken these days, each medicine once.
  @Parameter var current = false

  /// What was burned is computed from the exercise and the weight.
  public var demand: Demand {
    Demand(
      .read,
      metric.kinds + (metric.kind == .activeEnergy ? [.exercise, .weight] : [])
        + (aggregate == .remaining ? [.goal] : []))
  }

  public init() {}

  public mutating func reconcile() {
    // "Yesterday compared to the day before" is no comparison of yesterday with itself.
    if other == period { other = nil }
    if aggregate == .compare, period == nil, let current = other?.after { period = current }
    guard let stretch else { return }
    if let day = stretch.day ?? stretch.shift.map({ .shifted(.offset(0), $0) }) {
      period = .day(day)
    }
    part = stretch.part
    self.stretch = nil
  }

  public func review(in context: IntentContext) throws {
    let isOfFigures = aggregate.map { [.average, .sum, .max, .min, .trend, .change].contains($0) }
    if !metric.hasFigure, isOfFigures == true, resolved != .count { throw $metric.needsValue() }
    if aggregate == .remaining {
      for target in [$weight, $steps] { _ = try target.figure(in: context) }
    }
    for parameter in [$period, $other] { try parameter.reviewDays(in: context) }
  }

  public func perform(in context: IntentContext) throws -> Outcome {
    try review(in: context)
    guard let kind = metric.kind else { return try performAll(in: context) }
    let isOfAny =
      whether && kind == .medication
      && label.map { context.meanings[$0.text, in: .anymedicine] != nil } ?? false
    var question = Question(
      metric: metric, kind: kind, label: isOfAny ? nil : named, meal: meal?.text, part: usualPart,
      days: days(in: context), context: context)
    question.newest = newest
    question.weekdays = weekly?.days
    if case .lastHours(let hours)? = period {
      question.since = Instant(seconds: context.now.seconds - Int64(hours) * 3600)
    }
    var outcome: Outcome
    switch resolved {
    case _ where current: outcome = try question.current()
    case _ where whether: outcome = try question.whether()
    case .latest: outcome = try question.latest()
    case .list: outcome = try question.list(full: full)
    case .count where pieces && label != nil: outcome = try question.pieces()
    case .count: outcome = try question.count()
    case .sum, .average, .max, .min: outcome = try question.figure(resolved)
    case .trend: outcome = try question.trend()
    case .change: outcome = try question.change()
    case .remaining:
      let target = try kind == .weight ? $weight.figure(in: context) : $steps.figure(in: context)
      let day = question.days.upperBound.adding(days: -1)
      outcome = try question.remaining(on: day, of: target.map { Goal(kind, $0) })
    case .compare:
      var other = question
      if let otherPart {
        other.part = otherPart
      } else {
        other.days = otherDays(before: question.days, context)
      }
      outcome = try question.comparison(with: other)
    }
    let isEmpty = outcome.key == "none" || outcome.key == "no"
    if isEmpty, metric == .medication, label != nil {
      outcome.things = try question.otherNames()
    }
    if metric == .medication, isEmpty || whether {
      outcome.values["skipped"] = try question.skipped()
    }
    complete(&outcome, in: context)
    return outcome
  }

  /// Everything: a day's figures, or the list of what was said.
  private func performAll(in context: IntentContext) throws -> Outcome {
    let days = days(in: context)
    let isOneDay = days.lowerBound.adding(days: 1) == days.upperBound
    var outcome =
      aggregate != .list && aggregate != .count && isOneDay && usualPart == nil
      ? try Today.outcome(of: days, saidAs: period ?? usualPeriod, in: context)
      : try Question.everything(in: days, usualPart, full: full, context)
    if aggregate == .count, outcome.key == "list" {
      outcome = Outcome(
        "count-all", outcome.values, figures: outcome.figures.filter { $0.name == "count" })
    }
    complete(&outcome, in: context)
    return outcome
  }

  private func complete(_ outcome: inout Outcome, in context: IntentContext) {
    outcome.values["metric"] = .word(metric.rawValue)
    // Where it was told what it was called, that is what it is: whoever asks for ibuprofen may have taken Advil.
    if let label = label ?? meal, outcome.values["label"] == nil {
      outcome.values["label"] = label.isListed && named != nil ? .word(named ?? "") : label.value
    }
    outcome.values["person"] = context.person.namedUnlessMe
    outcome.values["weekly"] = weekly.map { .word($0.rawValue) }
    let isOpen = (resolved == .latest && !whether && !current) || newest != nil
    let period = period ?? (isOpen ? nil : usualPeriod)
    if let period { outcome.values["period"] = .period(context.dated(period)) }
    if let otherPart {
      outcome.values["other"] = .moment(Moment(part: otherPart))
    } else if resolved == .compare, let other = other ?? (period ?? usualPeriod).before {
      outcome.values["other"] = .period(context.dated(other))
    }
    guard let part = usualPart, period != .lastNight else { return }
    if case .day(.shifted(.offset(0), let shift))? = period {
      outcome.values["period"] = .moment(Moment(part: part, shift: shift))
    } else if case .day(let day)? = period {
      outcome.values["period"] = .moment(Moment(day: day, part: part))
    } else {
      outcome.values["part"] = .word(part.rawValue)
    }
  }

  /// The name that is asked about, as the record has it.
  private var named: String? {
    let isMoving = metric.kind == .exercise || metric.kind == .distance
    return isMoving ? Activity.name(label) : label?.text
  }

  /// Sleep is told by the day on which it ends, whatever hour it was; a nap is of the afternoon.
  private var usualPart: Moment.Part? {
    if metric == .sleep, part != .afternoon, part != .noon { return nil }
    return part ?? (period == .lastNight && metric != .sleep ? .night : nil)
  }

  /// What is asked for; where it was not said, a stretch of days has an average and a day its last
  /// figure.
  private var resolved: Aggregate {
    // Things are counted; how bad they were does not add up.
    if aggregate == .sum, metric.kind != nil, !metric.hasFigure { return .count }
    if let aggregate { return aggregate }
    if newest != nil { return metric.isNamed ? .list : .average }
    if weekly != nil, metric.hasFigure { return .average }
    // Of several nights it is asked how long they were, not how long all of them.
    guard metric.usualAggregate == .latest || metric == .sleep, !metric.isNamed, let period else {
      return metric.usualAggregate
    }
    if metric == .sleep, !period.isLong { return .sum }
    return period.isLong ? .average : .latest
  }

  /// All that there is, where all was said of one kind.
  private var usualPeriod: Period {
    switch resolved {
    case _ where newest != nil: .all
    case _ where current: .lastDays(30)
    case _ where whether: .day(.offset(0))
    case _ where weekly != nil && resolved != .latest: .lastDays(90)
    case .count where full: .all
    case .count where metric.kind == .symptom: .lastDays(30)
    case .sum, .count, .remaining: .day(.offset(0))
    case .list where meal != nil: .day(.offset(0))
    case .list where metric == .all: .day(.offset(0))
    case .list where full: .all
    case .list where metric == .medication: .day(.offset(0))
    case .average, .list: .lastDays(7)
    case .trend, .change: .lastDays(30)
    case .compare where otherPart != nil: .lastDays(30)
    case .compare: .week(0)
    case .latest, .max, .min: .all
    }
  }

  /// The days that these are compared with: as many before them where no other were said.
  private func otherDays(before days: Range<CivilDate>, _ context: IntentContext) -> Range<
    CivilDate
  > {
    let other = other ?? (period ?? usualPeriod).before
    if let days = other?.days(today: context.today) { return days }
    let count = days.upperBound.days - days.lowerBound.days
    return days.lowerBound.adding(days: -count)..<days.lowerBound
  }

  /// The night's sleep counts for the day after it.
  private func days(in context: IntentContext) -> Range<CivilDate> {
    let today = context.today
    if period == .lastNight {
      let day = metric == .sleep ? today : today.adding(days: -1)
      return day..<day.adding(days: 1)
    }
    return (period ?? usualPeriod).days(today: today) ?? today..<today
  }
}

extension Query: ListingIntent {
  public static var rest: [String: Value] {
    ["metric": .word("all"), "aggregate": .word("list"), "full": .word("yes")]
  }
  public static var whole: (name: String, value: Value) { ("full", .word("yes")) }
}

extension Moment.Part: ParameterValue {}

extension Period {
  /// Whether it may be of several days.
  fileprivate var isLong: Bool {
    switch self {
    case .day, .lastNight: false
    case .week, .month, .year, .named, .yearMonth, .lastDays, .lastHours, .since, .between,
      .all:
      true
    }
  }
}
