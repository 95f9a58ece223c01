import Intents
import Measures
import Records

/// Makes somebody known whose records are to be kept: "add a person called Anna".
public struct AddPerson: Intent {
  public static let title = "Add a person"
  public static let kind = "person"
  public static let demand = Demand.add(.renamed)

  /// A name, or a word for somebody, such as wife.
  @Parameter var name: Term

  public init() {}

  /// - Throws: `Need.refusal` "taken" where somebody is called so already.
  public func review(in context: IntentContext) throws {
    if let known = try context.meanings.person(named: name.text, among: context.store.people()) {
      throw Need.refusal(key: "taken", values: ["name": .word(known.name)])
    }
  }

  public func perform(in context: IntentContext) throws -> Outcome {
    try review(in: context)
    return Outcome("added", ["name": .word(try context.store.add(personNamed: name.text).name)])
  }
}
