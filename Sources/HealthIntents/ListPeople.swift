import Intents
import Measures
import Records

/// Tells whose records there are: "who do you keep records for".
public struct ListPeople: Intent {
  public static let title = "List the people"
  public static let kind = "query"
  public static let demand = Demand.read()

  public init() {}

  public func perform(in context: IntentContext) throws -> Outcome {
    let people = try context.store.people()
    let usual = try context.store.defaultPerson()
    let counts = try people.map(context.store.entryCount)
    let count = Double(people.count)
    var outcome = Outcome(
      people.count == 1 ? "alone" : "list",
      ["count": .number(count), "records": .number(Double(counts[0]))],
      figures: [
        JSON.Field("count", .number(count)),
        JSON.Field("people", .array(zip(people, counts).map { $0.json(counting: $1, usual) })),
      ])
    guard people.count > 1 else { return outcome }
    outcome.rows = zip(people, counts).map { person, count in
      [
        Outcome.replyKey: .word(person == usual ? "row-usual" : "row"),
        "person": .word(person.name), "records": .number(Double(count)),
      ]
    }
    return outcome
  }

  public func fields(in context: IntentContext) -> [JSON.Field] {
    [JSON.Field("metric", .string("person")), JSON.Field("aggregate", .string("list"))]
  }
}

extension Person {
  fileprivate func json(counting count: Int, _ usual: Person) -> JSON {
    .object([
      JSON.Field("person", .string(name)), JSON.Field("count", .number(Double(count))),
      JSON.Field("default", .bool(self == usual)),
    ])
  }
}
