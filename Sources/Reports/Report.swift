import Measures

/// What is in the record of somebody over some days, ready to be written down in any language.
public struct Report: Sendable {
  /// What it is to be written as.
  public enum Format: String, CaseIterable, Sendable {
    case html, pdf, text, csv, json
    /// A table for a spreadsheet program, which is told that it is in UTF-8.
    case sheet

    /// How the name of a file of this format ends.
    public var suffix: String {
      switch self {
      case .sheet: "csv"
      case .text: "txt"
      case .html, .pdf, .csv, .json: rawValue
      }
    }
  }

  public var format: Format
  /// Whether it is told rather than kept in a file.
  public var isTold = false
  /// What it is about, as a list of the grammars names it: `bloodPressure`, `all`.
  public let metric: String
  public let person: String
  /// As it was said or taken.
  public let period: Period
  /// From the first day to the last one.
  public let days: ClosedRange<CivilDate>
  /// The local time at which it is made.
  public let made: LocalTime
  /// The IANA name of the zone of all its times.
  public let zone: String
  public var readings: [Reading] = []
  public var table = Table()
  /// What it comes to, sentence by sentence.
  public var facts: [Fact] = []
  public var charts: [Chart] = []

  public init(
    _ format: Format, of metric: String, for person: String, over period: Period,
    _ days: ClosedRange<CivilDate>, made: LocalTime, zone: String
  ) {
    self.format = format
    self.metric = metric
    self.person = person
    self.period = period
    self.days = days
    self.made = made
    self.zone = zone
  }

  /// A sentence of the grammars with its values.
  public struct Fact: Sendable {
    public let key: String
    public let values: [String: Value]

    public init(_ key: String, _ values: [String: Value]) {
      self.key = key
      self.values = values
    }
  }

  /// What people read: a cell a column.
  public struct Table: Sendable {
    /// The names of the columns' headings in the grammars.
    public var columns: [String] = []
    public var rows: [[Cell]] = []

    public init() {}
  }

  public enum Cell: Sendable {
    case text(String)
    /// A figure as it was said, and in the unit it is kept in where that is another one.
    case figure(Value, kept: Value?)
    /// A thing in the record.
    case thing([String: Value])
    case remarks(tags: [String], note: String?)
  }
}
