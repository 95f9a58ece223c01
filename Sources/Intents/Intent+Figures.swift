import Measures

extension Intent {
  /// Settles every figure that has a measure, refuses the impossible ones, then asks about the unusual ones.
  ///
  /// - Throws: `Need.choice` "unit", `Need.value` "wrong-unit", `Need.implausible` "implausible", and
  ///   `Need.confirmation` "low" or "high".
  public func reviewFigures(in context: IntentContext) throws {
    try refuseImpossible(in: context)
    try askUnusual(in: context)
  }

  /// - Throws: `Need.choice` "unit", `Need.value` "wrong-unit", `Need.implausible` "implausible".
  public func refuseImpossible(in context: IntentContext) throws {
    for one in said {
      for figure in try one.figures(in: context) where !figure.measure.possible.contains(figure.value) {
        throw Need.implausible(
          key: "implausible", values: values(about: one, in: context))
      }
    }
  }

  /// - Throws: `Need.confirmation` "low" or "high".
  public func askUnusual(in context: IntentContext) throws {
    for one in said {
      for figure in try one.figures(in: context) {
        guard !figure.measure.isUsual(figure.value, in: context) else { continue }
        let key = figure.value < figure.measure.usual.lowerBound ? "low" : "high"
        try confirm(key, values(about: one, in: context), in: context)
      }
    }
  }

  /// Asks for a yes, unless it was given already.
  public func confirm(
    _ key: String, _ values: [String: Value], instead: [String: Value] = [:],
    in context: IntentContext
  ) throws {
    guard !context.confirmed.contains(key) else { return }
    throw Need.confirmation(key: key, values: values, instead: instead)
  }

  private func values(about one: Said, in context: IntentContext) -> [String: Value] {
    var values = saidValues(in: context)
    values["value"] = one.spoken(in: context)
    values[Need.parameterKey] = .word(one.declaration.name)
    return values
  }
}

extension Said {
  typealias Figure = (value: Double, measure: Measure)

  /// The figures in canonical units, where the parameter has a measure.
  func figures(in context: IntentContext) throws -> [Figure] {
    guard let measure = declaration.measure else { return [] }
    return try values.map { (try declaration.figure(of: $0, by: measure, in: context), measure) }
  }
}

extension Declaration {
  /// The figure in the canonical unit.
  func figure(of value: Value, by measure: Measure, in context: IntentContext) throws -> Double {
    switch value {
    case .number(let number): return number
    case .quantity(let quantity):
      switch measure.settle(quantity, in: context) {
      case .settled(let figure, _): return figure
      case .open(let choices):
        throw Need.choice(parameter: name, among: choices.map(Value.quantity), key: "unit")
      case .foreign: throw Need.value(parameter: name, key: "wrong-unit")
      }
    case .moment, .period, .word, .text: throw Need.value(parameter: name, key: "unreadable")
    }
  }
}
