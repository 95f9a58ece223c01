import Measures

extension Parameter where Wrapped == Quantity {
  /// The figure in the canonical unit, never one that is not possible.
  ///
  /// - Throws: `Need.choice` "unit", `Need.value` "wrong-unit", `Need.implausible` "implausible".
  public func figure(in context: IntentContext) throws -> Double {
    try bound.possibleFigure(of: wrappedValue, in: context)
  }
}

extension Parameter where Wrapped == Quantity? {
  /// The figure in the canonical unit, never one that is not possible; nil when nothing was said.
  ///
  /// - Throws: `Need.choice` "unit", `Need.value` "wrong-unit", `Need.implausible` "implausible".
  public func figure(in context: IntentContext) throws -> Double? {
    try wrappedValue.map { try bound.possibleFigure(of: $0, in: context) }
  }
}

extension Parameter {
  /// What is declared, also in an intent that was not made by the binder.
  fileprivate var bound: Declaration { declaration ?? Declaration(self, named: "") }
}

extension Declaration {
  fileprivate func possibleFigure(of quantity: Quantity, in context: IntentContext) throws -> Double {
    guard let measure else { preconditionFailure("A figure needs a measure.") }
    let figure = try figure(of: .quantity(quantity), by: measure, in: context)
    guard measure.possible.contains(figure) else {
      throw Need.implausible(
        key: "implausible",
        values: ["value": .quantity(quantity), Need.parameterKey: .word(name)])
    }
    return figure
  }
}
