import Measures
import Testing

@Suite("Parts of the day")
struct MomentPartTests {
  @Test(
    "a part of a past day is its window, and stands for its middle",
    arguments: [
      (.dawn, "2026-03-10T00:00", "2026-03-10T05:00", "2026-03-10T02:30"),
      (.morning, "2026-03-10T05:00", "2026-03-10T12:00", "2026-03-10T08:30"),
      (.noon, "2026-03-10T11:00", "2026-03-10T14:00", "2026-03-10T12:00"),
      (.afternoon, "2026-03-10T12:00", "2026-03-10T18:00", "2026-03-10T15:00"),
      (.evening, "2026-03-10T17:00", "2026-03-11T00:00", "2026-03-10T20:30"),
      (.night, "2026-03-10T18:00", "2026-03-11T04:00", "2026-03-10T23:00"),
    ] as [(Moment.Part, String, String, String)])
  func windows(part: Moment.Part, start: String, end: String, at: String) throws {
    let found = try #require(
      Moment(day: .offset(-1), part: part)
        .resolved(now: try time("2026-03-11T10:00"), toward: .past))
    #expect(found.precision == .part)
    #expect(found.start.description == start)
    #expect(found.end.description == end)
    #expect(found.at.description == at)
  }

  @Test(
    "what has begun ends now, and what has not is of the day before",
    arguments: [
      ("2026-03-11T10:00", nil, .morning, "2026-03-11T05:00", "2026-03-11T10:00"),
      ("2026-03-11T10:00", 0, .morning, "2026-03-11T05:00", "2026-03-11T10:00"),
      ("2026-03-11T10:00", nil, .evening, "2026-03-10T17:00", "2026-03-11T00:00"),
      ("2026-03-11T10:00", 0, .evening, "2026-03-11T17:00", "2026-03-12T00:00"),
      ("2026-03-11T10:00", nil, .night, "2026-03-10T18:00", "2026-03-11T04:00"),
      ("2026-03-11T02:00", nil, .night, "2026-03-10T18:00", "2026-03-11T02:00"),
      ("2026-03-11T02:00", 0, .night, "2026-03-10T18:00", "2026-03-11T02:00"),
      ("2026-03-11T02:00", -1, .night, "2026-03-10T18:00", "2026-03-11T02:00"),
      ("2026-03-11T04:00", 0, .night, "2026-03-11T18:00", "2026-03-12T04:00"),
      ("2026-03-11T04:40", 0, .morning, "2026-03-11T00:00", "2026-03-11T04:40"),
      ("2026-03-11T04:40", nil, .morning, "2026-03-10T05:00", "2026-03-10T12:00"),
      ("2026-03-11T13:00", nil, .noon, "2026-03-11T11:00", "2026-03-11T13:00"),
      ("2026-03-11T10:00", nil, .afternoon, "2026-03-10T12:00", "2026-03-10T18:00"),
    ] as [(String, Int?, Moment.Part, String, String)])
  func past(now: String, offset: Int?, part: Moment.Part, start: String, end: String) throws {
    let moment = Moment(day: offset.map { .offset($0) }, part: part)
    let found = try #require(moment.resolved(now: try time(now), toward: .past))
    #expect(found.start.description == start)
    #expect(found.end.description == end)
  }

  @Test(
    "for a plan, what has begun starts now, and what is over is of the next day",
    arguments: [
      ("2026-03-11T10:00", nil, .morning, "2026-03-11T10:00", "2026-03-11T12:00"),
      ("2026-03-11T12:00", nil, .morning, "2026-03-12T05:00", "2026-03-12T12:00"),
      ("2026-03-11T10:00", nil, .evening, "2026-03-11T17:00", "2026-03-12T00:00"),
      ("2026-03-11T10:00", 1, .morning, "2026-03-12T05:00", "2026-03-12T12:00"),
      ("2026-03-11T20:00", 0, .night, "2026-03-11T20:00", "2026-03-12T04:00"),
    ] as [(String, Int?, Moment.Part, String, String)])
  func future(now: String, offset: Int?, part: Moment.Part, start: String, end: String) throws {
    let moment = Moment(day: offset.map { .offset($0) }, part: part)
    let found = try #require(moment.resolved(now: try time(now), toward: .future))
    #expect(found.start.description == start)
    #expect(found.end.description == end)
  }

  @Test(
    "midnight is the end of its day, the last or the next one",
    arguments: [
      (nil, .past, "2026-03-11T00:00"), (nil, .future, "2026-03-12T00:00"),
      (-1, .past, "2026-03-11T00:00"), (0, .past, "2026-03-11T00:00"),
      (0, .future, "2026-03-12T00:00"), (-2, .past, "2026-03-10T00:00"),
    ] as [(Int?, Moment.Direction, String)])
  func midnight(offset: Int?, direction: Moment.Direction, expected: String) throws {
    let moment = Moment(day: offset.map { .offset($0) }, part: .midnight)
    let found = try #require(moment.resolved(now: try time("2026-03-11T10:00"), toward: direction))
    #expect(found.at.description == expected)
    #expect(found.precision == .minute)
  }

  @Test("a record's part of the day never lies ahead, whenever it is said")
  func neverAhead() throws {
    for minutes in stride(from: 0, to: 1440, by: 13) {
      let now = try time("2026-03-11").adding(seconds: minutes * 60)
      for part in Moment.Part.allCases {
        let found = try #require(Moment(part: part).resolved(now: now, toward: .past))
        #expect(found.start <= found.at && found.at <= found.end && found.end <= now)
        #expect(found.at.second == 0)
        #expect(now.seconds(since: found.end) < 86_400)
        let plan = try #require(Moment(part: part).resolved(now: now, toward: .future))
        #expect(plan.start <= plan.at && plan.at <= plan.end && plan.start >= now)
      }
    }
  }
}
