/// Every intent there is, by name. Made once by the composition root.
public struct Catalog: Sendable {
  /// Few enough to look through.
  public let entries: [CatalogEntry]

  public init(_ entries: [CatalogEntry]) { self.entries = entries }

  public var names: [String] { entries.map(\.name).sorted() }

  public subscript(name: String) -> CatalogEntry? { entries.first { $0.name == name } }
}
