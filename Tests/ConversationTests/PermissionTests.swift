import Conversation
import GrammarData
import HealthIntents
import Intents
import Measures
import Records
import RecordsSQLite
import Synchronization
import Testing

@Suite("Permissions")
struct PermissionTests {
  private let store: SQLiteStore
  private let clock = TestClock()

  init() throws {
    store = try SQLiteStore(at: .memory)
    at("2026-03-11T10:00")
  }

  private func at(_ time: String) {
    if let time = LocalTime(time) { clock.set(time) }
  }

  /// A conversation over a source with what is usual, and these rules besides.
  private func session(
    _ source: Entry.Source, _ rules: String = "", isRehearsal: Bool = false
  ) throws -> Session {
    let clock = clock
    var setup = Setup(clock: { clock.now }, zone: .utc, source: source)
    setup.grants = try Permissions(rules).grants(of: source)
    setup.isRehearsal = isRehearsal
    return Session(GrammarData.grammars(["en"]), Catalog.health, StoreDoor(store), setup)
  }

  private func values(_ kind: Sample.Kind) throws -> [Double] {
    let ever = Instant(seconds: 0)..<Instant(seconds: 1 << 33)
    return try store.samples(SampleQuery(kind, of: store.defaultPerson(), in: ever))
      .map(\.sample.value)
  }

  @Test("every intent declares what it wants with the record, and wants what its kind wants")
  func demands() throws {
    for name in Catalog.health.names {
      let type = try #require(Catalog.health[name]).type
      let wanted: [Access?]
      switch type.kind {
      case "query", "effect": wanted = [.read]
      case "help": wanted = [nil]
      case "report": wanted = [.export]
      case "delete": wanted = [.delete, .change]
      case "undo": wanted = [.delete]
      case "edit", "redo", "profileSwitch": wanted = [.change]
      default: wanted = [.add]
      }
      #expect(wanted.contains(type.demand.access), "\(name)")
    }
  }

  @Test("what is computed from a kind that may not be told is not told either")
  func computed() throws {
    var owner = try session(.repl)
    for sentence in ["weight 80 kg", "set a weight goal of 75 kg", "ate 500 kcal"] {
      #expect(owner.hear(sentence).outcome == .done, "\(sentence)")
    }
    var model = try session(.mcp, "mcp read weight deny")
    let replies = ["swam for 10 minutes", "what are my goals", "today"].map { model.hear($0) }
    for reply in replies {
      #expect(
        !["80", "75", "kcal gross", "Net"].contains(where: reply.text.contains), "\(reply.text)")
      #expect(!reply.json.text.contains("net_kcal"))
    }
    for question in ["my net calories today", "how many calories did i burn today"] {
      #expect(model.hear(question).outcome == .refused)
    }
  }

  @Test("goals that may not be told are not said to be none")
  func goals() throws {
    var owner = try session(.repl)
    for sentence in ["set a weight goal of 75 kg", "set a goal of 9000 steps a day"] {
      #expect(owner.hear(sentence).outcome == .done, "\(sentence)")
    }
    var model = try session(.mcp, "mcp read weight deny")
    let some = model.hear("what are my goals")
    #expect(some.text.contains("9000") && some.text.contains("Not everything"))
    model = try session(.mcp, "mcp read deny\nmcp read goal allow")
    #expect(model.hear("what are my goals").reason == "not-permitted")
    model = try session(.mcp, "mcp read goal deny")
    #expect(model.hear("what are my goals").reason == "not-permitted")
    #expect(model.hear("what is my step goal").reason == "not-permitted")
  }

  @Test("where nothing is granted nothing is told and nothing is written", arguments: Talk.all)
  func nothing(_ talk: Talk) throws {
    var setup = Setup(clock: { [clock] in clock.now }, zone: .utc, source: .mcp)
    for access in Access.allCases { setup.grants.set(access, to: false) }
    let grammars = GrammarData.grammars().filter { $0.language == talk.language }
    var session = Session(grammars, Catalog.health, StoreDoor(store), setup)
    var before = try self.session(.repl)
    _ = before.hear("weight 81.5 kg")
    for turn in talk.turns {
      clock.set(turn.now)
      let reply = session.hear(turn.said)
      #expect(reply.answer == nil, "\(turn.said)")
      #expect(reply.entry == nil, "\(turn.said)")
      #expect(!reply.text.contains("81.5") || turn.said.contains("81.5"), "\(turn.said)")
    }
    #expect(try store.changes(limit: 2).count == 1)
    #expect(try values(.weight) == [81.5])
  }

  @Test(
    "what was said just now over the same source is corrected and taken back",
    arguments: [Entry.Source.listen, .hotkey, .wyoming, .mcp])
  func own(source: Entry.Source) throws {
    var typed = try session(.repl)
    _ = typed.hear("weight 80 kg")
    var session = try session(source)
    #expect(session.hear("weight 80.5 kg").outcome == .done)
    #expect(session.hear("no, 81").outcome == .done)
    #expect(try values(.weight) == [80, 81])
    #expect(session.hear("undo").outcome == .done)
    #expect(session.hear("redo").outcome == .done)
    #expect(try values(.weight) == [80, 81])
    #expect(session.hear("undo").outcome == .done)
    #expect(session.hear("undo").outcome == .done)
    #expect(session.hear("undo").reason == "not-permitted")
    #expect(try values(.weight) == [80])
  }

  @Test("in a call of its own as well")
  func ownCalls() throws {
    for text in ["weight 72 kg", "no, 73", "undo", "no, 74", "delete that"] {
      var session = try session(.hotkey)
      #expect(session.hear(text).outcome == .done, "\(text)")
    }
    #expect(try values(.weight).isEmpty)
  }

  @Test(
    "what was said elsewhere, or a while ago, is neither changed nor taken back",
    arguments: [
      "undo", "delete that", "no, 73", "delete everything", "undo the last 2 changes",
      "delete my weight", "delete today's weight", "change my weight to 73",
    ])
  func others(text: String) throws {
    var typed = try session(.repl)
    _ = typed.hear("weight 80 kg")
    var fresh = try session(.wyoming)
    #expect(fresh.hear(text).reason == "not-permitted")
    var session = try session(.listen)
    at("2026-03-11T11:00")
    _ = session.hear("weight 80 kg")
    at("2026-03-11T11:20")
    #expect(session.hear(text).reason == "not-permitted")
    #expect(try values(.weight) == [80, 80])
  }

  @Test("a change that was made elsewhere since stays")
  func madeSince() throws {
    var session = try session(.mcp)
    _ = session.hear("weight 72 kg")
    var typed = try self.session(.repl)
    _ = typed.hear("pulse 60")
    #expect(session.hear("undo").reason == "not-permitted")
    #expect(try values(.pulse) == [60])
    #expect(session.hear("no, 73").outcome == .done)
    #expect(try values(.weight) == [73])
  }

  @Test("of a sentence with one thing that is not permitted nothing is written")
  func together() throws {
    var session = try session(.mcp, "mcp add pulse deny")
    let reply = session.hear("weight 72 kg and pulse 60")
    #expect(reply.reason == "not-permitted")
    #expect(reply.outcome == .refused)
    #expect(session.hear("bp 120 over 80, pulse 60").reason == "not-permitted")
    #expect(try store.changes(limit: 1).isEmpty)
    #expect(session.hear("bp 120 over 80").outcome == .done)
  }

  @Test("a dry run and an explanation tell it too")
  func rehearsed() throws {
    var session = try session(.mcp, "mcp add pulse deny", isRehearsal: true)
    #expect(session.hear("bp 120 over 80, pulse 60").reason == "not-permitted")
    #expect(session.hear("weight 72 kg").outcome == .act)
    #expect(session.explain("delete everything").last == "outcome   refused not-permitted")
  }

  @Test("of what may not be told nothing is told, beside what may be, and it is said so")
  func told() throws {
    var typed = try session(.repl)
    for text in ["weight 80 kg", "500 ml water", "bp 120 over 80"] { _ = typed.hear(text) }
    var session = try session(.mcp, "mcp read weight water deny")
    #expect(session.hear("what is my weight").reason == "not-permitted")
    #expect(session.hear("how much water today").reason == "not-permitted")
    let today = session.hear("today")
    #expect(today.text.contains("120 over 80"))
    #expect(!today.text.contains("80 kg") && !today.text.contains("500"))
    #expect(today.text.hasSuffix("Not everything may be told here."))
    #expect(today.answer?.text.contains("weight") == false)
    #expect(session.hear("what did I add last").text.contains("120 over 80"))
    #expect(!session.hear("what did I add last").text.contains("80 kg"))
    #expect(!session.hear("200 ml water").text.contains("700"))
    // What is asked for the sake of plausibility goes on, and tells nothing.
    let doubt = session.hear("weight 60 kg")
    #expect(doubt.outcome == .ask)
    #expect(!doubt.text.contains("80"))
    #expect(session.hear("yes").outcome == .done)
  }

  @Test("what is granted otherwise holds from the next sentence on")
  func renewed() throws {
    let rules = Mutex("")
    let clock = clock
    var setup = Setup(clock: { clock.now }, zone: .utc, source: .listen)
    setup.granting = {
      rules.withLock { (try? Permissions($0))?.grants(of: .listen) ?? .everything }
    }
    var session = Session(GrammarData.grammars(["en"]), Catalog.health, StoreDoor(store), setup)
    var typed = try self.session(.repl)
    _ = typed.hear("weight 80 kg")
    #expect(session.hear("delete that").reason == "not-permitted")
    rules.withLock { $0 = "listen add weight deny" }
    #expect(session.hear("weight 81 kg").reason == "not-permitted")
    rules.withLock { $0 = "listen delete allow" }
    #expect(session.hear("delete today's weight").outcome == .done)
    #expect(try values(.weight).isEmpty)
  }

  @Test("what is permitted by kind is permitted for that kind alone")
  func byKind() throws {
    var typed = try session(.repl)
    for text in ["weight 80 kg", "500 ml water"] { _ = typed.hear(text) }
    var session = try session(.listen, "listen delete water allow\nlisten export weight allow")
    #expect(session.hear("delete today's weight").reason == "not-permitted")
    #expect(session.hear("delete today's water").outcome == .done)
    #expect(session.hear("export my water as csv").reason == "not-permitted")
    #expect(session.hear("export my weight as csv").outcome == .done)
    #expect(try values(.weight) == [80])
    #expect(try values(.water).isEmpty)
  }
}
