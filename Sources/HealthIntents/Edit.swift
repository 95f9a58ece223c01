import Intents
import Measures
import Records

/// The samples of an entry as they are to be after a correction of one thing in it.
struct Edit {
  let thing: Thing
  var samples: [Sample]
  /// The places of those that go.
  private var removed: Set<Int> = []
  /// What a portion weighs from now on, where that was corrected.
  var remembered: Quantity?
  /// Whether there was one figure for a number that was said without its name.
  private(set) var hasNumber = false
  /// Whether a figure was added beside what is there, and not put in the place of another.
  private(set) var isAddition = false
  /// The name of what was meant, where it was said.
  private let named: NameMatch?

  /// Nil where the thing has no place for one of the changes, or is not what was named.
  init?(
    _ changes: [Change], number: Double? = nil, inPlaceOf wrong: Double? = nil,
    named: NameMatch? = nil, of thing: Thing
  ) {
    self.thing = thing
    self.named = named
    samples = thing.stored.entry.samples
    guard named.map({ name in thing.samples.contains { $0.isCalled(name) } }) ?? true else {
      return nil
    }
    for change in changes {
      guard make(change) else { return nil }
    }
    if let number { hasNumber = make(number, inPlaceOf: wrong) }
    keepSpans()
  }

  var stored: StoredEntry { thing.stored }

  /// The samples as they were.
  var before: [Sample] { thing.samples }

  /// The samples as the correction leaves them.
  var corrected: [Sample] {
    samples.indices.filter {
      !removed.contains($0) && ($0 >= stored.entry.samples.count || isMeant($0))
    }.map { samples[$0] }
  }

  /// All that is to be in the entry.
  var kept: [Sample] { samples.indices.filter { !removed.contains($0) }.map { samples[$0] } }

  mutating func remove(_ index: Int) { removed.insert(index) }

  mutating func set(volume: Double, at index: Int) {
    samples[index].value = volume.rounded(decimals: 3)
  }

  private func isMeant(_ index: Int) -> Bool {
    index < stored.entry.samples.count && thing.contains(stored.entry.samples[index])
  }

  /// Whether there is a place for the change.
  private mutating func make(_ change: Change) -> Bool {
    for kind in change.kinds {
      let ofKind = samples.indices.filter {
        isMeant($0) && (change.isFigure ? samples[$0].measured : samples[$0].kind) == kind
      }
      guard let place = ofKind.first(where: isOfNamed) else {
        // A figure that is of several together is of none of them alone.
        if named != nil, !ofKind.isEmpty { return false }
        continue
      }
      let name = samples[place].label
      guard change.apply(&samples[place]) else { return false }
      rename(name, to: samples[place].label)
      return true
    }
    guard let neighbour = before.first(where: { change.joins.contains($0.kind) }),
      let kind = change.kinds.first
    else { return false }
    var added = neighbour
    added.kind = kind == .energy && neighbour.kind == .exercise ? .activeEnergy : kind
    added.portion = nil
    guard change.apply(&added) else { return false }
    samples.append(added)
    isAddition = true
    return true
  }

  /// Whether a sample is what was named, or a figure of that alone.
  private func isOfNamed(_ index: Int) -> Bool {
    guard let named else { return true }
    if samples[index].isCalled(named) { return true }
    guard !samples[index].kind.isNamed else { return false }
    let things = samples.indices.filter { isMeant($0) && samples[$0].kind.isNamed }
    return things.count == 1 && samples[things[0]].isCalled(named)
  }

  /// What belongs to a thing bears its name.
  private mutating func rename(_ name: String?, to other: String?) {
    guard name != nil, name != other else { return }
    for index in samples.indices where isMeant(index) {
      // What a portion of the one weighs is nothing that was learnt of the other.
      if samples[index].kind == .serving { remove(index) }
      if samples[index].label == name { samples[index].label = other }
    }
  }

  /// Makes a number that of the one figure there is, in the unit in which that was said; false where there are several
  /// or none. Where it was said which one is wrong, it is that.
  private mutating func make(_ number: Double, inPlaceOf wrong: Double?) -> Bool {
    let own = samples.indices.filter { index in
      isMeant(index) && (wrong.map { samples[index].shows($0) } ?? true)
    }
    let figures = own.filter { samples[$0].said != nil && samples[$0].containers == nil }
    let counted = own.filter {
      samples[$0].kind.isCounted || samples[$0].isByContainer || samples[$0].kind == .goal
    }
    let places = figures.isEmpty ? counted : figures
    guard let place = places.first, places.count == 1 else { return false }
    return Change.number(number).apply(&samples[place])
  }

  /// From when to when a thing lasted follows how long it was: somebody's sleep has its end, all else its beginning.
  private mutating func keepSpans() {
    for index in samples.indices where isMeant(index) {
      let old = stored.entry.samples[index]
      guard samples[index].kind.isLasting, old.end > old.start, samples[index].value != old.value
      else { continue }
      let seconds = Int64((samples[index].value * 60).rounded())
      for other in samples.indices where isMeant(other) && samples[other].group == old.group {
        if old.kind == .sleep {
          samples[other].start = Instant(seconds: old.end.seconds - seconds)
        } else {
          samples[other].end = Instant(seconds: old.start.seconds + seconds)
        }
      }
    }
  }

  /// Makes it somebody else's.
  mutating func give(to person: Person) {
    for index in samples.indices where isMeant(index) { samples[index].person = person.id }
  }

  /// Puts the samples at another time; they last as long as they did.
  ///
  /// - Throws: `Need`.
  mutating func move(to when: Moment, in context: IntentContext) throws {
    guard !before.contains(where: { $0.kind == .reminder }) else {
      return try remind(at: when, in: context)
    }
    guard !before.contains(where: { $0.kind == .goal }) else {
      return try extend(to: when, in: context)
    }
    // Of what has a beginning and an end, a time alone may be either.
    if when.clock != nil, before.contains(where: { $0.kind.isLasting && $0.end > $0.start }) {
      throw Need.refusal(key: "either-end", values: [:])
    }
    let when = onItsDay(when, in: context)
    guard let span = when.span(now: context.now, in: context.zone, toward: .past) else {
      throw Need.value(parameter: "when", key: "no-such-time")
    }
    var circumstances = Circumstances()
    circumstances.when = when
    try circumstances.review(in: context)
    for index in samples.indices where isMeant(index) {
      let duration = samples[index].end.seconds - samples[index].start.seconds
      let start = start(of: samples[index], in: span, context)
      // What was on another day at this hour is now, where the hour has not come yet today.
      let isAhead = start > context.now && span.at <= context.now
      samples[index].start =
        isAhead ? Instant(seconds: context.now.seconds - duration) : start
      samples[index].end = Instant(seconds: samples[index].start.seconds + duration)
      samples[index].day = context.zone.localTime(at: span.at).date
      samples[index].zone = context.zone.name
      if span.precision != .day || isAhead {
        samples[index].precision = Sample.Precision(of: span, saidAs: when)
      }
    }
  }

  /// Lets a goal be one that is to be reached until another day.
  ///
  /// - Throws: what `lastDay(ofGoalBy:)` throws; `Need.refusal` "nothing" of what is no goal.
  mutating func extend(to deadline: Moment, in context: IntentContext) throws {
    let goals = samples.indices.filter { isMeant($0) && samples[$0].kind == .goal }
    guard !goals.isEmpty else { throw Need.refusal(key: "nothing", values: [:]) }
    let end = context.end(ofGoalBy: try context.lastDay(ofGoalBy: deadline))
    for index in goals { samples[index].end = end }
  }

  /// Lets a reminder fall due at another time.
  private mutating func remind(at when: Moment, in context: IntentContext) throws {
    for index in samples.indices where isMeant(index) {
      guard let reminder = Reminder(samples[index]) else { continue }
      guard let recurrence = reminder.recurrence.moved(to: when, in: context) else {
        throw Need.refusal(key: "reminder", values: [:])
      }
      samples[index].portion = "\(recurrence)"
    }
  }

  /// A time of day without a day is that of the day on which the thing is already, if that is not today.
  private func onItsDay(_ when: Moment, in context: IntentContext) -> Moment {
    guard when != .now, when.day == nil, when.shift == nil, let day = before.first?.day,
      day != context.today
    else { return when }
    var moment = when
    moment.day = .offset(day.days - context.today.days)
    return moment
  }

  /// Where only another day was said, the time of day stays what it was.
  private func start(
    of sample: Sample, in span: Moment.Span, _ context: IntentContext
  ) -> Instant {
    guard span.precision == .day else { return span.at }
    let time = context.localTime(of: sample)
    return context.zone.instant(
      of: LocalTime(
        context.zone.localTime(at: span.at).date, hour: time.hour, minute: time.minute))
  }
}

extension Sample {
  /// Whether it is a thing of this name; water has none of its own.
  func isCalled(_ name: NameMatch) -> Bool {
    guard [.food, .drink, .water, .medication].contains(kind) else { return false }
    return name.isSame(kind == .water ? "water" : label ?? "", kind)
  }
}

extension Sample {
  /// Whether it was drunk by the glass or the cup.
  fileprivate var isByContainer: Bool { (kind == .water || kind == .drink) && portion != nil }
}

extension Sample.Kind {
  /// Whether its figure is how long it was.
  var isLasting: Bool { self == .exercise || self == .sleep }
}
