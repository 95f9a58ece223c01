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
      for figure in try one.figures(in: context)
      where !figure.measure.possible.contains(figure.value) {
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
        try context.confirm(key, values(about: one, in: context))
      }
    }
  }

  /// The same for a figure that follows from what was said, such as the millilitres of two glasses.
  ///
  /// - Throws: `Need.implausible` "implausible", `Need.confirmation` "low" or "high".
  public func judge(
    _ figure: Double, by measure: Measure, as parameter: String, in context: IntentContext
  ) throws {
    var values = saidValues(in: context)
    values["value"] =
      measure.isSpokenBare ? .number(figure) : .quantity(Quantity(figure, measure.unit))
    values[Need.parameterKey] = .word(parameter)
    guard measure.possible.contains(figure) else {
      throw Need.implausible(key: "implausible", values: values)
    }
    guard !measure.isUsual(figure, in: context) else { return }
    try context.confirm(figure < measure.usual.lowerBound ? "low" : "high", values)
  }

  /// Asks for a yes, unless it was given already.
  public func confirm(
    _ key: String, _ values: [String: Value], instead: [String: Value] = [:],
    in context: IntentContext
  ) throws {
    try context.confirm(key, values, instead: instead)
  }

  private func values(about one: Said, in context: IntentContext) -> [String: Value] {
    var values = saidValues(in: context)
    values["value"] = one.spoken(in: context)
    values[Need.parameterKey] = .word(one.declaration.name)
    return values
  }
}

extension Said {
  /// The figures in canonical units, where the parameter has a measure.
  func figures(in context: IntentContext) throws -> [(value: Double, measure: Measure)] {
    guard let measure = declaration.measure else { return [] }
    return try values.compactMap { value in
      switch value {
      case .number(let number): return (number, measure)
      case .quantity(let quantity):
        let figure = try declaration.figure(of: quantity, by: measure, in: context)
        return (figure.value, measure.judging(figure.said))
      case .moment, .period, .word, .text: return nil
      }
    }
  }
}
