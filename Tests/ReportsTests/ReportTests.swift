import Measures
import Testing

@testable import Reports

@Suite("A report for a program")
struct ReportTests {
  private static let day = CivilDate(days: 20_523)

  private func report(
    _ format: Report.Format = .csv, label: String? = nil, note: String? = nil, tags: [String] = []
  ) -> Report {
    var report = Report(
      format, of: "weight", for: "me", over: .all, Self.day...Self.day,
      made: LocalTime(Self.day, hour: 10), zone: "UTC")
    var reading = Reading("weight", at: LocalTime(Self.day, hour: 7, minute: 5))
    reading.value = -74.84
    reading.unit = "kg"
    reading.said = "165 lb"
    reading.label = label
    reading.note = note
    reading.tags = tags
    report.readings = [reading]
    return report
  }

  private func line(_ report: Report) -> String {
    String(report.csv.split(separator: "\r\n")[1])
  }

  @Test("a line a reading: local time, the kept figure and the said one; a figure is no formula")
  func csv() {
    #expect(
      report().csv.hasPrefix("date,time,zone,person,kind,label,value,unit,said,systolic_mmHg,"))
    #expect(line(report()) == "2026-03-11,07:05,UTC,me,weight,,-74.84,kg,165 lb,,,,,,")
  }

  @Test("where no time was said there is none, and the part of the day that was said")
  func part() {
    var report = report()
    report.readings[0].isTimed = false
    #expect(line(report).hasPrefix("2026-03-11,,UTC,"))
    #expect(report.json([]).contains(#""at":"2026-03-11","kind""#))
    report.readings[0].part = "evening"
    #expect(line(report).hasPrefix("2026-03-11,,UTC,"))
    #expect(line(report).hasSuffix(",evening"))
    #expect(report.json([]).contains(#""at":"2026-03-11T07:05","part":"evening","#))
  }

  @Test(
    "no words are taken for a formula, and none break a line of the table",
    arguments: [
      ("=1+1", "'=1+1"), ("+49", "'+49"), ("-x", "'-x"), ("@sum", "'@sum"), ("\t=1", "'\t=1"),
      ("＝1", "'＝1"), ("a,b", "\"a,b\""), ("say \"hi\"", "\"say \"\"hi\"\"\""),
      ("one\ntwo", "\"one\ntwo\""), ("=a,b", "\"'=a,b\""), ("5 = five", "5 = five"),
    ])
  func injection(words: String, cell: String) {
    #expect(line(report(note: words)).hasSuffix(",,\(cell),"))
    #expect(line(report(label: words)).contains(",weight,\(cell),"))
    #expect(line(report(tags: [words])).hasSuffix(",\(cell),,"))
  }

  @Test("only a sheet begins with the mark that spreadsheet programs look for")
  func mark() {
    #expect(report(.sheet).csv.unicodeScalars.first == "\u{FEFF}")
    #expect(report(.csv).csv.unicodeScalars.first == "d")
  }

  @Test("JSON has the days, the summary, and only what there is of a reading")
  func json() {
    #expect(
      report(note: "=x").json([JSON.Field("count", .number(1))])
        == #"{"metric":"weight","person":"me","from":"2026-03-11","to":"2026-03-11","#
        + #""made":"2026-03-11T10:00","zone":"UTC","summary":{"count":1},"readings":["#
        + #"{"at":"2026-03-11T07:05","kind":"weight","value":-74.84,"unit":"kg","said":"165 lb","#
        + #""note":"=x"}]}"# + "\n")
  }

  @Test("a file of somebody else bears a name, of which nothing can be taken for a path")
  func nameOfOther() {
    for (person, part) in [("dad", "dad"), ("小红", "小红"), ("../a b/..", "a-b"), ("//", "")] {
      let other = Report(
        .csv, of: "weight", for: person, over: .all, Self.day...Self.day,
        made: LocalTime(Self.day, hour: 10), zone: "UTC")
      #expect(
        Document(other, in: "en", text: "").name
          == "saywell-\(part.isEmpty ? "" : part + "-")weight-2026-03-11-2026-03-11")
    }
  }

  @Test("a file is named by what it is about and its days")
  func name() {
    #expect(
      Document(report(), in: "en", text: "").name == "saywell-weight-2026-03-11-2026-03-11")
  }
}
