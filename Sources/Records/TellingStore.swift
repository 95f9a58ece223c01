import Measures

/// A store as it may be told to a source: of the kinds that it may not have there is nothing, but losses of all kinds
/// together are counted as they are. It takes no changes.
public class TellingStore: ReadingStore {
  private let base: any Store
  private let grants: Grants
  private let access: Access

  /// - Parameter access: by which the kinds are allowed: `read` or `export`.
  public init(_ base: any Store, _ grants: Grants, _ access: Access) {
    self.base = base
    self.grants = grants
    self.access = access
  }

  private func allows(_ kind: Sample.Kind) -> Bool { grants.allows(access, kind) }

  private func told(_ samples: [Sample]) -> [Sample] { samples.filter { allows($0.kind) } }

  /// What was said is not told beside a part of it. Nil where nothing of it may be told.
  private func told(_ stored: StoredEntry) -> StoredEntry? {
    var entry = stored.entry
    entry.samples = told(entry.samples)
    guard entry.samples.count < stored.entry.samples.count else { return stored }
    entry.text = ""
    entry.note = nil
    entry.tags = []
    return entry.samples.isEmpty ? nil : StoredEntry(id: stored.id, entry: entry)
  }

  public func people() throws -> [Person] { try base.people() }
  public func person(_ id: Person.ID) throws -> Person? { try base.person(id) }
  public func entryCount(of person: Person) throws -> Int { try base.entryCount(of: person) }
  public func defaultPerson() throws -> Person { try base.defaultPerson() }
  public func lastEntry(of person: Person, with kind: Sample.Kind?) throws -> StoredEntry? {
    guard kind.map(allows) ?? true else { return nil }
    return try base.lastEntry(of: person, with: kind).flatMap(told)
  }
  public func newestEntry() throws -> StoredEntry? { try base.newestEntry().flatMap(told) }
  public func entry(_ id: String) throws -> StoredEntry? { try base.entry(id).flatMap(told) }
  public func endsInRemoval() throws -> Bool { try base.endsInRemoval() }

  public func changes(limit: Int) throws -> [PastChange] {
    try base.changes(limit: limit).compactMap { past in
      let (now, before) = (told(past.change.nowLive), told(past.change.noLonger))
      guard !now.isEmpty || !before.isEmpty else { return nil }
      let parts = past.change.parts.map {
        Change.Part(entryID: $0.entryID, samples: told($0.samples))
      }
      let change = Change(
        action: past.change.action, texts: past.change.texts, nowLive: now, noLonger: before,
        parts: parts.filter { !$0.samples.isEmpty })
      return PastChange(change, isUndone: past.isUndone)
    }
  }

  public func latest(
    _ kind: Sample.Kind, of person: Person, before end: Instant?
  ) throws -> StoredSample? {
    allows(kind) ? try base.latest(kind, of: person, before: end) : nil
  }
  public func samples(_ query: SampleQuery) throws -> [StoredSample] {
    allows(query.kind) ? try base.samples(query) : []
  }
  public func summary(
    _ kind: Sample.Kind, of person: Person, in days: Range<CivilDate>
  ) throws -> Summary {
    allows(kind) ? try base.summary(kind, of: person, in: days) : Summary()
  }
  public func told(by person: Person, since start: Instant) throws -> [Told] {
    try base.told(by: person, since: start).filter { allows($0.kind) }
  }
  public func losses(
    of person: Person, with kind: Sample.Kind?, in range: Range<Instant>
  ) throws -> Losses {
    guard kind.map(allows) ?? true else { return Losses() }
    return try base.losses(of: person, with: kind, in: range)
  }
  public func tags(
    of person: Person, with kind: Sample.Kind, in range: Range<Instant>
  ) throws -> [Tagged] {
    allows(kind) ? try base.tags(of: person, with: kind, in: range) : []
  }
  public func entries(
    of person: Person, with kind: Sample.Kind?, in range: Range<Instant>, limit: Int
  ) throws -> [StoredEntry] {
    guard kind.map(allows) ?? true else { return [] }
    return try base.entries(of: person, with: kind, in: range, limit: limit).compactMap(told)
  }

  public func transaction<Result>(_ body: () throws -> Result) throws -> Result {
    try base.transaction(body)
  }
}
