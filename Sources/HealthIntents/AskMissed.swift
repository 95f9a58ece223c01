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
  /// Whether whichever medicine counts, and not only what is called a pill in the record as well.
  @Parameter var whichever = false
  @Parameter var period: Period?
  /// Whether it asks about many days.
  @Parameter var overall = false

  public init() {}

  public func review(in context: IntentContext) throws { try $period.reviewDays(in: context) }

  private var usual: Period { period ?? (overall ? .lastDays(30) : .day(.offset(0))) }

  public func perform(in context: IntentContext) throws -> Outcome {
    let doses = try Doses(
      of: label?.text, orWhichever: whichever, on: $period.days(or: usual, in: context),
      in: context)
    var outcome = doses.isOneDay ? ofOneDay(doses, context) : ofDays(doses, context)
    outcome.values["period"] = .period(context.dated(usual))
    outcome.values["label"] = label?.value ?? doses.unnamed.map(Value.word)
    if doses.isOfSeveral { outcome.values["any"] = .word("anyone") }
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
    let names = doses.skipped.compactMap(\.label).uniqued
    outcome.values["names"] = .text(names.joined(separator: ", "))
    outcome.values["when"] = .moment(Moment(day: context.day(of: skipped.day)))
    outcome.parts = taken
    return outcome
  }

  private func ofDays(_ doses: Doses, _ context: IntentContext) -> Outcome {
    guard !doses.skipped.isEmpty || !doses.taken.isEmpty else { return Outcome("neither") }
    guard !doses.skipped.isEmpty || !doses.open.isEmpty else {
      var outcome = Outcome("none-missed")
      outcome.values["taken"] = .number(Double(doses.taken.count))
      outcome.values["since"] = doses.since.map {
        .moment(Moment(day: context.day(of: $0)))
      }
      return outcome
    }
    var outcome = Outcome("over-days")
    outcome.values["skipped"] = .number(Double(doses.skipped.count))
    outcome.values["open"] = .number(Double(doses.open.count))
    let marked = doses.skipped.map { sample in
      var row = [
        Outcome.replyKey: Value.word("row-skipped"),
        "when": .moment(Moment(day: context.day(of: sample.day))),
        "label": .word(sample.label ?? ""),
      ]
      let taken = doses.taken.count { $0.day == sample.day && $0.label == sample.label }
      row["taken"] = taken > 0 ? .number(Double(taken)) : nil
      return (sample.day, row)
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
    ] + saidFields(in: context).filter { $0.name != "whichever" }
  }
}

/// The doses of a medicine on some days, those that were marked as missed, and the days with neither.
private struct Doses {
  let taken: [Sample]
  let skipped: [Sample]
  /// Days on which nothing was written down, between the first dose that ever was and yesterday.
  let open: [CivilDate]
  /// The day of the first dose that ever was, where it is one of these days and not the first of them.
  let since: CivilDate?
  let isOneDay: Bool
  /// What "my pill" is called in the record, where it has no name there either: then it is that alone.
  let unnamed: String?
  /// Whether any of several medicines makes a day one with medicine.
  let isOfSeveral: Bool

  init(
    of label: String?, orWhichever whichever: Bool, on days: Range<CivilDate>,
    in context: IntentContext
  ) throws {
    let ever = CivilDate.first..<CivilDate.last
    let year = context.today.adding(days: -365)
    let lately = min(days.lowerBound, year)..<context.today.adding(days: 1)
    let doses = { (kind: Sample.Kind, days: Range<CivilDate>, limit: Int?, isMeant: Meant?) in
      try context.store.samples(
        SampleQuery(kind, of: context.person, on: days, where: isMeant, limit: limit)
      ).map(\.sample)
    }
    let isUnnamed: Meant = { Sample.isOfNoName($0, in: context) }
    let name = label.map { NameMatch($0, in: context) }
    let pill = try label == nil && !whichever ? doses(.medication, lately, 1, isUnnamed).first : nil
    let isMeant: Meant? =
      name.map { name in { name.isSame($0, .medication) } }
      ?? (pill == nil ? nil : isUnnamed)
    taken = try doses(.medication, days, nil, isMeant)
    skipped = try doses(.skipped, days, nil, isMeant)
    isOneDay = days.lowerBound.adding(days: 1) == days.upperBound
    unnamed = pill?.label
    isOfSeveral = isMeant == nil && Set((taken + skipped).map(\.label)).count > 1
    guard let first = try doses(.medication, ever, 1, isMeant).first?.day else {
      (open, since) = ([], nil)
      return
    }
    since = days.contains(first) && first > days.lowerBound ? first : nil
    let known = Set((taken + skipped).map(\.day))
    let start = max(first.days, days.lowerBound.days)
    open = (start..<max(start, min(days.upperBound.days, context.today.days)))
      .map { CivilDate(days: $0) }.filter { !known.contains($0) }
  }

  private typealias Meant = (String) -> Bool
}

extension Sample {
  /// The medicine as a thing of a sentence, with when that was.
  fileprivate func told(in context: IntentContext) -> [String: Value] {
    ["medication": .word(label ?? ""), "when": .moment(context.moment(of: self))]
  }
}
