import Intents
import Measures
import Records

/// Tells how a series of measurements stands: what is done, what was missed, and the average that it allows.
public struct AskPressureWeek: Intent {
  public static let title = "Ask how the pressure week stands"
  public static let kind = "query"
  public static let demand = Demand.read(.systolic, .diastolic)

  public init() {}

  public func perform(in context: IntentContext) throws -> Outcome {
    guard let series = try context.pressureWeek() else {
      return Outcome("none", figures: [JSON.Field("count", .number(0))])
    }
    let day = context.today.days - series.first.days + 1
    let isOver = series.open.isEmpty
    var outcome = Outcome(isOver ? "over" : day < 1 ? "ahead" : "running", values(series, day))
    outcome.values["person"] = context.person.namedUnlessMe
    outcome.values["first"] = .moment(Moment(day: context.wholeDay(of: series.first)))
    outcome.figures = figures(series)
    if let mean = series.counted.mean,
      let judgement = PressureJudgement(series.counted, by: context.guideline), series.isEnough
    {
      outcome.values["systolic"] = Sample.Kind.systolic.spoken(mean.systolic, in: context)
      outcome.values["diastolic"] = Sample.Kind.diastolic.spoken(mean.diastolic, in: context)
      outcome.values.merge(judgement.spoken(in: context)) { $1 }
      outcome.figures += [
        JSON.Field("average_systolic_mmHg", .number(mean.systolic.rounded(decimals: 3))),
        JSON.Field("average_diastolic_mmHg", .number(mean.diastolic.rounded(decimals: 3))),
      ]
      outcome.figures += judgement.figures
    } else {
      outcome.values["leastReadings"] = .number(Double(series.plan.leastReadings))
      outcome.values["leastDays"] = .number(Double(series.plan.leastDays))
    }
    outcome.rows = series.missed.map { sitting in
      ["when": .moment(Moment(day: context.day(of: sitting.day), part: sitting.part))]
    }
    return outcome
  }

  private func values(_ series: PressureSeries, _ day: Int) -> [String: Value] {
    [
      "day": .number(Double(day)), "of": .number(Double(series.plan.days)),
      "done": .number(Double(series.done.count)), "missed": .number(Double(series.missed.count)),
      "open": .number(Double(series.open.count)),
      "count": .number(Double(series.counted.count)),
      "countedDays": .number(Double(series.countedDays)),
    ]
  }

  private func figures(_ series: PressureSeries) -> [JSON.Field] {
    [
      JSON.Field("count", .number(Double(series.counted.count))),
      JSON.Field("protocol", .string(series.plan.name)),
      JSON.Field("first", .string("\(series.first)")),
      JSON.Field("sittings_done", .number(Double(series.done.count))),
      JSON.Field("sittings_missed", .number(Double(series.missed.count))),
      JSON.Field("sittings_open", .number(Double(series.open.count))),
      JSON.Field("days", .number(Double(series.countedDays))),
    ]
  }

  public func fields(in context: IntentContext) -> [JSON.Field] {
    [JSON.Field("metric", .string(Sample.Kind.pressureWeek.rawValue))]
  }
}
