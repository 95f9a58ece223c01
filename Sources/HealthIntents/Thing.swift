import Intents
import Measures
import Records

/// A thing in the record: samples of one person in one entry.
struct Thing {
  let stored: StoredEntry
  let reference: Reference

  /// Its live samples.
  var samples: [Sample] { stored.entry.samples.filter(contains) }

  func contains(_ sample: Sample) -> Bool {
    sample.person == reference.person
      && (reference.group == nil || sample.group == reference.group)
  }

  func holds(_ kinds: [Sample.Kind]) -> Bool { samples.contains { kinds.contains($0.measured) } }
}

extension StoredEntry {
  /// The things in it, or those of one person.
  func things(of person: Person? = nil) -> [Thing] {
    references.filter { person == nil || $0.person == person?.id }
      .map { Thing(stored: self, reference: $0) }
  }
}

extension IntentContext {
  /// The thing that is referred to; nil when nothing of it is in the record any more.
  func thing(_ reference: Reference) throws -> Thing? {
    guard let stored = try store.entry(reference.entry) else { return nil }
    let thing = Thing(stored: stored, reference: reference)
    return thing.samples.isEmpty ? nil : thing
  }

  /// What was talked about last, thing by thing; in a new conversation, what was put into the record last. Of somebody who
  /// has no part in that, what was put in last of theirs.
  func lastThings(of person: Person?) throws -> [Thing] {
    let topical = try (topic?.references ?? []).compactMap(thing)
    let last = try topical.isEmpty ? store.newestEntry()?.things() ?? [] : topical
    guard let person else { return last }
    let own = last.filter { $0.reference.person == person.id }
    guard own.isEmpty else { return own }
    return try store.lastEntry(of: person, with: nil)?.things(of: person) ?? []
  }

  /// How sure it is that a thing is meant when nothing was said of which.
  enum Nearness {
    /// It was talked about last.
    case sure
    /// It was said before what is gone from the record.
    case older
    /// Long ago, or something else was talked about since.
    case distant
  }

  func nearness(of thing: Thing) throws -> Nearness {
    let isToday = thing.samples.contains { $0.day == today }
    if let topic, topic.references.contains(where: thing.isPart) {
      switch topic.standing {
      case .said: return .sure
      case .told: return isToday ? .sure : .distant
      case .passed: return .distant
      }
    }
    if try store.endsInRemoval() { return .older }
    let age = now.seconds - thing.stored.entry.saidAt.seconds
    guard topic == nil, abs(age) <= 600, try store.newestEntry()?.id == thing.stored.id else {
      return .distant
    }
    return .sure
  }

  /// Asks whether this is what is meant, unless that is sure.
  func confirm(_ thing: Thing, nearness: Nearness) throws {
    guard nearness != .sure else { return }
    try confirm(nearness == .older ? "older" : "distant", Description.told(thing.samples, in: self))
  }
}

extension Thing {
  fileprivate func isPart(of other: Reference) -> Bool {
    reference.entry == other.entry && reference.person == other.person
      && (other.group == nil || reference.group == nil || reference.group == other.group)
  }
}

extension [Thing] {
  /// All that a person has in one entry as one thing, where there are several.
  var whole: [Reference] {
    var whole: [Reference] = []
    for thing in self {
      var reference = thing.reference
      if count(where: { $0.isBeside(thing) }) > 1 { reference.group = nil }
      if !whole.contains(reference) { whole.append(reference) }
    }
    return whole
  }
}

extension Thing {
  fileprivate func isBeside(_ other: Thing) -> Bool {
    reference.entry == other.reference.entry && reference.person == other.reference.person
  }
}
