import Measures
import Records

/// Something a person can ask for in one sentence, with typed parameters: "record blood pressure 135 over 85".
///
/// The type's name is the intent's name in grammars, and the names of its parameters are the names of their slots.
public protocol Intent: Decodable, Sendable {
  init()
  static var title: String { get }
  /// What this is called in the `kind` field of JSON: `bloodPressure`, `query`.
  static var kind: String { get }

  /// Throws a `Need` when the values, taken together, are not to be acted on without asking: implausible, or
  /// possible in two ways. Writes nothing, and must also work on an empty store.
  func review(in context: IntentContext) throws

  /// Acts. What is to be recorded is handed back in the outcome; only changes to what is already there go
  /// through the store, inside the transaction that the conversation holds.
  func perform(in context: IntentContext) throws -> Outcome

  /// The fields of this intent in JSON; by default one a parameter, in its canonical unit.
  func fields(in context: IntentContext) -> [JSON.Field]?
}

extension Intent {
  public static var name: String { String(describing: Self.self) }
  public func review(in context: IntentContext) throws {}
  public func fields(in context: IntentContext) -> [JSON.Field]? { nil }
}
