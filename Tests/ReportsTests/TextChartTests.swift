import Measures
import Testing

@testable import Reports

/// Charts as lines of text.
@Suite struct TextChartTests {
  private let first = CivilDate(days: 20_500)

  private func chart(days: Int, _ points: [(Double, Double)], isBars: Bool = false) -> Chart {
    var chart = Chart("weight", over: first...first.adding(days: days - 1))
    chart.series = [
      Chart.Series(
        nil, points.map { Chart.Point(day: Double(first.days) + $0.0, value: $0.1) },
        isBars: isBars)
    ]
    return chart
  }

  private func text(_ chart: Chart, width: Int = 60) -> [String] {
    var words = Chart.Words()
    words.title = "Weight"
    words.limits = chart.limits.map { "Goal \($0.value)" }
    words.marks = chart.marks.map(\.name)
    return chart.text(words, width: width)
  }

  @Test(arguments: [40, 60, 80, 100, 300, 1])
  func `No line is wider than the terminal, or than a hundred columns`(width: Int) {
    var chart = chart(days: 30, [(0, 80), (12.4, 82), (29.9, 79)])
    chart.limits = [Chart.Limit(75, "goal", [:])]
    chart.marks = [Chart.Mark("pill", days: [first.days, first.days + 29])]
    for line in text(chart, width: width) {
      #expect(Columns.count(line) <= min(max(width, 40), 100), "\(line)")
      #expect(line.last != " ")
    }
  }

  @Test func `Each figure is a dot, and days without one stay empty`() {
    let lines = text(chart(days: 30, [(0, 80), (29.9, 70)]))
    #expect(lines.joined().count { $0 == "●" } == 2)
    #expect(lines.first { $0.contains("●") }?.hasPrefix("80 ┤●") == true)
    #expect(lines.last { $0.contains("●") }?.hasSuffix("●") == true)
  }

  @Test func `A bar is as high as its figure`() {
    let lines = text(chart(days: 3, [(0, 10_000), (2, 5000)], isBars: true))
    let filled = lines.map { line in line.count { $0 == "█" } }.filter { $0 > 0 }
    #expect(filled.count == 10)
    #expect(filled.count { $0 > filled[0] } == 5)
  }

  @Test func `A goal is a line, a medicine a row of signs, and both are named below`() {
    var chart = chart(days: 10, [(0, 80), (5, 78)])
    chart.limits = [Chart.Limit(75, "goal", [:])]
    chart.marks = [Chart.Mark("pill", days: [first.days + 5])]
    let lines = text(chart)
    #expect(lines.contains { $0.contains("┄┄┄┄┄┄┄┄") })
    #expect(lines.contains { $0.trimmingPrefix(while: { $0 == " " }) == "▲" })
    #expect(lines.last?.contains("┄ Goal 75.0   ▲ pill") == true)
  }

  @Test func `One figure on one day, and no figure at all, are drawn`() {
    #expect(text(chart(days: 1, [(0.5, 0)])).count > 10)
    #expect(text(chart(days: 1, [])).count > 10)
  }
}
