import Records

/// What an intent wants to do with the record, and with which kinds of sample. Whoever may not have that is refused
/// before anything is asked.
public struct Demand: Hashable, Sendable {
  /// Nil where it wants nothing of the record.
  public let access: Access?
  /// Those that are known beforehand; none where all, or any, may be meant.
  public let kinds: [Sample.Kind]
  /// Whether it may be about what was said last, which everybody may correct and take back.
  public let isAboutLast: Bool

  public init(_ access: Access?, _ kinds: [Sample.Kind] = [], isAboutLast: Bool = false) {
    self.access = access
    self.kinds = kinds
    self.isAboutLast = isAboutLast
  }

  public static let nothing = Demand(nil)

  public static func read(_ kinds: Sample.Kind...) -> Demand { Demand(.read, kinds) }
  public static func add(_ kinds: Sample.Kind...) -> Demand { Demand(.add, kinds) }
  public static func change(_ kinds: Sample.Kind...) -> Demand { Demand(.change, kinds) }
  public static func delete(_ kinds: Sample.Kind...) -> Demand { Demand(.delete, kinds) }
  public static func export(_ kinds: Sample.Kind...) -> Demand { Demand(.export, kinds) }
}
