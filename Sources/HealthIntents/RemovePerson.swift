import Intents
import Measures
import Records

/// Takes somebody out of those whose records are kept, with all of their records: "remove dad".
public struct RemovePerson: Intent {
  public static let title = "Remove a person"
  public static let kind = "delete"
  public static let demand = Demand.delete(.removed)

  /// The name as it was said; who is meant by it, the context says.
  @Parameter var person: Term

  public init() {}

  /// - Throws: `Need.refusal` "own" for whoever uses saywell, "usual" for the one whose record it is when nobody is named;
  ///   `Need.confirmation` "remove" with the number of their entries.
  public func review(in context: IntentContext) throws {
    guard try context.store.person(context.person.id) != nil else { return }
    guard context.person.name != Person.meName else { throw Need.refusal(key: "own", values: [:]) }
    guard try context.store.defaultPerson() != context.person else {
      throw Need.refusal(key: "usual", values: ["person": .word(context.person.name)])
    }
    try context.confirm("remove", values(in: context))
  }

  public func perform(in context: IntentContext) throws -> Outcome {
    try review(in: context)
    let values = try values(in: context)
    let count = try context.store.entryCount(of: context.person)
    try context.store.deleteEverything(of: context.person)
    let samples = [context.sample(.removed, Double(count), label: context.person.name)]
    var outcome = Outcome("removed", values, samples: samples)
    outcome.things = try Description.all(of: samples, in: context)
    return outcome
  }

  private func values(in context: IntentContext) throws -> [String: Value] {
    let count = try context.store.entryCount(of: context.person)
    return ["person": .word(context.person.name), "count": .number(Double(count))]
  }
}
