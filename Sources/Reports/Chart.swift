import Measures

/// Figures over days: lines with dots, or a bar a day for what adds up.
public struct Chart: Sendable {
  /// What is shown, as a list of the grammars names it.
  public let metric: String
  public let days: ClosedRange<CivilDate>
  /// The unit of its figures, where it is not the one that goes without saying.
  public var unit: String?
  public var series: [Series] = []
  /// Figures to compare with.
  public var limits: [Limit] = []
  /// What else was so on some of the days; at most `mostMarks`.
  public var marks: [Mark] = []
  public static let mostMarks = 3

  public init(_ metric: String, over days: ClosedRange<CivilDate>) {
    self.metric = metric
    self.days = days
  }

  public struct Series: Sendable {
    /// What it is called in the grammars; nil where it is the only one.
    public let name: String?
    public let points: [Point]
    public let isBars: Bool

    public init(_ name: String?, _ points: [Point], isBars: Bool = false) {
      self.name = name
      self.points = points
      self.isBars = isBars
    }
  }

  public struct Point: Sendable {
    /// In days since 1970-01-01, local.
    public let day: Double
    public let value: Double

    public init(day: Double, value: Double) {
      self.day = day
      self.value = value
    }

    public init(at time: LocalTime, value: Double) {
      self.init(day: Double(time.date.days) + Double(time.secondOfDay) / 86_400, value: value)
    }
  }

  public struct Limit: Sendable {
    public let value: Double
    /// A sentence of the grammars about it.
    public let key: String
    public let values: [String: Value]

    public init(_ value: Double, _ key: String, _ values: [String: Value]) {
      self.value = value
      self.key = key
      self.values = values
    }
  }

  public struct Mark: Sendable {
    /// A medicine, a tag.
    public let name: String
    /// In days since 1970-01-01, local, in their order.
    public let days: [Int]

    public init(_ name: String, days: [Int]) {
      self.name = name
      self.days = days
    }
  }

  /// A line is broken where there is nothing for longer than this, so that what was not measured is not drawn.
  var longestGap: Double {
    max(2, Double(days.upperBound.days - days.lowerBound.days + 1) / 15)
  }
}
