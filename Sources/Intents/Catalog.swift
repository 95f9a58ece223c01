/// Every intent there is, by name. Made once by the composition root.
public struct Catalog: Sendable {
  /// Few enough to look through.
  private let entries: [(name: String, entry: CatalogEntry)]

  public init(_ intents: [any Intent.Type]) {
    entries = intents.map { ($0.name, CatalogEntry($0)) }
  }

  public var names: [String] { entries.map(\.name).sorted() }

  public subscript(name: String) -> CatalogEntry? { entries.first { $0.name == name }?.entry }
}
