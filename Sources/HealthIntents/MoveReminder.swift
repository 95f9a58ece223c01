import Intents
import Measures
import Records

/// Lets a reminder fall due at another time: "move the pill reminder to 9", "change my weight reminder to every Sunday".
public struct MoveReminder: Intent {
  public static let title = "Move a reminder"
  public static let kind = "edit"
  public static let demand = Demand(.change, [.reminder], isAboutLast: true)

  /// What it is about, or a part of that.
  @Parameter var text: String?
  /// At which time of day it falls due so far.
  @Parameter var was: Moment?
  @Parameter(as: "at") var when: Moment?
  /// How often from now on; times of day alone leave that as it is.
  public var pattern = ReminderPattern()
  @Parameter var person: Term?

  public init() {}

  /// The one time to which it is moved; nil where that is several, or how often from now on.
  private var target: Moment? {
    when ?? (pattern.time.count == 1 && !pattern.isOften ? pattern.time[0] : nil)
  }

  public func review(in context: IntentContext) throws { _ = try move(in: context) }

  public func perform(in context: IntentContext) throws -> Outcome {
    guard let move = try move(in: context),
      let entry = try context.store.entry(move.old.stored.entryID)
    else { throw Need.refusal(key: "nothing", values: [:]) }
    let old = move.old.stored.sample
    var sample = old
    sample.portion = "\(move.recurrence)"
    let samples = entry.entry.samples.map { $0 == old ? sample : $0 }
    let stored = try context.store.replaceSamples(of: entry, with: samples)
    var outcome = Outcome("moved")
    outcome.things = try Description.all(of: [sample], in: context)
    outcome.references = stored.references.filter {
      $0.group == sample.group && $0.person == sample.person
    }
    return outcome
  }

  /// The reminder that is meant, and when it is due from now on; nil where there is no such reminder.
  ///
  /// - Throws: `Need.value` for a time that is missing; `Need.choice` "which-reminder"; `Need.refusal` "several" where more
  ///   than one is of the same, "reminder" where it cannot be at that time.
  private func move(
    in context: IntentContext
  ) throws -> (old: OpenReminder, recurrence: Recurrence)? {
    if when == nil, pattern.time.isEmpty, !pattern.isOften { throw $when.needsValue() }
    let chosen = try context.reminders(about: text, at: was)
    guard let old = chosen.first else { return nil }
    try OpenReminder.choose(among: chosen.map(\.reminder.text))
    guard chosen.count == 1 else { throw Need.refusal(key: "several", values: [:]) }
    guard let recurrence = try recurrence(after: old.reminder.recurrence, in: context),
      recurrence.next(after: context.now, in: context.zone) != nil
    else { throw Need.refusal(key: "reminder", values: [:]) }
    return (old, recurrence)
  }

  /// Nil where it cannot be so.
  ///
  /// - Throws: `Need.refusal` "which-time" where it has several times and it is open which one moves.
  private func recurrence(
    after old: Recurrence, in context: IntentContext
  ) throws -> Recurrence? {
    if let target, target.clock != nil || target.part != nil, old.times.count > 1,
      old.place(of: was) == nil
    {
      throw Need.refusal(key: "which-time", values: [:])
    }
    if let target { return old.moved(to: target, inPlaceOf: was, in: context) }
    if var often = try pattern.recurrence(in: context) {
      let times = old.clockTimes(in: context)
      if !pattern.isTimed, !often.times.isEmpty, !times.isEmpty { often.times = times }
      return often
    }
    guard !old.times.isEmpty else { return nil }
    var moved = old
    moved.times = Set(try pattern.minutes(in: context)).sorted()
    return moved
  }

  public func fields(in context: IntentContext) -> [JSON.Field] {
    let said = saidFields(in: context).filter { ["text", "person"].contains($0.name) }
    var fields = [JSON.Field("metric", .string(Sample.Kind.reminder.rawValue))] + said
    if let target, let due = DueTime(target, in: context) {
      fields.append(JSON.Field("at", .string(due.name(in: context.zone))))
    }
    return fields + pattern.fields(in: context)
  }
}
