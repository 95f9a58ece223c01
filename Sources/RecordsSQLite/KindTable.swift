import Records

/// The numbers that stand for kinds in this store.
struct KindTable {
  let ids: [Sample.Kind: Int64]
  let kinds: [Int64: Sample.Kind]

  init(_ rows: [(id: Int64, name: String)]) {
    let known = rows.compactMap { row in
      Sample.Kind(rawValue: row.name).map { (id: row.id, kind: $0) }
    }
    ids = Dictionary(known.map { ($0.kind, $0.id) }) { first, _ in first }
    kinds = Dictionary(known.map { ($0.id, $0.kind) }) { first, _ in first }
  }
}

extension SQLiteStore {
  /// The number of this kind; nil where the store has never held one.
  func id(of kind: Sample.Kind) throws -> Int64? {
    if let id = kindTable?.ids[kind] { return id }
    return try readKinds().ids[kind]
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
    if let kind = kindTable?.kinds[id] { return kind }
    guard let kind = try readKinds().kinds[id] else { throw StoreError.newer }
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
