import Measures

/// A store that knows people and holds nothing, for tools that understand sentences without keeping
/// them.
///
/// Every question finds nothing; whatever would change the record throws `StoreError.readOnly`.
public final class EmptyStore: ReadingStore {
  private let everyone: [Person]

  /// Knows `me`, who is the default, and these people in this order.
  public init(people names: [String] = []) {
    let others = names.filter { $0 != Person.meName }
    everyone = ([Person.meName] + others).enumerated().map { index, name in
      Person(id: Int64(index + 1), name: name)
    }
  }

  public func transaction<Result>(_ body: () throws -> Result) throws -> Result { try body() }

  public func people() throws -> [Person] { everyone }
  public func person(_ id: Person.ID) throws -> Person? { everyone.first { $0.id == id } }
  public func entryCount(of person: Person) throws -> Int { 0 }
  public func defaultPerson() throws -> Person { everyone[0] }
  public func add(personNamed name: String) throws -> Person {
    guard let known = everyone.first(where: { $0.isCalled(name) }) else {
      throw StoreError.readOnly
    }
    return known
  }

  public func changes(limit: Int) throws -> [PastChange] { [] }

  public func lastEntry(of person: Person, with kind: Sample.Kind?) throws -> StoredEntry? { nil }
  public func newestEntry() throws -> StoredEntry? { nil }
  public func entry(_ id: String) throws -> StoredEntry? { nil }
  public func endsInRemoval() throws -> Bool { false }
  public func latest(
    _ kind: Sample.Kind, of person: Person, before end: Instant?
  ) throws -> StoredSample? {
    nil
  }
  public func samples(_ query: SampleQuery) throws -> [StoredSample] { [] }
  public func summary(
    _ kind: Sample.Kind, of person: Person, in days: Range<CivilDate>
  ) throws -> Summary {
    Summary()
  }
  public func tags(
    of person: Person, with kind: Sample.Kind, in range: Range<Instant>
  ) throws -> [Tagged] {
    []
  }
  public func told(by person: Person, since start: Instant) throws -> [Told] { [] }
  public func losses(
    of person: Person, with kind: Sample.Kind?, in range: Range<Instant>
  ) throws -> Losses {
    Losses()
  }
  public func entries(
    of person: Person, with kind: Sample.Kind?, in range: Range<Instant>, limit: Int
  ) throws -> [StoredEntry] {
    []
  }
}
