import Intents
import Measures
import Records

/// Tells the averages of mornings and of evenings: "my morning and evening blood pressure". Readings of one sitting count as one,
/// so that who measures three times has no more weight than who measures once.
public struct AskPressureByPart: Intent {
  public static let title = "Ask for mornings and evenings"
  public static let kind = "query"
  public static let demand = Demand.read(.systolic, .diastolic)

  @Parameter var period: Period?

  public init() {}

  public func review(in context: IntentContext) throws { try $period.reviewDays(in: context) }

  public func perform(in context: IntentContext) throws -> Outcome {
    let period = period ?? .lastDays(7)
    let readings = try context.pressures(on: $period.days(or: period, in: context))
    var outcome = Outcome("none", ["period": .period(period)])
    outcome.values["person"] = context.person.namedUnlessMe
    outcome.figures = [JSON.Field("count", .number(Double(readings.count)))]
    for part in [Moment.Part.morning, .evening] {
      let own = readings.filter { context.day(of: $0.upper, in: part) != nil }
      guard let mean = own.sittings.meanOfMeans else { continue }
      let name = part.rawValue
      outcome.key = "told"
      outcome.values[name + "Systolic"] = Sample.Kind.systolic.spoken(mean.systolic, in: context)
      outcome.values[name + "Diastolic"] = Sample.Kind.diastolic.spoken(mean.diastolic, in: context)
      outcome.values[name + "Count"] = .number(Double(own.sittings.count))
      outcome.figures += [
        JSON.Field(name + "_systolic_mmHg", .number(mean.systolic.rounded(decimals: 3))),
        JSON.Field(name + "_diastolic_mmHg", .number(mean.diastolic.rounded(decimals: 3))),
        JSON.Field(name + "_sittings", .number(Double(own.sittings.count))),
      ]
    }
    return outcome
  }

  public func fields(in context: IntentContext) -> [JSON.Field] {
    [
      JSON.Field("metric", .string(Metric.bloodPressure.rawValue)),
      JSON.Field("aggregate", .string("byPart")),
    ] + saidFields(in: context)
  }
}

extension [[PressureReading]] {
  /// The mean of the means of sittings; nil of none.
  var meanOfMeans: (systolic: Double, diastolic: Double)? {
    let means = compactMap(\.mean)
    guard !means.isEmpty else { return nil }
    let count = Double(means.count)
    return (
      means.map(\.systolic).reduce(0, +) / count, means.map(\.diastolic).reduce(0, +) / count
    )
  }
}
