import Measures

extension Chart {
  /// The chart as a picture.
  ///
  /// - Parameters:
  ///   - names: what the series are called, in their order.
  ///   - limits: what is said at the lines to compare with, in their order.
  public func drawing(names: [String], limits labels: [String]) -> Drawing {
    let labels = labels.map(\.inLines)
    var plot = Plot(self, besides: labels.joined().map(Columns.count).max() ?? 0)
    plot.drawScale()
    plot.drawDays()
    for (index, series) in series.enumerated() {
      plot.draw(series, index == 0 ? .first : .second)
    }
    for (limit, label) in zip(limits, labels) { plot.draw(limit, label) }
    plot.drawLegend(names)
    return plot.drawing
  }
}

/// Where the figures of a chart lie on the plane.
private struct Plot {
  var drawing = Drawing(width: 680, height: 230)
  private let chart: Chart
  private let scale: Scale
  private let left = 46.0
  private let right: Double
  private let top = 26.0
  private let bottom = 204.0

  /// - Parameter columns: how wide the words at the lines are, for which there is room beside the plot, so that they
  ///   hide nothing.
  init(_ chart: Chart, besides columns: Int) {
    self.chart = chart
    right = max(670 - (columns > 0 ? 5 : 0) - 6.6 * Double(columns), 400)
    scale = Scale(
      around: chart.series.flatMap(\.points).map(\.value) + chart.limits.map(\.value),
      fromZero: chart.series.contains(where: \.isBars))
  }

  private var first: Double { Double(chart.days.lowerBound.days) }
  private var last: Double { Double(chart.days.upperBound.days + 1) }

  private func x(_ day: Double) -> Double {
    left + (day - first) / (last - first) * (right - left)
  }

  private func y(_ value: Double) -> Double {
    bottom - (value - scale.low) / (scale.high - scale.low) * (bottom - top)
  }

  mutating func drawScale() {
    for tick in scale.ticks {
      let height = y(tick)
      let isAxis = tick == scale.low
      drawing.add(
        .line([Drawing.Point(left, height), Drawing.Point(right, height)], isAxis ? .axis : .grid))
      drawing.add(.text(tick.text(decimals: 3), Drawing.Point(left - 6, height + 4), .end))
    }
  }

  /// At most six days with their dates.
  mutating func drawDays() {
    let count = chart.days.upperBound.days - chart.days.lowerBound.days + 1
    let step = max(1, (count + 5) / 6)
    for offset in stride(from: 0, to: count, by: step) {
      let day = chart.days.lowerBound.adding(days: offset)
      let place = x(Double(day.days) + 0.5)
      drawing.add(.line([Drawing.Point(place, bottom), Drawing.Point(place, bottom + 4)], .axis))
      drawing.add(
        .text(
          count > 300 ? String("\(day)".prefix(7)) : String("\(day)".suffix(5)),
          Drawing.Point(place, bottom + 17), .middle))
    }
  }

  mutating func draw(_ series: Chart.Series, _ ink: Drawing.Ink) {
    if series.isBars { return drawBars(series, ink) }
    var stretch: [Drawing.Point] = []
    var before: Double?
    for point in series.points {
      if let before, point.day - before > chart.longestGap { end(&stretch, ink) }
      before = point.day
      let place = Drawing.Point(x(point.day), y(point.value))
      stretch.append(place)
      drawing.add(.dot(place, ink))
    }
    end(&stretch, ink)
  }

  private mutating func end(_ stretch: inout [Drawing.Point], _ ink: Drawing.Ink) {
    if stretch.count > 1 { drawing.add(.line(stretch, ink)) }
    stretch = []
  }

  private mutating func drawBars(_ series: Chart.Series, _ ink: Drawing.Ink) {
    let width = max(1, (right - left) / (last - first) * 0.7)
    for point in series.points {
      let middle = x(point.day + 0.5)
      drawing.add(
        .bar(
          Drawing.Point(middle - width / 2, y(point.value)),
          Drawing.Point(middle + width / 2, y(scale.low)), ink))
    }
  }

  mutating func draw(_ limit: Chart.Limit, _ label: [String]) {
    let height = y(limit.value)
    drawing.add(.line([Drawing.Point(left, height), Drawing.Point(right, height)], .limit))
    for (index, line) in label.enumerated() {
      let place = Drawing.Point(right + 5, height + 4 + 13 * Double(index))
      drawing.add(.text(line, place, .start))
    }
  }

  mutating func drawLegend(_ names: [String]) {
    guard names.count > 1 else { return }
    var place = left
    for (index, name) in names.enumerated() {
      drawing.add(.dot(Drawing.Point(place + 4, 9), index == 0 ? .first : .second))
      drawing.add(.text(name, Drawing.Point(place + 12, 13), .start))
      place += 30 + 8 * Double(Columns.count(name))
    }
  }
}

extension String {
  /// What stands in brackets at the end gets a line of its own.
  fileprivate var inLines: [String] {
    guard let start = lastIndex(where: { $0 == "(" || $0 == "（" }), start > startIndex else {
      return [self]
    }
    let first = self[..<start]
    return [String(first.hasSuffix(" ") ? first.dropLast() : first), String(self[start...])]
  }
}
