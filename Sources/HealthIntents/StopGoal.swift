import Intents
import Measures
import Records

/// Ends a goal from today on: "stop my water goal". Past days keep theirs.
public struct StopGoal: Intent {
  public static let title = "Stop a goal"
  public static let kind = "delete"
  public static let demand = Demand.change(.goal)

  /// All of them where none was said.
  @Parameter var metric: Metric?
  @Parameter var person: Term?

  public init() {}

  public func review(in context: IntentContext) throws {
    let goals = try goals(in: context)
    if metric == nil, goals.count > 1 {
      try confirm("several", ["count": .number(Double(goals.count))], in: context)
    }
  }

  public func perform(in context: IntentContext) throws -> Outcome {
    let goals = try goals(in: context)
    guard !goals.isEmpty else {
      throw Need.refusal(key: "nothing", values: saidValues(in: context))
    }
    let samples = goals.map {
      context.sample(.goal, 0, label: $0.kind.rawValue, portion: Goal.ended)
    }
    var values = saidValues(in: context)
    values["person"] = context.person.namedUnlessMe
    var outcome = Outcome(metric == nil ? "all" : "logged", values, samples: samples)
    outcome.things = try Description.all(of: samples, in: context)
    return outcome
  }

  private func goals(in context: IntentContext) throws -> [Goal] {
    let named = metric?.kinds ?? []
    let kinds = named.isEmpty ? Sample.Kind.allCases : named
    return try kinds.compactMap { try Goal(for: $0, on: context.today, in: context) }
  }

  public func fields(in context: IntentContext) -> [JSON.Field] {
    var fields = [JSON.Field("metric", .string(Sample.Kind.goal.rawValue))]
    if let metric { fields.append(JSON.Field("goal", .string(metric.rawValue))) }
    return fields + saidFields(in: context).filter { $0.name == "person" }
  }
}
