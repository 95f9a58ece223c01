import Intents
import Measures
import Records

extension Question {
  /// The last one: its figures or its name, and when it was.
  func latest() throws -> Outcome {
    guard let last = try samples(kind, newestFirst: true, limit: 1).first else { return none }
    let row = try row(last)
    var outcome = Outcome("latest", row.values, figures: row.figures)
    outcome.figures.insert(JSON.Field("count", .number(1)), at: 0)
    return outcome
  }

  /// The last five, and how many more there are.
  func list() throws -> Outcome {
    let shown = 5
    let count = try summary(kind).count
    guard count > 0 else { return none }
    let rows = try samples(kind, newestFirst: true, limit: shown).map(row)
    var outcome = Outcome("list", ["count": .number(Double(count))])
    outcome.rows = rows.map(\.values)
    outcome.more = max(0, count - rows.count)
    outcome.figures = [
      JSON.Field("count", .number(Double(count))),
      JSON.Field("rows", .array(rows.map { .object($0.figures) })),
    ]
    return outcome
  }

  typealias Row = (values: [String: Value], figures: [JSON.Field])

  /// One sample, with those that belong to it.
  private func row(_ stored: StoredSample) throws -> Row {
    let sample = stored.sample
    var values: [String: Value] = ["when": .moment(context.moment(of: sample.start))]
    var figures = [JSON.Field("at", .string("\(context.zone.localTime(at: sample.start))"))]
    if metric == .bloodPressure {
      for one in [sample] + (try companions(of: stored, [.diastolic, .pulse])) {
        values[one.kind.name] = one.kind.spoken(one.value)
        figures.append(JSON.Field(one.kind.field, .number(one.value)))
      }
      return (values, figures)
    }
    if let label = sample.label {
      values["label"] = .word(label)
      figures.append(JSON.Field("label", .string(label)))
    }
    if metric.isNamed {
      add(sample, to: &values)
    } else {
      values["value"] = sample.kind.spoken(sample.value)
    }
    if !metric.isNamed || sample.value != 0 {
      figures.append(JSON.Field(sample.kind.field, .number(sample.value.rounded(decimals: 3))))
    }
    return (values, figures)
  }

  /// How much of a thing with a name it was, where that is known.
  private func add(_ sample: Sample, to values: inout [String: Value]) {
    values["unit"] = sample.portion.map(Value.word)
    switch sample.kind {
    case .exercise, .drink:
      if sample.value > 0 { values["value"] = sample.kind.spoken(sample.value) }
    case .mood, .symptom: values["value"] = sample.said.map { .number($0.value) }
    default:
      if let said = sample.said { values["value"] = .quantity(said) }
      if sample.value != 1 { values["quantity"] = .number(sample.value) }
    }
  }

  /// The samples of the same entry and group.
  private func companions(of stored: StoredSample, _ kinds: [Sample.Kind]) throws -> [Sample] {
    let start = stored.sample.start
    let moment = start..<Instant(seconds: start.seconds + 1)
    return try kinds.compactMap { kind in
      try context.store.samples(SampleQuery(kind, of: person, in: moment)).first {
        $0.entryID == stored.entryID && $0.sample.group == stored.sample.group
      }?.sample
    }
  }

  /// What was said on these days, the last five first.
  static func everything(in days: Range<CivilDate>, _ context: IntentContext) throws -> Outcome {
    let entries = try context.store.entries(
      of: context.person, with: nil, in: context.zone.instants(of: days), limit: 1000)
    guard !entries.isEmpty else {
      return Outcome("none", figures: [JSON.Field("count", .number(0))])
    }
    var outcome = Outcome("list", ["count": .number(Double(entries.count))])
    outcome.rows = entries.prefix(5).map { stored in
      let start = stored.entry.samples.map(\.start).min() ?? stored.entry.saidAt
      return ["when": .moment(context.moment(of: start)), "text": .text(stored.entry.text)]
    }
    outcome.more = entries.count - outcome.rows.count
    outcome.figures = [JSON.Field("count", .number(Double(entries.count)))]
    return outcome
  }
}
