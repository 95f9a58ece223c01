import Intents
import Measures

/// The two figures of a blood pressure, in mmHg.
struct Pressure {
  let systolic: Double
  let diastolic: Double
  /// - Throws: `Need.confirmation` "swapped", "close" or "wide"; `Need.implausible` "implausible".
  /// - Parameter canSwap: whether both figures were said, and so may have been said the wrong way
  ///   round.
  func review(canSwap: Bool = true, in context: IntentContext) throws {
    if canSwap { try askWhetherSwapped(in: context) }
    try refuseSwapped()
    let difference = systolic - diastolic
    guard !(15...120).contains(difference) else { return }
    var values = values(systolic, diastolic)
    values["difference"] = .number(difference)
    try context.confirm(difference < 15 ? "close" : "wide", values)
  }

  /// The upper figure must be the greater one. Where it would be the other way round, that is
  /// asked; a plain yes does not do.
  private func askWhetherSwapped(in context: IntentContext) throws {
    guard systolic <= diastolic else { return }
    let isBelievable =
      Measure.systolic.usual.contains(diastolic) && Measure.diastolic.usual.contains(systolic)
    if isBelievable, systolic < diastolic {
      // Another figure is meant for the one that is not usual: 85 to "130 over 200".
      let isUpper = !Measure.systolic.usual.contains(systolic)
      let parameter = Value.word(isUpper ? "systolic" : "diastolic")
      try context.confirm(
        "swapped",
        values(diastolic, systolic).merging([Need.parameterKey: parameter]) { $1 },
        instead: [
          "systolic": .quantity(Quantity(diastolic, .millimetreOfMercury)),
          "diastolic": .quantity(Quantity(systolic, .millimetreOfMercury)),
        ])
    }
  }

  /// - Throws: `Need.implausible`, whatever was confirmed.
  func refuseSwapped() throws {
    guard systolic <= diastolic else { return }
    var values = values(systolic, diastolic)
    values["value"] = .number(systolic)
    throw Need.implausible(key: "implausible", values: values)
  }

  private func values(_ upper: Double, _ lower: Double) -> [String: Value] {
    [
      "systolic": .number(upper), "diastolic": .number(lower),
      Need.parameterKey: .word("systolic"),
    ]
  }
}
