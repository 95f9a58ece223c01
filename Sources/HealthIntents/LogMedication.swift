import Intents
import Measures

/// Keeps that medicine was taken: "took two ibuprofen", "metformin 500 mg".
public struct LogMedication: RecordIntent {
  public static let title = "Log medicine"
  public static let kind = "medication"

  @Parameter(as: "tags") var medication: [Term]
  @Parameter(.doses) var quantity: Double?
  @Parameter var quantityUnit: Term?
  /// How much by weight or volume; of each, where a number was said as well.
  @Parameter(.dose, as: "quantity") var amount: Quantity?
  public var circumstances = Circumstances()

  public init() {}

  /// Asks also about a handful of pills, and about a number that is there twice: "20 20 mg".
  public func review(in context: IntentContext) throws {
    try reviewRecord(in: context)
    guard let quantity else { return }
    let isTwice = try $amount.figure(in: context).map { $0.said.value == quantity } ?? false
    let isCounted = quantityUnit.map { Self.pieces.contains($0.text) } ?? true
    if isTwice || isCounted {
      try judge(quantity, by: isTwice ? .once : .pieces, as: "quantity", in: context)
    } else if !isInUnits {
      try judge(quantity, by: .count, as: "quantity", in: context)
    }
  }

  /// Whatever was confirmed, nobody takes a thousand tablets.
  private func refuseImpossible() throws {
    guard let quantity, !isInUnits, !Measure.count.possible.contains(quantity) else { return }
    throw Need.implausible(
      key: "implausible",
      values: ["value": .number(quantity), Need.parameterKey: .word("quantity")])
  }

  /// International units go by the thousands.
  private var isInUnits: Bool { quantityUnit.map { ["unit", "单位"].contains($0.text) } ?? false }

  private static let pieces: Set = ["tablet", "pill", "capsule", "片", "粒", "颗"]

  public func record(in recording: inout Recording) throws {
    try refuseImpossible()
    let dose = try $amount.figure(in: recording.context)?.said
    for one in medication {
      try recording.add(
        .medication, quantity ?? 1, said: dose, label: one.text, portion: quantityUnit?.text)
    }
  }
}
