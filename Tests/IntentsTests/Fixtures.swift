import Measures
import Records

@testable import Intents

/// What the fixtures know of the world: 2026-03-11T10:00, a Wednesday, and an empty record.
var emptyContext: IntentContext { context(confirmed: []) }

func context(confirmed: Set<String>) -> IntentContext {
  IntentContext(
    now: Instant(seconds: 1_773_223_200), zone: .utc, store: EmptyStore(),
    person: Person(id: 1, name: "me"), source: .repl, confirmed: confirmed)
}

extension Measure {
  static let load = Measure(
    .kilogram, possible: 1...500, usual: 10...200,
    bare: [Reading(.kilogram, 1...200), Reading(.pound, 100...400)], shorthand: [.metre: .kilogram])
  static let taste = Measure(
    .gram, possible: 0...100, usual: 0...50, keepsUnit: true,
    or: Measure(.millilitre, possible: 0...200))
  static let floor = Measure(.point, possible: 0...100, usual: 0...50, isSpokenBare: true)
}

struct Frame: ParameterGroup {
  @Parameter(as: "at") var when: Moment?
  @Parameter var tags: [Term] = []
}

enum Mood: String, ParameterValue { case calm, wild }

/// Uses every type that a parameter can have.
struct Lift: Intent {
  static let title = "Lift"
  static let kind = "lifting"
  static let demand = Demand.add()
  @Parameter(.load) var load: Quantity
  @Parameter var times: Int?
  @Parameter(.floor) var toFloor: Double?
  @Parameter(several: "things") var thing: [Term] = []
  @Parameter(as: "tags") var label: [Term] = []
  @Parameter(.taste, as: "quantity") var taste: Quantity?
  @Parameter var mood: Mood?
  @Parameter var period: Period?
  @Parameter var fast = false
  @Parameter var words: String?
  var frame = Frame()

  mutating func reconcile() { if fast, let times { self.times = times * 2 } }
  func perform(in context: IntentContext) throws -> Outcome { Outcome("done") }
}

struct Rest: Intent {
  static let title = "Rest"
  static let kind = "resting"
  static let demand = Demand.add()
  func perform(in context: IntentContext) throws -> Outcome { Outcome("done") }
}

let catalog = Catalog([.init("Lift", Lift.self), .init("Rest", Rest.self)])

struct Missing: Error {}

func entry(_ name: String = "Lift") throws -> CatalogEntry {
  guard let entry = catalog[name] else { throw Missing() }
  return entry
}

func bindLift(_ slots: [(name: String, value: Value)]) throws -> Lift {
  guard let lift = try entry().bind(slots) as? Lift else { throw Missing() }
  return lift
}

/// The need that is thrown; nil when none is.
func need(_ body: () throws -> Void) throws -> Need? {
  do {
    try body()
    return nil
  } catch let need as Need {
    return need
  }
}
