import Intents
import Measures
import Records

/// Tells on how many days in a row a goal was reached: "how many days in a row did I reach my water goal".
public struct AskStreak: Intent {
  public static let title = "Ask for the days in a row"
  public static let kind = "query"
  public static let demand = Demand.read()

  @Parameter var metric: Metric
  /// A medicine or an activity.
  @Parameter var label: Term?
  /// Whether days with a record are counted, whatever the goal.
  @Parameter var recorded = false

  public var demand: Demand { Demand(.read, metric.kinds + [.goal]) }

  public init() {}

  public func perform(in context: IntentContext) throws -> Outcome {
    var outcome = try counted(in: context)
    outcome.values["metric"] = .word(metric.rawValue)
    outcome.values["label"] = label.map(\.value)
    outcome.values["person"] = context.person.namedUnlessMe
    return outcome
  }

  private func counted(in context: IntentContext) throws -> Outcome {
    guard !recorded, let kind = metric.kind,
      let goal = try Goal(for: kind, on: context.today, in: context)
    else { return try ofRecords(in: context) }
    guard kind.isCumulative || metric == .bloodPressure, goal.stretch ?? "day" == "day" else {
      return Outcome("not-daily", figures: [JSON.Field("count", .number(0))])
    }
    let isToday = try isReached(on: context.today, in: context)
    // A limit is kept only when the day is over.
    let count = try days(endingToday: isToday && !kind.isLimited, in: context) {
      try isReached(on: $0, in: context)
    }
    var values: [String: Value] = ["count": .number(Double(count))]
    values["goal"] = metric == .bloodPressure ? nil : goal.spoken
    if !isToday, count > 0, !kind.isLimited { values["open"] = .word("open") }
    return Outcome(
      count == 0 ? "zero" : "told", values,
      figures: [JSON.Field("count", .number(Double(count)))])
  }

  /// Days with a record, where that was asked for or there is no goal.
  private func ofRecords(in context: IntentContext) throws -> Outcome {
    guard let kind = metric.kind else {
      return Outcome("not-daily", figures: [JSON.Field("count", .number(0))])
    }
    let hasRecord = { (day: CivilDate) in
      try Question(
        metric: metric, kind: kind, label: kind == .exercise ? Activity.name(label) : label?.text,
        days: day..<day.adding(days: 1), context: context
      ).summary(kind).count > 0
    }
    let isToday = try hasRecord(context.today)
    let count = try days(endingToday: isToday, in: context, while: hasRecord)
    var values: [String: Value] = ["count": .number(Double(count))]
    if !isToday, count > 0 { values["open"] = .word("open") }
    if !recorded { values["goalless"] = .word("goalless") }
    return Outcome(
      count == 0 ? "zero-recorded" : "recorded", values,
      figures: [JSON.Field("count", .number(Double(count)))])
  }

  /// How many days in a row it was so.
  private func days(
    endingToday isToday: Bool, in context: IntentContext, while isSo: (CivilDate) throws -> Bool
  ) rethrows -> Int {
    var day = isToday ? context.today : context.today.adding(days: -1)
    var count = 0
    while count < Self.longest, try isSo(day) {
      count += 1
      day = day.adding(days: -1)
    }
    return count
  }

  private static let longest = 10_000

  /// Whether the goal of a day was reached on it: no day without a record has reached any.
  private func isReached(on day: CivilDate, in context: IntentContext) throws -> Bool {
    let kinds = metric.kinds.isEmpty ? [.steps] : metric.kinds
    return try kinds.allSatisfy { kind in
      guard let goal = try Goal(for: kind, on: day, in: context) else { return false }
      let summary = try context.sums(of: kind, on: day..<day.adding(days: 1))
      guard summary.count > 0, let average = summary.average else { return false }
      let figure = kind.isCumulative ? summary.sum : average
      return kind.isLimited || !kind.isCumulative ? figure <= goal.value : figure >= goal.value
    }
  }

  public func fields(in context: IntentContext) -> [JSON.Field] {
    saidFields(in: context).filter { $0.name != "recorded" } + [
      JSON.Field("aggregate", .string("streak"))
    ]
  }
}

extension Sample.Kind {
  /// Whether a goal of it is the most that is wanted, and not the least.
  var isLimited: Bool { [.energy, .carbs, .fat].contains(self) }
}
