import Intents
import Measures

/// Tells how a day stands: eaten, burned, net, water, steps, weight, the last pressure; of more days, their averages.
public struct Today: Intent {
  public static let title = "How the day stands"
  public static let kind = "query"
  public static let demand = Demand.read()

  enum Span: String, ParameterValue, CaseIterable {
    case day, week, month, year
    case yesterday
    case lastWeek = "lastweek"
    case lastMonth = "lastmonth"
  }

  /// Today, where no other days were said.
  @Parameter var period: Period?
  /// "My weekly summary": the week that is under way. "Yesterday": that day.
  @Parameter var span: Span?

  public init() {}

  public mutating func reconcile() {
    switch span {
    case .week?: period = period ?? .week(0)
    case .month?: period = period ?? .month(0)
    case .year?: period = period ?? .year(0)
    case .yesterday?: period = period ?? .day(.offset(-1))
    case .lastWeek?: period = period ?? .week(-1)
    case .lastMonth?: period = period ?? .month(-1)
    case .day?, nil: period = period ?? .day(.offset(0))
    }
    span = nil
  }

  public func review(in context: IntentContext) throws { try $period.reviewDays(in: context) }

  public func perform(in context: IntentContext) throws -> Outcome {
    let period = period ?? .day(.offset(0))
    let days = try $period.days(or: period, in: context)
    var outcome = try Self.outcome(of: days, saidAs: period, in: context)
    outcome.values["person"] = context.person.namedUnlessMe
    return outcome
  }

  /// A day's figures, or those of several days.
  static func outcome(
    of days: Range<CivilDate>, saidAs period: Period, in context: IntentContext
  ) throws -> Outcome {
    days.lowerBound.adding(days: 1) == days.upperBound
      ? try Overview(of: days.lowerBound, in: context).outcome(for: period)
      : try Review(of: days, in: context).outcome(for: period)
  }

  public func fields(in context: IntentContext) -> [JSON.Field] {
    let period = period ?? .day(.offset(0))
    return [
      JSON.Field("metric", .string("all")),
      JSON.Field("period", .string(period.name(today: context.today) ?? "today")),
    ]
  }
}
