import Measures
import Records
import Testing

@Suite("What every record shares")
struct CircumstanceTests {
  private func slots(_ more: World.Slots) -> World.Slots { [("pulse", .number(72))] + more }

  @Test("when, for whom, tags and a note are shown as they were said")
  func fields() throws {
    #expect(
      try World().fields(
        "LogPulse",
        slots([
          ("when", .at(7, 30)), ("person", .word("dad")), ("tags", .word("fasting")),
          ("note", .text("left arm")),
        ]))
          == """
          {"pulse_bpm":72,"at":"2026-03-11T07:30","person":"dad","tags":["fasting"],\
          "note":"left arm"}
          """)
  }

  @Test("they are kept with the record")
  func kept() throws {
    var world = try World()
    world.person = try world.store.add(personNamed: "dad")
    let outcome = try world.hear(
      "LogPulse",
      slots([("when", .at(7, 30)), ("tags", .word("fasting")), ("note", .text("left arm"))]))
    #expect(outcome.values["person"] == .word("dad"))
    #expect(outcome.values["when"] == .at(7, 30))
    let entry = try world.store.lastEntry(of: world.person, with: .pulse)?.entry
    #expect(entry?.tags == ["fasting"])
    #expect(entry?.note == "left arm")
    #expect(entry?.samples.map(\.start.seconds) == [world.now.seconds - 9000])
    #expect(try world.store.live(.pulse).isEmpty)
  }

  @Test("a day alone counts for that day, and a record without a time for now")
  func days() throws {
    let world = try World()
    let yesterday = try world.hear("LogPulse", slots([("when", .day(-1))])).samples[0]
    #expect(yesterday.day.description == "2026-03-10")
    #expect(try world.hear("LogPulse", slots([])).samples[0].start == world.now)
  }

  @Test(
    "a time ahead, long ago or never is asked about",
    arguments: [
      (Value.day(1), "future when"), (.day(-40), "old when"), (.at(9, day: 2), "future when"),
      (.moment(Moment(day: .date(year: 2025, month: 2, day: 30))), "no-such-time when"),
    ])
  func doubts(when: Value, need: String) throws {
    #expect(try World().need("LogPulse", slots([("when", when)]))?.brief == need)
  }

  @Test("two minutes ahead are now")
  func leeway() throws {
    let soon = Value.moment(Moment(shift: .init(1.5, .minute)))
    #expect(try World().need("LogPulse", slots([("when", soon)])) == nil)
  }
}
