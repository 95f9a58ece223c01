import Measures

/// Marks a property of an intent as one of its parameters, and says what the slot of the same name
/// must hold.
///
/// Required unless it is optional or given a value where it is declared:
///
///     @Parameter(.weight) var weight: Quantity
///     @Parameter(as: "at") var when: Moment?
///     @Parameter var tags: [Term] = []
///
/// The code that runs for each parameter of each sentence is inlinable, so that it is compiled for
/// the types of the parameters and not once for all types: that makes binding five times as fast.
/// The type itself asks nothing of what it wraps, because the runtime would look for the
/// conformance among all there are, in each process and for each type of parameter.
@propertyWrapper
public struct Parameter<Wrapped: Sendable>: Sendable {
  /// The value, if there is one: in an intent that is not bound yet, a required parameter may have
  /// none.
  public var held: Wrapped?
  @usableFromInline let declaration: Declaration?
  @usableFromInline let measure: Measure?
  @usableFromInline let field: String?
  @usableFromInline let several: String?
  @usableFromInline let hasDefault: Bool

  /// As bound: with the value that was heard, or that it has when nothing was.
  @inlinable
  init(held: Wrapped?, _ declaration: Declaration) where Wrapped: ParameterValue {
    self.held = held
    self.declaration = declaration
    measure = nil
    field = nil
    several = nil
    hasDefault = false
  }

  /// - Parameters:
  ///   - measure: what the figure is measured in; settles bare numbers, refuses and questions.
  ///   - field: what the parameter is called in JSON, where that is not its own name.
  ///   - several: what it is called there when a list holds more than one; without it the field is
  ///     an array.
  @inlinable
  public init(
    wrappedValue: Wrapped, _ measure: Measure? = nil, as field: String? = nil,
    several: String? = nil
  ) where Wrapped: ParameterValue {
    held = wrappedValue
    declaration = nil
    self.measure = measure
    self.field = field
    self.several = several
    hasDefault = true
  }

  @inlinable
  public init(_ measure: Measure? = nil, as field: String? = nil, several: String? = nil)
  where Wrapped: ParameterValue {
    held = Wrapped.absent
    declaration = nil
    self.measure = measure
    self.field = field
    self.several = several
    hasDefault = false
  }

  /// A figure in this unit, without bounds.
  public init(in unit: Quantity.Unit) where Wrapped: ParameterValue { self.init(Measure(unit)) }

  @inlinable
  public var wrappedValue: Wrapped {
    get {
      guard let held else {
        preconditionFailure("The binder lets no intent run with a parameter missing.")
      }
      return held
    }
    set { held = newValue }
  }

  /// The parameter itself, for what it can be asked: `throw $volume.needsValue()`.
  public var projectedValue: Self {
    get { self }
    set { self = newValue }
  }

  /// The slot's name; empty in an intent that was not made by the binder.
  public var name: String { declaration?.name ?? "" }

  /// What to throw when the parameter must be asked for; `key` names another question than its own.
  public func needsValue(_ key: String? = nil) -> Need { .value(parameter: name, key: key) }
}
