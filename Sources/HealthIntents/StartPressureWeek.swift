import Intents
import Measures
import Records

/// Begins a series of measurements of the pressure, or breaks it off: "start a pressure week".
public struct StartPressureWeek: Intent {
  public static let title = "Start a pressure week"
  public static let kind = "pressureWeek"
  public static let demand = Demand.add(.pressureWeek)

  /// Whether it is to be broken off.
  @Parameter var ends = false
  @Parameter var person: Term?

  public init() {}

  public func perform(in context: IntentContext) throws -> Outcome {
    let plan = PressureProtocol.week
    let running = try context.pressureWeek()
    var values: [String: Value] = ["days": .number(Double(plan.days))]
    values["person"] = context.person.namedUnlessMe
    values["readings"] = .number(Double(plan.readings))
    guard !ends else {
      guard running != nil else { throw Need.refusal(key: "nothing", values: values) }
      return try outcome("stopped", values, portion: Goal.ended, in: context)
    }
    // Whoever begins after the morning has the whole of the next day first.
    let isEarly = context.localNow.hour < 12
    let first = isEarly ? context.today : context.today.adding(days: 1)
    values["first"] = .moment(Moment(day: context.wholeDay(of: first)))
    if let running, context.today < running.end {
      return Outcome("already", values)
    }
    return try outcome("logged", values, portion: "\(first)", in: context)
  }

  private func outcome(
    _ key: String, _ values: [String: Value], portion: String, in context: IntentContext
  ) throws -> Outcome {
    let sample = context.sample(
      .pressureWeek, label: PressureProtocol.week.name, portion: portion)
    var outcome = Outcome(key, values, samples: [sample])
    outcome.things = try Description.all(of: [sample], in: context)
    return outcome
  }
}

extension IntentContext {
  /// The series that was begun last, as it stands now; nil where there is none, or it was broken off.
  func pressureWeek() throws -> PressureSeries? {
    guard
      let sample = try store.latest(.pressureWeek, of: person, before: nil)?.sample,
      let plan = PressureProtocol.all.first(where: { $0.name == sample.label }),
      let first = sample.portion.flatMap({ CivilDate($0) })
    else { return nil }
    let readings = try pressures(on: first..<first.adding(days: plan.days))
    // It is a week of measuring at home.
    return PressureSeries(plan, from: first, readings.filter { !$0.isOffice }, in: self)
  }
}
