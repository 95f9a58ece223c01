import Intents
import Measures

/// Keeps that medicine was taken: "took two ibuprofen", "metformin 500 mg".
public struct LogMedication: RecordIntent {
  public static let title = "Log medicine"
  public static let kind = "medication"

  @Parameter(as: "tags") var medication: [Term]
  @Parameter(.count) var quantity: Double?
  @Parameter var quantityUnit: Term?
  /// How much by weight or volume; of each, where a number was said as well.
  @Parameter(.dose, as: "quantity") var amount: Quantity?
  public var circumstances = Circumstances()

  public init() {}

  public func record(in recording: inout Recording) throws {
    let dose = try $amount.figure(in: recording.context)?.said
    for one in medication {
      try recording.add(
        .medication, quantity ?? 1, said: dose, label: one.text, portion: quantityUnit?.text)
    }
  }
}
