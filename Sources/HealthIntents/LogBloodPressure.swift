import Intents
import Measures

/// Keeps a reading of the blood pressure, and the pulse that the cuff shows with it: "135 over 85,
/// pulse 72".
public struct LogBloodPressure: RecordIntent, MomentaryIntent {
  public static let title = "Log a blood pressure reading"
  public static let kind = "bloodPressure"
  public static let demand = Demand.add(.systolic, .diastolic)
  public static let isMeasuredInARow = true

  @Parameter(.systolic) var systolic: Quantity
  @Parameter(.diastolic) var diastolic: Quantity
  @Parameter(.pulse) var pulse: Quantity?
  public var circumstances = Circumstances()

  public init() {}

  /// A unit said once is that of both figures: "16 over 10.7 kilopascals".
  public mutating func reconcile() {
    guard let upper = $systolic.held, let lower = $diastolic.held else { return }
    if upper.unit == nil { systolic = Quantity(upper.value, lower.unit) }
    if lower.unit == nil { diastolic = Quantity(lower.value, upper.unit) }
  }

  public func review(in context: IntentContext) throws {
    let figures = try FigureReview(of: self, in: context)
    try Pressure(self, in: context).review(in: context)
    try figures.askUnusual()
    try circumstances.review(in: context)
  }

  public func record(in recording: inout Recording) throws {
    try Pressure(self, in: recording.context).refuseSwapped()
    try recording.add(.systolic, $systolic)
    try recording.add(.diastolic, $diastolic)
    try recording.add(.pulse, $pulse)
    recording.readBackInUnit()
  }
}

extension Recording {
  /// What was said in another unit is read back in it by whoever chose that unit.
  fileprivate mutating func readBackInUnit() {
    for sample in samples where sample.said?.unit == .kilopascal {
      values[sample.kind.name] = sample.kind.spoken(sample.value, in: context)
    }
  }
}

extension Pressure {
  fileprivate init(_ intent: LogBloodPressure, in context: IntentContext) throws {
    self.init(
      systolic: try intent.$systolic.figure(in: context).value,
      diastolic: try intent.$diastolic.figure(in: context).value)
  }
}
