import Intents
import Measures
import Records

/// Sets a goal: "change my weight goal to 70 kg". It holds from today on, until another takes its place.
public struct SetGoal: Intent {
  public static let title = "Set a goal"
  public static let kind = "goalSet"
  public static let demand = Demand.add(.goal)

  @Parameter var metric: Metric?
  public var figures = Figures()
  /// Of what the goal is: a day, a week.
  @Parameter var period: Term?
  /// Until which day it is to be reached.
  @Parameter(as: "by") var deadline: Moment?

  public init() {}

  /// Asks about what is no usual goal: a weight of 7 kg is rather a loss than one.
  public func review(in context: IntentContext) throws {
    _ = try lastDay(in: context)
    for part in try parts(in: context) {
      let value = part.figure.value
      let usual = GoalBounds.usual(for: part.kind, a: stretch(of: part.kind))
      var values = saidValues(in: context)
      values["value"] = part.kind.spoken(value, said: part.figure.said)
      values[Need.parameterKey] = .word(part.kind.figureName)
      if !usual.contains(value) {
        try context.confirm(value < usual.lowerBound ? "low" : "high", values)
      }
      if part.kind == .weight { try GoalBounds.reviewWeight(value, values, in: context) }
    }
  }

  /// A goal has one figure, or the two of a pressure, and what it is for is what that measures.
  public static func contradictions(in slots: [(name: String, value: Value)]) -> [String] {
    let figures = slots.filter { Figures.names.contains($0.name) }.map(\.name)
    let isPressure = Set(figures).isSubset(of: ["systolic", "diastolic"])
    guard figures.count < 2 || isPressure else { return figures }
    guard let figure = figures.first,
      case .word(let metric)? = slots.first(where: { $0.name == "metric" })?.value
    else { return [] }
    let fits =
      metric == Metric.bloodPressure.rawValue
      ? isPressure : figure == Sample.Kind(rawValue: metric)?.figureName
    return fits ? [] : ["metric"] + figures
  }

  public func perform(in context: IntentContext) throws -> Outcome {
    let parts = try parts(in: context)
    var values = saidValues(in: context)
    let lastDay = try lastDay(in: context)
    values["deadline"] = lastDay.map { .moment(Moment(day: context.wholeDay(of: $0))) }
    values["metric"] = .word(metric?.rawValue ?? parts[0].kind.rawValue)
    values["person"] = context.person.namedUnlessMe
    if parts.count == 1 {
      values["value"] = parts[0].kind.spoken(
        parts[0].figure.value, said: parts[0].figure.said)
      let stretch = stretch(of: parts[0].kind)
      values["stretch"] = stretch.map(Value.word)
      let before = try Goal(for: parts[0].kind, on: context.today, in: context)
      if let before, before.value != parts[0].figure.value || before.stretch != stretch {
        values["before"] = before.spoken
        values["beforeStretch"] = before.stretch.map(Value.word)
      }
    }
    let samples = parts.map { part in
      context.sample(
        .goal, part.figure.value, said: part.figure.said, label: part.kind.rawValue,
        portion: stretch(of: part.kind),
        until: lastDay.map(context.end))
    }
    var outcome = Outcome("logged", values, samples: samples)
    outcome.things = try Description.all(of: samples, in: context)
    return outcome
  }

  /// - Throws: what `lastDay(ofGoalBy:)` throws.
  private func lastDay(in context: IntentContext) throws -> CivilDate? {
    try deadline.map(context.lastDay)
  }

  public func fields(in context: IntentContext) -> [JSON.Field] {
    let by = (try? lastDay(in: context)).flatMap { $0 }
    return saidFields(in: context).filter { $0.name != "by" }
      + (by.map { [JSON.Field("by", .string("\($0)"))] } ?? [])
  }

  private typealias Part = (kind: Sample.Kind, figure: Figure)

  /// The kinds that the goal is for, with their figures: two for a pressure.
  ///
  /// - Throws: `Need.value` where it is open what the goal is for, or how much it is; what settling a figure throws.
  private func parts(in context: IntentContext) throws -> [Part] {
    let lasting: Sample.Kind = metric?.kind == .exercise ? .exercise : .sleep
    let all: [(Sample.Kind, Parameter<Quantity?>)] = [
      (.systolic, figures.$systolic), (.diastolic, figures.$diastolic), (.pulse, figures.$pulse),
      (.weight, figures.$weight), (.glucose, figures.$glucose), (.energy, figures.$energy),
      (.protein, figures.$protein), (.carbs, figures.$carbs), (.fat, figures.$fat),
      (.water, figures.$volume), (.steps, figures.$steps), (.distance, figures.$distance),
      (lasting, figures.$duration),
    ]
    let parts: [Part] = try all.compactMap { kind, parameter in
      try parameter.figure(in: context).map { (kind, $0) }
    }
    if let upper = parts.first(where: { $0.kind == .systolic }),
      let lower = parts.first(where: { $0.kind == .diastolic }),
      upper.figure.value <= lower.figure.value
    {
      throw figures.$systolic.needsValue("figure")
    }
    guard parts.isEmpty else { return parts }
    guard let kind = metric?.kind, let open = all.first(where: { $0.0 == kind })?.1 else {
      throw $metric.needsValue()
    }
    throw open.needsValue("figure")
  }

  /// What adds up is for a day where nothing else was said.
  private func stretch(of kind: Sample.Kind) -> String? {
    guard kind.isCumulative else { return nil }
    switch period?.text {
    case "week"?, "month"?: return period?.text
    default: return "day"
    }
  }
}
