import Intents
import Measures
import Records

/// Tells the goals that hold today: "what are my goals".
public struct ListGoals: Intent {
  public static let title = "List the goals"
  public static let kind = "query"
  public static let demand = Demand.read(.goal)

  @Parameter var person: Term?

  public init() {}

  /// - Throws: `Denial` where there are goals, and none of them may be told.
  public func perform(in context: IntentContext) throws -> Outcome {
    let all = try newest(in: context)
    let samples = all.filter { sample in
      Goal(sample).map { context.grants.allows(.read, $0.kind) } ?? true
    }
    if samples.isEmpty, let withheld = all.lazy.compactMap(Goal.init).first {
      throw Denial(.read, withheld.kind)
    }
    // The two figures of a pressure are one goal.
    let pressure = samples.filter { $0.label.map(Self.pressure.contains) ?? false }
    let goals = samples.filter { !pressure.contains($0) }.map { [$0] }
    let groups = (pressure.isEmpty ? [] : [pressure]) + goals
    let count = JSON.Field("count", .number(Double(groups.count)))
    guard !groups.isEmpty else { return Outcome("none", figures: [count]) }
    var outcome = Outcome("list", ["count": .number(Double(groups.count))])
    if samples.count < all.count { outcome.remarks = ["partly-told"] }
    outcome.rows = try groups.flatMap { group in
      try Description.all(of: group, in: context).map { thing in
        var row = thing
        row[Outcome.thingKey] = .word(Sample.Kind.goal.rawValue)
        row["stretch"] = group[0].portion.map(Value.word)
        return row
      }
    }
    outcome.figures =
      [count]
      + samples.compactMap(Goal.init).map { goal in
        JSON.Field("goal_" + goal.kind.field, .number(goal.value.rounded(decimals: 3)))
      }
    return outcome
  }

  private static let pressure = [Sample.Kind.systolic, .diastolic].map(\.rawValue)

  /// The newest goal of each kind, in the order in which kinds are told.
  private func newest(in context: IntentContext) throws -> [Sample] {
    let end = context.zone.start(of: context.today.adding(days: 1))
    let all = try context.store.samples(
      SampleQuery(.goal, of: context.person, in: Instant(seconds: 0)..<end, newestFirst: true)
    ).map(\.sample)
    return Sample.Kind.allCases.compactMap { kind in
      all.first { $0.label == kind.rawValue }
    }.filter { $0.portion != Goal.ended }
  }

  public func fields(in context: IntentContext) -> [JSON.Field] {
    [
      JSON.Field("metric", .string(Sample.Kind.goal.rawValue)),
      JSON.Field("aggregate", .string("list")),
    ] + saidFields(in: context).filter { $0.name == "person" }
  }
}
