import Measures

/// Something a person can ask for in one sentence, with typed parameters: "record blood pressure
/// 135 over 85".
///
/// The type's name is the intent's name in grammars, and the names of its parameters are the names
/// of their slots. It is `Codable` for the sake of the synthesized initializer, which fills the
/// parameters from slots, and of the synthesized `encode(to:)`, which lists what they hold; every
/// stored property is a parameter or a group of them.
public protocol Intent: Codable, Sendable {
  init()
  static var title: String { get }
  /// What this is called in the `kind` field of JSON: `bloodPressure`, `query`.
  static var kind: String { get }
  /// Whether it settles whose record it is from then on.
  static var choosesPerson: Bool { get }
  /// Of an intent that asks the last question again, of what its own slots say, such as "and yesterday?": the name of the
  /// one that answers these slots where no question was asked before. Nil for every other intent.
  static func answer(toSlots names: [String]) -> String?
  /// What it wants with the record, whatever its parameters hold.
  static var demand: Demand { get }
  /// The same for what they hold.
  var demand: Demand { get }

  /// Puts in order what the slots say about each other, such as the total where so much each was
  /// said. Called once the slots are in their parameters; of those that are required, some may
  /// still be missing.
  mutating func reconcile()

  /// Puts in order what only the context tells, such as the half of the day that breakfast is in.
  /// Called after `reconcile`, before anything else.
  mutating func settle(in context: IntentContext)

  /// The parameters of a call whose values cannot all hold, as where one of them says in another way what another says.
  /// A sentence is rather understood otherwise.
  static func contradictions(in slots: [(name: String, value: Value)]) -> [String]

  /// Throws a `Need` when the values, taken together, are not to be acted on without asking:
  /// implausible, or possible in two ways. Writes nothing, and must also work on an empty store.
  func review(in context: IntentContext) throws

  /// Acts. What is to be recorded is handed back in the outcome; only changes to what is already
  /// there go through the store, inside the transaction that the conversation holds.
  func perform(in context: IntentContext) throws -> Outcome

  /// The fields of this intent in JSON: by default one for each parameter that holds something, in
  /// its canonical unit. Of the parameters that are required, some may still be missing.
  func fields(in context: IntentContext) -> [JSON.Field]

  // What else it is: itself, for an intent of that kind, else nil. The kinds say so themselves; to cast a type to one that
  // it is not, the runtime searches every conformance of the program, which takes longer than to hear the sentence.
  static var referring: (any ReferringIntent.Type)? { get }
  static var totalling: (any TotallingIntent.Type)? { get }
  static var listing: (any ListingIntent.Type)? { get }
  static var companion: (any CompanionIntent.Type)? { get }
  static var quoting: (any QuotingIntent.Type)? { get }
  static var standIn: (any StandInIntent.Type)? { get }
  static var code: (any CodeIntent.Type)? { get }
  static var elliptic: (any EllipticIntent.Type)? { get }
  static var momentary: (any MomentaryIntent.Type)? { get }
  static var serial: (any SerialIntent.Type)? { get }
}

extension Intent {
  /// The name of the type. The runtime has to work it out, so whoever looks an intent up uses that of its entry.
  public static var name: String { _typeName(Self.self, qualified: false) }
  public static var choosesPerson: Bool { false }
  public static func answer(toSlots names: [String]) -> String? { nil }
  public var demand: Demand { Self.demand }
  public mutating func reconcile() {}
  public static func contradictions(in slots: [(name: String, value: Value)]) -> [String] { [] }
  public mutating func settle(in context: IntentContext) {}
  /// Settles every figure, refuses the impossible ones and asks about the unusual ones.
  public func review(in context: IntentContext) throws { try reviewFigures(in: context) }
  public func fields(in context: IntentContext) -> [JSON.Field] { saidFields(in: context) }
}
