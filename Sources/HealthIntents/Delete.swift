import Intents
import Measures
import Records

/// Takes something out of the record: "delete that", "delete yesterday's water", "remove the
/// banana".
public struct Delete: Intent {
  public static let title = "Delete"
  public static let kind = "delete"
  public static let demand = Demand(.delete, isAboutLast: true)

  enum Target: String, ParameterValue, CaseIterable { case last, all }

  /// The last one, or all of them where a stretch of days was said.
  @Parameter var target: Target?
  @Parameter var metric: Metric?
  /// A food, a medicine, an activity, by its name or a part of it.
  @Parameter var food: Term?
  /// Breakfast, lunch, …: what was eaten and drunk at it, today where no day was said.
  @Parameter var meal: Term?
  @Parameter var period: Period?
  @Parameter(as: "at") var when: Moment?
  /// Whether the newest by its time was asked for, and not the last that was said.
  @Parameter var newest = false
  /// Which of those of the day: "the first pulse".
  @Parameter var place: Term?
  /// One of the two figures of a pressure, which do not go alone.
  @Parameter var part: Term?
  /// What it says, where that tells which one: "the 142 over 88", "the weight of 72.5".
  @Parameter(.systolic) var systolic: Quantity?
  @Parameter(.diastolic) var diastolic: Quantity?
  @Parameter(as: "value") var figure: Quantity?

  /// What is meant where nothing was said but the kind is what was said last.
  public var demand: Demand {
    Demand(
      .delete, metric?.kinds ?? [], isAboutLast: target != .all && period == nil && isOpen)
  }

  public init() {}

  /// More than one entry is never deleted without a yes to their number, and what is meant is asked where it was not
  /// said just now.
  public func review(in context: IntentContext) throws {
    let selected = try selection(in: context)
    if selected.count > 1 {
      try confirm("several", ["count": .number(Double(selected.count))], in: context)
    } else if let only = selected.first {
      try doubt(only, in: context)
    }
  }

  public func perform(in context: IntentContext) throws -> Outcome {
    try review(in: context)
    let selected = try selection(in: context)
    guard let first = selected.first else { throw Need.refusal(key: "nothing", values: [:]) }
    for one in selected { try one.delete(from: context.store) }
    guard selected.count == 1 else {
      return Outcome("deleted-several", ["count": .number(Double(selected.count))])
    }
    var outcome = Outcome("deleted")
    outcome.things = try Description.all(of: first.deleted, in: context)
    return outcome
  }

  private func doubt(_ selected: Selected, in context: IntentContext) throws {
    let thing = Thing(
      stored: selected.stored,
      reference: Reference(
        entry: selected.stored.id, person: context.person.id, group: context.chosen?.group))
    if newest { return }
    // Of several that say the same, the newest is not surely the one that is meant.
    if try place != nil || reading != nil && found(in: context).count > 1 {
      return try context.confirm("distant", Description.told(selected.deleted, in: context))
    }
    if isAboutLast, try isBesideNewest(selected, in: context) {
      return try context.confirm("distant", Description.told(selected.deleted, in: context))
    }
    if target != .all, selected.named > 1 {
      return try confirm("several", ["count": .number(Double(selected.named))], in: context)
    }
    // "Delete yesterday" names nothing of what there was.
    if target == .all, metric == .all, food == nil, period != nil {
      return try context.confirm("distant", Description.told(selected.deleted, in: context))
    }
    if isAboutLast, metric?.kind == nil {
      try context.confirm(thing, nearness: context.nearness(of: thing))
    }
    guard part != nil || selected.takesOthers else { return }
    try context.confirm("whole", Description.told(selected.deleted, in: context))
  }

  /// Whether "the last weight" may be another one: the newest by its time is not the last that was said.
  private func isBesideNewest(_ selected: Selected, in context: IntentContext) throws -> Bool {
    guard target == .last, let kind = metric?.kind,
      let latest = try context.store.latest(kind, of: context.person, before: nil)
    else { return false }
    return latest.entryID != selected.stored.id
  }

  private func selection(in context: IntentContext) throws -> [Selected] {
    if let chosen = context.chosen {
      let stored = try context.store.entry(chosen.entry)
      let selected = stored.flatMap {
        Selected($0, of: context.person, group: chosen.group, metric?.kind, named: nil)
      }
      return selected.map { [$0] } ?? []
    }
    let found = try found(in: context)
    if let place = place.flatMap({ Int($0.text.dropFirst(2)) }) {
      let ordered = found.reversed().flatMap(\.apart).sorted { $0.start < $1.start }
      return place <= ordered.count ? [ordered[place - 1]] : []
    }
    switch target ?? (period == nil && isOpenInTime && meal == nil ? .last : .all) {
    case .all: return found
    case .last: return try nearest(of: found, in: context).map { [$0] } ?? []
    }
  }

  /// All that is like what was said, the newest first.
  private func found(in context: IntentContext) throws -> [Selected] {
    let name = Activity.name(food).map { NamePart($0, in: context) }
    let days = try wholeDays(in: context)
    let range = try range(in: context)
    return try candidates(on: days, in: range, context).compactMap { stored in
      Selected(stored, of: context.person, metric?.kind, named: name, at: meal?.text) { sample in
        days?.contains(sample.day) ?? range?.contains(sample.start) ?? true
          && reading?.isSaid(by: sample, of: stored.entry.samples) ?? true
      }
    }
  }

  /// Whether neither its figures nor its place among others tell which one is meant.
  private var isOpen: Bool { reading == nil && place == nil }

  private var reading: SaidReading? {
    SaidReading(systolic: systolic, diastolic: diastolic, figure: figure)
  }

  /// The last one; of those around a time of day, the one nearest to it.
  private func nearest(of found: [Selected], in context: IntentContext) throws -> Selected? {
    guard let time = try clockTime(in: context) else { return found.first }
    let distance = { (one: Selected) in
      one.deleted.map { abs($0.start.seconds - time.seconds) }.min() ?? .max
    }
    return found.min { distance($0) < distance($1) }
  }

  /// Whether no day was said of which all is meant.
  private var isOpenInTime: Bool { when == nil || when?.clock != nil || when?.shift != nil }

  /// Entries of the days or in the range, the newest first; for the last of all, the one that was added last.
  private func candidates(
    on days: Range<CivilDate>?, in range: Range<Instant>?, _ context: IntentContext
  ) throws -> [StoredEntry] {
    if let days { return try context.entries(with: food == nil ? metric?.kind : nil, on: days) }
    guard let range else {
      if newest, let kind = metric?.kind {
        let latest = try context.store.latest(kind, of: context.person, before: nil)
        return try latest.flatMap { try context.store.entry($0.entryID) }.map { [$0] } ?? []
      }
      if target != .all, food == nil, meal == nil, isOpen {
        return try context.store.lastEntry(of: context.person, with: metric?.kind).map { [$0] }
          ?? []
      }
      let everything = context.zone.instants(of: CivilDate.first..<CivilDate.last)
      return try entries(in: everything, context)
    }
    return try entries(in: range, context)
  }

  private func entries(
    in range: Range<Instant>, _ context: IntentContext
  ) throws -> [StoredEntry] {
    try context.store.entries(
      of: context.person, with: food == nil ? metric?.kind : nil, in: range, limit: 100_000)
  }

  /// The days that were said, where no time of day was.
  private func wholeDays(in context: IntentContext) throws -> Range<CivilDate>? {
    if let when, when != .now {
      let span = try span(of: when, in: context)
      let day = context.zone.localTime(at: span.at).date
      return span.precision == .day ? day..<day.adding(days: 1) : nil
    }
    let isOfToday = meal != nil || place != nil
    let period = period ?? (isOfToday ? .day(.offset(0)) : nil)
    return try period.map { try days(of: $0, in: context) }
  }

  /// The part of a day that was said; around a time of day a quarter of an hour.
  private func range(in context: IntentContext) throws -> Range<Instant>? {
    if let time = try clockTime(in: context) {
      let leeway: Int64 = 15 * 60
      return Instant(seconds: time.seconds - leeway)..<Instant(seconds: time.seconds + leeway + 1)
    }
    guard let when, when != .now else { return nil }
    let span = try span(of: when, in: context)
    return span.start..<Instant(seconds: span.end.seconds + 1)
  }

  /// The time of day that was said, on its day.
  private func clockTime(in context: IntentContext) throws -> Instant? {
    guard var when, when != .now else { return nil }
    if let period, when.day == nil, when.shift == nil {
      let days = try days(of: period, in: context)
      if days.lowerBound.adding(days: 1) == days.upperBound {
        when.day = .offset(days.lowerBound.days - context.today.days)
      }
    }
    let span = try span(of: when, in: context)
    return span.precision == .minute ? span.at : nil
  }

  private func span(of when: Moment, in context: IntentContext) throws -> Moment.Span {
    guard let span = when.span(now: context.now, in: context.zone, toward: .past) else {
      throw $when.needsValue("no-such-time")
    }
    return span
  }

  private func days(of period: Period, in context: IntentContext) throws -> Range<CivilDate> {
    guard let days = period.days(today: context.today) else {
      throw $period.needsValue("no-such-time")
    }
    return days
  }
}

extension Delete: ReferringIntent {
  /// What was talked about last, of the kind that was said; all of it that one person has in one entry, where no kind
  /// was said.
  public func candidates(of person: Person?, in context: IntentContext) throws -> [Reference] {
    guard isAboutLast, !newest else { return [] }
    let last = try context.lastThings(of: person)
    guard let kind = metric?.kind else { return last.whole }
    return last.filter { $0.holds([kind]) }.map(\.reference)
  }

  /// Whether the last one is meant, and nothing was said of its name or its time.
  private var isAboutLast: Bool {
    target != .all && food == nil && meal == nil && period == nil && isOpen
      && (when == nil || when == .now)
  }
}
