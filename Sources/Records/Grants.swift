/// What one source may do with the record, kind by kind.
public struct Grants: Hashable, Sendable {
  private var denied: [Access: Set<Sample.Kind>] = [:]
  /// Whether nothing is known of what was granted, since that cannot be read: then as little as possible is.
  public private(set) var isUnknown = false

  public static let everything = Grants()

  /// What a source may do where nothing was settled: somebody at the keyboard everything, whatever hears or is told
  /// from elsewhere only add and tell.
  public static func usual(for source: Entry.Source) -> Grants {
    switch source {
    case .repl, .oneShot, .import: return .everything
    case .listen, .hotkey, .wyoming, .mcp:
      var grants = everything
      for access in [Access.change, .delete, .export] { grants.set(access, to: false) }
      return grants
    }
  }

  /// What is left where it cannot be read what was granted: somebody at the keyboard is told, nobody else is, and nothing
  /// is written.
  public static func unknown(for source: Entry.Source) -> Grants {
    var grants = everything
    grants.isUnknown = true
    for access in Access.allCases { grants.set(access, to: false) }
    if source == .repl || source == .oneShot { grants.set(.read, to: true) }
    return grants
  }

  public var isEverything: Bool { denied.isEmpty }

  public func allows(_ access: Access, _ kind: Sample.Kind) -> Bool {
    !(denied[access]?.contains(kind) ?? false)
  }

  /// The kinds with which it may be done.
  public func kinds(_ access: Access) -> [Sample.Kind] {
    Sample.Kind.allCases.filter { allows(access, $0) }
  }

  /// Why it may not be done with all of these kinds; of no kind, with any. Nil where it may.
  public func denial(_ access: Access, _ kinds: some Sequence<Sample.Kind>) -> Denial? {
    var isOfAny = true
    for kind in kinds {
      isOfAny = false
      if !allows(access, kind) { return Denial(access, kind, isUnknown: isUnknown) }
    }
    guard isOfAny, self.kinds(access).isEmpty else { return nil }
    return Denial(access, nil, isUnknown: isUnknown)
  }

  /// Allows or denies it with these kinds, and with all of them where none is named.
  public mutating func set(
    _ access: Access, _ kinds: [Sample.Kind] = [], to isAllowed: Bool
  ) {
    let kinds = kinds.isEmpty ? Sample.Kind.allCases : kinds
    var set = denied[access] ?? []
    if isAllowed { set.subtract(kinds) } else { set.formUnion(kinds) }
    denied[access] = set.isEmpty ? nil : set
  }
}

/// Something that a source may not do.
public struct Denial: Error, Hashable, Sendable {
  public let access: Access
  /// With which kind; nil where with none at all.
  public let kind: Sample.Kind?
  /// Whether it is not known what it may do.
  public let isUnknown: Bool

  public init(_ access: Access, _ kind: Sample.Kind?, isUnknown: Bool = false) {
    self.access = access
    self.kind = kind
    self.isUnknown = isUnknown
  }
}
