import Intents
import Measures
import Records
import Reports

extension Compilation {
  /// A chart of what was asked for; in a report of everything one of each thing that was measured more than once.
  func charts() throws -> [Chart] {
    if metric == .bloodPressure { return [try pressureChart()] }
    if let kind = metric.kind { return kind.isNamed ? [] : [try chart(of: kind)] }
    let pressures = samples(.systolic).count > 1 ? [try pressureChart()] : []
    return try pressures
      + Self.measured.filter { samples($0).count > 1 }.map { try chart(of: $0) }
  }

  private func pressureChart() throws -> Chart {
    var chart = Chart(Metric.bloodPressure.rawValue, over: report.days)
    for kind in [Sample.Kind.systolic, .diastolic] {
      chart.series.append(Chart.Series(kind.name, points(kind)))
      if let goal = try goal(for: kind) {
        chart.limits.append(goal)
      } else {
        let guideline = context.guideline
        let limit = guideline.homeLimit
        let value = kind == .systolic ? limit.systolic : limit.diastolic
        chart.limits.append(
          Chart.Limit(
            value, "limit",
            ["value": .number(value), "guideline": .word(guideline.rawValue)]))
      }
    }
    return chart
  }

  private func chart(of kind: Sample.Kind) throws -> Chart {
    var chart = Chart(kind.rawValue, over: report.days)
    chart.series = [
      kind.isCumulative
        ? Chart.Series(nil, sums(kind), isBars: true) : Chart.Series(nil, points(kind))
    ]
    if let goal = try goal(for: kind) { chart.limits.append(goal) }
    return chart
  }

  private func points(_ kind: Sample.Kind) -> [Chart.Point] {
    samples(kind).map {
      Chart.Point(at: context.zone.localTime(at: $0.start), value: $0.value)
    }
  }

  private func sums(_ kind: Sample.Kind) -> [Chart.Point] {
    let days = Dictionary(grouping: samples(kind)) { context.zone.localTime(at: $0.start).date }
    return days.keys.sorted().map { day in
      let sum = (days[day] ?? []).map(\.value).reduce(0, +)
      return Chart.Point(day: Double(day.days), value: sum)
    }
  }

  /// The goal at the end of the days; one for a week or a month says nothing of a day.
  private func goal(for kind: Sample.Kind) throws -> Chart.Limit? {
    guard let goal = try Goal(for: kind, on: report.days.upperBound, in: context),
      !kind.isCumulative || goal.stretch == "day" || goal.stretch == nil
    else { return nil }
    return Chart.Limit(goal.value, "goal", ["value": kind.spoken(goal.value)])
  }
}
