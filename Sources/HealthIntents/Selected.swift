import Intents
import Measures
import Records

/// An entry, and those of its samples that are to go: what was asked for, with all that belongs to
/// it.
struct Selected {
  let stored: StoredEntry
  /// The samples that go, and those that stay.
  let deleted: [Sample]
  private let rest: [Sample]
  /// Whether other things go with the one that was named, because a figure belongs to all of them.
  private(set) var takesOthers = false
  /// How many things of the name that was said go, where one may have been meant.
  private(set) var named = 0

  /// When the first of what goes was.
  var start: Instant { deleted.map(\.start).min() ?? Instant(seconds: 0) }

  /// Nil when nothing in the entry is meant.
  init?(
    _ stored: StoredEntry, of person: Person, group: Int? = nil, _ kind: Sample.Kind?,
    named name: NamePart?, at meal: String? = nil, where isMeant: (Sample) -> Bool = { _ in true }
  ) {
    let samples = stored.entry.samples
    guard meal.map(stored.entry.tags.contains) ?? true else { return nil }
    let groups = Set(
      samples.filter { sample in
        sample.person == person.id && !sample.kind.isAboutPeople
          && (kind == nil || sample.kind == kind)
          && (group == nil || sample.group == group)
          && (meal == nil || [.food, .drink, .water].contains(sample.kind))
          && name?.isOf(sample) ?? true && isMeant(sample)
      }.map(\.group))
    guard !groups.isEmpty else { return nil }
    self.stored = stored
    let own = samples.filter { $0.person == person.id && groups.contains($0.group) }
    let others = name.map { name in own.filter { $0.isThing && !name.isOf($0) } } ?? []
    let shared = Set(own.filter { !$0.isThing }.map(\.group))
    takesOthers = others.contains { shared.contains($0.group) }
    named = name.map { name in own.count { $0.isThing && name.isOf($0) } } ?? 0
    // A pulse goes alone, the pressure that it was taken with stays; and so does the toast that was eaten with the eggs.
    let goes = { (sample: Sample) in
      sample.person == person.id && groups.contains(sample.group)
        && (kind != .pulse || sample.kind == .pulse)
        && (shared.contains(sample.group) || !others.contains(sample))
    }
    deleted = samples.filter(goes)
    rest = samples.filter { !goes($0) }
  }

  /// Nil when nothing of the entry goes.
  init?(_ stored: StoredEntry, where goes: (Sample) -> Bool) {
    self.stored = stored
    deleted = stored.entry.samples.filter(goes)
    rest = stored.entry.samples.filter { !goes($0) }
    if deleted.isEmpty { return nil }
  }

  /// Thing by thing: of what one sentence said, each can be the first.
  var apart: [Selected] {
    Set(deleted.map(\.group)).sorted().compactMap { group in
      Selected(stored) { $0.group == group && deleted.contains($0) }
    }
  }

  func delete(from store: any Store) throws {
    if rest.isEmpty {
      _ = try store.delete([stored])
    } else {
      _ = try store.replaceSamples(of: stored, with: rest)
    }
  }
}

extension Sample {
  /// Whether it stands for what was eaten, drunk or taken, and not for a figure of it.
  fileprivate var isThing: Bool { [.food, .drink, .water, .medication].contains(kind) }
}

/// A name or a part of one, or what it is called elsewhere.
struct NamePart {
  private let part: String
  private let match: NameMatch

  init(_ name: String, in context: IntentContext) {
    (part, match) = (name, NameMatch(name, in: context))
  }

  func isOf(_ sample: Sample) -> Bool {
    guard let label = sample.label else { return false }
    return label.mentions(part) || match.isSame(label, sample.kind)
  }
}

extension String {
  /// Whether the other text stands somewhere in this one, without regard to case.
  fileprivate func mentions(_ other: String) -> Bool {
    let text = lowercased()
    let part = other.lowercased()
    return text.indices.contains { text[$0...].hasPrefix(part) }
  }
}
