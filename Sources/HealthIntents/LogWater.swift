import Intents
import Measures

/// Keeps water that was drunk, by volume or by what it was drunk from: "two glasses of water".
public struct LogWater: RecordIntent {
  public static let title = "Log water"
  public static let kind = "water"
  public static let demand = Demand.add(.water)

  @Parameter(.volume) var volume: Quantity?
  @Parameter(.count) var quantity: Double?
  @Parameter var quantityUnit: Term?
  /// Whether the volume is that of one container: "two 500 mL bottles".
  @Parameter var each = false
  public var circumstances = Circumstances()

  public init() {}

  public mutating func reconcile() {
    guard each, let quantity, let one = volume else { return }
    volume = Quantity((one.value * quantity).rounded(decimals: 6), one.unit)
    each = false
  }

  public func review(in context: IntentContext) throws {
    try reviewRecord(in: context)
    _ = try millilitres(in: context)
  }

  public func record(in recording: inout Recording) throws {
    let volume = try millilitres(in: recording.context)
    let said = try $volume.figure(in: recording.context)?.said
    try recording.add(
      .water, volume, said: said ?? .containers(quantity), portion: quantityUnit?.text)
    recording.values["volume"] = .quantity(said ?? Quantity(volume, .millilitre))
    try recording.addTotal(of: .water)
  }

  /// - Throws: `Need.value` for the volume, when neither it nor a container of known size was said;
  ///   what `judge` throws of the volume that the containers are taken to hold.
  private func millilitres(in context: IntentContext) throws -> Double {
    if let said = try $volume.figure(in: context) { return said.value }
    guard let assumed = Container.volume(of: quantityUnit, times: quantity, in: context) else {
      throw $volume.needsValue()
    }
    try judge(assumed, by: .volume, as: "quantity", in: context)
    return assumed
  }
}
