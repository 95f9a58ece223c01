import Intents
import Measures
import Records

/// Tells what a figure was with something and without it: "does the pill help my pressure".
public struct AskEffect: Intent {
  public static let title = "Ask what something does"
  public static let kind = "effect"
  public static let demand = Demand.read()

  /// A habit, a medicine, a food or drink, an activity, a tag.
  @Parameter var factor: Term
  @Parameter var metric: Metric
  @Parameter var period: Period?
  @Parameter var person: Term?

  public var demand: Demand { Demand(.read, metric.kinds) }

  public init() {}

  public func review(in context: IntentContext) throws { _ = try question(in: context) }

  private var stretch: Period { period ?? .lastDays(90) }

  /// - Throws: `Need.value` "no-figure", "no-such-time".
  private func question(in context: IntentContext) throws -> Question {
    guard let kind = metric.kind, !metric.isNamed else { throw $metric.needsValue("no-figure") }
    let days = try $period.days(or: stretch, in: context)
    return Question(metric: metric, kind: kind, label: nil, days: days, context: context)
  }

  public func perform(in context: IntentContext) throws -> Outcome {
    let question = try question(in: context)
    var outcome = try question.effect(of: factor)
    outcome.values["factor"] = factor.value
    outcome.values["metric"] = .word(metric.rawValue)
    outcome.values["period"] = .period(stretch)
    outcome.values["person"] = context.person.namedUnlessMe
    outcome.values["least"] = .number(Double(Effect.leastDays))
    return outcome
  }
}
