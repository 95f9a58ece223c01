import Intents
import Measures

/// Tells how the day stands: eaten, burned, net, water, steps, weight, the last pressure.
public struct Today: Intent {
  public static let title = "How the day stands"
  public static let kind = "query"

  public init() {}

  public func perform(in context: IntentContext) throws -> Outcome {
    var outcome = try Overview(of: context.today, in: context).outcome
    outcome.values["person"] = context.person.namedUnlessMe
    return outcome
  }

  public func fields(in context: IntentContext) -> [JSON.Field] {
    [JSON.Field("metric", .string("all")), JSON.Field("period", .string("today"))]
  }
}
