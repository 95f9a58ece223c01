import Measures

extension Chart {
  /// What the parts of a chart are called in some language.
  public struct Words: Sendable {
    public var title = ""
    /// Of the series, where there are several; of the limits; of the marks: each in their order.
    public var series: [String] = []
    public var limits: [String] = []
    public var marks: [String] = []

    public init() {}
  }

  /// The chart as lines of text, as wide as there is room for: a dot a figure, or a bar a day. Days without a figure stay
  /// empty.
  public func text(_ words: Words, width: Int) -> [String] {
    var plot = TextPlot(self, width: min(max(width, 40), 100))
    for limit in limits { plot.draw(limit) }
    for (index, series) in series.enumerated() { plot.draw(series, index) }
    return [words.title] + plot.rows + plot.axis + plot.marks(of: self) + plot.legend(words)
  }
}

/// Where the figures of a chart lie on a grid of characters.
private struct TextPlot {
  private static let dots: [Character] = ["●", "○"]
  private static let signs: [Character] = ["▲", "■", "◆"]
  private static let line: Character = "┄"
  private static let eighths: [Character] = ["▁", "▂", "▃", "▄", "▅", "▆", "▇", "█"]
  private static let height = 10

  private let scale: Scale
  private let days: ClosedRange<CivilDate>
  private let labels: [String?]
  private let gutter: Int
  private let width: Int
  private var grid: [[Character]]

  init(_ chart: Chart, width: Int) {
    scale = Scale(
      around: chart.series.flatMap(\.points).map(\.value) + chart.limits.map(\.value),
      fromZero: chart.series.contains(where: \.isBars))
    days = chart.days
    var labels = [String?](repeating: nil, count: Self.height)
    for tick in scale.ticks.reversed() {
      labels[Self.row(tick, scale)] = tick.text(decimals: 3)
    }
    self.labels = labels
    gutter = labels.compactMap { $0?.count }.max() ?? 0
    self.width = width - gutter - 2
    grid = [[Character]](
      repeating: [Character](repeating: " ", count: self.width), count: Self.height)
  }

  private static func row(_ value: Double, _ scale: Scale) -> Int {
    let share = (scale.high - value) / (scale.high - scale.low)
    return min(max(Int((share * Double(height - 1)).rounded()), 0), height - 1)
  }

  private func column(_ day: Double) -> Int {
    let first = Double(days.lowerBound.days)
    let count = Double(days.upperBound.days + 1) - first
    return min(max(Int((day - first) / count * Double(width)), 0), width - 1)
  }

  mutating func draw(_ limit: Chart.Limit) {
    let row = Self.row(limit.value, scale)
    grid[row] = grid[row].map { _ in Self.line }
  }

  mutating func draw(_ series: Chart.Series, _ index: Int) {
    guard !series.isBars else { return drawBars(series) }
    for point in series.points {
      grid[Self.row(point.value, scale)][column(point.day)] = Self.dots[index % Self.dots.count]
    }
  }

  /// A bar is the mean of the days that share its columns.
  private mutating func drawBars(_ series: Chart.Series) {
    var bars: [Int: (sum: Double, count: Double, end: Int)] = [:]
    for point in series.points {
      let first = column(point.day)
      let next = point.day + 1 > Double(days.upperBound.days) ? width : column(point.day + 1)
      let end = next - first > 2 ? next - 1 : max(next, first + 1)
      let bar = bars[first] ?? (0, 0, end)
      bars[first] = (bar.sum + point.value, bar.count + 1, end)
    }
    for (first, bar) in bars {
      let share = (bar.sum / bar.count - scale.low) / (scale.high - scale.low)
      let eighths = Int((share * Double(Self.height * 8)).rounded())
      for row in 0..<Self.height {
        let filled = min(eighths - (Self.height - 1 - row) * 8, 8)
        guard filled > 0 else { continue }
        for column in first..<bar.end { grid[row][column] = Self.eighths[filled - 1] }
      }
    }
  }

  var rows: [String] {
    zip(labels, grid).map { label, cells in
      let text = label ?? ""
      let line =
        String(repeating: " ", count: gutter - text.count) + text
        + (label == nil ? " │" : " ┤") + String(cells)
      return line.trimmed
    }
  }

  /// The line below, and as many dates as there is room for.
  var axis: [String] {
    let count = days.upperBound.days - days.lowerBound.days + 1
    let isLong = count > 300
    let room = isLong ? 9 : 7
    let step = max(1, (count * room + width - 1) / width)
    var line = [Character](repeating: "─", count: width)
    var dates = [Character](repeating: " ", count: width)
    for offset in stride(from: 0, to: count, by: step) {
      let day = days.lowerBound.adding(days: offset)
      let place = column(Double(day.days))
      let date = Array(isLong ? "\(day)".prefix(7) : "\(day)".suffix(5))
      guard place + date.count <= width else { continue }
      line[place] = "┴"
      dates.replaceSubrange(place..<place + date.count, with: date)
    }
    let indent = String(repeating: " ", count: gutter)
    return [indent + " └" + String(line), (indent + "  " + String(dates)).trimmed]
  }

  /// A line a mark: a sign at each of its days.
  func marks(of chart: Chart) -> [String] {
    chart.marks.enumerated().map { index, mark in
      var cells = [Character](repeating: " ", count: width)
      for day in mark.days { cells[column(Double(day) + 0.5)] = Self.sign(index) }
      return (String(repeating: " ", count: gutter + 2) + String(cells)).trimmed
    }
  }

  private static func sign(_ index: Int) -> Character { signs[index % signs.count] }

  func legend(_ words: Chart.Words) -> [String] {
    let parts =
      words.series.enumerated().map { "\(Self.dots[$0 % Self.dots.count]) \($1)" }
      + words.limits.map { "\(Self.line) \($0)" }
      + words.marks.enumerated().map { "\(Self.sign($0)) \($1)" }
    var lines: [String] = []
    for part in parts {
      if let last = lines.last, Columns.count(last) + 3 + Columns.count(part) <= width {
        lines[lines.count - 1] = last + "   " + part
      } else {
        lines.append(part)
      }
    }
    return lines.map { String(repeating: " ", count: gutter + 2) + $0 }
  }
}

extension String {
  /// Without spaces at its end.
  fileprivate var trimmed: String {
    String(self[..<(lastIndex { $0 != " " }.map(index(after:)) ?? startIndex)])
  }
}
