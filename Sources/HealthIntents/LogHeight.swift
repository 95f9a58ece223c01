import Intents
import Measures

/// Keeps one height: "my height is 172 centimetres".
public struct LogHeight: RecordIntent, MomentaryIntent {
  public static let title = "Log a height"
  public static let kind = "height"
  public static let demand = Demand.add(.height)

  @Parameter(.height) var height: Quantity
  public var circumstances = Circumstances()

  public init() {}

  /// Asks also when a grown person's height is more than 3 cm from the last one; a child may grow
  /// as much in half a year.
  public func review(in context: IntentContext) throws {
    try reviewBody($height, of: .height, child: Measure.heightOfChild, in: context) {
      figure, last, days in
      abs(figure - last) <= 3 || last < 150 && figure > last && days > 60
    }
  }

  public func record(in recording: inout Recording) throws {
    try recording.add(.height, $height)
  }
}
