import Intents
import Measures
import Records
import Reports

/// Makes charts of what is in the record over some days.
struct Charting {
  let days: ClosedRange<CivilDate>
  let context: IntentContext
  /// The samples of a kind that are meant, oldest first.
  let samples: (Sample.Kind) throws -> [Sample]

  /// The days that are drawn: what has only begun is drawn from there on, and not as the end of an empty page.
  static func days(_ asked: ClosedRange<Int>, since first: Int) -> ClosedRange<CivilDate> {
    let isEmpty = (first - asked.lowerBound) * 4 > asked.upperBound - asked.lowerBound
    let start = isEmpty ? min(first, asked.upperBound) : asked.lowerBound
    return CivilDate(days: start)...CivilDate(days: asked.upperBound)
  }

  /// Nil for what has a name and no figure.
  func chart(of metric: Metric) throws -> Chart? {
    if metric == .bloodPressure { return try pressureChart() }
    guard let kind = metric.kind, !kind.isNamed else { return nil }
    var chart = chart(of: kind.rawValue, kind)
    chart.series = [
      kind.isCumulative
        ? Chart.Series(nil, try sums(kind), isBars: true) : Chart.Series(nil, try points(kind))
    ]
    if let goal = try goal(for: kind) { chart.limits.append(goal) }
    if !kind.isCumulative { chart.marks = try marks() }
    return chart
  }

  private func pressureChart() throws -> Chart {
    var chart = chart(of: Metric.bloodPressure.rawValue, .systolic)
    for kind in [Sample.Kind.systolic, .diastolic] {
      chart.series.append(Chart.Series(kind.name, try points(kind)))
      if let goal = try goal(for: kind) {
        chart.limits.append(goal)
      } else {
        let guideline = context.guideline
        let limit = guideline.homeLimit
        let value = kind == .systolic ? limit.systolic : limit.diastolic
        chart.limits.append(
          Chart.Limit(
            shown(value, kind), "limit",
            [
              "value": kind.spoken(value, in: context), "guideline": .word(guideline.rawValue),
            ]))
      }
    }
    chart.marks = try marks()
    return chart
  }

  /// An empty one in the unit that the person chose.
  private func chart(of metric: String, _ kind: Sample.Kind) -> Chart {
    var chart = Chart(metric, over: days)
    let unit = context.unit(of: kind)
    if unit != kind.unit { chart.unit = unit.rawValue }
    return chart
  }

  private func shown(_ figure: Double, _ kind: Sample.Kind) -> Double {
    kind.figure(figure, in: context.unit(of: kind))
  }

  private func points(_ kind: Sample.Kind) throws -> [Chart.Point] {
    try samples(kind).map {
      Chart.Point(at: context.localTime(of: $0), value: shown($0.value, kind))
    }
  }

  private func sums(_ kind: Sample.Kind) throws -> [Chart.Point] {
    let days = Dictionary(grouping: try samples(kind), by: \.day)
    return days.sorted { $0.key < $1.key }.map { day, samples in
      Chart.Point(day: Double(day.days), value: shown(kind.figure(ofDay: samples), kind))
    }
  }

  /// The goal at the end of the days; one for a week or a month says nothing of a day.
  private func goal(for kind: Sample.Kind) throws -> Chart.Limit? {
    guard let goal = try Goal(for: kind, on: days.upperBound, in: context),
      !kind.isCumulative || goal.stretch == "day" || goal.stretch == nil
    else { return nil }
    return Chart.Limit(
      shown(goal.value, kind), "goal", ["value": kind.spoken(goal.value, in: context)])
  }

  /// The medicines and tags of most days, with the days on which they are in the record.
  private func marks() throws -> [Chart.Mark] {
    let days = days.lowerBound..<days.upperBound.adding(days: 1)
    var found: [String: Set<Int>] = [:]
    for kind in [Sample.Kind.medication, .tag] {
      for stored in try context.store.samples(SampleQuery(kind, of: context.person, on: days)) {
        guard let label = stored.sample.label else { continue }
        found[label, default: []].insert(stored.sample.day.days)
      }
    }
    return found.sorted { ($1.value.count, $0.key) < ($0.value.count, $1.key) }.prefix(
      Chart.mostMarks
    )
    .map { Chart.Mark($0.key, days: $0.value.sorted()) }
  }
}

extension Compilation {
  /// A chart of what was asked for; in a report of everything one of each thing that was measured more than once.
  func charts() throws -> [Chart] {
    let asked = report.days.lowerBound.days...report.days.upperBound.days
    let first = things.first?.samples.first?.day.days ?? asked.lowerBound
    let shown = Charting.days(asked, since: first)
    let charting = Charting(days: shown, context: context, samples: samples)
    guard metric.kind == nil else { return try [charting.chart(of: metric)].compactMap { $0 } }
    let measured = Self.measured.filter { samples($0).count > 1 }.map(\.rawValue)
    let pressure = samples(.systolic).count > 1 ? [Metric.bloodPressure] : []
    return try (pressure + measured.compactMap(Metric.init)).compactMap(charting.chart)
  }
}
