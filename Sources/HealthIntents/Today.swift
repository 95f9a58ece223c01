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
    if outcome.key == "nothing" { try listEntries(in: &outcome, context) }
    return outcome
  }

  /// A day without figures may still have medicines, notes and readings of other kinds: "nothing" would be untrue, and
  /// have somebody take a pill twice.
  private func listEntries(in outcome: inout Outcome, _ context: IntentContext) throws {
    let today = context.today..<context.today.adding(days: 1)
    let entries = try context.store.entries(
      of: context.person, with: nil, in: context.zone.instants(of: today), limit: 100)
    guard !entries.isEmpty else { return }
    outcome.key = "entries"
    outcome.rows = entries.map { stored in
      let start = stored.entry.samples.first?.start ?? stored.entry.saidAt
      return ["when": .moment(context.moment(of: start)), "text": .text(stored.entry.text)]
    }
  }

  public func fields(in context: IntentContext) -> [JSON.Field] {
    [JSON.Field("metric", .string("all")), JSON.Field("period", .string("today"))]
  }
}
