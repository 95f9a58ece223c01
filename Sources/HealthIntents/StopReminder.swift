import Intents
import Measures
import Records

/// Takes a reminder back: "stop the pill reminder", "cancel all reminders".
public struct StopReminder: Intent {
  public static let title = "Stop a reminder"
  public static let kind = "delete"
  public static let demand = Demand(.delete, [.reminder], isAboutLast: true)

  enum Target: String, ParameterValue, CaseIterable { case last, all }

  @Parameter var target: Target?
  /// What it is about, or a part of that.
  @Parameter var text: String?
  /// At which time of day it falls due.
  @Parameter(as: "at") var when: Moment?
  @Parameter var person: Term?

  public var demand: Demand { Demand(.delete, [.reminder], isAboutLast: target != .all) }

  public init() {}

  private func chosen(in context: IntentContext) throws -> [OpenReminder] {
    try context.reminders(about: text, at: when, isLast: target == .last)
  }

  /// Which one is asked where several are meant by one name; more than one never go without a yes to their number.
  public func review(in context: IntentContext) throws {
    let chosen = try chosen(in: context)
    guard chosen.count > 1 else { return }
    let names = chosen.map(\.reminder.text)
    if target != .all { try OpenReminder.choose(among: names) }
    try confirm("several", ["count": .number(Double(chosen.count))], in: context)
  }

  public func perform(in context: IntentContext) throws -> Outcome {
    try review(in: context)
    let chosen = try chosen(in: context)
    guard !chosen.isEmpty else { throw Need.refusal(key: "nothing", values: [:]) }
    let samples = chosen.map(\.stored.sample)
    let ever = context.zone.instants(of: CivilDate.first..<CivilDate.last)
    let entries = try context.store.entries(
      of: context.person, with: .reminder, in: ever, limit: 100_000)
    let ids = Set(chosen.map(\.stored.entryID))
    for stored in entries where ids.contains(stored.id) {
      try Selected(stored, where: samples.contains)?.delete(from: context.store)
    }
    var outcome = Outcome("deleted", ["count": .number(Double(samples.count))])
    outcome.things = try Description.all(of: samples, in: context)
    return outcome
  }

  public func fields(in context: IntentContext) -> [JSON.Field] {
    let said = saidFields(in: context).filter { $0.name != "at" }
    let time = when.flatMap { DueTime($0, in: context) }.map {
      [JSON.Field("at", .string($0.name(in: context.zone)))]
    }
    return [JSON.Field("metric", .string(Sample.Kind.reminder.rawValue))] + said + (time ?? [])
  }
}
