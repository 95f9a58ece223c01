import Intents
import Measures

/// How often somebody wants to be reminded, as it was said.
public struct ReminderPattern: ParameterGroup {
  /// A name, such as `daily`, `weekdays`, `weekly`, `monthly`, `hourly`, `every_2_days`.
  @Parameter var `repeat`: Term?
  /// "Every 8 hours".
  @Parameter var every: Quantity?
  /// 1 for Monday to 7 for Sunday.
  @Parameter var weekday: [Ordinal] = []
  /// The day of the month; -1 is the last.
  @Parameter var date: Ordinal?
  /// "Every morning and evening".
  @Parameter var part: [Moment.Part] = []
  @Parameter var time: [Moment] = []
  /// "Three times a day".
  @Parameter var count: Ordinal?
  /// "Starting on Monday", "until Friday", "for ten days".
  @Parameter var from: Moment?
  @Parameter var until: Moment?
  @Parameter var length: Quantity?

  public init() {}

  /// Gives bare hours the half of the day of what somebody is reminded of.
  mutating func assume(_ daytime: String) {
    guard part.isEmpty else { return }
    time = time.map { $0.assuming(daytime) }
  }

  /// Nil where nothing was said of it.
  ///
  /// - Throws: `Need.value` where there is no such time.
  func recurrence(in context: IntentContext) throws -> Recurrence? {
    guard let step = try step(in: context) else { return nil }
    let start = try from.map { try day(of: $0, $from, in: context) }
    var recurrence: Recurrence
    if case .minutes(let count) = step {
      let first = try firstTime(after: count, on: start, in: context)
      recurrence = Recurrence(.minutes(count, from: first))
    } else {
      recurrence = Recurrence(
        step.rule(on: start ?? context.today), at: try minutes(in: context), from: start)
      if step.isCounted {
        let first = recurrence.next(after: context.now, in: context.zone) ?? context.now
        recurrence.start =
          start ?? (step.isOpen ? context.today : context.zone.localTime(at: first).date)
      }
    }
    recurrence.end = try lastDay(of: recurrence, in: context)
    return recurrence
  }

  /// The fields in JSON: `repeat`, and `time` or `times`; none where nothing was said of it.
  func fields(in context: IntentContext) -> [JSON.Field] {
    let step = try? step(in: context)
    guard step != nil || time.count > 1 else { return [] }
    var fields = step.map { [JSON.Field("repeat", .string($0.name))] } ?? []
    let times = isTimed ? (try? minutes(in: context)) ?? [] : []
    let texts = Set(times).sorted().map { JSON.string(Recurrence.clock($0)) }
    if let first = texts.first {
      fields.append(
        texts.count == 1 ? JSON.Field("time", first) : JSON.Field("times", .array(texts)))
    }
    if let until = try? recurrence(in: context)?.end {
      fields.append(JSON.Field("until", .string("\(until)")))
    }
    return fields
  }

  /// Whether the times of day were said, rather than taken for granted.
  var isTimed: Bool { !time.isEmpty || !part.isEmpty || count != nil }

  /// Whether it was said how often.
  var isOften: Bool {
    `repeat` != nil || every != nil || !weekday.isEmpty || date != nil || count != nil
      || !part.isEmpty
  }

  private func step(in context: IntentContext) throws -> ReminderStep? {
    if let every {
      guard let step = ReminderStep(every: every, on: weekday.map(\.number), date?.number) else {
        throw $every.needsValue("no-such-time")
      }
      return step
    }
    guard let name = `repeat`?.text ?? (isOften ? "daily" : nil) else { return nil }
    guard let step = ReminderStep(named: name, on: weekday.map(\.number), date?.number) else {
      throw $repeat.needsValue("no-such-time")
    }
    return step
  }

  /// The first of a series that is counted on the clock: at the time that was said, else one step from now.
  private func firstTime(
    after minutes: Int, on start: CivilDate?, in context: IntentContext
  ) throws -> Instant {
    guard let first = try self.minutes(in: context).first, isTimed || start != nil else {
      let step = context.now.seconds + Int64(minutes) * 60
      return Instant(seconds: step / 60 * 60)
    }
    let day = start ?? context.today
    let due = { context.zone.instant(of: LocalTime($0, secondOfDay: first * 60)) }
    return due(day) > context.now ? due(day) : due(day.adding(days: 1))
  }

  /// Minutes after midnight: what was said, each bare hour after the one before it; at nine where nothing was.
  func minutes(in context: IntentContext) throws -> [Int] {
    guard isTimed else { return [DueTime.usualHour * 60] }
    if time.isEmpty {
      return part.isEmpty ? Self.spread(count?.number ?? 1) : part.map { $0.usualHour % 24 * 60 }
    }
    var minutes: [Int] = []
    for moment in time {
      let isOpen = moment.part == nil && moment.clock?.half == nil
      let moments =
        part.isEmpty || !isOpen
        ? [moment]
        : part.map { part in
          var moment = moment
          moment.part = part
          return moment
        }
      for moment in moments {
        guard let found = moment.minuteOfDay(after: minutes.last) else {
          throw $time.needsValue("no-such-time")
        }
        minutes.append(found)
      }
    }
    return minutes
  }

  /// So many times over the waking hours, from eight to eight.
  private static func spread(_ count: Int) -> [Int] {
    guard count > 1 else { return [DueTime.usualHour * 60] }
    let steps = min(count, 25) - 1
    return (0...steps).map { 8 * 60 + $0 * 12 * 60 / steps / 5 * 5 }
  }

  private func lastDay(of recurrence: Recurrence, in context: IntentContext) throws -> CivilDate? {
    if let until { return try day(of: until, $until, in: context) }
    guard let length else { return nil }
    let next = recurrence.next(after: context.now, in: context.zone) ?? context.now
    let first = context.zone.localTime(at: next).date
    guard let unit = length.unit,
      let after = Moment(day: .shifted(.offset(0), Moment.Shift(length.value, unit)))
        .resolved(now: LocalTime(first), toward: .future)
    else { throw $length.needsValue("no-such-time") }
    return max(first, after.at.date.adding(days: -1))
  }

  private func day(
    of moment: Moment, _ parameter: Parameter<Moment?>, in context: IntentContext
  ) throws -> CivilDate {
    guard let found = moment.resolved(now: context.localNow, toward: .future) else {
      throw parameter.needsValue("no-such-time")
    }
    return found.at.date
  }
}

extension Moment {
  /// The time of day, in minutes after midnight; of a bare hour, the one after another time. Nil where none was said.
  func minuteOfDay(after previous: Int?) -> Int? {
    let midnight = LocalTime(CivilDate(days: 0))
    var moment = self
    if let part, clock == nil { return part.usualHour % 24 * 60 }
    guard let clock else { return nil }
    moment.day = .offset(1)
    moment.shift = nil
    guard let found = moment.resolved(now: midnight, toward: .future) else { return nil }
    let minutes = found.at.secondOfDay / 60
    guard let previous, part == nil, clock.half == nil, (1...12).contains(clock.hour),
      minutes <= previous, minutes + 720 < 1440
    else { return minutes }
    return minutes + 720
  }
}
