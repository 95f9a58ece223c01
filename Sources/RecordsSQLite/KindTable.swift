import Records

/// The numbers that stand for kinds in this store.
///
/// There are few: looking through them takes less than making a dictionary, of which a process needs two or three.
struct KindTable {
  private let rows: [(id: Int64, name: String)]

  init(_ rows: [(id: Int64, name: String)]) { self.rows = rows }

  func id(of kind: Sample.Kind) -> Int64? {
    let name = kind.rawValue
    return rows.first { $0.name == name }?.id
  }

  /// Nil for a number that there is not, and for a kind that this saywell does not know.
  func kind(of id: Int64) -> Sample.Kind? {
    rows.first { $0.id == id }.flatMap { Sample.Kind(rawValue: $0.name) }
  }
}

extension SQLiteStore {
  /// The number of this kind; nil where the store has never held one.
  func id(of kind: Sample.Kind) throws -> Int64? {
    if let id = kindTable?.id(of: kind) { return id }
    return try readKinds().id(of: kind)
  }

  /// The number of this kind, given to it now if it has none.
  func idMade(for kind: Sample.Kind) throws -> Int64 {
    if let id = try id(of: kind) { return id }
    try connection.run("INSERT INTO kinds (name) VALUES (?)", .text(kind.rawValue))
    kindTable = nil
    return connection.lastID
  }

  /// Throws `newer` for a kind that this saywell does not know.
  func kind(of id: Int64) throws -> Sample.Kind {
    if let kind = kindTable?.kind(of: id) { return kind }
    guard let kind = try readKinds().kind(of: id) else { throw StoreError.newer }
    return kind
  }

  /// Another process may have added kinds since they were read, so whatever is missing is looked up
  /// again.
  private func readKinds() throws -> KindTable {
    let rows = try connection.all("SELECT id, name FROM kinds") { row in
      (id: row.integer(0), name: row.text(1) ?? "")
    }
    let table = KindTable(rows)
    kindTable = table
    return table
  }
}
