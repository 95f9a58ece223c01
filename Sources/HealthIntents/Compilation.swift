import Intents
import Measures
import Records
import Reports

/// Puts a report together: every reading there is of what was asked for, the figures that they come to, and charts.
/// None can be left out by whoever asks for it, and those that are gone from the record are counted.
struct Compilation {
  let metric: Metric
  let context: IntentContext
  var report: Report
  /// For a program: the figures behind the facts.
  var summary: [JSON.Field] = []
  /// The things that are reported, oldest first.
  let things: [(stored: StoredEntry, samples: [Sample])]

  var isEmpty: Bool { things.isEmpty }

  init(
    of metric: Metric, over period: Period, as format: Report.Format, in context: IntentContext
  ) throws {
    self.metric = metric
    self.context = context
    let asked = period.days(today: context.today) ?? context.today..<context.today
    things = try Self.things(of: metric, on: asked, context)
    let days = things.flatMap(\.samples).map(\.day)
    let first = max(asked.lowerBound, period == .all ? days.min() ?? .first : .first)
    let last = min(asked.upperBound.adding(days: -1), max(context.today, days.max() ?? .first))
    report = Report(
      format, of: metric.rawValue, for: context.person.name, over: period,
      first...max(first, period == .all ? days.max() ?? last : last), made: context.localNow,
      zone: context.zone.name)
    report.readings = things.flatMap { readings($0.stored, $0.samples) }
    report.table = try table()
    try state(in: context.zone.instants(of: asked))
    report.charts = try charts()
  }

  private static func things(
    of metric: Metric, on days: Range<CivilDate>, _ context: IntentContext
  ) throws -> [(stored: StoredEntry, samples: [Sample])] {
    return try context.entries(with: metric.kind, on: days).reversed().flatMap { stored in
      stored.entry.samples.of(context.person).grouped.map { (stored, $0) }
    }.filter { thing in
      days.contains(thing.1[0].day)
        && thing.1.contains { sample in
          metric.kind.map { sample.kind == $0 } ?? sample.kind.isReading
        }
    }.sorted { $0.1[0].start < $1.1[0].start }
  }

  /// One a sample of what was asked for; the figures of a pressure, and the pulse beside it, are one.
  private func readings(_ stored: StoredEntry, _ samples: [Sample]) -> [Reading] {
    let isPressure = metric == .bloodPressure || metric.kind == nil
    let upper = isPressure ? samples.first { $0.kind == .systolic } : nil
    let parts: [Sample.Kind] = upper == nil ? [] : [.systolic, .diastolic, .pulse]
    let others = samples.filter { sample in
      !parts.contains(sample.kind) && sample.kind == metric.kind ?? sample.kind
    }
    let pressure = upper.map { upper in
      var reading = reading(Metric.bloodPressure.rawValue, of: upper, in: stored)
      let lower = samples.first { $0.kind == .diastolic }
      reading.systolic = upper.value
      reading.diastolic = lower?.value
      reading.pulse = samples.first { $0.kind == .pulse }?.value
      reading.unit = Quantity.Unit.millimetreOfMercury.rawValue
      reading.said = Self.said(upper, lower)
      return reading
    }
    return [pressure].compactMap { $0 }
      + others.map { sample in
        var reading = reading(sample.kind.rawValue, of: sample, in: stored)
        reading.label = sample.label ?? samples.lazy.compactMap(\.label).first
        reading.value = sample.value.rounded(decimals: 6)
        reading.unit = sample.kind.unit == .point ? sample.portion : sample.kind.unit.rawValue
        reading.said = sample.said.map(\.text)
        return reading
      }
  }

  private func reading(_ kind: String, of sample: Sample, in stored: StoredEntry) -> Reading {
    var reading = Reading(kind, at: context.localTime(of: sample))
    reading.isTimed = sample.precision == nil
    reading.part = sample.precision?.part?.rawValue
    reading.tags = stored.entry.tags
    reading.note = stored.entry.note
    return reading
  }

  /// "18/11.3 kPa"
  static func said(_ upper: Sample, _ lower: Sample?) -> String? {
    guard let first = upper.said else { return nil }
    let second = lower?.said.map { "/" + $0.value.plainText } ?? ""
    return first.value.plainText + second + " " + (first.unit?.rawValue ?? upper.kind.unit.rawValue)
  }
}

extension Quantity {
  /// Number and unit: "165 lb".
  fileprivate var text: String { value.plainText + (unit.map { " " + $0.rawValue } ?? "") }
}
