import Intents
import Measures
import Records

/// Tells what the record has of medicine that was not taken: "did I skip my pill yesterday", "which days did I miss my
/// medicine". A day on which nothing was written down is told apart from one that was marked as missed.
public struct AskMissed: Intent {
  public static let title = "Ask what medicine was missed"
  public static let kind = "query"
  public static let demand = Demand.read(.medication, .skipped)

  /// The medicine; any of them where none was named.
  @Parameter var label: Term?
  @Parameter var period: Period?
  /// Whether it asks about many days.
  @Parameter var overall = false

  public init() {}

  public func review(in context: IntentContext) throws { try $period.reviewDays(in: context) }

  private var usual: Period { period ?? (overall ? .lastDays(30) : .day(.offset(0))) }

  public func perform(in context: IntentContext) throws -> Outcome {
    let doses = try Doses(of: label?.text, on: $period.days(or: usual, in: context), in: context)
    var outcome = doses.isOneDay ? ofOneDay(doses, context) : ofDays(doses, context)
    outcome.values["period"] = .period(context.dated(usual))
    outcome.values["label"] = label.map(\.value)
    outcome.values["person"] = context.person.namedUnlessMe
    outcome.figures = [
      JSON.Field("count", .number(Double(doses.skipped.count))),
      JSON.Field("taken", .number(Double(doses.taken.count))),
      JSON.Field("days_without", .number(Double(doses.open.count))),
    ]
    return outcome
  }

  private func ofOneDay(_ doses: Doses, _ context: IntentContext) -> Outcome {
    let isSkipped = !doses.skipped.isEmpty
    var outcome = Outcome(
      isSkipped
        ? "skipped"
        : doses.taken.isEmpty
          ? "neither"
          : label == nil && !doses.taken.contains { $0.isOfNoName(in: context) }
            ? "taken" : "not-skipped")
    let taken = doses.taken.map { $0.told(in: context) }
    guard let skipped = doses.skipped.first else {
      outcome.things = taken
      return outcome
    }
    let names = doses.skipped.compactMap(\.label)
    outcome.values["names"] = .text(names.joined(separator: ", "))
    outcome.values["when"] = .moment(Moment(day: context.day(of: skipped.day)))
    outcome.parts = taken
    return outcome
  }

  private func ofDays(_ doses: Doses, _ context: IntentContext) -> Outcome {
    guard !doses.skipped.isEmpty || !doses.taken.isEmpty else { return Outcome("neither") }
    var outcome = Outcome("over-days")
    outcome.values["skipped"] = .number(Double(doses.skipped.count))
    outcome.values["open"] = .number(Double(doses.open.count))
    let marked = doses.skipped.map { sample in
      (
        sample.day,
        [
          Outcome.replyKey: Value.word("row-skipped"),
          "when": .moment(Moment(day: context.day(of: sample.day))),
          "label": .word(sample.label ?? ""),
        ]
      )
    }
    let open = doses.open.map { day in
      (
        day,
        [
          Outcome.replyKey: Value.word("row-open"),
          "when": .moment(Moment(day: context.day(of: day))),
        ]
      )
    }
    let rows = (marked + open).sorted { $0.0 > $1.0 }.map(\.1)
    outcome.rows = Array(rows.prefix(Self.shown))
    outcome.more = rows.count - outcome.rows.count
    return outcome
  }

  private static let shown = 10

  public func fields(in context: IntentContext) -> [JSON.Field] {
    [
      JSON.Field("metric", .string(Sample.Kind.skipped.rawValue)),
      JSON.Field("aggregate", .string((overall ? Aggregate.count : .list).rawValue)),
    ] + saidFields(in: context)
  }
}

/// The doses of a medicine on some days, those that were marked as missed, and the days with neither.
private struct Doses {
  let taken: [Sample]
  let skipped: [Sample]
  /// Days on which nothing was written down, between the first dose that ever was and yesterday.
  let open: [CivilDate]
  let isOneDay: Bool

  init(of label: String?, on days: Range<CivilDate>, in context: IntentContext) throws {
    let name = label.map { NameMatch($0, in: context) }
    let samples = { (kind: Sample.Kind, days: Range<CivilDate>, limit: Int?) in
      try context.store.samples(
        SampleQuery(
          kind, of: context.person, on: days,
          where: name.map { name in { name.isSame($0, .medication) } }, limit: limit)
      ).map(\.sample)
    }
    taken = try samples(.medication, days, nil)
    skipped = try samples(.skipped, days, nil)
    isOneDay = days.lowerBound.adding(days: 1) == days.upperBound
    let ever = CivilDate.first..<CivilDate.last
    guard let first = try samples(.medication, ever, 1).first?.day else {
      open = []
      return
    }
    let known = Set((taken + skipped).map(\.day))
    let start = max(first.days, days.lowerBound.days)
    open = (start..<max(start, min(days.upperBound.days, context.today.days)))
      .map { CivilDate(days: $0) }.filter { !known.contains($0) }
  }
}

extension Sample {
  /// The medicine as a thing of a sentence, with when that was.
  fileprivate func told(in context: IntentContext) -> [String: Value] {
    ["medication": .word(label ?? ""), "when": .moment(context.moment(of: self))]
  }
}
