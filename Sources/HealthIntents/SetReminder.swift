import Intents
import Measures
import Records

/// Sets a reminder: "remind me every evening at nine to measure my pressure".
public struct SetReminder: Intent {
  public static let title = "Set a reminder"
  public static let kind = "reminder"
  public static let demand = Demand.add(.reminder)

  @Parameter var text: String?
  /// Once, then.
  @Parameter(as: "at") var when: Moment?
  /// At what time of the day that was said before: "tomorrow remind me at seven to …".
  @Parameter var clock: Moment?
  public var pattern = ReminderPattern()
  /// At which other times the same: "at 7 am and 8 pm".
  @Parameter var again: [Moment] = []
  /// What else is said in the same sentence, and when: "… and at nine to weigh myself".
  @Parameter var next: [Moment] = []
  @Parameter var nextText: [String] = []
  /// For whom it is; nobody named is whoever speaks.
  @Parameter var person: Term?

  public init() {}

  /// Getting up at seven is in the morning, and dinner at seven in the evening.
  public mutating func settle(in context: IntentContext) {
    if let clock {
      when?.clock = clock.clock
      if let part = clock.part { when?.part = part }
      self.clock = nil
    }
    guard let daytime = text.flatMap({ context.meanings.first(in: $0, .daytimes) }) else { return }
    when = when?.assuming(daytime)
    pattern.assume(daytime)
  }

  public func review(in context: IntentContext) throws { _ = try reminder(in: context) }

  public func perform(in context: IntentContext) throws -> Outcome {
    let reminder = try reminder(in: context)
    let sample = Sample(
      .reminder, 1, label: reminder.text, portion: "\(reminder.recurrence)", from: context.now,
      to: context.now, zone: context.zone.name, on: context.today, person: context.person.id)
    let isSet = try context.openReminders().contains { open in
      open.reminder.text == reminder.text && open.reminder.recurrence == reminder.recurrence
    }
    var outcome = Outcome(isSet ? "already" : "logged", samples: isSet ? [] : [sample])
    outcome.things = try Description.all(of: [sample], in: context)
    return outcome
  }

  /// - Throws: `Need.value` for what is missing, or where there is no such time, or none that is still to come.
  private func reminder(in context: IntentContext) throws -> Reminder {
    guard let text, !text.isEmpty else { throw $text.needsValue() }
    if let recurrence = try pattern.recurrence(in: context) {
      guard recurrence.next(after: context.now, in: context.zone) != nil else {
        throw $when.needsValue("past")
      }
      return Reminder(text, recurrence, setAt: context.now)
    }
    guard let when else { throw $when.needsValue() }
    guard let due = DueTime(when, in: context) else { throw $when.needsValue("no-such-time") }
    guard due.instant > context.now else { throw $when.needsValue("past") }
    return Reminder(text, Recurrence(.once(due.instant)), setAt: context.now)
  }

  /// What is planned lies ahead.
  public func fields(in context: IntentContext) -> [JSON.Field] {
    var fields = text.map { [JSON.Field("text", .string($0))] } ?? []
    let often = pattern.fields(in: context)
    if often.isEmpty, let when, let due = DueTime(when, in: context) {
      fields.append(JSON.Field("at", .string(due.name(in: context.zone))))
    }
    return fields + often + saidFields(in: context).filter { $0.name == "person" }
  }
}
