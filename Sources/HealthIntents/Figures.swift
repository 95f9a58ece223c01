import Intents
import Measures
import Records

/// Any of the figures that a record can hold, by the names that they have in their own intents.
public struct Figures: ParameterGroup {
  @Parameter(.systolic) var systolic: Quantity?
  @Parameter(.diastolic) var diastolic: Quantity?
  @Parameter(.pulse) var pulse: Quantity?
  @Parameter(.weight) var weight: Quantity?
  @Parameter(.height) var height: Quantity?
  @Parameter(.temperature) var temperature: Quantity?
  @Parameter(.glucose) var glucose: Quantity?
  @Parameter(.oxygenSaturation) var spo2: Quantity?
  @Parameter(.energy) var energy: Quantity?
  @Parameter(.protein) var protein: Quantity?
  @Parameter(.carbs) var carbs: Quantity?
  @Parameter(.fat) var fat: Quantity?
  @Parameter(.volume) var volume: Quantity?
  @Parameter(.steps) var steps: Quantity?
  @Parameter(.distance) var distance: Quantity?
  @Parameter(.sleep) var duration: Quantity?

  public init() {}

  static let names: Set = [
    "systolic", "diastolic", "pulse", "weight", "height", "temperature", "glucose", "spo2",
    "energy",
    "protein", "carbs", "fat", "volume", "steps", "distance", "duration",
  ]

  /// A unit said once is that of both figures of a pressure.
  mutating func reconcile() {
    guard let upper = systolic, let lower = diastolic else { return }
    if upper.unit == nil { systolic = Quantity(upper.value, lower.unit) }
    if lower.unit == nil { diastolic = Quantity(lower.value, upper.unit) }
  }
}
