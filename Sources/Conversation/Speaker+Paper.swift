import Measures
import Phrasing
import Reports

/// Writes reports in one language.
extension Speaker {
  /// - Parameters:
  ///   - intent: whose grammar has the sentences.
  ///   - summary: the figures behind the facts, for a program.
  func document(_ report: Report, of intent: String, _ summary: [JSON.Field]) -> Document {
    let text =
      switch report.format {
      case .csv, .sheet: report.csv
      case .json: report.json(summary)
      case .text: paper(report, of: intent).text + "\n"
      case .html: paper(report, of: intent).html
      case .pdf: ""
      }
    var document = Document(report, in: grammar.language, text: text)
    document.progress = say("making", of: intent, [:])
    return document
  }

  func paper(_ report: Report, of intent: String) -> Paper {
    func line(_ key: String, _ values: [String: Value] = [:]) -> String {
      say(key, of: intent, values).capitalized
    }
    var values: [String: Value] = [
      "metric": .word(report.metric), "period": .period(report.period),
      "first": .text("\(report.days.lowerBound)"), "last": .text("\(report.days.upperBound)"),
      "made": .text("\(report.made)".replacingT), "zone": .text(report.zone),
    ]
    values["person"] = .word(report.person)
    var paper = Paper(language: grammar.language, title: line("paper-title", values))
    // Whoever speaks is known by no name, and can write it down.
    let name = report.person == "me" ? "paper-name" : "paper-person"
    paper.lines = [name, "paper-period", "paper-made"].map { line($0, values) }
    paper.facts = report.facts.map { line($0.key, $0.values) }
    paper.charts = report.charts.map { chart in
      let words = words(of: chart)
      return Paper.Picture(
        words.title, chart.drawing(names: words.series, limits: words.limits))
    }
    paper.header = report.table.columns.map { line($0) }
    paper.rows = report.table.rows.map { $0.map(written) }
    paper.notes = [line("paper-note", values)]
    return paper
  }

  func picture(_ chart: Chart) -> Reply.Picture {
    Reply.Picture(chart: chart, words: words(of: chart))
  }

  /// They are no intent's own, since more than one draws charts.
  private func words(of chart: Chart) -> Chart.Words {
    var words = Chart.Words()
    var title: [String: Value] = ["metric": .word(chart.metric)]
    title["unit"] = chart.unit.map { .word($0) }
    words.title = say("chart", title).capitalized
    words.series = chart.series.compactMap(\.name).map { say("series-" + $0).capitalized }
    words.limits = chart.limits.map { say("chart-" + $0.key, $0.values).capitalized }
    words.marks = chart.marks.map { grammar.write(.word($0.name)) }
    return words
  }

  private func written(_ cell: Report.Cell) -> String {
    switch cell {
    case .text(let text): return text
    case .figure(let value, let kept):
      let words = written(value)
      return kept.map { "\(words) (\(written($0)))" } ?? words
    case .thing(let thing):
      return what([thing]).map(written) ?? ""
    case .remarks(let tags, let note):
      return (tags.map { grammar.write(.word($0)) } + [note].compactMap { $0 })
        .joined(separator: "; ")
    }
  }

  private func written(_ value: Value) -> String {
    grammar.write(spoken(["value": value])["value"] ?? value)
  }
}

extension String {
  /// A date and a time with a space between them.
  fileprivate var replacingT: String { prefix(10) + " " + dropFirst(11) }
}

extension Report {
  /// The report in the words of a grammar.
  ///
  /// - Parameter intent: whose sentences those are.
  public func paper(in grammar: Grammar, of intent: String) -> Paper {
    Speaker(grammar).paper(self, of: intent)
  }
}
