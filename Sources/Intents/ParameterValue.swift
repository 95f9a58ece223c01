import Glibc
import Measures

/// A type that a parameter can have: it can be made from the values heard for its slot.
public protocol ParameterValue: Sendable {
  /// What the parameter holds when nothing was heard; nil when it must be asked for.
  static var absent: Self? { get }
  /// Nil when what was heard is nothing of this type, or more than one where one is meant.
  init?(slot heard: [Value], in unit: Quantity.Unit?)
}

extension ParameterValue {
  public static var absent: Self? { nil }
}

extension Quantity: ParameterValue {
  /// Keeps the unit as said; a bare number stays bare, for the intent's kind to settle.
  public init?(slot heard: [Value], in unit: Unit?) {
    guard heard.count == 1 else { return nil }
    switch heard[0] {
    case .quantity(let quantity): self = quantity
    case .number(let number): self = Quantity(number, nil)
    case .moment, .period, .word, .text: return nil
    }
  }
}

extension Double: ParameterValue {
  public init?(slot heard: [Value], in unit: Quantity.Unit?) {
    guard heard.count == 1, case .number(let number) = heard[0] else { return nil }
    self = number
  }
}

extension Int: ParameterValue {
  public init?(slot heard: [Value], in unit: Quantity.Unit?) {
    guard heard.count == 1, case .number(let number) = heard[0], let whole = Int(exactly: number)
    else { return nil }
    self = whole
  }
}

extension String: ParameterValue {
  public init?(slot heard: [Value], in unit: Quantity.Unit?) {
    guard heard.count == 1 else { return nil }
    switch heard[0] {
    case .word(let word): self = word
    case .text(let text): self = text
    case .number, .quantity, .moment, .period: return nil
    }
  }
}

extension Moment: ParameterValue {
  public init?(slot heard: [Value], in unit: Quantity.Unit?) {
    guard heard.count == 1, case .moment(let moment) = heard[0] else { return nil }
    self = moment
  }
}

extension Period: ParameterValue {
  public init?(slot heard: [Value], in unit: Quantity.Unit?) {
    guard heard.count == 1, case .period(let period) = heard[0] else { return nil }
    self = period
  }
}

extension Optional: ParameterValue where Wrapped: ParameterValue {
  public static var absent: Wrapped?? { .some(nil) }
  public init?(slot heard: [Value], in unit: Quantity.Unit?) {
    guard let value = Wrapped(slot: heard, in: unit) else { return nil }
    self = value
  }
}

extension Array: ParameterValue where Element: ParameterValue {
  public static var absent: [Element]? { [] }
  public init?(slot heard: [Value], in unit: Quantity.Unit?) {
    var elements: [Element] = []
    for value in heard {
      guard let element = Element(slot: [value], in: unit) else { return nil }
      elements.append(element)
    }
    self = elements
  }
}

extension ParameterValue where Self: RawRepresentable, RawValue == String {
  public init?(slot heard: [Value], in unit: Quantity.Unit?) {
    guard heard.count == 1, case .word(let word) = heard[0] else { return nil }
    self.init(rawValue: word)
  }
}
