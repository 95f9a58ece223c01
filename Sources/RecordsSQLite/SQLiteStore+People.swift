import Records

extension SQLiteStore {
  public func people() throws -> [Person] {
    try reading { try connection.all(Self.everyone, read: person) }
  }

  private static let everyone = "SELECT id, name, is_default FROM people ORDER BY id"

  private func person(_ row: Row) -> Person {
    Person(id: row.integer(0), name: row.text(1) ?? "")
  }

  public func add(personNamed name: String) throws -> Person {
    if let known = try people().first(where: { $0.isCalled(name) }) { return known }
    return try changing {
      if let known = try people().first(where: { $0.isCalled(name) }) { return known }
      try connection.run(
        "INSERT INTO people (uuid, name) VALUES (?, ?)",
        .blob(Identifier().bytes), .text(name))
      return Person(id: connection.lastID, name: name)
    }
  }

  public func defaultPerson() throws -> Person {
    // The same statement as for all of them: there are few, and making another one takes longer than reading them.
    var usual: Person?
    try reading {
      try connection.each(Self.everyone) { row in
        if row.integer(2) == 1 { usual = person(row) }
        return usual == nil
      }
    }
    guard let usual else { throw StoreError.notAStore }
    return usual
  }

  public func makeDefault(_ person: Person) throws {
    try changing {
      let known = try connection.first("SELECT id FROM people WHERE id = ?", .integer(person.id)) {
        $0.integer(0)
      }
      guard known != nil else { throw StoreError.unknown }
      try connection.run("UPDATE people SET is_default = (id = ?)", .integer(person.id))
    }
  }
}
