import Records

extension SQLiteStore {
  public func people() throws -> [Person] {
    try reading {
      try connection.all("SELECT id, name FROM people ORDER BY id") { row in
        Person(id: row.integer(0), name: row.text(1) ?? "")
      }
    }
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
    let person = try reading {
      try connection.first("SELECT id, name FROM people WHERE is_default = 1") { row in
        Person(id: row.integer(0), name: row.text(1) ?? "")
      }
    }
    guard let person else { throw StoreError.notAStore }
    return person
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
