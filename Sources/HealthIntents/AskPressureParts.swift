import Intents
import Measures
import Records

/// Tells what follows from the two figures of a pressure: "what is my pulse pressure", "my mean arterial pressure".
public struct AskPressureParts: Intent {
  public static let title = "Ask for pulse pressure or mean pressure"
  public static let kind = "query"
  public static let demand = Demand.read(.systolic, .diastolic)

  enum Part: String, ParameterValue, CaseIterable {
    case pulsePressure = "pulse-pressure"
    case mean = "mean-pressure"

    /// Pulse pressure is the difference of both figures. The mean arterial pressure is an estimate, a third of the way up
    /// from the lower one: what a device measures may differ.
    func figure(_ systolic: Double, _ diastolic: Double) -> Double {
      switch self {
      case .pulsePressure: systolic - diastolic
      case .mean: diastolic + (systolic - diastolic) / 3
      }
    }
  }

  @Parameter var part: Part
  /// Of its readings the average; of the last one where no days were said.
  @Parameter var period: Period?

  public init() {}

  public func review(in context: IntentContext) throws { try $period.reviewDays(in: context) }

  public func perform(in context: IntentContext) throws -> Outcome {
    let readings = try readings(in: context)
    guard let mean = readings.mean, let last = readings.last else {
      return Outcome(
        "none", ["person": context.person.namedUnlessMe].compactMapValues { $0 },
        figures: [JSON.Field("count", .number(0))])
    }
    let figure = part.figure(mean.systolic, mean.diastolic)
    var values: [String: Value] = [
      "value": context.pressure(figure),
      "systolic": Sample.Kind.systolic.spoken(mean.systolic, in: context),
      "diastolic": Sample.Kind.diastolic.spoken(mean.diastolic, in: context),
    ]
    if let period {
      values["period"] = .period(period)
      values["count"] = .number(Double(readings.count))
    } else {
      values["when"] = .moment(context.moment(of: last.upper))
    }
    values["person"] = context.person.namedUnlessMe
    return Outcome(
      part.rawValue, values,
      figures: [
        JSON.Field("count", .number(Double(readings.count))),
        JSON.Field(
          part == .mean ? "mean_arterial_mmHg" : "pulse_pressure_mmHg",
          .number(figure.rounded(decimals: 1))),
      ])
  }

  private func readings(in context: IntentContext) throws -> [PressureReading] {
    guard let period else { return try context.lastPressure() }
    return try context.pressures(on: $period.days(or: period, in: context))
  }

  public func fields(in context: IntentContext) -> [JSON.Field] {
    ($part.held.map { [JSON.Field("metric", .string($0.rawValue))] } ?? [])
      + saidFields(in: context).filter { $0.name != "part" }
  }
}

extension IntentContext {
  /// A pressure that is neither of the two figures, with its unit.
  fileprivate func pressure(_ figure: Double) -> Value {
    let quantity = Quantity(figure, .millimetreOfMercury)
    return .quantity((quantity.converted(to: unit(of: .systolic)) ?? quantity).roundedAsSaid)
  }
}
