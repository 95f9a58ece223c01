import Intents
import Measures
import Records

/// Tells where a pressure falls by a named guideline: "what category is my blood pressure". Of readings, the average of those
/// taken at home, if there are any; of a single one, where it would fall.
public struct AskPressureCategory: Intent {
  public static let title = "Ask where a blood pressure falls"
  public static let kind = "query"
  public static let demand = Demand.read(.systolic, .diastolic)

  @Parameter var period: Period?
  @Parameter var guideline: PressureGuideline?
  /// A pressure that is asked about and was not said to be one's own.
  @Parameter(.systolic) var systolic: Quantity?
  @Parameter(.diastolic) var diastolic: Quantity?

  public init() {}

  public func review(in context: IntentContext) throws {
    try $period.reviewDays(in: context)
    _ = try FigureReview(of: self, in: context)
    guard systolic != nil, diastolic == nil else { return }
    throw $diastolic.needsValue()
  }

  public func perform(in context: IntentContext) throws -> Outcome {
    let guideline = guideline ?? context.guideline
    if let upper = try $systolic.figure(in: context)?.value,
      let lower = try $diastolic.figure(in: context)?.value
    {
      return outcome(
        "single", PressureJudgement(upper, lower, .home, by: guideline), of: 1, in: context)
    }
    let period = period ?? .lastDays(7)
    let days = period.days(today: context.today) ?? context.today..<context.today
    var readings = try context.pressures(on: days)
    if readings.isEmpty, self.period == nil { readings = try context.lastPressure() }
    readings = readings.atHomeIfAny
    let isAverage = readings.count > 1
    guard let judgement = PressureJudgement(readings, by: guideline) else {
      var outcome = Outcome("none", figures: [JSON.Field("count", .number(0))])
      outcome.values["person"] = context.person.namedUnlessMe
      return outcome
    }
    var outcome = outcome(
      isAverage ? "average" : "single", judgement, of: readings.count, in: context)
    outcome.values[isAverage ? "period" : "when"] =
      isAverage ? .period(period) : .moment(context.moment(of: readings[0].upper))
    return outcome
  }

  private func outcome(
    _ key: String, _ judgement: PressureJudgement, of count: Int, in context: IntentContext
  ) -> Outcome {
    var values = [
      "systolic": Sample.Kind.systolic.spoken(judgement.systolic, in: context),
      "diastolic": Sample.Kind.diastolic.spoken(judgement.diastolic, in: context),
    ].merging(judgement.spoken(in: context)) { $1 }
    values["count"] = .number(Double(count))
    values["person"] = context.person.namedUnlessMe
    return Outcome(
      key, values,
      figures: [
        JSON.Field("count", .number(Double(count))),
        JSON.Field("systolic_mmHg", .number(judgement.systolic.rounded(decimals: 3))),
        JSON.Field("diastolic_mmHg", .number(judgement.diastolic.rounded(decimals: 3))),
      ] + judgement.figures)
  }

  public func fields(in context: IntentContext) -> [JSON.Field] {
    [
      JSON.Field("metric", .string(Metric.bloodPressure.rawValue)),
      JSON.Field("aggregate", .string("category")),
    ] + saidFields(in: context)
  }
}
