import Intents
import Measures
import Records

/// The samples of an entry as they are to be after a correction.
struct Edit {
  let stored: StoredEntry
  private(set) var samples: [Sample]
  /// Whether there was one figure for a number that was said without its name.
  private(set) var hasNumber = false
  /// The samples that belong together and were corrected.
  private let group: Int
  /// The name of what was meant, where it was said.
  private let named: String?

  /// The newest entry that holds what is to be changed, changed; nil when there is none.
  init?(
    _ changes: [Change], number: Double? = nil, metric: Metric?, named: String? = nil,
    when: Moment?,
    in context: IntentContext
  ) throws {
    let wanted = metric?.kind.map { [$0] } ?? changes.first.map { $0.kinds + $0.joins } ?? []
    let day = changes.isEmpty ? nil : try Self.day(of: when, in: context)
    guard
      let stored = try named.map({ try Self.newest(named: $0, on: day, in: context) })
        ?? Self.newest(holding: wanted, on: day, in: context),
      let group = stored.entry.samples.last(where: { sample in
        sample.person == context.person.id
          && (named.map(sample.isCalled) ?? (wanted.isEmpty || wanted.contains(sample.kind)))
      })?.group
    else { return nil }
    self.stored = stored
    self.group = group
    self.named = named
    samples = stored.entry.samples
    for change in changes {
      guard make(change, for: context.person) else { return nil }
    }
    if let number { hasNumber = make(number, for: context.person) }
    if changes.isEmpty, let when { try move(to: when, in: context) }
  }

  /// Whether there is a place for the change.
  private mutating func make(_ change: Change, for person: Person) -> Bool {
    let group = group
    let isMeant = { (sample: Sample) in sample.group == group && sample.person == person.id }
    for kind in change.kinds {
      let places = samples.indices.filter {
        isMeant(samples[$0]) && samples[$0].kind == kind
          && (named.map(samples[$0].isCalled) ?? true)
      }
      guard let place = places.first else { continue }
      let name = samples[place].label
      guard change.apply(&samples[place]) else { return false }
      rename(name, to: samples[place].label)
      return true
    }
    guard let neighbour = samples.first(where: { isMeant($0) && change.joins.contains($0.kind) }),
      let kind = change.kinds.first
    else { return false }
    var added = neighbour
    added.kind = kind == .energy && neighbour.kind == .exercise ? .activeEnergy : kind
    added.portion = nil
    guard change.apply(&added) else { return false }
    samples.append(added)
    return true
  }

  /// What belongs to a thing bears its name.
  private mutating func rename(_ name: String?, to other: String?) {
    guard name != nil, name != other else { return }
    for index in samples.indices where samples[index].group == group && samples[index].label == name
    {
      samples[index].label = other
    }
  }

  /// Makes a number that of the one figure there is, in the unit in which that was said; false where there are several
  /// or none.
  private mutating func make(_ number: Double, for person: Person) -> Bool {
    let own = samples.indices.filter {
      samples[$0].group == group && samples[$0].person == person.id
    }
    let figures = own.filter { samples[$0].said != nil }
    let counted = own.filter { samples[$0].kind.isCounted }
    let places = figures.isEmpty ? counted : figures
    guard let place = places.first, places.count == 1 else { return false }
    guard let unit = samples[place].said?.unit else {
      samples[place].value = number
      samples[place].said = samples[place].said == nil ? nil : Quantity(number, nil)
      return true
    }
    let kind = samples[place].kind
    let said = Quantity(number, unit)
    guard let canonical = kind.unit == unit ? said : said.converted(to: kind.unit) else {
      return false
    }
    samples[place].value = canonical.value.rounded(decimals: 6)
    samples[place].said = said
    return true
  }

  /// Makes it somebody else's.
  mutating func give(to person: Person) {
    for index in samples.indices where samples[index].group == group {
      samples[index].person = person.id
    }
  }

  /// Puts the corrected samples at another time; they last as long as they did.
  private mutating func move(to when: Moment, in context: IntentContext) throws {
    guard let span = when.span(now: context.now, in: context.zone, toward: .past) else {
      throw Need.value(parameter: "when", key: "no-such-time")
    }
    try Circumstances.review(span.at, saidAs: when, in: context)
    for index in samples.indices where samples[index].group == group {
      let duration = samples[index].end.seconds - samples[index].start.seconds
      samples[index].start = start(of: samples[index], in: span, context.zone)
      samples[index].end = Instant(seconds: samples[index].start.seconds + duration)
      samples[index].day = context.zone.localTime(at: span.at).date
    }
  }

  /// Where only another day was said, the time of day stays what it was.
  private func start(of sample: Sample, in span: Moment.Span, _ zone: Zone) -> Instant {
    guard span.precision == .day else { return span.at }
    let time = zone.localTime(at: sample.start)
    return zone.instant(
      of: LocalTime(
        zone.localTime(at: span.at).date, hour: time.hour, minute: time.minute))
  }

  private static func day(of when: Moment?, in context: IntentContext) throws -> CivilDate? {
    guard let when, when != .now else { return nil }
    guard let time = when.resolved(now: context.localNow, toward: .past) else {
      throw Need.value(parameter: "when", key: "no-such-time")
    }
    return time.at.date
  }

  /// The newest entry of the last days that holds something of this name.
  private static func newest(
    named name: String, on day: CivilDate?, in context: IntentContext
  ) throws -> StoredEntry? {
    let first = day ?? context.today.adding(days: -30)
    let last = day ?? context.today.adding(days: 1)
    let range = context.zone.instants(of: first..<last.adding(days: 1))
    return try context.store.entries(of: context.person, with: nil, in: range, limit: 1000)
      .filter { stored in
        stored.entry.samples.contains { $0.person == context.person.id && $0.isCalled(name) }
      }
      .max { $0.entry.saidAt < $1.entry.saidAt }
  }

  private static func newest(
    holding kinds: [Sample.Kind], on day: CivilDate?, in context: IntentContext
  ) throws -> StoredEntry? {
    guard let day else {
      let last = try context.store.lastEntry(of: context.person, with: nil)
      let holdsOne = last?.entry.samples.contains { sample in
        sample.person == context.person.id && kinds.contains(sample.kind)
      }
      if kinds.isEmpty || holdsOne == true { return last }
      return try kinds.compactMap { kind in
        try context.store.lastEntry(of: context.person, with: kind)
      }.max { $0.entry.saidAt < $1.entry.saidAt }
    }
    let range = context.zone.instants(of: day..<day.adding(days: 1))
    return try kinds.compactMap { kind in
      try context.store.entries(of: context.person, with: kind, in: range, limit: 1).first
    }.max { $0.entry.saidAt < $1.entry.saidAt }
  }
}

extension Edit {
  /// The samples as they were.
  var before: [Sample] { stored.entry.samples.filter { $0.group == group } }

  /// The samples as the correction leaves them.
  var corrected: [Sample] { samples.filter { $0.group == group } }

  /// Whether what comes of it is possible, and the pressure one that needs no question.
  func review(_ figures: Figures, in context: IntentContext) throws {
    for sample in corrected { try sample.kind.refuseImpossible(sample.value) }
    guard figures.systolic != nil || figures.diastolic != nil,
      let upper = corrected.first(where: { $0.kind == .systolic }),
      let lower = corrected.first(where: { $0.kind == .diastolic })
    else { return }
    let pressure = Pressure(systolic: upper.value, diastolic: lower.value)
    let isWhole = figures.systolic != nil && figures.diastolic != nil
    try pressure.review(canSwap: isWhole, in: context)
  }
}

extension Sample {
  /// Whether it is a thing of this name; water has none of its own.
  fileprivate func isCalled(_ name: String) -> Bool {
    guard [.food, .drink, .water, .medication].contains(kind) else { return false }
    return kind == .water ? name == "water" : label?.lowercased() == name.lowercased()
  }
}
