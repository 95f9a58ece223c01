import Measures

/// What an intent declares of one parameter. Made once an intent type and shared by all its values.
@usableFromInline
final class Declaration: Sendable {
  /// The name of the property and of the slot.
  @usableFromInline let name: String
  @usableFromInline let isRequired: Bool
  /// Whether the slot may stand more than once.
  let isList: Bool
  let measure: Measure?
  private let type: any ParameterValue.Type
  /// What its field in JSON is called.
  let field: String
  /// What it is called when a list holds more than one; nil when the field of a list is an array.
  let several: String?
  /// The value given where the property is declared, a `Default` of the parameter's type.
  @usableFromInline let byDefault: (any AnyObject & Sendable)?

  /// The field follows from the name: `quantityUnit` is `quantity_unit`, and `weight`, measured in
  /// kilograms, is `weight_kg`.
  @usableFromInline
  init<Wrapped: ParameterValue>(_ parameter: Parameter<Wrapped>, named name: String) {
    self.name = name
    isRequired = parameter.held == nil
    isList = Wrapped.isList
    measure = parameter.measure
    type = Wrapped.self
    several = parameter.several
    let plain = Self.snakeCase(name)
    field =
      parameter.field ?? parameter.measure?.unit.fieldSuffix.map { "\(plain)_\($0)" } ?? plain
    byDefault = parameter.hasDefault ? parameter.held.map(Default.init) : nil
  }

  var form: Form { type.form }

  /// Names of properties are written in ASCII.
  private static func snakeCase(_ name: String) -> String {
    var bytes: [UInt8] = []
    for byte in name.utf8 {
      let isUpperCase = (UInt8(ascii: "A")...UInt8(ascii: "Z")).contains(byte)
      if isUpperCase { bytes.append(UInt8(ascii: "_")) }
      bytes.append(isUpperCase ? byte + 32 : byte)
    }
    return String(decoding: bytes, as: UTF8.self)
  }
}

/// A value behind a reference whose type the declaration need not know.
@usableFromInline
final class Default<Wrapped: Sendable>: Sendable {
  @usableFromInline let value: Wrapped
  init(_ value: Wrapped) { self.value = value }
}
