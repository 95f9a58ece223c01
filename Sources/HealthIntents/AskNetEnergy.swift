import Intents
import Measures
import Records

/// Tells what is left of the energy eaten, by either definition, which is named: less the exercise, or less the energy at
/// rest and the exercise.
public struct AskNetEnergy: Intent {
  public static let title = "Ask for the net energy"
  public static let kind = "query"
  public static let demand = Demand.read(.energy, .activeEnergy, .exercise, .weight)

  /// Today, where no days were said.
  @Parameter var period: Period?
  /// Whether the energy at rest is to be counted; told beside the other where all that it needs is known.
  @Parameter var whole = false
  public var facts = BodyFacts()

  public init() {}

  public func review(in context: IntentContext) throws {
    try reviewFigures(in: context)
    try $period.reviewDays(in: context)
    if whole { _ = try rate(in: context) }
  }

  public func perform(in context: IntentContext) throws -> Outcome {
    let period = period ?? .day(.offset(0))
    let asked = try $period.days(or: period, in: context)
    let last = min(asked.upperBound, context.today.adding(days: 1))
    let days = min(asked.lowerBound, last)..<last
    let energy = Sample.Kind.energy
    let eaten = try context.store.summary(energy, of: context.person, in: days)
    let burned = try Burned(on: days, in: context)
    var values: [String: Value] = ["period": .period(period)]
    values["person"] = context.person.namedUnlessMe
    guard eaten.count > 0 || !burned.isEmpty else {
      return Outcome("none", values, figures: [JSON.Field("count", .number(0))])
    }
    let net = eaten.sum - burned.total
    values["eaten"] = energy.spoken(eaten.sum, in: context)
    values["burned"] = energy.spoken(burned.total, in: context)
    values["net"] = energy.spoken(net, in: context)
    var figures = [
      JSON.Field("count", .number(Double(eaten.count))),
      JSON.Field("eaten_kcal", .number(eaten.sum.rounded(decimals: 3))),
      JSON.Field("exercise_kcal", .number(burned.total.rounded(decimals: 3))),
      JSON.Field("net_kcal", .number(net.rounded(decimals: 3))),
    ]
    if let rate = try whole ? rate(in: context) : try? rate(in: context), !rate.isRange {
      let rest = rate.range.lowerBound * Double(days.upperBound.days - days.lowerBound.days)
      values["rest"] = energy.spoken(rest, in: context)
      let balance = net - rest
      values[balance < 0 ? "deficit" : "surplus"] = energy.spoken(abs(balance), in: context)
      values["formula"] = .word(rate.formula.rawValue)
      figures += [
        JSON.Field("rest_kcal", .number(rest.rounded(decimals: 0))),
        JSON.Field("balance_kcal", .number((net - rest).rounded(decimals: 0))),
      ]
    } else if whole {
      values["ranged"] = .word("ranged")
    }
    var outcome = Outcome(
      "told", values, samples: try facts.samples(in: context), figures: figures)
    try Question(metric: .energy, kind: energy, label: nil, days: days, context: context)
      .tellUncounted(&outcome)
    return outcome
  }

  private func rate(in context: IntentContext) throws -> BasalRate {
    try BasalRate(by: context.custom(.formula, else: .mifflin), facts: facts, in: context)
  }

  public func fields(in context: IntentContext) -> [JSON.Field] {
    [JSON.Field("metric", .string("netEnergy"))]
      + saidFields(in: context).filter { $0.name != "whole" }
  }
}
