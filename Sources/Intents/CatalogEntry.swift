import Measures
import Synchronization

/// One intent type and what its parameters declare.
///
/// Most intents are never asked for in the life of a process, so a type is named and only looked up, and its parameters
/// only read, at the first use.
public final class CatalogEntry: Sendable {
  /// The name of the type.
  public let name: String
  private let makeType: @Sendable () -> any Intent.Type
  private let kept = AtomicLazyReference<Schema>()

  public init(_ name: String, _ type: @autoclosure @escaping @Sendable () -> any Intent.Type) {
    self.name = name
    makeType = type
  }

  public var type: any Intent.Type { makeType() }

  private var schema: Schema { kept.load() ?? kept.storeIfNil(Schema(of: type)) }

  /// What grammars are checked against.
  public struct Description: Hashable, Sendable {
    public let name: String
    public let isRequired: Bool
    /// Whether the slot may stand more than once.
    public let isList: Bool
    /// The canonical unit of a figure.
    public let unit: Quantity.Unit?
    /// What it is called in JSON: `systolic_mmHg`.
    public let field: String
    public let form: Form
    /// Whether a figure has to come with its unit, such as 500 mg.
    public let needsUnit: Bool
    /// Between which bounds a figure is possible, in its canonical unit.
    public let possible: ClosedRange<Double>?
  }

  /// In the order of declaration.
  public var parameters: [Description] {
    schema.declarations.map {
      Description(
        name: $0.name, isRequired: $0.isRequired, isList: $0.isList, unit: $0.measure?.unit,
        field: $0.field, form: $0.form, needsUnit: $0.measure?.keepsUnit ?? false,
        possible: $0.measure?.possible)
    }
  }

  /// What the parameter of this name is called in JSON.
  public func field(of parameter: String) -> String {
    schema.declarations.first { $0.name == parameter }?.field ?? parameter
  }

  /// The intent with these slots in its parameters.
  ///
  /// - Throws: `Need.value` for the first required parameter that no slot fills, or whose slot
  ///   holds something of another type; `UnknownSlot` when a slot has no parameter, since nothing
  ///   heard may be dropped.
  public func bind(_ slots: [(name: String, value: Value)]) throws -> any Intent {
    try type.bound(by: SlotDecoder(slots, schema.declarations, isDraft: false))
  }

  /// The fields in JSON of what was heard so far, even if it is not enough to bind.
  public func fields(
    of slots: [(name: String, value: Value)], in context: IntentContext
  ) -> [JSON.Field] {
    var draft = draft(slots)
    draft.settle(in: context)
    return draft.fields(in: context)
  }

  /// The intent with what was heard so far; a required parameter may hold nothing.
  func draft(_ slots: [(name: String, value: Value)]) -> any Intent {
    let intent = try? type.bound(by: SlotDecoder(slots, schema.declarations, isDraft: true))
    return intent ?? type.init()
  }
}

extension Intent {
  fileprivate static func bound(by decoder: SlotDecoder) throws -> any Intent {
    var intent = try Self(from: decoder)
    if decoder.isWhole { intent.reconcile() }
    return intent
  }
}

/// A slot was heard that the intent has no parameter for.
public struct UnknownSlot: Error, Hashable, Sendable {
  public let name: String
}
