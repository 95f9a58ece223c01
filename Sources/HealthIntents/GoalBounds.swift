import Intents
import Measures
import Records

/// Between which bounds a goal is one that somebody may have; beyond them it is asked about.
enum GoalBounds {
  /// In the kind's canonical unit, for a day, a week or a month of what adds up.
  static func usual(for kind: Sample.Kind, a stretch: String?) -> ClosedRange<Double> {
    let day = usualOfDay(kind)
    let days: Double =
      switch stretch {
      case "week": 7
      case "month": 31
      default: 1
      }
    // A week may have one run of all that is meant, and a month too.
    return day.lowerBound...day.upperBound * days
  }

  private static func usualOfDay(_ kind: Sample.Kind) -> ClosedRange<Double> {
    switch kind {
    case .systolic: 90...160
    case .diastolic: 50...100
    case .pulse: 40...120
    case .glucose: 3.5...14
    case .energy: 800...6000
    case .protein: 20...350
    case .carbs: 10...700
    case .fat: 10...300
    case .weight: 40...180
    case .water: 300...6000
    case .steps: 500...60_000
    case .distance: 0.2...100
    case .sleep: 240...720
    case .exercise: 5...360
    default: kind.usual
    }
  }

  /// Asks about a weight that is far from the body's own: more than two fifths away, or one that no height of theirs goes
  /// with.
  ///
  /// - Throws: `Need.confirmation` "far".
  static func reviewWeight(
    _ goal: Double, _ values: [String: Value], in context: IntentContext
  ) throws {
    let profile = try Profile(in: context)
    var values = values
    if let weight = profile.weight, abs(goal - weight) > weight * 0.4 {
      values["weight"] = Sample.Kind.weight.spoken(weight, in: context)
      try context.confirm("far", telling: .weight, values)
    }
    guard let height = profile.height, !profile.isChild(in: context) else { return }
    let index = goal / (height / 100 * height / 100)
    guard !(16...45).contains(index) else { return }
    values["bmi"] = .number(index.rounded(decimals: 1))
    try context.confirm("bmi", telling: .height, values)
  }
}
