import Measures
import Testing

@testable import Reports

@Suite("A report for people")
struct PaperTests {
  private func paper(_ cell: String) -> Paper {
    var paper = Paper(language: "en", title: cell)
    paper.lines = [cell]
    paper.facts = [cell]
    paper.header = ["Date", "Remarks"]
    paper.rows = [["2026-03-11", cell], ["2026-03-12", "x"]]
    paper.notes = ["The end."]
    return paper
  }

  @Test(
    "whatever was said stands for nothing but itself in HTML",
    arguments: [
      ("<script>alert(1)</script>", "&lt;script&gt;alert(1)&lt;/script&gt;"),
      ("\"a\" & 'b'", "&quot;a&quot; &amp; &#39;b&#39;"), ("a\u{0}\u{1B}b", "ab"),
    ])
  func escaped(words: String, written: String) {
    let html = paper(words).html
    #expect(!html.contains(words))
    #expect(html.contains("<td>\(written)</td>"))
    #expect(html.contains("<title>\(written)</title>"))
    #expect(html.contains("<h1>\(written)</h1>"))
    #expect(html.contains("<li>\(written)</li>"))
  }

  @Test("columns stand below each other, Chinese characters being two wide")
  func columns() {
    #expect(
      paper("饭后").text == """
        饭后
        饭后

        饭后

        Date        Remarks
        2026-03-11  饭后
        2026-03-12  x

        The end.
        """)
    var paper = paper("")
    paper.header = ["日期", "b"]
    paper.rows = [["a", "c"]]
    #expect(paper.text.contains("日期  b\na     c"))
  }
}

@Suite("Charts")
struct ChartTests {
  private let first = CivilDate(days: 20_500)

  private func drawing(
    _ days: [Int], isBars: Bool = false, limits: [Double] = [], of length: Int = 30
  ) -> Drawing {
    var chart = Chart("weight", over: first...first.adding(days: length - 1))
    let points = days.map {
      Chart.Point(at: LocalTime(first.adding(days: $0), hour: 8), value: 70 + Double($0))
    }
    chart.series = [Chart.Series(nil, points, isBars: isBars)]
    chart.limits = limits.map { Chart.Limit($0, "goal", [:]) }
    return chart.drawing(names: [], limits: limits.map { "at \($0)" })
  }

  private func lines(_ drawing: Drawing, _ ink: Drawing.Ink) -> [[Drawing.Point]] {
    drawing.marks.compactMap { mark in
      if case .line(let points, ink) = mark { points } else { nil }
    }
  }

  @Test("a line is broken where nothing was measured, and a lone reading is a dot")
  func gaps() {
    #expect(lines(drawing([0, 1, 2, 10, 11, 20]), .first).map(\.count) == [3, 2])
    #expect(lines(drawing([0, 2, 4]), .first).map(\.count) == [3])
    let dots = drawing([0, 1, 20]).marks.filter { if case .dot = $0 { true } else { false } }
    #expect(dots.count == 3)
  }

  @Test("everything lies within the picture, the limits too")
  func bounds() {
    for isBars in [true, false] {
      let drawing = drawing([0, 3, 29], isBars: isBars, limits: [55, 140])
      for mark in drawing.marks {
        let points: [Drawing.Point] =
          switch mark {
          case .line(let points, _): points
          case .dot(let point, _), .text(_, let point, _): [point]
          case .bar(let one, let other, _): [one, other]
          }
        for point in points {
          #expect((0...drawing.width).contains(point.x) && (0...drawing.height).contains(point.y))
        }
      }
      #expect(lines(drawing, .limit).count == 2)
    }
  }

  @Test("words at a line stand beside the plot and within the picture, in lines of their own")
  func labels() {
    var chart = Chart("bloodPressure", over: first...first.adding(days: 29))
    chart.series = [Chart.Series(nil, [Chart.Point(day: Double(first.days), value: 120)])]
    chart.limits = [Chart.Limit(135, "limit", [:])]
    let drawing = chart.drawing(names: [], limits: ["Limit at home: 135 (ACC/AHA 2017)"])
    let end = lines(drawing, .limit)[0].map(\.x).max() ?? 0
    var beside: [String] = []
    for case .text(let words, let place, .start) in drawing.marks {
      beside.append(words)
      #expect(place.x > end)
      #expect(place.x + 6.5 * Double(words.count) <= drawing.width)
    }
    #expect(beside == ["Limit at home: 135", "(ACC/AHA 2017)"])
  }

  @Test("bars stand on nought")
  func bars() {
    let drawing = drawing([0, 1], isBars: true)
    let axis = lines(drawing, .axis)[0][0].y
    for case .bar(_, let corner, _) in drawing.marks { #expect(corner.y == axis) }
  }

  @Test(
    "a scale has round steps around its figures",
    arguments: [
      ([118.0, 142], false, [110.0, 120, 130, 140, 150]), ([72], false, [72, 73]),
      ([3000, 9800], true, [0, 5000, 10_000]), ([0], false, [0, 0.2]),
    ])
  func scale(values: [Double], fromZero: Bool, ticks: [Double]) {
    #expect(Scale(around: values, fromZero: fromZero).ticks == ticks)
  }
}
