extension SQLiteStore {
  /// Where a store is.
  public enum Location: Hashable, Sendable {
    /// A file of this path. The file and its missing folders are made.
    case file(String)
    /// Nowhere: a store that ends with the process.
    case memory
  }
}
