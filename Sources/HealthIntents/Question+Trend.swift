import Intents
import Measures
import Records
import Reports

extension Question {
  /// The first and the last day's figure of a stretch, and where the figures are heading: the slope of the least-squares
  /// line through the days' figures, for a week. Fewer than three days tell nothing.
  func trend() throws -> Outcome {
    try course(days: 3) { days in
      let slope = Self.slope(days) * 7
      return Course(
        figure: slope, name: "slope", field: "slope_per_week",
        keys: (up: "rising", down: "falling", level: "level"))
    }
  }

  /// By how much the last figure differs from the first.
  func change() throws -> Outcome {
    try course(days: 2) { days in
      Course(
        figure: kind.spokenDifference(days.last?.value ?? 0, from: days.first?.value ?? 0),
        name: "value",
        field: "change_" + kind.field, keys: (up: "up", down: "down", level: "unchanged"))
    }
  }

  /// What the figures of several days come to, and how that is said.
  private struct Course {
    let figure: Double
    let name: String
    let field: String
    let keys: (up: String, down: String, level: String)
  }

  /// - Parameter least: on fewer days than these nothing can be told.
  private func course(
    days least: Int, _ find: ([(day: Int, value: Double)]) -> Course
  ) throws -> Outcome {
    let days = try daily(kind)
    guard let first = days.first, let last = days.last else { return none }
    let count = Double(days.count)
    guard days.count >= least else {
      var outcome = Outcome(
        "too-few", ["count": .number(count)], figures: [JSON.Field("count", .number(count))])
      if days.count > 1 { outcome.chart = try chart(from: first.day, to: last.day) }
      return outcome
    }
    let course = find(days)
    let difference = kind.spokenDifference(last.value, from: first.value)
    let isLevel = kind.spoken(course.figure) == kind.spoken(0)
    let direction = course.figure > 0 ? course.keys.up : course.keys.down
    // A line that rises while the last day is not above the first one shows no direction.
    let isClear = difference * course.figure > 0
    var outcome = Outcome(
      isLevel ? course.keys.level : isClear ? direction : "unclear",
      [
        "first": kind.spoken(first.value, in: context),
        "last": kind.spoken(last.value, in: context),
        course.name: kind.spoken(difference: abs(course.figure), in: context),
        "count": .number(count),
      ],
      figures: [
        JSON.Field("count", .number(count)),
        JSON.Field("first_" + kind.field, .number(first.value.rounded(decimals: 3))),
        JSON.Field("last_" + kind.field, .number(last.value.rounded(decimals: 3))),
        JSON.Field(course.field, .number(course.figure.rounded(decimals: 3))),
      ])
    outcome.chart = try chart(from: first.day, to: last.day)
    return outcome
  }

  /// All the days that were asked for, as far as they have come; of all time those between the first figure and the last.
  private func chart(from first: Int, to last: Int) throws -> Chart? {
    let end = min(days.upperBound.days - 1, max(last, context.today.days))
    let asked = days.lowerBound.days
    let shown = Charting.days(asked...max(asked, end), since: first)
    return try Charting(days: shown, context: context) { try samples($0).map(\.sample) }
      .chart(of: metric)
  }

  /// The figure of each day that has one, in order: the sum of what adds up, else the mean.
  private func daily(_ kind: Sample.Kind) throws -> [(day: Int, value: Double)] {
    let byDay = Dictionary(grouping: try samples(kind).map(\.sample), by: \.day.days)
    return byDay.sorted { $0.key < $1.key }.map { ($0.key, kind.figure(ofDay: $0.value)) }
  }

  /// The slope of the least-squares line, for a day.
  static func slope(_ points: [(day: Int, value: Double)]) -> Double {
    let count = Double(points.count)
    let meanDay = points.reduce(0) { $0 + Double($1.day) } / count
    let mean = points.reduce(0) { $0 + $1.value } / count
    var (covariance, variance) = (0.0, 0.0)
    for point in points {
      let offset = Double(point.day) - meanDay
      covariance += offset * (point.value - mean)
      variance += offset * offset
    }
    return variance == 0 ? 0 : covariance / variance
  }
}
