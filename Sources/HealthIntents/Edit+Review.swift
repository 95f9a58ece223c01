import Intents
import Measures
import Records

extension Edit {
  /// Whether what comes of it is possible, and needs no question.
  ///
  /// - Parameter isBare: a number was said and nothing of what it is.
  func review(isBare: Bool, in context: IntentContext) throws {
    try refuseSwapped()
    if corrected.allSatisfy({ $0.kind.possible.contains($0.value) }) {
      for change in changed { try review(change, isBare: isBare, in: context) }
    }
    try reviewAnew(in: context)
    for sample in corrected { try sample.kind.refuseImpossible(sample.value) }
  }

  /// One figure of a pressure cannot be moved beyond the other one, whatever was confirmed.
  private func refuseSwapped() throws {
    guard let upper = corrected.first(where: { $0.kind == .systolic }),
      let lower = corrected.first(where: { $0.kind == .diastolic }), upper.value <= lower.value
    else { return }
    let changed = changed.map(\.after).filter { [.systolic, .diastolic].contains($0.kind) }
    guard let only = changed.first, changed.count == 1 else { return }
    throw Need.implausible(
      key: "implausible",
      values: ["value": only.spoken, Need.parameterKey: .word(only.kind.name)])
  }

  /// Whether a number said alone is one that is believed of the figure, and not far from the one before.
  var isLikely: Bool {
    changed.allSatisfy { change in
      change.after.kind.usual.contains(change.after.value) && change.factor <= Self.usualFactor
    }
  }

  private typealias Changed = (before: Sample, after: Sample, factor: Double)

  /// The samples with another figure, and how many times the one is the other.
  private var changed: [Changed] {
    zip(stored.entry.samples, samples).compactMap { before, after in
      guard before.kind == after.kind, before.figure != after.figure, !after.isEstimated else {
        return nil
      }
      let (one, other) = (before.figure, after.figure)
      let areAlike = !before.kind.isCounted || before.said?.unit == after.said?.unit
      return (before, after, areAlike && min(one, other) > 0 ? max(one / other, other / one) : 1)
    }
  }

  /// A slip of the tongue is seldom so far from what was meant.
  private static let usualFactor = 4.0
  /// Nor is it of what changes slowly: 6 after 11 stone 4 was rather 11 stone 6.
  private static let slowFactor = 1.4
  /// Nor is it where the unit was said with it.
  private static let tolerableFactor = 15.0

  private func review(_ change: Changed, isBare: Bool, in context: IntentContext) throws {
    let (before, after, factor) = change
    let isUnnamed = isBare || after.said.map { $0.unit == nil } ?? false
    let isSlow = after.kind == .weight || after.kind == .height
    let most = isSlow ? Self.slowFactor : Self.usualFactor
    if factor > (isUnnamed ? most : Self.tolerableFactor) {
      try context.confirm(
        "factor",
        [
          "was": before.told, "value": after.told,
          Need.parameterKey: .word(after.measured.name),
        ])
    }
  }
}

extension Sample {
  /// What is compared, and how it is told: the amount that was said of a thing that is counted, else its value.
  fileprivate var told: Value {
    kind.isCounted ? said.map(Value.quantity) ?? spoken : spoken
  }

  fileprivate var figure: Double { kind.isCounted ? said?.canonical ?? value : value }
}

extension Quantity {
  fileprivate var canonical: Double { value * (unit?.factor ?? 1) }
}
