import FactData
import Facts
import Measures
import Records
import Testing

@testable import HealthIntents

struct ExertionTests {
  private func row(
    _ activity: String, _ manner: String? = nil, _ minutes: Double = 30, _ kilometres: Double? = nil
  ) -> String? {
    Exercise(activity: activity, manner: manner, minutes: minutes, kilometres: kilometres).row?.id
  }

  @Test("the row is that of a special manner, else of the speed, else of how hard it was")
  func rows() {
    #expect(row("walk") == "walk")
    #expect(row("walk", "dog", 30, 3) == "walk/dog")
    #expect(row("walk", "vigorous") == "walk/vigorous")
    #expect(row("walk", "vigorous", 60, 4) == "walk/4.0")
    #expect(row("run", nil, 28, 5) == "run/10.8")
    #expect(row("run", nil, 60, 5) == "run/5.1")
    #expect(row("run", "unheard") == "run")
    #expect(row("juggling") == nil)
    #expect(row("treadmill") == nil)
  }

  @Test("gross is MET x kg x h, net is without what rest would have taken")
  func energy() throws {
    let swim = Exercise(activity: "swim", manner: nil, minutes: 40, kilometres: nil)
    let exertion = try #require(Exertion(swim, weight: 72))
    #expect(exertion.met == 6)
    #expect(exertion.code == "18310")
    #expect(abs(exertion.gross - 288) < 1e-9)
    #expect(abs(exertion.net - 240) < 1e-9)
  }

  @Test("every row has a figure, a code of the Compendium and where it comes from")
  func table() {
    for row in FactTable.activities.rows {
      #expect(row.number("met").map { (1...25).contains($0) } == true, "\(row.id)")
      #expect(row.text("code")?.count == 5, "\(row.id)")
      #expect(row.source.hasSuffix("Compendium"), "\(row.id)")
    }
  }

  @Test("what is beside the exercise reads back as it was written")
  func portions() {
    for portion in ["3x10", "/dog", "3x10/vigorous", "x12"] {
      #expect(Repetitions(portion).portion == portion)
    }
    #expect(Repetitions(nil).portion == nil)
  }

  @Test("energy that was said wins, and what is computed is beside it under its own name")
  func said() throws {
    let world = try World()
    try world.hear("LogWeight", [("weight", .of(72, .kilogram))])
    let swim: World.Slots = [("activity", .word("swim")), ("duration", .of(40, .minute))]
    let outcome = try world.hear("LogExercise", swim)
    #expect(outcome.figures.first { $0.name == "computed_energy_kcal" }?.value == .number(288))
    #expect(try world.store.live(.activeEnergy).isEmpty)
    try world.hear("LogExercise", swim + [("energy", .of(200, .kilocalorie))])
    let today = try world.hear("Today")
    #expect(today.values["burned"] == .of(440, .kilocalorie))
    #expect(today.values["computed"] == .of(240, .kilocalorie))
    let names = today.figures.map(\.name)
    #expect(names.contains("active_energy_kcal") && names.contains("computed_energy_kcal"))
  }

  @Test("without a weight nothing is computed, and that is said")
  func unweighed() throws {
    let world = try World()
    let outcome = try world.hear(
      "LogExercise", [("activity", .word("run")), ("duration", .of(40, .minute))])
    #expect(outcome.values["unweighed"] != nil)
    #expect(
      try Burned(on: world.context.today..<world.context.today.adding(days: 1), in: world.context)
        .isEmpty)
  }

  @Test("what a device measured of the same time counts once")
  func device() throws {
    let world = try World()
    try world.hear("LogWeight", [("weight", .of(72, .kilogram))])
    try world.hear("LogExercise", [("activity", .word("swim")), ("duration", .of(40, .minute))])
    let today = world.context.today..<world.context.today.adding(days: 1)
    #expect(try abs(Burned(on: today, in: world.context).total - 240) < 1e-9)
    for (from, kilocalories) in [(-20, 100.0), (-20, 300)] {
      var sample = world.context.sample(.activeEnergy, kilocalories)
      sample.start = Instant(seconds: world.now.seconds + Int64(from * 60))
      sample.end = world.now
      try world.store.add(
        Entry(
          text: "", language: "en", source: .import, saidAt: world.now, zone: "UTC",
          samples: [sample]))
    }
    let burned = try Burned(on: today, in: world.context)
    // Half of the swim lies beside what the first device measured, and the second measured the same.
    #expect(abs(burned.computed - 120) < 1e-9)
    #expect(burned.said == 100 || burned.said == 300)
  }

  @Test("steps in so long ended now, and more than anybody walks is asked about")
  func steps() throws {
    let world = try World()
    let slots: World.Slots = [("steps", .of(3000, .step)), ("duration", .of(30, .minute))]
    let sample = try world.hear("LogSteps", slots).samples[0]
    #expect(sample.end == world.now)
    #expect(sample.end.seconds - sample.start.seconds == 1800)
    let fast: World.Slots = [("steps", .of(3000, .step)), ("duration", .of(5, .minute))]
    #expect(try world.need("LogSteps", fast)?.brief == "fast duration")
  }
}
