import Intents
import Measures
import Records

extension Question {
  /// The first and the last day's figure of a stretch, and where the figures are heading: the slope of the least-squares
  /// line through the days' figures, for a week. Fewer than three days tell nothing.
  func trend() throws -> Outcome {
    let days = try daily(kind)
    guard let first = days.first, let last = days.last else { return none }
    guard days.count >= 3 else {
      return Outcome(
        "too-few", ["count": .number(Double(days.count))],
        figures: [JSON.Field("count", .number(Double(days.count)))])
    }
    let slope = Self.slope(days) * 7
    let isLevel = kind.spoken(slope) == kind.spoken(0)
    return Outcome(
      isLevel ? "level" : slope > 0 ? "rising" : "falling",
      [
        "first": kind.spoken(first.value), "last": kind.spoken(last.value),
        "slope": kind.spoken(abs(slope)), "count": .number(Double(days.count)),
      ],
      figures: [
        JSON.Field("count", .number(Double(days.count))),
        JSON.Field("first_" + kind.field, .number(first.value.rounded(decimals: 3))),
        JSON.Field("last_" + kind.field, .number(last.value.rounded(decimals: 3))),
        JSON.Field("slope_per_week", .number(slope.rounded(decimals: 3))),
      ])
  }

  /// By how much the last figure differs from the first.
  func change() throws -> Outcome {
    let days = try daily(kind)
    guard let first = days.first, let last = days.last else { return none }
    guard days.count >= 2 else {
      return Outcome(
        "too-few", ["count": .number(1)], figures: [JSON.Field("count", .number(1))])
    }
    let difference = last.value - first.value
    let isLevel = kind.spoken(difference) == kind.spoken(0)
    return Outcome(
      isLevel ? "unchanged" : difference > 0 ? "up" : "down",
      [
        "first": kind.spoken(first.value), "last": kind.spoken(last.value),
        "value": kind.spoken(abs(difference)), "count": .number(Double(days.count)),
      ],
      figures: [
        JSON.Field("count", .number(Double(days.count))),
        JSON.Field("first_" + kind.field, .number(first.value.rounded(decimals: 3))),
        JSON.Field("last_" + kind.field, .number(last.value.rounded(decimals: 3))),
        JSON.Field("change_" + kind.field, .number(difference.rounded(decimals: 3))),
      ])
  }

  /// The figure of each day that has one, in order: the sum of what adds up, else the mean.
  private func daily(_ kind: Sample.Kind) throws -> [(day: Int, value: Double)] {
    let byDay = Dictionary(grouping: try samples(kind).map(\.sample), by: \.day.days)
    return byDay.keys.sorted().map { day in
      let values = (byDay[day] ?? []).map(\.value)
      let sum = values.reduce(0, +)
      return (day, kind.isCumulative ? sum : sum / Double(values.count))
    }
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
