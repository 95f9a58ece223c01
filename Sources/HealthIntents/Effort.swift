import Intents
import Measures

/// How far and how fast somebody moved, and whether that is usual for the way they did.
struct Effort {
  /// Its name in the record, and for a sentence.
  let activity: String?
  let named: Value?
  let distance: Figure?
  let minutes: Double?

  /// Nobody runs the marathon faster than 21 km/h; the hour record on a bicycle is 57 km.
  private var limits: (kilometres: Double, speed: Double) {
    switch activity {
    case "bike", "spin": (250, 60)
    case "row", "swim": (60, 22)
    case nil, "run", "walk", "hike", "treadmill": (60, 22)
    default: (250, 60)
    }
  }

  /// - Throws: `Need.confirmation` "far" or "fast".
  func review(in context: IntentContext) throws {
    guard let distance else { return }
    var values: [String: Value] = [
      "distance": .quantity(distance.said), Need.parameterKey: .word("distance"),
    ]
    values["activity"] = named
    if distance.value > limits.kilometres { try context.confirm("far", values) }
    guard let minutes, minutes > 0 else { return }
    let speed = distance.value / minutes * 60
    guard speed > limits.speed else { return }
    values["duration"] = .quantity(Quantity(minutes, .minute))
    values["speed"] = .number(speed.rounded(decimals: 0))
    try context.confirm("fast", values)
  }
}
