import Intents
import Measures
import Records

/// Calls somebody otherwise, whose records stay as they are: "rename dad to John".
public struct RenamePerson: Intent {
  public static let title = "Rename a person"
  public static let kind = "edit"
  public static let demand = Demand.change(.renamed)

  /// The name as it was said; who is meant by it, the context says.
  @Parameter var person: Term
  @Parameter var name: String

  public init() {}

  /// - Throws: `Need.refusal` "own" for whoever uses saywell, "same" where that is the name already, "taken" where it is
  ///   another one's or means another one.
  public func review(in context: IntentContext) throws {
    guard try context.store.person(context.person.id) != nil else { return }
    let values = ["person": Value.word(context.person.name), "name": .word(name)]
    guard context.person.name != Person.meName else {
      throw Need.refusal(key: "own", values: values)
    }
    guard context.person.name != name else { throw Need.refusal(key: "same", values: values) }
    let others = try context.store.people().filter { $0.id != context.person.id }
    if let other = context.meanings.person(named: name, among: others) {
      throw Need.refusal(
        key: "taken", values: values.merging(["name": .word(other.name)]) { $1 })
    }
  }

  public func perform(in context: IntentContext) throws -> Outcome {
    try review(in: context)
    let samples = [context.sample(.renamed, label: name, portion: context.person.name)]
    var outcome = Outcome(
      "renamed", ["person": .word(context.person.name), "name": .word(name)], samples: samples)
    outcome.things = try Description.all(of: samples, in: context)
    return outcome
  }
}
