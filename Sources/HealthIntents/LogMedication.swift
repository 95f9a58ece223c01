import Intents
import Measures

/// Keeps that medicine was taken: "took two ibuprofen", "metformin 500 mg".
public struct LogMedication: RecordIntent {
  public static let title = "Log medicine"
  public static let kind = "medication"
  public static let demand = Demand.add(.medication)

  @Parameter(as: "tags") var medication: [Term]
  @Parameter(.doses) var quantity: Double?
  @Parameter var quantityUnit: Term?
  /// How much by weight or volume; of each, where a number was said as well.
  @Parameter(.dose, as: "quantity") var amount: Quantity?
  public var circumstances = Circumstances()

  public init() {}

  /// Morning pills are taken in the morning.
  public mutating func settle(in context: IntentContext) {
    circumstances.settle(beside: $medication.held ?? [], in: context)
  }

  /// Asks also about a handful of pills, about a number that is there twice, "20 20 mg", and about an unlikely dose.
  public func review(in context: IntentContext) throws {
    try reviewRecord(in: context)
    try reviewNumber(in: context)
    try reviewDose(in: context)
  }

  private func reviewNumber(in context: IntentContext) throws {
    guard let quantity else { return }
    let isTwice = try $amount.figure(in: context).map { $0.said.value == quantity } ?? false
    let isCounted = quantityUnit.map { context.meanings[$0.text, in: .dosing] == "pieces" } ?? true
    if isTwice || isCounted {
      try judge(quantity, by: isTwice ? .once : .pieces, as: "quantity", in: context)
    } else if !isInUnits(quantityUnit, in: context) {
      try judge(quantity, by: .count, as: "quantity", in: context)
    }
  }

  /// Whatever was confirmed, nobody takes a thousand tablets.
  private func refuseImpossible(in context: IntentContext) throws {
    guard let quantity, !isInUnits(quantityUnit, in: context),
      !Measure.count.possible.contains(quantity)
    else { return }
    throw Need.implausible(
      key: "implausible",
      values: ["value": .number(quantity), Need.parameterKey: .word("quantity")])
  }

  public func record(in recording: inout Recording) throws {
    try refuseImpossible(in: recording.context)
    let dose = try $amount.figure(in: recording.context)?.said
    for one in medication {
      try recording.add(
        .medication, quantity ?? 1, said: dose, label: one.text, portion: quantityUnit?.text)
    }
  }
}
