import Intents
import Measures
import Records

/// Tells what somebody is to be reminded of: "what are my reminders", "when is my next reminder".
public struct ListReminders: Intent {
  public static let title = "List the reminders"
  public static let kind = "query"
  public static let demand = Demand.read(.reminder)

  enum Which: String, ParameterValue, CaseIterable { case next, all }

  @Parameter var which: Which?
  /// Only those of this day, or about this.
  @Parameter var text: String?
  @Parameter var person: Term?

  public init() {}

  public func perform(in context: IntentContext) throws -> Outcome {
    var open = try context.openReminders()
    if let text { open = open.filter { $0.reminder.text.shares(with: text) > 0 } }
    let total = open.count
    if which == .next { open = Array(open.prefix(1)) }
    guard !open.isEmpty else {
      return Outcome("none", figures: [JSON.Field("count", .number(0))])
    }
    var outcome = Outcome(
      which == .next ? "next" : "list", ["count": .number(Double(total))],
      figures: [
        JSON.Field("count", .number(Double(open.count))),
        JSON.Field("reminders", .array(open.map { $0.reminder.json(next: $0.next, in: context) })),
      ])
    let things = try Description.all(of: open.map(\.stored.sample), in: context)
    outcome.rows = zip(open, things).map { one, thing in
      var row = thing
      row[Outcome.thingKey] = .word(Sample.Kind.reminder.rawValue)
      if one.reminder.recurrence.isRepeated {
        let time = context.zone.localTime(at: one.next)
        row["next"] = .moment(Moment(day: context.wholeDay(of: time.date)))
        row["clock"] = .text(Recurrence.clock(time.secondOfDay / 60))
      }
      return row
    }
    return outcome
  }

  public func fields(in context: IntentContext) -> [JSON.Field] {
    [
      JSON.Field("metric", .string(Sample.Kind.reminder.rawValue)),
      JSON.Field("aggregate", .string("list")),
    ] + saidFields(in: context).filter { ["text", "person"].contains($0.name) }
  }
}

extension Reminder {
  /// `text`, its canonical `rule`, and `next`, the local time at which it falls due.
  fileprivate func json(next: Instant, in context: IntentContext) -> JSON {
    .object([
      JSON.Field("text", .string(text)), JSON.Field("rule", .string("\(recurrence)")),
      JSON.Field("next", .string("\(context.zone.localTime(at: next))")),
    ])
  }
}
