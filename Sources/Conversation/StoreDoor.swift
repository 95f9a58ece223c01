import Records

/// The way to the store, which is opened when something first needs it and not before.
public final class StoreDoor {
  private let exists: () -> Bool
  private let open: () throws -> any Store
  private var opened: (any Store)?

  /// - Parameters:
  ///   - exists: whether there is a store already; asked where opening would make one for no reason.
  ///   - open: opens the store, and makes it if need be.
  public init(exists: @escaping () -> Bool, open: @escaping () throws -> any Store) {
    self.exists = exists
    self.open = open
  }

  /// A store that is there from the start.
  public convenience init(_ store: any Store) {
    self.init(exists: { true }, open: { store })
  }

  /// A way to the same store that lets through what is granted to a source.
  func guarded(_ setup: Setup) -> StoreDoor {
    guard !setup.grants.isEverything else { return self }
    return StoreDoor(exists: exists) {
      GuardedStore(try self.store(), setup.grants, of: setup.source, clock: setup.clock)
    }
  }

  func store() throws -> any Store {
    if let opened { return opened }
    let store = try open()
    opened = store
    return store
  }

  /// The store if there is one already that can be opened.
  var storeIfAny: (any Store)? {
    opened ?? (exists() ? try? store() : nil)
  }
}
