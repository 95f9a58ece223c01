import Measures
import Testing

private let now = LocalTime("2026-03-11T10:00")

@Suite("Moments")
struct MomentTests {
  @Test(
    "a clock time alone is the nearest past one",
    arguments: [
      (7, 30, "2026-03-11T07:30"), (11, 0, "2026-03-10T23:00"), (8, 45, "2026-03-11T08:45"),
    ])
  func nearest(hour: Int, minute: Int, expected: String) throws {
    let now = try #require(now)
    let moment = Moment(clock: .init(hour: hour, minute: minute))
    #expect(moment.resolved(now: now, toward: .past)?.at.description == expected)
      1.005.text(decimals: 2), 99.96.text(decimals: 1), 0.05.text(decimals: 1),
      (-0.04).text(decimals: 1))
  }
}
