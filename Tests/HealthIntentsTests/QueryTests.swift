import Measures
import Records
import Testing

@Suite("Questions")
struct QueryTests {
  private func world() throws -> World {
    let world = try World()
    for (systolic, diastolic, day) in [(130.0, 80.0, -8), (140, 90, -1), (134, 84, 0)] {
      try world.hear(
        "LogBloodPressure",
        [
          ("systolic", .number(systolic)), ("diastolic", .number(diastolic)),
          ("when", .at(8, day: day)),
        ])
    }
    for (steps, day) in [(4000.0, -1), (3000, -1), (5000, 0)] {
      try world.hear("LogSteps", [("steps", .number(steps)), ("when", .at(9, day: day))])
    }
    for food in ["apple", "cake", "apple", "soup", "rice", "tea"] {
      try world.hear("LogFood", [("food", .text(food)), ("energy", .number(100))])
    }
    try world.hear("LogMedication", [("medication", .word("iron")), ("when", .at(8, day: -2))])
    return world
  }

  private func ask(_ metric: String, _ slots: World.Slots = []) throws -> (String, [String: Value])
  {
    let outcome = try world().hear("Query", [("metric", .word(metric))] + slots)
    return (outcome.key, outcome.values)
  }

  @Test(
    "a question has the answer it asks for, and without saying which the usual one",
    arguments: [
      ("steps", nil, nil, "sum", 5000), ("steps", "sum", Period.lastDays(7), "sum", 12_000),
      ("steps", "average", .lastDays(7), "average-of-days", 6000),
      ("steps", "max", nil, "max", 7000),
      ("steps", "min", nil, "min", 5000), ("steps", "latest", nil, "latest", 5000),
      ("energy", nil, nil, "sum", 600), ("pulse", nil, nil, "none", nil),
      ("steps", nil, .day(.offset(-3)), "none", nil),
    ] as [(String, String?, Period?, String, Double?)])
  func figures(
    metric: String, aggregate: String?, period: Period?, key: String, value: Double?
  ) throws {
    var slots: World.Slots = []
    if let aggregate { slots.append(("aggregate", .word(aggregate))) }
    if let period { slots.append(("period", .period(period))) }
    let (answer, values) = try ask(metric, slots)
    #expect(answer == key)
    #expect(values["metric"] == .word(metric))
    switch values["value"] {
    case .number(let number): #expect(number == value)
    case .quantity(let quantity): #expect(quantity.value == value)
    default: #expect(value == nil)
    }
  }

  @Test("a pressure has two figures, the last one with its time")
  func pressure() throws {
    let (key, values) = try ask("bloodPressure")
    #expect(key == "latest")
    #expect(values["systolic"] == .number(134))
    #expect(values["diastolic"] == .number(84))
    #expect(
      values["when"]
        == .moment(Moment(day: .offset(0), clock: .init(hour: 8, minute: 0))))
    let average = try ask("bloodPressure", [("period", .period(.lastDays(7)))]).1
    #expect(average["systolic"] == .number(137))
    #expect(average["diastolic"] == .number(87))
    #expect(average["count"] == .number(2))
    #expect(average["period"] == .period(.lastDays(7)))
  }

  @Test("the figures of an answer stand in JSON, with their count")
  func json() throws {
    let outcome = try world().hear(
      "Query", [("metric", .word("bloodPressure")), ("aggregate", .word("max"))])
    #expect(
      JSON.object(outcome.figures).text == #"{"count":3,"systolic_mmHg":140,"diastolic_mmHg":90}"#)
    let latest = try world().hear("Query", [("metric", .word("bloodPressure"))])
    #expect(
      JSON.object(latest.figures).text
        == #"{"count":1,"at":"2026-03-11T08:00","systolic_mmHg":134,"diastolic_mmHg":84}"#)
    #expect(
      try World().fields(
        "Query",
        [
          ("metric", .word("weight")), ("aggregate", .word("average")),
          ("period", .period(.lastDays(30))),
        ]) == #"{"metric":"weight","aggregate":"average","period":"last_30_days"}"#)
  }

  @Test("things with a name are counted and found by it")
  func names() throws {
    let apples: World.Slots = [("label", .text("Apple")), ("aggregate", .word("count"))]
    #expect(try ask("food", apples).1["count"] == .number(2))
    let (key, values) = try ask("medication", [("label", .word("iron"))])
    #expect(key == "latest")
    #expect(values["label"] == .word("iron"))
    #expect(values["when"] != nil)
    #expect(try ask("medication", [("label", .word("zinc"))]).0 == "none")
  }

  @Test("a list has five rows, the newest first, and tells how many more there are")
  func list() throws {
    let outcome = try world().hear("Query", [("metric", .word("food"))])
    #expect(outcome.key == "list")
    #expect(outcome.values["count"] == .number(6))
    #expect(outcome.rows.count == 5)
    #expect(outcome.more == 1)
    let pressures = try world().hear(
      "Query", [("metric", .word("bloodPressure")), ("aggregate", .word("list"))])
    #expect(pressures.rows.map { $0["systolic"] } == [.number(134), .number(140)])
    #expect(pressures.rows.map { $0["diastolic"] } == [.number(84), .number(90)])
  }

  @Test("of everything there is the day, or the list of what was said")
  func everything() throws {
    let (key, values) = try ask("all", [("period", .period(.day(.offset(0))))])
    #expect(key == "today")
    #expect(values["steps"] == .number(5000))
    let list = try world().hear("Query", [("metric", .word("all")), ("aggregate", .word("list"))])
    #expect(list.rows.count == 5)
    #expect(list.more == 3)
    #expect(list.rows[0]["thing"] != nil)
  }

  @Test("last night's sleep is that of the day after")
  func sleep() throws {
    let world = try World()
    try world.hear("LogSleep", [("start", .at(11, day: -2)), ("end", .at(7, day: -1))])
    try world.hear("LogSleep", [("start", .at(11)), ("end", .at(6))])
    let outcome = try world.hear(
      "Query", [("metric", .word("sleep")), ("period", .period(.lastNight))])
    #expect(outcome.values["value"] == .of(420, .minute))
  }

  @Test(
    "what is no metric, and no time there is, is asked again",
    arguments: [
      ([("metric", .word("shoe size"))], "unreadable metric"), ([], "missing metric"),
      (
        [
          ("metric", .word("weight")),
          ("period", .period(.day(.date(year: 2025, month: 2, day: 30)))),
        ],
        "no-such-time period"
      ),
    ] as [(World.Slots, String)])
  func refusals(slots: World.Slots, need: String) throws {
    #expect(try World().need("Query", slots)?.brief == need)
  }

  @Test("today adds up what was eaten, burned, drunk and walked, with the last weight and pressure")
  func today() throws {
    let world = try world()
    try world.hear("LogExercise", [("activity", .word("run")), ("energy", .number(250))])
    try world.hear("LogWater", [("volume", .number(500))])
    try world.hear("LogWeight", [("weight", .number(72.46)), ("when", .day(-4))])
    let outcome = try world.hear("Today")
    #expect(outcome.key == "today")
    #expect(
      outcome.values == [
        "period": .period(.day(.offset(0))), "eaten": .of(600, .kilocalorie),
        "burned": .of(250, .kilocalorie),
        "net": .of(350, .kilocalorie), "water": .of(500, .millilitre), "steps": .number(5000),
        "systolic": .number(134), "diastolic": .number(84), "weight": .of(72.5, .kilogram),
        "weightWhen": .moment(Moment(day: .date(year: 2026, month: 3, day: 7))),
      ])
    #expect(
      JSON.object(outcome.figures).text
        == """
        {"count":11,"energy_kcal":600,"active_energy_kcal":250,"net_kcal":350,"volume_ml":500,\
        "steps":5000,"weight_kg":72.46,"systolic_mmHg":134,"diastolic_mmHg":84}
        """)
    #expect(try World().hear("Today").key == "nothing")
    #expect(try World().fields("Today", []) == #"{"metric":"all","period":"today"}"#)
  }
}
