import Measures

/// Marks a property of an intent as one of its parameters, and says what the slot of the same name must hold.
///
/// Required unless it is optional, a list, or given a value where it is declared:
///
///     @Parameter(in: .kilogram) var weight: Quantity
///     @Parameter var when: Moment?
@propertyWrapper
public struct Parameter<Wrapped: ParameterValue>: Decodable, Sendable {
  private var stored: Wrapped?
  /// The canonical unit; bare numbers and convertible units are settled into it by the binder.
  let unit: Quantity.Unit?

  public init(wrappedValue: Wrapped, in unit: Quantity.Unit? = nil) {
    stored = wrappedValue
    self.unit = unit
  }

  public init(in unit: Quantity.Unit? = nil) {
    stored = Wrapped.absent
    self.unit = unit
  }

  public var wrappedValue: Wrapped {
    get {
      guard let stored else { preconditionFailure("The binder lets no intent run with a parameter missing.") }
      return stored
    }
    set { stored = newValue }
  }

  /// Takes the value of the slot named by the coding path, else what was declared.
  public init(from decoder: any Decoder) throws {
    guard let slots = decoder as? SlotDecoder, let key = decoder.codingPath.last,
      let declared = slots.declarations[key.stringValue]?.parameter as? Self
    else {
      throw DecodingError.dataCorrupted(
        .init(codingPath: decoder.codingPath, debugDescription: "Not a slot."))
    }
    self = declared
    let heard = slots.values(of: key.stringValue)
    guard !heard.isEmpty else { return }
    guard let value = Wrapped(slot: heard, in: unit) else {
      throw Need.value(parameter: key.stringValue, key: "unreadable")
    }
    stored = value
  }
}

/// A parameter as the binder sees it: without its type.
protocol DeclaredParameter: Sendable {
  var isRequired: Bool { get }
  var unit: Quantity.Unit? { get }
}

extension Parameter: DeclaredParameter {
  var isRequired: Bool { stored == nil }
}
