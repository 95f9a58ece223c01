/// A store that only answers: whatever would change the record throws `StoreError.readOnly`.
public protocol ReadingStore: Store {}

extension ReadingStore {
  public func add(personNamed name: String) throws -> Person { throw StoreError.readOnly }
  public func makeDefault(_ person: Person) throws { throw StoreError.readOnly }
  @discardableResult
  public func add(_ entry: Entry) throws -> StoredEntry { throw StoreError.readOnly }
  public func replaceSamples(
    of entry: StoredEntry, with samples: [Sample]
  ) throws -> StoredEntry {
    throw StoreError.readOnly
  }
  public func delete(_ entries: [StoredEntry]) throws -> Int { throw StoreError.readOnly }
  public func deleteEverything(of person: Person) throws { throw StoreError.readOnly }
  public func undo() throws -> Change? { throw StoreError.readOnly }
  public func redo() throws -> Change? { throw StoreError.readOnly }
}
