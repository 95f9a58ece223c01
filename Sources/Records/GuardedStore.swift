import Measures

/// Lets through to a store what a source may do, and throws `Denial` for the rest, out of the transaction and with all
/// of it taken back.
///
/// What was said last over the same source may be corrected and taken back whatever is granted. Questions are let
/// through: what may be told of their answers is the business of `TellingStore`.
public final class GuardedStore: Store {
  /// What is said is said just now for so many seconds.
  private static let justNow: Int64 = 600

  let base: any Store
  public let grants: Grants
  private let source: Entry.Source
  private let clock: () -> Instant
  /// The changes that were made through here and when, and the entries.
  private var own: [Trace: Instant] = [:]
  private var said: [String: Instant] = [:]
  private var depth = 0
  private var hasChanged = false

  public init(
    _ base: any Store, _ grants: Grants, of source: Entry.Source, clock: @escaping () -> Instant
  ) {
    self.base = base
    self.grants = grants
    self.source = source
    self.clock = clock
  }

  /// What tells one change from another: what was done, what came of it and what it took away.
  private struct Trace: Hashable {
    let action: Change.Action
    let added: [Sample]
    let removed: [Sample]

    init(action: Change.Action, added: [Sample], removed: [Sample]) {
      (self.action, self.added, self.removed) = (action, added, removed)
    }

    init(_ made: Change) {
      self.init(action: made.action, added: made.nowLive, removed: made.noLonger)
    }
  }

  public func transaction<Result>(_ body: () throws -> Result) throws -> Result {
    guard depth == 0 else { return try base.transaction(body) }
    depth = 1
    hasChanged = false
    defer { depth = 0 }
    return try base.transaction {
      let result = try body()
      if hasChanged { try remember() }
      return result
    }
  }

  /// Keeps in mind the change that is being made, while nobody else can make one.
  private func remember() throws {
    guard let change = try base.changes(limit: 1).first?.change else { return }
    own = own.filter { isJustNow($0.value) }
    own[Trace(change)] = clock()
    said = said.filter { isJustNow($0.value) }
    for part in change.parts { said[part.entryID] = clock() }
  }

  private func changing<Result>(_ body: () throws -> Result) throws -> Result {
    try transaction {
      hasChanged = true
      return try body()
    }
  }

  private func require(_ access: Access, _ kinds: some Sequence<Sample.Kind>) throws {
    if let denial = grants.denial(access, kinds) { throw denial }
  }
}

// What was said just now over the same source.
extension GuardedStore {
  /// Whether the entry is one that may be corrected and taken back whatever is granted.
  public func owns(_ id: String) throws -> Bool {
    guard let stored = try base.entry(id), isOfJustNow(stored) else { return false }
    return try said[id] != nil || base.newestEntry()?.id == id
  }

  /// Whether the newest change may be taken back, or made again, whatever is granted.
  public func ownsNewestChange() throws -> Bool {
    if try isNewestOfJustNow() { return true }
    return try base.changes(limit: 1).first.map { isOwn(Trace($0.change)) } ?? true
  }

  private func isOfJustNow(_ stored: StoredEntry) -> Bool {
    stored.entry.source == source && isJustNow(stored.entry.saidAt)
  }

  private func isJustNow(_ time: Instant) -> Bool {
    abs(clock().seconds - time.seconds) <= Self.justNow
  }

  private func isOwn(_ trace: Trace) -> Bool { own[trace].map(isJustNow) ?? false }

  /// Whether all that the newest change is about was said just now, so that it may be corrected again as well.
  private func isNewestOfJustNow() throws -> Bool {
    guard let newest = try base.changes(limit: 1).first, !newest.isUndone else { return false }
    return try newest.change.parts.allSatisfy { part in
      try base.entry(part.entryID).map(isOfJustNow) ?? false
    }
  }
}

// What changes the record.
extension GuardedStore {
  public func add(personNamed name: String) throws -> Person {
    try require(.add, [])
    return try base.add(personNamed: name)
  }

  public func makeDefault(_ person: Person) throws {
    try require(.change, [])
    try base.makeDefault(person)
  }

  @discardableResult
  public func add(_ entry: Entry) throws -> StoredEntry {
    for kind in entry.samples.map(\.kind) { try require(kind.accessToAdd, [kind]) }
    return try changing { try base.add(entry) }
  }

  public func replaceSamples(
    of entry: StoredEntry, with samples: [Sample]
  ) throws -> StoredEntry {
    if try !owns(entry.id) {
      let old = try base.entry(entry.id)?.entry.samples ?? []
      let gone = old.filter { !samples.contains($0) }
      let new = samples.filter { !old.contains($0) }
      try require(new.isEmpty ? .delete : .change, (gone + new).map(\.kind))
    }
    return try changing { try base.replaceSamples(of: entry, with: samples) }
  }

  public func delete(_ entries: [StoredEntry]) throws -> Int {
    for entry in entries where try !owns(entry.id) {
      try require(.delete, (base.entry(entry.id) ?? entry).entry.samples.map(\.kind))
    }
    return try changing { try base.delete(entries) }
  }

  public func deleteEverything(of person: Person) throws {
    try require(.delete, Sample.Kind.allCases)
    try changing { try base.deleteEverything(of: person) }
  }

  public func undo() throws -> Change? {
    try transaction {
      let isNewest = try isNewestOfJustNow()
      guard let change = try base.undo() else { return nil }
      let trace = Trace(action: change.action, added: change.noLonger, removed: change.nowLive)
      if !isNewest, !isOwn(trace) { try require(trace) }
      return change
    }
  }

  public func redo() throws -> Change? {
    try transaction {
      guard let change = try base.redo() else { return nil }
      let trace = Trace(change)
      if !isOwn(trace) { try require(trace) }
      return change
    }
  }

  /// To take a change back, or make it again, is to change and, where something goes, to delete.
  private func require(_ trace: Trace) throws {
    let kinds = (trace.added + trace.removed).map(\.kind)
    if trace.action != .edit { try require(.delete, kinds) }
    try require(.change, kinds)
  }
}

// What is asked.
extension GuardedStore {
  public func people() throws -> [Person] { try base.people() }
  public func person(_ id: Person.ID) throws -> Person? { try base.person(id) }
  public func entryCount(of person: Person) throws -> Int { try base.entryCount(of: person) }
  public func defaultPerson() throws -> Person { try base.defaultPerson() }
  public func lastEntry(of person: Person, with kind: Sample.Kind?) throws -> StoredEntry? {
    try base.lastEntry(of: person, with: kind)
  }
  public func newestEntry() throws -> StoredEntry? { try base.newestEntry() }
  public func entry(_ id: String) throws -> StoredEntry? { try base.entry(id) }
  public func endsInRemoval() throws -> Bool { try base.endsInRemoval() }
  public func changes(limit: Int) throws -> [PastChange] { try base.changes(limit: limit) }
  public func latest(
    _ kind: Sample.Kind, of person: Person, before end: Instant?
  ) throws -> StoredSample? {
    try base.latest(kind, of: person, before: end)
  }
  public func samples(_ query: SampleQuery) throws -> [StoredSample] { try base.samples(query) }
  public func summary(
    _ kind: Sample.Kind, of person: Person, in days: Range<CivilDate>
  ) throws -> Summary {
    try base.summary(kind, of: person, in: days)
  }
  public func told(by person: Person, since start: Instant) throws -> [Told] {
    try base.told(by: person, since: start)
  }
  public func losses(
    of person: Person, with kind: Sample.Kind?, in range: Range<Instant>
  ) throws -> Losses {
    try base.losses(of: person, with: kind, in: range)
  }
  public func tags(
    of person: Person, with kind: Sample.Kind, in range: Range<Instant>
  ) throws -> [Tagged] {
    try base.tags(of: person, with: kind, in: range)
  }
  public func entries(
    of person: Person, with kind: Sample.Kind?, in range: Range<Instant>, limit: Int
  ) throws -> [StoredEntry] {
    try base.entries(of: person, with: kind, in: range, limit: limit)
  }
}

extension Sample.Kind {
  /// What it is to put a sample of the kind into the record.
  fileprivate var accessToAdd: Access {
    switch self {
    case .renamed: .change
    case .removed: .delete
    default: .add
    }
  }
}
