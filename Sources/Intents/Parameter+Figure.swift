import Measures

/// A figure that was settled: in the canonical unit, and in the one it was said or meant in.
public struct Figure: Equatable, Sendable {
  public let value: Double
  public let said: Quantity

  public init(value: Double, said: Quantity) {
    self.value = value
    self.said = said
  }
}

extension Parameter where Wrapped == Quantity {
  /// The settled figure, never one that is not possible.
  ///
  /// - Throws: `Need.choice` "unit", `Need.value` "wrong-unit", `Need.implausible` "implausible".
  public func figure(in context: IntentContext) throws -> Figure {
    try declared.possibleFigure(of: wrappedValue, in: context)
  }
}

extension Parameter where Wrapped == Quantity? {
  /// The settled figure, never one that is not possible; nil when nothing was said.
  ///
  /// - Throws: `Need.choice` "unit", `Need.value` "wrong-unit", `Need.implausible` "implausible".
  public func figure(in context: IntentContext) throws -> Figure? {
    try wrappedValue.map { try declared.possibleFigure(of: $0, in: context) }
  }
}

extension Parameter where Wrapped: ParameterValue {
  /// What is declared, also in an intent that was not made by the binder.
  fileprivate var declared: Declaration { declaration ?? Declaration(self, named: "") }
}

extension Declaration {
  fileprivate func possibleFigure(of quantity: Quantity, in context: IntentContext) throws -> Figure
  {
    guard let measure else { preconditionFailure("A figure needs a measure.") }
    let figure = try figure(of: quantity, by: measure, in: context)
    guard measure.judging(figure.said).allows(figure.value) else {
      throw Need.implausible(
        key: "implausible",
        values: ["value": .quantity(figure.said), Need.parameterKey: .word(name)])
    }
    return figure
  }

  /// - Throws: `Need.choice` "unit", `Need.value` "wrong-unit".
  func figure(of quantity: Quantity, by measure: Measure, in context: IntentContext) throws
    -> Figure
  {
    switch measure.settle(quantity, in: context) {
    case .settled(let value, let said): return Figure(value: value, said: said)
    case .open(let choices):
      throw Need.choice(parameter: name, among: choices.map(Value.quantity), key: "unit")
    case .foreign: throw Need.value(parameter: name, key: "wrong-unit")
    }
  }
}
