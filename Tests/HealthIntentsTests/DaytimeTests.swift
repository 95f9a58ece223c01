import HealthIntents
import Intents
import Measures
import Records
import Testing

@Suite("A bare hour")
struct DaytimeTests {
  /// At ten in the evening of 2026-03-11.
  private func evening() throws -> World {
    var world = try World()
    world.now = Instant(seconds: world.now.seconds + 12 * 3600)
    return world
  }

  private func slots(_ hour: Int, _ more: World.Slots = []) -> World.Slots {
    [("pulse", .number(72)), ("when", .moment(Moment(clock: .init(hour: hour, minute: 0))))] + more
  }

  @Test(
    "is in the half of the day that is told by what stands beside it",
    arguments: [("before breakfast", 8, "T08:00"), ("before bed", 9, "T21:00")])
  func told(tag: String, hour: Int, time: String) throws {
    let fields = try evening().fields("LogPulse", slots(hour, [("tags", .word(tag))]))
    #expect(fields.contains(time))
  }

  @Test("is in the morning for morning pills")
  func pills() throws {
    let world = try evening()
    let slots: World.Slots = [
      ("medication", .text("morning pills")),
      ("when", .moment(Moment(clock: .init(hour: 7, minute: 0)))),
    ]
    #expect(
      try world.hear("LogMedication", slots).samples[0].start.seconds == world.now.seconds - 15
        * 3600)
  }

  @Test(
    "is asked about where the nearer one may not be meant",
    arguments: [(6, true), (8, true), (9, false), (10, false), (2, false)])
  func doubts(hour: Int, isAsked: Bool) throws {
    let need = try evening().need("LogPulse", slots(hour))
    #expect((need != nil) == isAsked)
    guard case .choice("when", let values, "half")? = need else { return }
    #expect(values.count == 2)
  }

  @Test("by night, or on the day before, is asked about in the morning", arguments: [2, 11])
  func morning(hour: Int) throws {
    guard case .choice? = try World().need("LogPulse", slots(hour)) else {
      Issue.record("\(hour) is not asked about")
      return
    }
  }
}
