import Records

extension SQLiteStore {
  public func people() throws -> [Person] {
    try reading {
      let people = try connection.all(Self.everyone, read: person)
      // A name that was taken back may be that of somebody who was added since, and has no records.
      return people.enumerated().filter { index, person in
        !people[..<index].contains { $0.isCalled(person.name) }
      }.map(\.element)
    }
  }

  private static let everyone = "\(rows) WHERE gone = 0 ORDER BY id"

  private static let rows = """
    SELECT id, coalesce(called, given, name), is_default, coalesce(given, name)
    FROM people
    """

  private func person(_ row: Row) -> Person {
    Person(id: row.integer(0), name: row.text(1) ?? "", firstName: row.text(3))
  }

  public func person(_ id: Person.ID) throws -> Person? {
    try reading {
      try connection.first("\(Self.rows) WHERE id = ?", .integer(id), read: person)
    }
  }

  public func add(personNamed name: String) throws -> Person {
    if let known = try people().first(where: { $0.isCalled(name) }) { return known }
    return try changing {
      if let known = try people().first(where: { $0.isCalled(name) }) { return known }
      let isTaken =
        try connection.first("SELECT 1 FROM people WHERE name = ?", .text(name)) { _ in true }
        ?? false
      let id = Identifier()
      try connection.run(
        "INSERT INTO people (uuid, name, given) VALUES (?, ?, ?)",
        .blob(id.bytes), .text(isTaken ? id.text : name), .text(isTaken ? name : nil))
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

// Those who are called otherwise by now, and those who were removed.
extension SQLiteStore {
  public func entryCount(of person: Person) throws -> Int {
    try reading {
      try connection.first(
        "SELECT count(DISTINCT entry) FROM samples WHERE \(Self.ownedBy)", .integer(person.id)
      ) { Int($0.integer(0)) } ?? 0
    }
  }

  /// The live samples of somebody that do not settle who they are.
  func everySample(of person: Person) throws -> [SampleRow] {
    try connection.all(
      "\(Self.samples) WHERE \(Self.ownedBy) ORDER BY s.id", .integer(person.id), read: sampleRow)
  }

  private static let ownedBy = """
    person = ? AND live = 1
      AND kind NOT IN (SELECT id FROM kinds WHERE name IN ('renamed', 'removed'))
    """

  /// Writes down what everybody is called, and who is gone, where these samples say so or did.
  func settlePeople(after samples: [Sample]) throws {
    guard samples.contains(where: \.kind.isAboutPeople) else { return }
    try connection.run(
      """
      UPDATE people SET called = (
        SELECT label FROM samples WHERE person = people.id AND live = 1 AND kind = ?
        ORDER BY id DESC LIMIT 1)
      """, .integer(idMade(for: .renamed)))
    try connection.run(
      """
      UPDATE people SET gone = id > (SELECT min(id) FROM people) AND EXISTS (
        SELECT 1 FROM samples WHERE person = people.id AND live = 1 AND kind = ?)
      """, .integer(idMade(for: .removed)))
    try connection.run(
      """
      UPDATE people SET is_default = (id = (SELECT min(id) FROM people))
      WHERE EXISTS (SELECT 1 FROM people WHERE is_default = 1 AND gone = 1)
      """)
  }
}
