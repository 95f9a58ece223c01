import Measures

extension Intent {
  /// What the parameters hold, in the order of declaration.
  var said: [Said] { ParameterWalk(self).said }

  /// One field for each parameter that holds something.
  public func saidFields(in context: IntentContext) -> [JSON.Field] {
    var fields = FieldList(context)
    for one in said { fields.add(one) }
    return fields.fields
  }

  /// What the parameters hold, by their names, as values for a sentence: quantities in the unit
  /// they were said or meant in, figures that are said without a unit as numbers, lists as text.
  public func saidValues(in context: IntentContext) -> [String: Value] {
    var values: [String: Value] = [:]
    for one in said where !one.values.isEmpty {
      values[one.declaration.name] = one.spoken(in: context)
    }
    return values
  }
}

extension Said {
  /// The values as one, for a sentence.
  func spoken(in context: IntentContext) -> Value {
    guard values.count == 1 else {
      return .text(values.map(\.name).joined(separator: ", "))
    }
    guard case .quantity(let quantity) = values[0], let measure = declaration.measure,
      case .settled(let figure, let said) = measure.settle(quantity, in: context)
    else { return values[0] }
    return measure.isSpokenBare ? .number(figure) : .quantity(said)
  }
}

extension Value {
  /// The name in it; empty where it is none.
  fileprivate var name: String {
    switch self {
    case .word(let name), .text(let name): name
    case .number, .quantity, .moment, .period: ""
    }
  }
}
