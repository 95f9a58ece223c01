import Conversation
import Measures
import Records
import RecordsSQLite
import Testing

struct ClauseTests {
  @Test("several things in one sentence are one entry, and their groups stay apart")
  func together() throws {
    let fixture = try Fixture()
    let reply = fixture.hear("weight 72 kg and press 120 over 80 and press 130 over 85")
    #expect(reply.text == "72 kg. 120 over 80. 130 over 85.")
    #expect(
      try fixture.record() == [
        [
          "weight 72 #0", "systolic 120 #1", "diastolic 80 #1", "systolic 130 #2",
          "diastolic 85 #2",
        ]
      ])
    fixture.hear("undo")
    #expect(try fixture.record() == [])
  }

  @Test("nothing is written as long as anything in the sentence has to be asked")
  func allOrNone() throws {
    let fixture = try Fixture()
    #expect(fixture.hear("weight 72 kg and press 120").slot == "low")
    #expect(try fixture.record() == [])
    #expect(fixture.hear("80").text == "72 kg. 120 over 80.")
    #expect(try fixture.record() == [["weight 72 #0", "systolic 120 #1", "diastolic 80 #1"]])
  }

  @Test("a refused clause takes the others with it")
  func refused() throws {
    let fixture = try Fixture()
    #expect(fixture.hear("weight 72 kg and undo").outcome == .refused)
    #expect(fixture.hear("weight 72 kg and weight 0 kg").outcome == .refused)
    #expect(try fixture.record() == [])
  }

  @Test("a question beside a record counts the record")
  func question() throws {
    let fixture = try Fixture()
    #expect(fixture.hear("weight 72 kg and what weight").text == "72 kg. 72 kg.")
  }
}

struct PersonTests {
  @Test("a stranger is added after a yes, and only then")
  func stranger() throws {
    let fixture = try Fixture()
    let question = fixture.hear("weight 80 kg for dad")
    #expect(question.reason == "confirm")
    #expect(question.text.contains("dad"))
    #expect(try fixture.store.people().map(\.name) == ["me"])
    fixture.hear("no")
    #expect(try fixture.store.people().map(\.name) == ["me"])
    fixture.hear("weight 80 kg for dad")
    #expect(fixture.hear("yes").text == "Dad: 80 kg.")
    #expect(try fixture.store.people().map(\.name) == ["me", "dad"])
    #expect(try fixture.record(of: "dad") == [["weight 80 #0"]])
    #expect(try fixture.record() == [])
  }

  @Test("a question about a stranger is refused, and adds nobody")
  func unknown() throws {
    let fixture = try Fixture()
    #expect(fixture.hear("what weight for dad").reason == "unknown-person")
    #expect(try fixture.store.people().map(\.name) == ["me"])
  }

  @Test("a dry run adds nobody")
  func rehearsal() throws {
    let fixture = try Fixture {
      $0.isRehearsal = true
      $0.saysYes = true
    }
    #expect(fixture.hear("weight 80 kg for dad").outcome == .act)
    #expect(try fixture.store.people().map(\.name) == ["me"])
  }

  @Test("who is named before the first thing is meant by the others too")
  func leading() throws {
    let fixture = try Fixture { $0.saysYes = true }
    fixture.hear("for dad weight 80 kg and press 120 over 80")
    #expect(try fixture.record() == [])
    #expect(
      try fixture.record(of: "dad") == [["weight 80 #0", "systolic 120 #1", "diastolic 80 #1"]])
  }

  @Test("who is named in a clause of its own keeps it")
  func own() throws {
    let fixture = try Fixture { $0.saysYes = true }
    fixture.hear("for dad weight 80 kg and for mom weight 60 kg and for me weight 70 kg")
    #expect(try fixture.record(of: "dad") == [["weight 80 #0"]])
    #expect(try fixture.record(of: "mom") == [["weight 60 #1"]])
    #expect(try fixture.record(of: "me") == [["weight 70 #2"]])
  }

  @Test("the person that was set for the session is meant where nobody is named")
  func usual() throws {
    let store = try SQLiteStore(at: .memory)
    _ = try store.add(personNamed: "Anna")
    let fixture = try Fixture(store) { $0.person = "anna" }
    fixture.hear("weight 60 kg")
    fixture.hear("weight 70 kg for me")
    #expect(try fixture.record(of: "Anna") == [["weight 60 #0"]])
    #expect(try fixture.record() == [["weight 70 #0"]])
  }
}

struct FailureTests {
  /// A store that cannot be written, and says why.
  private func failure(_ error: StoreError) throws -> Reply {
    let setup = Setup(clock: { Instant(seconds: 0) }, zone: .utc, source: .oneShot)
    var session = Session(
      [try Fixture.grammar()], FixtureCatalog.catalog,
      StoreDoor(exists: { true }, open: { throw error }), setup)
    return session.hear("weight 72 kg")
  }

  @Test(
    "a store that fails is named, in words and for scripts",
    arguments: [
      StoreError.notAStore, .newer, .busy, .full, .readOnly, .cannotCreate, .unavailable,
      .failed(code: 10),
    ])
  func failing(error: StoreError) throws {
    let reply = try failure(error)
    #expect(reply.failure == error)
    #expect(reply.outcome == .refused)
    #expect(reply.reason != nil)
    #expect(reply.text.count > 10)
    #expect(reply.entry == nil)
  }

  @Test("a store that can only be read answers, and does not take")
  func readOnly() throws {
    let fixture = try Fixture(EmptyStore())
    #expect(fixture.hear("what weight").text == "There is none.")
    #expect(fixture.hear("weight 72 kg").failure == .readOnly)
  }
}
