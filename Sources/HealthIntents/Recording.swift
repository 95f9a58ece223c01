import Intents
import Measures
import Records

/// What one sentence puts into the record, as it is gathered.
public struct Recording {
  let context: IntentContext
  /// When it was: a point in time even where only a day or a part of it was said.
  var start: Instant
  var end: Instant
  /// How exactly that was said; nil where to the minute.
  var precision: Sample.Precision?
  /// The day it counts for.
  var day: CivilDate
  private(set) var samples: [Sample] = []
  /// For the reply, beside what the parameters hold.
  var values: [String: Value] = [:]
  /// The reply that says it.
  var reply = "logged"
  /// Reply lines that are said after it.
  var remarks: [String] = []
  /// Figures that were computed and not said, for a program.
  var figures: [JSON.Field] = []
  /// For the entry, beside those that were said.
  var tags: [String] = []
  /// Whether each thing is told by itself in the reply, as its `parts`.
  var isToldInParts = false
  /// Samples of one number belong together.
  private var group = 0

  init(_ circumstances: Circumstances, in context: IntentContext) throws {
    self.context = context
    let span = try circumstances.span(in: context)
    start = span.at
    end = span.at
    precision = Sample.Precision(of: span, saidAs: circumstances.when)
    day = context.zone.localTime(at: span.at).date
  }

  /// A sample with its figure in the kind's canonical unit. All samples of one sentence belong
  /// together.
  ///
  /// - Throws: `Need.implausible`: whatever was asked and answered before, nothing impossible gets
  ///   in.
  mutating func add(
    _ kind: Sample.Kind, _ value: Double, said: Quantity? = nil, label: String? = nil,
    portion: String? = nil
  ) throws {
    try kind.refuseImpossible(value)
    var sample = Sample(
      kind, value, said: said, label: label, portion: portion, from: start, to: end,
      zone: context.zone.name, on: day, person: context.person.id, group: group)
    sample.precision = precision
    samples.append(sample)
  }

  /// What comes next does not belong to what was added before.
  mutating func beginGroup() { group += 1 }

  mutating func add(
    _ kind: Sample.Kind, _ parameter: Parameter<Quantity>, label: String? = nil
  ) throws {
    let figure = try parameter.figure(in: context)
    try add(kind, figure.value, said: figure.said, label: label)
  }

  /// Nothing when nothing was said.
  mutating func add(
    _ kind: Sample.Kind, _ parameter: Parameter<Quantity?>, label: String? = nil
  ) throws {
    guard let figure = try parameter.figure(in: context) else { return }
    try add(kind, figure.value, said: figure.said, label: label)
  }

  /// Puts the first of several names into the reply, which is the one that is counted, and the others beside it.
  mutating func name(_ names: [Term]) {
    guard names.count > 1, let first = names.first else { return }
    values["food"] = first.value
    values["others"] = .text(names.dropFirst().map(\.text).joined(separator: ", "))
  }

  /// Puts today's new sum of a kind into the reply, as `total`, where it is more than what was just
  /// said.
  mutating func addTotal(of kind: Sample.Kind) throws {
    guard day == context.today, context.grants.allows(.read, kind) else { return }
    let added = samples.filter { $0.kind == kind }.map(\.value).reduce(0, +)
    let stored = try context.store.summary(
      kind, of: context.person, in: day..<day.adding(days: 1)
    ).sum
    let said = context.said.filter {
      $0.kind == kind && $0.person == context.person.id && $0.day == day
    }
    let before = stored + said.map(\.value).reduce(0, +)
    guard added > 0, before > 0 else { return }
    values["total"] = kind.spoken(before + added, in: context)
  }
}
