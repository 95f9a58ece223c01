import Glibc
import Measures

/// A type that a parameter can have: it can be made from the values heard for its slot.
public protocol ParameterValue: Sendable {
  /// What the parameter holds when nothing was heard; nil when it must be asked for.
  static var absent: Self? { get }
  /// Whether it holds any number of values.
  static var isList: Bool { get }
  static var form: Form { get }
  /// Nil when the value is nothing of this type.
  init?(_ value: Value)
  /// Nil also when more was heard than it can hold.
  init?(_ heard: Heard)
  /// The values to be shown in JSON and in sentences; none for what only steers the intent.
  var shown: [Value] { get }
}

extension ParameterValue {
  @inlinable
  public static var absent: Self? { nil }
  @inlinable
  public static var isList: Bool { false }
  @inlinable
  public init?(_ heard: Heard) {
    guard let value = heard.only else { return nil }
    self.init(value)
  }
}

extension Quantity: ParameterValue {
  public static var form: Form { .quantity }
  /// Keeps the unit as said; a bare number stays bare, for the parameter's measure to settle.
  @inlinable
  public init?(_ value: Value) {
    switch value {
    case .quantity(let quantity): self = quantity
    case .number(let number): self = Quantity(number, nil)
    case .moment, .period, .word, .text: return nil
    }
  }
  @inlinable
  public var shown: [Value] { [.quantity(self)] }
}

extension Double: ParameterValue {
  public static var form: Form { .number }
  @inlinable
  public init?(_ value: Value) {
    switch value {
    case .number(let number): self = number
    case .quantity(let quantity) where quantity.unit == nil: self = quantity.value
    case .quantity, .moment, .period, .word, .text: return nil
    }
  }
  @inlinable
  public var shown: [Value] { [.number(self)] }
}

extension Int: ParameterValue {
  public static var form: Form { .whole }
  @inlinable
  public init?(_ value: Value) {
    guard let number = Double(value), let whole = Int(exactly: number) else { return nil }
    self = whole
  }
  @inlinable
  public var shown: [Value] { [.number(Double(self))] }
}

extension String: ParameterValue {
  @inlinable
  public init?(_ value: Value) {
    switch value {
    case .word(let text) where !text.isEmpty, .text(let text) where !text.isEmpty: self = text
    case .word, .text, .number, .quantity, .moment, .period: return nil
    }
  }
  @inlinable
  public var shown: [Value] { [.text(self)] }
}

/// A word of the sentence that only steers what the intent does, such as "each".
extension Bool: ParameterValue {
  public static var form: Form { .flag }
  @inlinable
  public init?(_ value: Value) {
    guard case .word(let word) = value else { return nil }
    self = word != "no" && word != "false"
  }
  @inlinable
  public var shown: [Value] { [] }
}

extension Moment: ParameterValue {
  public static var form: Form { .moment }
  @inlinable
  public init?(_ value: Value) {
    guard case .moment(let moment) = value else { return nil }
    self = moment
  }
  @inlinable
  public var shown: [Value] { self == .now ? [] : [.moment(self)] }
}

extension Period: ParameterValue {
  public static var form: Form { .period }
  @inlinable
  public init?(_ value: Value) {
    guard case .period(let period) = value else { return nil }
    self = period
  }
  @inlinable
  public var shown: [Value] { [.period(self)] }
}

extension Optional: ParameterValue where Wrapped: ParameterValue {
  @inlinable
  public static var absent: Wrapped?? { .some(nil) }
  @inlinable
  public static var isList: Bool { Wrapped.isList }
  public static var form: Form { Wrapped.form }
  @inlinable
  public init?(_ value: Value) {
    guard let wrapped = Wrapped(value) else { return nil }
    self = wrapped
  }
  @inlinable
  public init?(_ heard: Heard) {
    guard let wrapped = Wrapped(heard) else { return nil }
    self = wrapped
  }
  @inlinable
  public var shown: [Value] { self?.shown ?? [] }
}

extension Array: ParameterValue where Element: ParameterValue {
  @inlinable
  public static var isList: Bool { true }
  public static var form: Form { Element.form }
  @inlinable
  public init?(_ value: Value) {
    guard let element = Element(value) else { return nil }
    self = [element]
  }
  @inlinable
  public init?(_ heard: Heard) {
    let elements = heard.all.compactMap(Element.init)
    guard elements.count == heard.count else { return nil }
    self = elements
  }
  @inlinable
  public var shown: [Value] { flatMap(\.shown) }
}

/// A closed list of words, such as the aggregates of a question; its raw values are the words.
extension ParameterValue where Self: RawRepresentable, RawValue == String {
  @inlinable
  public init?(_ value: Value) {
    guard case .word(let word) = value else { return nil }
    self.init(rawValue: word)
  }
  @inlinable
  public var shown: [Value] { [.word(rawValue)] }
}
