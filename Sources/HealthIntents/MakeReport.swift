import Intents
import Measures
import Records
import Reports

/// Writes a report: "make a report of my blood pressure for the last 30 days", "export my weight as csv".
public struct MakeReport: Intent {
  public static let title = "Make a report"
  public static let kind = "report"
  public static let demand = Demand.export()

  /// What is to be done, where that was said.
  enum Manner: String, ParameterValue, CaseIterable {
    /// "Print": told at once.
    case print
    /// "Email": nothing here sends anything, so the file has to be sent by whoever asked.
    case send
    /// "Export": data for another program.
    case export
  }

  /// How often such a report is made, which tells the days that it is about.
  enum Span: String, ParameterValue, CaseIterable { case day, week, month, year }

  @Parameter var format: Term?
  @Parameter var metric: Metric?
  @Parameter var period: Period?
  @Parameter var manner: Manner?
  /// For whose eyes: a page to hand over.
  @Parameter var reader: Term?
  @Parameter var span: Span?

  public var demand: Demand { Demand(.export, metric?.kinds ?? []) }

  public init() {}

  public func review(in context: IntentContext) throws {
    if let format, Self.formats[format.text] == nil {
      throw Need.refusal(key: "no-format", values: saidValues(in: context))
    }
    try $period.reviewDays(in: context)
  }

  public func fields(in context: IntentContext) -> [JSON.Field] {
    saidFields(in: context).filter { ["format", "metric", "period"].contains($0.name) }
  }

  public func perform(in context: IntentContext) throws -> Outcome {
    let metric = metric ?? .all
    var found = try Compilation(of: metric, over: usualPeriod, as: resolved, in: context)
    // Somebody who said nothing of days wants what there is, however long ago.
    if found.isEmpty, period == nil, span == nil {
      found = try Compilation(of: metric, over: .all, as: resolved, in: context)
    }
    var values: [String: Value] = ["metric": .word(metric.rawValue)]
    if found.report.period != .all { values["period"] = .period(found.report.period) }
    values["person"] = context.person.namedUnlessMe
    let count = Double(found.things.count)
    let figures = [JSON.Field("count", .number(count))]
    guard !found.isEmpty else { return Outcome("none", values, figures: figures) }
    values["count"] = .number(count)
    var outcome = Outcome(
      manner == .send ? "unsent" : "written", values, figures: figures + found.summary)
    outcome.report = found.report
    outcome.report?.isTold = format == nil && reader == nil && manner == .print
    return outcome
  }

  /// What is printed is read at once, what is exported is read by a program; everything else is a page for people.
  private var resolved: Report.Format {
    if let format = format.flatMap({ Self.formats[$0.text] }) { return format }
    switch manner {
    case .print? where reader == nil: return .text
    case .export? where reader == nil: return .csv
    case .print?, .export?, .send?, nil: return .html
    }
  }

  /// Data for a program are all there are; people look at a month.
  private var usualPeriod: Period {
    if let period { return period }
    if let span {
      switch span {
      case .day: return .day(.offset(0))
      case .week: return .lastDays(7)
      case .month: return .lastDays(30)
      case .year: return .lastDays(365)
      }
    }
    switch resolved {
    case .csv, .json, .sheet: return .all
    case .html, .pdf, .text: return .lastDays(30)
    }
  }

  /// What the formats are called in the grammars.
  private static let formats: [String: Report.Format] = [
    "html": .html, "pdf": .pdf, "text": .text, "csv": .csv, "json": .json, "xlsx": .sheet,
  ]
}
