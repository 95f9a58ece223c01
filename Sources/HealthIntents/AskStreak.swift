import Intents
import Measures
import Records

/// Tells on how many days in a row a goal was reached: "how many days in a row did I reach my water goal".
public struct AskStreak: Intent {
  public static let title = "Ask for the days in a row"
  public static let kind = "query"
  public static let demand = Demand.read()

  @Parameter var metric: Metric

  public var demand: Demand { Demand(.read, metric.kinds + [.goal]) }

  public init() {}

  public func perform(in context: IntentContext) throws -> Outcome {
    var values: [String: Value] = ["metric": .word(metric.rawValue)]
    values["person"] = context.person.namedUnlessMe
    guard let kind = metric.kind, let goal = try Goal(for: kind, on: context.today, in: context)
    else { return Outcome("no-goal", values, figures: [JSON.Field("count", .number(0))]) }
    guard kind.isCumulative || metric == .bloodPressure, goal.stretch ?? "day" == "day" else {
      return Outcome("not-daily", values, figures: [JSON.Field("count", .number(0))])
    }
    let isToday = try isReached(on: context.today, in: context)
    // A limit is kept only when the day is over.
    var day = isToday && !kind.isLimited ? context.today : context.today.adding(days: -1)
    var count = 0
    while count < Self.longest, try isReached(on: day, in: context) {
      count += 1
      day = day.adding(days: -1)
    }
    values["count"] = .number(Double(count))
    values["goal"] = goal.spoken
    if metric == .bloodPressure {
      values["goal"] = nil
    }
    if !isToday, count > 0, !kind.isLimited { values["open"] = .word("open") }
    return Outcome(
      count == 0 ? "zero" : "told", values,
      figures: [JSON.Field("count", .number(Double(count)))])
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
    saidFields(in: context) + [JSON.Field("aggregate", .string("streak"))]
  }
}

extension Sample.Kind {
  /// Whether a goal of it is the most that is wanted, and not the least.
  var isLimited: Bool { [.energy, .carbs, .fat].contains(self) }
}
