import Measures

extension Intent {
  /// Settles every figure that has a measure, refuses the impossible ones, then asks about the
  /// unusual ones.
  ///
  /// - Throws: `Need.choice` "unit", `Need.value` "wrong-unit", `Need.implausible` "implausible",
  ///   and `Need.confirmation` "low" or "high".
  public func reviewFigures(in context: IntentContext) throws {
    try FigureReview(of: self, in: context).askUnusual()
  }

  /// Judges a figure that follows from what was said, such as the millilitres of two glasses, in
  /// the same way.
  ///
  /// - Throws: `Need.implausible` "implausible", `Need.confirmation` "low" or "high".
  public func judge(
    _ figure: Double, by measure: Measure, as parameter: String, in context: IntentContext
  ) throws {
    guard !measure.possible.contains(figure) || !measure.isUsual(figure, in: context) else {
      return
    }
    var values = saidValues(in: context)
    values["value"] =
      measure.isSpokenBare || measure.unit == .point
      ? .number(figure) : .quantity(Quantity(figure, measure.unit))
    values[Need.parameterKey] = .word(parameter)
    guard measure.possible.contains(figure) else {
      throw Need.implausible(key: "implausible", values: values)
    }
    try context.confirm(measure.doubt(figure), values)
  }

  /// Asks for a yes, unless it was given already.
  public func confirm(
    _ key: String, _ values: [String: Value], instead: [String: Value] = [:],
    in context: IntentContext
  ) throws {
    try context.confirm(key, values, instead: instead)
  }
}
