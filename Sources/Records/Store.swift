import Measures

/// Where records are kept. Everything acknowledged by `transaction` returning survives the process
/// and a power cut.
///
/// A store is used from one thread. Live samples are those neither deleted, replaced nor undone;
/// every question counts live samples only.
public protocol Store: AnyObject {
  /// Runs the body so that all its changes are kept, or none when it throws.
  ///
  /// What is added, replaced and deleted in the outermost transaction is one change: undone and
  /// redone as one.
  func transaction<Result>(_ body: () throws -> Result) throws -> Result

  /// Everyone known, in the order in which they were added; `me` is always first. A live sample of the kind `renamed` says
  /// what somebody is called now, and whoever has one of the kind `removed` is not among them.
  func people() throws -> [Person]
  /// Whoever has this number, also somebody who was removed.
  func person(_ id: Person.ID) throws -> Person?
  /// The person of this name, compared without regard to case; somebody new where nobody has it.
  func add(personNamed name: String) throws -> Person
  func defaultPerson() throws -> Person
  func makeDefault(_ person: Person) throws

  /// Adds an entry with its samples, at least one; the id is a UUID in lower case.
  @discardableResult
  func add(_ entry: Entry) throws -> StoredEntry
  /// The entry added last of those that still have a live sample of this person; of one kind, if
  /// given.
  func lastEntry(of person: Person, with kind: Sample.Kind?) throws -> StoredEntry?
  /// The entry with the live sample that was put into the record last, whosever it is.
  func newestEntry() throws -> StoredEntry?
  /// The entry of this id with its live samples; nil where it has none, or there is no such entry.
  func entry(_ id: String) throws -> StoredEntry?
  /// Whether the newest change took something out of the record, or put something in and was taken back: then what stands
  /// last is not what was said last.
  func endsInRemoval() throws -> Bool
  /// Puts the given samples in the place of the entry's live ones; the old ones stay in the
  /// history.
  func replaceSamples(of entry: StoredEntry, with samples: [Sample]) throws -> StoredEntry
  /// Takes every live sample of these entries out of the record, recoverably; tells how many
  /// entries it touched.
  func delete(_ entries: [StoredEntry]) throws -> Int
  /// How many entries have a live sample of this person that does not settle who they are.
  func entryCount(of person: Person) throws -> Int
  /// Takes all those samples out of the record, recoverably.
  func deleteEverything(of person: Person) throws
  /// Takes back the newest change that is not taken back yet.
  func undo() throws -> Change?
  /// The newest changes, newest first, with those that were taken back.
  func changes(limit: Int) throws -> [PastChange]
  /// Makes the change that was taken back last again, unless something else was changed since.
  func redo() throws -> Change?

  /// The live sample of this kind that starts last, not after the given instant.
  func latest(_ kind: Sample.Kind, of person: Person, before end: Instant?) throws -> StoredSample?
  /// Live samples whose start lies in the range, oldest first.
  func samples(_ query: SampleQuery) throws -> [StoredSample]
  /// Count, sum, least and greatest value over local days, from the roll-ups.
  func summary(_ kind: Sample.Kind, of person: Person, in days: Range<CivilDate>) throws -> Summary
  /// What was once recorded of a person with a start in the range and is so no more; of one kind, if given.
  func losses(of person: Person, with kind: Sample.Kind?, in range: Range<Instant>) throws -> Losses
  /// The tags beside live samples of this kind with a start in the range.
  func tags(of person: Person, with kind: Sample.Kind, in range: Range<Instant>) throws -> [Tagged]
  /// When this person told something of each kind, by themselves and not by a device, and has it in the record still. Only
  /// what was at that time, give or take a day.
  func told(by person: Person, since start: Instant) throws -> [Told]
  /// Entries with a live sample that starts in the range: the one whose sample starts last is
  /// first, and of two that start together the one added later.
  func entries(
    of person: Person, with kind: Sample.Kind?, in range: Range<Instant>, limit: Int
  ) throws -> [StoredEntry]
}

/// An entry as the store keeps it.
public struct StoredEntry: Hashable, Sendable {
  /// A UUID, in lower case.
  public let id: String
  /// The entry with its live samples.
  public let entry: Entry

  public init(id: String, entry: Entry) {
    self.id = id
    self.entry = entry
  }
}

/// A live sample and the entry it belongs to.
public struct StoredSample: Hashable, Sendable {
  public let entryID: String
  public let sample: Sample

  public init(entryID: String, sample: Sample) {
    self.entryID = entryID
    self.sample = sample
  }
}

/// A tag beside a sample, and when that starts.
public struct Tagged: Hashable, Sendable {
  public let name: String
  public let start: Instant

  public init(name: String, start: Instant) {
    self.name = name
    self.start = start
  }
}

/// That something of a kind was told, and where the clock was then.
public struct Told: Hashable, Sendable {
  public let kind: Sample.Kind
  public let at: Instant
  public let zone: String

  public init(kind: Sample.Kind, at: Instant, zone: String) {
    self.kind = kind
    self.at = at
    self.zone = zone
  }
}

/// Which samples a question is about.
public struct SampleQuery {
  public var kind: Sample.Kind
  public var person: Person
  public var range: Range<Instant>
  /// Only samples of these local days, each in the zone in which it was said.
  public var days: Range<CivilDate>?
  /// Only samples with this label, compared without regard to case.
  public var label: String?
  /// Only samples whose label is one of these.
  public var isMeant: ((String) -> Bool)?
  public var newestFirst: Bool
  public var limit: Int?

  public init(
    _ kind: Sample.Kind, of person: Person, in range: Range<Instant>, label: String? = nil,
    where isMeant: ((String) -> Bool)? = nil, newestFirst: Bool = false, limit: Int? = nil
  ) {
    self.kind = kind
    self.person = person
    self.range = range
    self.label = label
    self.isMeant = isMeant
    self.newestFirst = newestFirst
    self.limit = limit
  }

  /// All samples of some local days, wherever they were said.
  public init(
    _ kind: Sample.Kind, of person: Person, on days: Range<CivilDate>,
    where isMeant: ((String) -> Bool)? = nil, newestFirst: Bool = false, limit: Int? = nil
  ) {
    self.init(
      kind, of: person, in: Sample.starts(on: days), where: isMeant, newestFirst: newestFirst,
      limit: limit)
    self.days = days
  }
}

/// Figures of one kind over a stretch of days.
public struct Summary: Hashable, Sendable {
  public var count: Int
  public var sum: Double
  public var min: Double?
  public var max: Double?

  public init(count: Int = 0, sum: Double = 0, min: Double? = nil, max: Double? = nil) {
    self.count = count
    self.sum = sum
    self.min = min
    self.max = max
  }

  public var average: Double? { count == 0 ? nil : sum / Double(count) }
}

/// How many things are in the record as they were not at first, or are not in it any more.
public struct Losses: Hashable, Sendable {
  public var deleted: Int
  /// Taken back right after they were said.
  public var takenBack: Int
  /// Replaced by other figures or at another time; each time counts.
  public var edited: Int

  public init(deleted: Int = 0, edited: Int = 0, takenBack: Int = 0) {
    self.deleted = deleted
    self.takenBack = takenBack
    self.edited = edited
  }
}

/// A change as it once was made.
public struct PastChange: Hashable, Sendable {
  /// Whether it does not stand any more.
  public let isUndone: Bool
  /// Live is what came of it, and no longer what it took away.
  public let change: Change

  public init(_ change: Change, isUndone: Bool) {
    self.isUndone = isUndone
    self.change = change
  }
}

/// One line of the change log.
public struct Change: Hashable, Sendable {
  public enum Action: String, Sendable { case add, edit, delete }

  public let action: Action
  /// The texts of the entries it touched, oldest first.
  public let texts: [String]
  /// The samples that are live now because of this, and those that no longer are.
  public let nowLive: [Sample]
  public let noLonger: [Sample]
  /// What came of it, entry by entry: what is live now or, where nothing is, what no longer is.
  public let parts: [Part]

  /// Samples of one entry.
  public struct Part: Hashable, Sendable {
    public let entryID: String
    public let samples: [Sample]

    public init(entryID: String, samples: [Sample]) {
      self.entryID = entryID
      self.samples = samples
    }
  }

  public init(
    action: Action, texts: [String], nowLive: [Sample], noLonger: [Sample], parts: [Part]
  ) {
    self.action = action
    self.parts = parts
    self.texts = texts
    self.nowLive = nowLive
    self.noLonger = noLonger
  }
}
