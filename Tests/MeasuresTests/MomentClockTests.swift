import Measures
import Testing

@Suite("Times on the clock")
struct MomentClockTests {
  typealias Clock = Moment.Clock

  private func at(
    _ moment: Moment, _ now: String = "2026-03-11T10:00", _ direction: Moment.Direction = .past
  ) throws -> String? {
    let found = try moment.resolved(now: time(now), toward: direction)
    if let found {
      #expect(found.start == found.at && found.end == found.at && found.precision == .minute)
    }
    return found?.at.description
  }

  @Test(
    "alone it is the nearest past time, and the next one for a plan",
    arguments: [
      (Clock(hour: 7, minute: 30), "2026-03-11T07:30", "2026-03-11T19:30"),
      (Clock(hour: 8, minute: 45), "2026-03-11T08:45", "2026-03-11T20:45"),
      (Clock(hour: 11), "2026-03-10T23:00", "2026-03-11T11:00"),
      (Clock(hour: 10), "2026-03-11T10:00", "2026-03-11T22:00"),
      (Clock(hour: 12), "2026-03-11T00:00", "2026-03-11T12:00"),
      (Clock(hour: 10, minute: 2), "2026-03-11T10:02", "2026-03-11T10:02"),
      (Clock(hour: 10, minute: 3), "2026-03-10T22:03", "2026-03-11T10:03"),
      (Clock(hour: 0), "2026-03-11T00:00", "2026-03-12T00:00"),
      (Clock(hour: 24), "2026-03-11T00:00", "2026-03-12T00:00"),
      (Clock(hour: 13), "2026-03-10T13:00", "2026-03-11T13:00"),
      (Clock(hour: 21, minute: 5), "2026-03-10T21:05", "2026-03-11T21:05"),
      (Clock(hour: 7, half: .pm), "2026-03-10T19:00", "2026-03-11T19:00"),
      (Clock(hour: 7, half: .am), "2026-03-11T07:00", "2026-03-12T07:00"),
      (Clock(hour: 12, minute: 30, half: .am), "2026-03-11T00:30", "2026-03-12T00:30"),
      (Clock(hour: 12, minute: 30, half: .pm), "2026-03-10T12:30", "2026-03-11T12:30"),
      (Clock(hour: 0, minute: 30, half: .am), "2026-03-11T00:30", "2026-03-12T00:30"),
      (Clock(hour: 15, half: .pm), "2026-03-10T15:00", "2026-03-11T15:00"),
    ])
  func alone(clock: Clock, past: String, future: String) throws {
    #expect(try at(Moment(clock: clock)) == past)
    #expect(try at(Moment(clock: clock), "2026-03-11T10:00", .future) == future)
  }

  @Test("every time alone lies within twelve hours of now, or a day with am or pm")
  func nearness() throws {
    for minutes in stride(from: 0, to: 1440, by: 47) {
      let now = try time("2026-03-11").adding(seconds: minutes * 60)
      for hour in 1...12 {
        for (half, reach) in [(nil, 12), (.am, 24), (.pm, 24)] as [(Clock.Half?, Int)] {
          let moment = Moment(clock: .init(hour: hour, minute: 20, half: half))
          let past = try #require(moment.resolved(now: now, toward: .past)).at
          let future = try #require(moment.resolved(now: now, toward: .future)).at
          #expect((-120..<reach * 3600 - 120).contains(now.seconds(since: past)))
          #expect((1...reach * 3600).contains(future.seconds(since: now)))
          #expect(past.hour % 12 == hour % 12 && past.minute == 20)
          #expect(future.hour % 12 == hour % 12 && future.minute == 20)
        }
      }
    }
  }

  @Test(
    "a part of the day settles it",
    arguments: [
      (0, .evening, 7, "2026-03-11T19:00"), (-1, .evening, 8, "2026-03-10T20:00"),
      (-1, .night, 11, "2026-03-10T23:00"), (-1, .night, 1, "2026-03-11T01:00"),
      (-1, .night, 12, "2026-03-11T00:00"), (-1, .night, 4, "2026-03-11T04:00"),
      (-1, .night, 5, "2026-03-10T17:00"), (-1, .evening, 12, "2026-03-11T00:00"),
      (-1, .evening, 4, "2026-03-10T16:00"), (0, .dawn, 1, "2026-03-11T01:00"),
      (-1, .dawn, 12, "2026-03-10T00:00"), (-1, .dawn, 5, "2026-03-10T05:00"),
      (0, .morning, 7, "2026-03-11T07:00"), (-1, .morning, 1, "2026-03-10T01:00"),
      (-1, .noon, 12, "2026-03-10T12:00"), (-1, .noon, 1, "2026-03-10T13:00"),
      (-1, .noon, 11, "2026-03-10T11:00"), (-1, .afternoon, 5, "2026-03-10T17:00"),
      (-1, .afternoon, 12, "2026-03-10T12:00"), (-1, .midnight, 12, "2026-03-11T00:00"),
      (-1, .midnight, 2, "2026-03-11T02:00"), (-1, .midnight, 11, "2026-03-10T23:00"),
      (-1, .night, 22, "2026-03-10T22:00"), (-1, .night, 0, "2026-03-11T00:00"),
      (0, .night, 1, "2026-03-11T01:00"), (0, .night, 9, "2026-03-11T21:00"),
      (nil, .night, 1, "2026-03-11T01:00"), (nil, .evening, 9, "2026-03-10T21:00"),
      (nil, .morning, 8, "2026-03-11T08:00"), (nil, .morning, 11, "2026-03-10T11:00"),
    ] as [(Int?, Moment.Part, Int, String)])
  func parts(offset: Int?, part: Moment.Part, hour: Int, expected: String) throws {
    let moment = Moment(
      day: offset.map { .offset($0) }, part: part, clock: .init(hour: hour))
    #expect(try at(moment) == expected)
  }

  @Test(
    "am and pm may be said beside the part",
    arguments: [
      (-1, .night, Clock(hour: 1, half: .am), "2026-03-11T01:00"),
      (-1, .night, Clock(hour: 11, half: .pm), "2026-03-10T23:00"),
      (-1, .night, Clock(hour: 12, half: .am), "2026-03-11T00:00"),
      (0, .morning, Clock(hour: 7, half: .am), "2026-03-11T07:00"),
      (0, .morning, Clock(hour: 7, half: .pm), nil),
      (-1, .afternoon, Clock(hour: 4, half: .am), nil),
      (-1, .night, Clock(hour: 9, half: .am), nil),
      (-1, .dawn, Clock(hour: 4, half: .pm), nil),
      (-1, .morning, Clock(hour: 15), nil),
      (-1, .noon, Clock(hour: 6), nil),
    ] as [(Int, Moment.Part, Clock, String?)])
  func halves(offset: Int, part: Moment.Part, clock: Clock, expected: String?) throws {
    #expect(try at(Moment(day: .offset(offset), part: part, clock: clock)) == expected)
  }

  @Test(
    "tonight, said in the small hours, is the night that is not over",
    arguments: [
      ("2026-03-11T02:00", 1, "2026-03-11T01:00"), ("2026-03-11T02:00", 11, "2026-03-10T23:00"),
      ("2026-03-11T00:30", 12, "2026-03-11T00:00"), ("2026-03-11T23:30", 11, "2026-03-11T23:00"),
      ("2026-03-11T05:00", 11, "2026-03-11T23:00"),
    ])
  func tonight(now: String, hour: Int, expected: String) throws {
    let moment = Moment(day: .offset(0), part: .night, clock: .init(hour: hour))
    #expect(try at(moment, now) == expected)
  }

  @Test(
    "on another day people are taken to be awake",
    arguments: [
      (-1, 3, "2026-03-10T15:00"), (-1, 5, "2026-03-10T17:00"), (-1, 6, "2026-03-10T06:00"),
      (-1, 8, "2026-03-10T08:00"), (-1, 11, "2026-03-10T11:00"), (-1, 12, "2026-03-10T12:00"),
      (-1, 0, "2026-03-10T00:00"), (-1, 20, "2026-03-10T20:00"), (-1, 24, "2026-03-11T00:00"),
      (1, 7, "2026-03-12T07:00"), (1, 3, "2026-03-12T15:00"),
    ])
  func otherDays(offset: Int, hour: Int, expected: String) throws {
    let moment = Moment(day: .offset(offset), clock: .init(hour: hour))
    #expect(try at(moment) == expected)
    #expect(try at(moment, "2026-03-11T10:00", .future) == expected)
  }

  @Test(
    "today it is the nearest that is left of today",
    arguments: [
      ("2026-03-11T10:00", 7, .past, "2026-03-11T07:00"),
      ("2026-03-11T21:00", 7, .past, "2026-03-11T19:00"),
      ("2026-03-11T10:00", 11, .past, "2026-03-11T11:00"),
      ("2026-03-11T10:00", 7, .future, "2026-03-11T19:00"),
      ("2026-03-11T22:00", 7, .future, "2026-03-11T19:00"),
      ("2026-03-11T06:00", 7, .future, "2026-03-11T07:00"),
    ] as [(String, Int, Moment.Direction, String)])
  func today(now: String, hour: Int, direction: Moment.Direction, expected: String) throws {
    let moment = Moment(day: .offset(0), clock: .init(hour: hour))
    #expect(try at(moment, now, direction) == expected)
  }

  @Test(
    "a time that no clock shows is none",
    arguments: [
      Clock(hour: 25), Clock(hour: -1), Clock(hour: 7, minute: 60), Clock(hour: 7, minute: -1),
      Clock(hour: 24, minute: 1), Clock(hour: 0, half: .pm), Clock(hour: 13, half: .am),
      Clock(hour: 24, half: .pm), Clock(hour: .max), Clock(hour: .min, minute: .max),
    ])
  func impossible(clock: Clock) throws {
    #expect(try at(Moment(clock: clock)) == nil)
    #expect(try at(Moment(day: .offset(-1), part: .night, clock: clock)) == nil)
  }
}
