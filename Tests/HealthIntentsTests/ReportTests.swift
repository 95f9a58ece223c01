import Intents
import Measures
import Records
import Reports
import Testing

@testable import HealthIntents

@Suite("Reports")
struct ReportTests {
  private func world() throws -> World {
    var world = try World()
    world.confirmed = ["old"]
    for (upper, lower, hour, day) in [
      (130.0, 80.0, 8, -40), (140, 90, 8, -1), (120, 80, 20, -1), (135, 85, 7, 0),
    ] {
      try world.hear(
        "LogBloodPressure",
        [
          ("systolic", .number(upper)), ("diastolic", .number(lower)), ("pulse", .number(70)),
          ("when", .at(hour, day: day)), ("tags", .word("fasting")),
        ])
    }
    try world.hear("LogWeight", [("weight", .of(165, .pound)), ("when", .at(8, day: -60))])
    for (steps, day) in [(4000.0, -1), (3000, -1), (5000, 0)] {
      try world.hear("LogSteps", [("steps", .number(steps)), ("when", .at(9, day: day))])
    }
    return world
  }

  private func report(_ slots: World.Slots) throws -> Report {
    try #require(try world().hear("MakeReport", slots).report)
  }

  private func fact(_ key: String, _ report: Report) -> [String: Value]? {
    report.facts.first { $0.key == key }?.values
  }

  @Test("every average says of how many readings it is; mornings and evenings have their own")
  func averages() throws {
    let report = try report([("metric", .word("bloodPressure"))])
    #expect(report.readings.count == 3)
    #expect(fact("fact-count", report)?["count"] == .number(3))
    let average = fact("fact-average", report)
    #expect(average?["systolic"] == .number(132) && average?["diastolic"] == .number(85))
    #expect(average?["count"] == .number(3))
    #expect(fact("fact-morning", report)?["count"] == .number(2))
    #expect(fact("fact-morning", report)?["systolic"] == .number(138))
    #expect(fact("fact-evening", report)?["systolic"] == .number(120))
    #expect(fact("fact-range-pressure", report)?["diastolicMost"] == .number(90))
    #expect(report.charts.map(\.metric) == ["bloodPressure"])
    #expect(report.charts[0].limits.map(\.value) == [135, 85])
  }

  @Test("a pressure is one reading with its pulse, in the order of time")
  func readings() throws {
    let readings = try report([("metric", .word("bloodPressure"))]).readings
    #expect(readings.map(\.systolic) == [140, 120, 135])
    #expect(readings.map(\.pulse) == [70, 70, 70])
    #expect(readings[0].tags == ["fasting"])
    #expect(readings.map { "\($0.at)" }.last == "2026-03-11T07:00")
  }

  @Test("a chart begins with the first record where much of it would be empty")
  func beginnings() throws {
    let pressure = ("metric", Value.word("bloodPressure"))
    let month = try report([pressure]).charts[0].days
    #expect("\(month.lowerBound)" == "2026-03-10" && "\(month.upperBound)" == "2026-03-11")
    let longer = try report([pressure, ("period", .period(.lastDays(45)))]).charts[0].days
    #expect("\(longer.lowerBound)" == "2026-01-26")
  }

  @Test("what is gone from the record is counted")
  func losses() throws {
    let world = try world()
    try world.hear("EditLast", [("steps", .number(5500))])
    try world.hear("Undo")
    let outcome = try world.hear("MakeReport", [("metric", .word("steps"))])
    let report = try #require(outcome.report)
    #expect(fact("fact-losses", report) == ["deleted": .number(0), "edited": .number(0)])
    #expect(fact("fact-daily", report)?["value"] == .number(6000))
    #expect(fact("fact-daily", report)?["count"] == .number(2))
    _ = try world.store.undo()
    let again = try #require(try world.hear("MakeReport", [("metric", .word("steps"))]).report)
    #expect(fact("fact-losses", again)?["takenBack"] == .number(1))
  }

  @Test("what was said in another unit is told both ways")
  func units() throws {
    let report = try report([("metric", .word("weight"))])
    #expect(report.readings[0].said == "165 lb")
    #expect(report.readings[0].unit == "kg")
    guard case .figure(let said, let kept) = report.table.rows[0][2] else {
      Issue.record("there is no figure")
      return
    }
    #expect(said == .of(165, .pound))
    #expect(kept == .of(74.8, .kilogram))
  }

  @Test("figures for people are in the unit that they chose, data in the unit of the kind")
  func chosenUnits() throws {
    let world = try world()
    try world.hear("LogWeight", [("weight", .of(80, .kilogram)), ("when", .at(8, day: -50))])
    try world.hear("SetPreference", [("subject", .word("weight")), ("unit", .word("lb"))])
    let report = try #require(try world.hear("MakeReport", [("metric", .word("weight"))]).report)
    let figures = report.table.rows.compactMap { row -> [Value?]? in
      if case .figure(let shown, let kept) = row[2] { [shown, kept] } else { nil }
    }
    #expect(figures[0] == [.of(165, .pound), .of(74.8, .kilogram)])
    #expect(figures[1] == [.of(176.4, .pound), .of(80, .kilogram)])
    #expect(fact("fact-average", report)?["value"] == .of(170.7, .pound))
    #expect(report.readings.map(\.unit) == ["kg", "kg"])
    #expect(report.readings.map { ($0.value ?? 0).rounded() } == [75, 80])
    #expect(report.charts[0].unit == "lb")
    #expect(report.charts[0].series[0].points.map { $0.value.rounded() } == [165, 176])
  }

  @Test("a pressure in kilopascals stands beside the millimetres that a doctor knows")
  func pressureUnits() throws {
    let world = try world()
    try world.hear("SetPreference", [("subject", .word("bloodPressure")), ("unit", .word("kPa"))])
    let asked = try world.hear("MakeReport", [("metric", .word("bloodPressure"))])
    let report = try #require(asked.report)
    guard case .text(let text) = report.table.rows[0][2] else {
      Issue.record("there is no text")
      return
    }
    #expect(text == "140/90 (18.7/12 kPa)")
    #expect(report.charts[0].limits.map { $0.value.rounded() } == [18, 11])
    #expect(report.readings[0].systolic == 140)
  }

  @Test(
    "the format follows from what was said",
    arguments: [
      ([], .html, false), ([("manner", .word("print"))], .text, true),
      ([("manner", .word("print")), ("reader", .word("doctor"))], .html, false),
      ([("manner", .word("print")), ("format", .word("text"))], .text, false),
      ([("manner", .word("export"))], .csv, false), ([("manner", .word("send"))], .html, false),
      ([("format", .word("json"))], .json, false), ([("format", .word("xlsx"))], .sheet, false),
    ] as [(World.Slots, Report.Format, Bool)])
  func format(slots: World.Slots, format: Report.Format, isTold: Bool) throws {
    let report = try report(slots)
    #expect(report.format == format)
    #expect(report.isTold == isTold)
  }

  @Test("data are of all time, a page is of a month, unless that is empty or days were said")
  func days() throws {
    let pressure = ("metric", Value.word("bloodPressure"))
    #expect(try report([pressure, ("manner", .word("export"))]).readings.count == 4)
    let page = try report([pressure])
    #expect("\(page.days.lowerBound)" == "2026-02-10" && "\(page.days.upperBound)" == "2026-03-11")
    #expect(try report([("metric", .word("weight"))]).period == .all)
    let week = ("period", Value.period(.lastDays(7)))
    let outcome = try world().hear("MakeReport", [("metric", .word("weight")), week])
    #expect(outcome.key == "none" && outcome.report == nil)
    #expect(outcome.values["period"] == .period(.lastDays(7)))
  }

  @Test("only format, metric and period are shown, and what cannot be made is refused")
  func fields() throws {
    let slots: World.Slots = [
      ("format", .word("pdf")), ("period", .period(.month(-1))), ("manner", .word("send")),
      ("reader", .word("doctor")), ("span", .word("week")),
    ]
    #expect(try World().fields("MakeReport", slots) == #"{"format":"pdf","period":"last_month"}"#)
    #expect(try World().need("MakeReport", [("format", .word("fhir"))])?.brief == "no: no-format")
  }

  @Test("a goal takes the place of the usual limit")
  func goal() throws {
    let world = try world()
    try world.hear("SetGoal", [("systolic", .number(125)), ("diastolic", .number(80))])
    let outcome = try world.hear("MakeReport", [("metric", .word("bloodPressure"))])
    #expect(outcome.report?.charts.first?.limits.map(\.value) == [125, 80])
    #expect(outcome.report?.charts.first?.limits.map(\.key) == ["goal", "goal"])
  }
}
