import Intents
import Measures
import Records

extension RecordIntent {
  /// Asks about more energy than there is in one thing, or in what one person eats in a day.
  ///
  /// - Throws: what `judge` throws; `Need.confirmation` "day-energy".
  func review(_ estimates: [Estimate?], in context: IntentContext) throws {
    let energies = estimates.compactMap { $0?.nutrients.energy }
    for energy in energies { try judge(energy.rounded(), by: .energy, as: "quantity", in: context) }
    try reviewDay(adding: energies.reduce(0, +), in: context)
  }

  /// Asks about more pieces than anybody eats at once: many of what has much in it, or of what is not known.
  ///
  /// - Parameter energy: that of all of them, in kcal.
  /// - Throws: `Need.confirmation` "high".
  func reviewCount(_ count: Double?, of energy: Double?, in context: IntentContext) throws {
    guard let count, count >= 6, energy.map({ $0 > 1200 }) ?? (count > 20) else { return }
    try confirm(
      "high", ["value": .number(count), Need.parameterKey: .word("quantity")], in: context)
  }

  /// At the prompt it is asked for the energy of what is not known; somebody who does not know it either can leave it out.
  /// What is said elsewhere is kept without it, so that nothing is lost where nobody answers.
  ///
  /// - Throws: `Need.confirmation` "left-out".
  func askEnergy(
    of food: [Term], _ estimates: [Estimate?], in context: IntentContext
  ) throws {
    guard context.source == .repl, estimates.allSatisfy({ $0 == nil }) else { return }
    try confirm(
      Need.leftOut,
      [
        "food": .text(food.map(\.text).joined(separator: ", ")),
        Need.parameterKey: .word("energy"),
      ], in: context)
  }

  /// Asks where a day has more than 6000 kcal by this.
  ///
  /// - Throws: `Need.confirmation` "day-energy".
  func reviewDay(adding energy: Double, in context: IntentContext) throws {
    guard energy > 0 else { return }
    let day = context.zone.localTime(at: try circumstances.span(in: context).at).date
    let before = try context.store.summary(
      .energy, of: context.person, in: day..<day.adding(days: 1)
    ).sum
    guard before <= Self.mostOfDay, before + energy > Self.mostOfDay else { return }
    try context.confirm(
      "day-energy", telling: .energy,
      [
        "total": Sample.Kind.energy.spoken(before + energy), Need.parameterKey: .word("energy"),
      ])
  }

  private static var mostOfDay: Double { 6000 }
}

extension Recording {
  /// What was computed of a food that was just added, and what that takes for granted.
  ///
  /// - Parameter isOneOfMany: then it is told by itself, and is a thing by itself in the record, so that its figures go
  ///   and change with it.
  mutating func add(_ estimate: Estimate?, of food: Term, isOneOfMany: Bool) throws {
    // Nobody wants to hear that there is nothing in water.
    if let estimate, estimate.nutrients.energy != 0 {
      for kind in Nutrients.kinds {
        guard let figure = estimate.nutrients[kind] else { continue }
        try add(kind, figure, label: food.text, portion: estimate.mark)
        figures.add(figure, to: "computed_" + kind.field)
      }
      tell(estimate)
      isToldInParts = isOneOfMany
    }
    if isOneOfMany { beginGroup() }
  }

  private mutating func tell(_ estimate: Estimate) {
    let energy = samples.filter { $0.kind == .energy }.map(\.value).reduce(0, +)
    values["computed"] = Sample.Kind.energy.spoken(energy, in: context)
    values["helping"] = estimate.portion.map(Value.word)
    values[estimate.portion == nil ? "weighs" : "weight"] = estimate.weight.map(Value.quantity)
  }
}

extension [JSON.Field] {
  /// Adds to the figure of this name.
  fileprivate mutating func add(_ figure: Double, to name: String) {
    let place = firstIndex { $0.name == name }
    var before = 0.0
    if let place, case .number(let number) = self[place].value { before = number }
    let field = JSON.Field(name, .number((before + figure).rounded(decimals: 2)))
    if let place { self[place] = field } else { append(field) }
  }
}
