import Intents
import Measures
import Records

/// Keeps a figure of the body that has no sentence of its own: "waist 85 cm", "body fat 24 %". What can be measured so are the
/// words of the list `measured`.
public struct LogMeasurement: RecordIntent, MomentaryIntent {
  public static let title = "Log another measurement"
  public static let kind = "measurement"
  public static let demand = Demand.add()

  @Parameter(as: "metric") var measured: Metric
  @Parameter var amount: Quantity
  public var circumstances = Circumstances()

  public var demand: Demand { Demand(.add, measured.kinds) }

  public init() {}

  public func review(in context: IntentContext) throws {
    let (_, measure, figure) = try settled(in: context)
    try judge(figure.value, by: measure, as: "amount", in: context)
    try circumstances.review(in: context)
  }

  public func record(in recording: inout Recording) throws {
    let (kind, _, figure) = try settled(in: recording.context)
    try recording.add(kind, figure.value, said: figure.said)
    recording.values["amount"] = kind.spoken(figure.value, said: figure.said)
  }

  /// - Throws: `Need.choice` "unit", `Need.value` "wrong-unit".
  private func settled(in context: IntentContext) throws -> (Sample.Kind, Measure, Figure) {
    guard let kind = measured.kind else { throw $measured.needsValue() }
    let readings = kind.units.map { Measure.Reading($0, 0...kind.possible.upperBound) }
    let measure = Measure(kind, byChoice: readings)
    switch measure.settle(amount, in: context) {
    case .settled(let value, let said): return (kind, measure, Figure(value: value, said: said))
    case .open(let choices):
      throw Need.choice(parameter: "amount", among: choices.map(Value.quantity), key: "unit")
    case .foreign: throw $amount.needsValue("wrong-unit")
    }
  }

  public func fields(in context: IntentContext) -> [JSON.Field] {
    let others = saidFields(in: context).filter { !$0.name.hasPrefix("amount") }
    guard $measured.held != nil, $amount.held != nil,
      let (kind, _, figure) = try? settled(in: context), figure.value.isFinite
    else { return others }
    return others + [JSON.Field(kind.field, .number(figure.value))]
  }
}
