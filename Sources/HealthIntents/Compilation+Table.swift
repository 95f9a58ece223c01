import Intents
import Measures
import Records
import Reports

extension Compilation {
  /// The things as people read them, oldest first.
  func table() throws -> Report.Table {
    var table = Report.Table()
    table.columns = ["column-date", "column-time"]
    switch (metric == .bloodPressure, metric.kind) {
    case (true, _): table.columns += ["column-pressure", "column-pulse"]
    case (_, nil): table.columns += ["column-thing"]
    case (_, .some): table.columns += ["column-value"]
    }
    table.columns.append("column-remarks")
    table.rows = try things.map { stored, samples in
      let time = "\(context.localTime(of: samples[0]))"
      let hour = hour(of: samples[0], String(time.suffix(5)))
      let tags = stored.entry.tags.map { context.meanings[$0, in: .occasion] ?? $0 }
      let remarks = Report.Cell.remarks(tags: tags, note: stored.entry.note)
      return try [.text(String(time.prefix(10))), hour] + cells(samples) + [remarks]
    }
    return table
  }

  /// The time of day as far as it was said.
  private func hour(of sample: Sample, _ time: String) -> Report.Cell {
    guard let precision = sample.precision else { return .text(time) }
    return precision.part.map { .figure(.word($0.rawValue), kept: nil) } ?? .text("")
  }

  private func cells(_ samples: [Sample]) throws -> [Report.Cell] {
    if metric == .bloodPressure {
      let pulse = samples.first { $0.kind == .pulse }?.value.text(decimals: 0)
      return [.text(pressure(samples)), .text(pulse ?? "")]
    }
    guard let sample = samples.first(where: { $0.kind == metric.kind }), !metric.isNamed else {
      let thing = try Description.all(of: samples, in: context).first ?? [:]
      return [.thing(thing.filter { !["when", "person"].contains($0.key) })]
    }
    let chosen = context.unit(of: sample.kind)
    let isAsChosen = sample.said.map { $0.unit == nil || $0.unit == chosen } ?? false
    let isAsKept = chosen == sample.kind.unit && (isAsChosen || sample.said == nil)
    let shown =
      chosen == sample.kind.unit || isAsChosen
      ? sample.spoken : sample.kind.spoken(sample.value, in: context)
    return [.figure(shown, kept: isAsKept ? nil : sample.kind.spoken(sample.value))]
  }

  /// "135/85", and beside it what was said or is wanted where that is in another unit.
  private func pressure(_ samples: [Sample]) -> String {
    guard let upper = samples.first(where: { $0.kind == .systolic }) else { return "" }
    let lower = samples.first { $0.kind == .diastolic }
    let text =
      upper.value.text(decimals: 0) + (lower.map { "/" + $0.value.text(decimals: 0) } ?? "")
    if let unit = upper.said?.unit, unit != upper.kind.unit, let said = Self.said(upper, lower) {
      return "\(text) (\(said))"
    }
    let chosen = context.unit(of: upper.kind)
    guard chosen != upper.kind.unit else { return text }
    let shown = [upper, lower].compactMap { $0 }.map { $0.value(in: chosen).text(decimals: 1) }
    return "\(text) (\(shown.joined(separator: "/")) \(chosen.rawValue))"
  }
}
