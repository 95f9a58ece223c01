/// Every intent there is, by name. Made once by the composition root.
public struct Catalog: Sendable {
  private let entries: [String: CatalogEntry]

  public init(_ intents: [any Intent.Type]) {
    entries = Dictionary(uniqueKeysWithValues: intents.map { ($0.name, CatalogEntry($0)) })
  }

  public var names: [String] { entries.keys.sorted() }

  public subscript(name: String) -> CatalogEntry? { entries[name] }
}
