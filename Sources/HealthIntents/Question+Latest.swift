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
    outcome.references = [
      Reference(entry: last.entryID, person: person.id, group: last.sample.group)
    ]
    return outcome
  }

  /// So many rows are told, unless all of them were asked for.
  static let shown = 5

  /// The last five, and how many more there are. The figures are those of all.
  func list(full: Bool) throws -> Outcome {
    let found = try kind == .food ? eaten() : samples(kind, newestFirst: true)
    var rows = try found.map(row)
    if kind == .food { try tellEnergies(of: found, in: &rows) }
    guard !rows.isEmpty else { return none }
    var outcome = Outcome("list", ["count": .number(Double(rows.count))])
    outcome.rows = rows.prefix(full ? rows.count : Self.shown).map(\.values)
    outcome.more = rows.count - outcome.rows.count
    outcome.figures = [
      JSON.Field("count", .number(Double(rows.count))),
      JSON.Field("rows", .array(rows.map { .object($0.figures) })),
    ]
    return outcome
  }

  /// What else of the kind has a name in these days, the last first: the same medicine may have been written down under
  /// another name or in another language, and "none" alone would make somebody take it twice.
  func otherNames() throws -> [[String: Value]] {
    var names: [String] = []
    for stored in try unnamed.samples(kind, newestFirst: true) {
      if let name = stored.sample.label, !names.contains(name) { names.append(name) }
    }
    return names.map { [kind.name: .word($0)] }
  }

  /// The names of what was said not to have been taken in these days; nil where there is nothing.
  func skipped() throws -> Value? {
    let names = try samples(.skipped).compactMap(\.sample.label).uniqued
    return names.isEmpty ? nil : .text(names.joined(separator: ", "))
  }

  /// The same question about all names.
  private var unnamed: Question {
    Question(
      metric: metric, kind: kind, label: nil, meal: meal, part: part, days: days, context: context)
  }

  typealias Row = (values: [String: Value], figures: [JSON.Field])

  /// One sample, with those that belong to it.
  private func row(_ stored: StoredSample) throws -> Row {
    let sample = stored.sample
    var values: [String: Value] = ["when": .moment(context.moment(of: sample))]
    var figures = context.fields(when: sample)
    if metric == .bloodPressure {
      for one in [sample] + (try companions(of: stored, [.diastolic, .pulse])) {
        values[one.kind.name] = one.kind.spoken(one.value, in: context)
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
      values["value"] = sample.kind.spoken(sample.value, in: context)
    }
    if !metric.isNamed || sample.value != 0 {
      figures.append(JSON.Field(sample.kind.field, .number(sample.value.rounded(decimals: 3))))
    }
    return (values, figures)
  }

  /// How much of a thing with a name it was, where that is known.
  private func add(_ sample: Sample, to values: inout [String: Value]) {
    if sample.kind != .exercise { values["unit"] = sample.portion.map(Value.word) }
    switch sample.kind {
    case .exercise, .drink:
      if sample.value > 0 { values["value"] = sample.kind.spoken(sample.value, in: context) }
      if sample.value == 0, let count = sample.containers { values["quantity"] = .number(count) }
    case .mood, .symptom: values["value"] = sample.said.map { .number($0.value) }
    default:
      if let said = sample.said { values["value"] = .quantity(said) }
      if sample.value != 1 || sample.portion != nil { values["quantity"] = .number(sample.value) }
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

  /// What was written down on these days, the last first; each thing as it is now.
  static func everything(
    in days: Range<CivilDate>, _ part: Moment.Part?, full: Bool, _ context: IntentContext
  ) throws -> Outcome {
    let end = part == nil ? days.upperBound : days.upperBound.adding(days: 1)
    let isMeant = { (group: [Sample]) in
      (part.map { context.day(of: group[0], in: $0) } ?? group[0].day).map(days.contains) ?? false
    }
    let entries = try context.entries(on: days.lowerBound..<end).filter {
      $0.entry.samples.of(context.person).grouped.contains(where: isMeant)
    }
    guard !entries.isEmpty else {
      return Outcome("none", figures: [JSON.Field("count", .number(0))])
    }
    var things: [[String: Value]] = []
    var rows: [JSON] = []
    for stored in entries {
      for group in stored.entry.samples.of(context.person).grouped where isMeant(group) {
        things += try Description.all(
          of: group, when: context.moment(of: group[0]), in: context)
        rows.append(.object(context.figures(of: group, saidAs: stored.entry.text)))
      }
    }
    var outcome = Outcome("list", ["count": .number(Double(things.count))])
    outcome.rows = things.prefix(full ? things.count : shown).map { thing in
      thing.merging([Outcome.thingKey: .word("yes")]) { $1 }
    }
    outcome.more = things.count - outcome.rows.count
    outcome.figures = [
      JSON.Field("count", .number(Double(things.count))), JSON.Field("rows", .array(rows)),
    ]
    return outcome
  }
}

extension [Sample] {
  func of(_ person: Person) -> [Sample] { filter { $0.person == person.id } }
}

extension IntentContext {
  /// The samples of one thing in JSON: when it was, what was said, and each figure.
  fileprivate func figures(of samples: [Sample], saidAs text: String) -> [JSON.Field] {
    var figures = fields(when: samples[0]) + [JSON.Field("text", .string(text))]
    if let label = samples.lazy.compactMap(\.label).first {
      figures.append(JSON.Field("label", .string(label)))
    }
    for sample in samples where sample.kind.unit != .point {
      guard !figures.contains(where: { $0.name == sample.kind.field }) else { continue }
      figures.append(JSON.Field(sample.kind.field, .number(sample.value.rounded(decimals: 3))))
    }
    return figures
  }
}
