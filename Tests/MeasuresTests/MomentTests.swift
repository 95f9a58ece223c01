import Measures
import Testing

/// Said on Wednesday, March 11, 2026, at ten in the morning unless a test says otherwise.
@Suite("Moments")
struct MomentTests {
  @Test(
    "a day is found on the calendar, looking back or ahead",
    arguments: [
      (.offset(0), "2026-03-11", "2026-03-11"),
      (.offset(-1), "2026-03-10", "2026-03-10"),
      (.offset(-3), "2026-03-08", "2026-03-08"),
      (.offset(2), "2026-03-13", "2026-03-13"),
      (.weekday(1, .nearest), "2026-03-09", "2026-03-16"),
      (.weekday(3, .nearest), "2026-03-04", "2026-03-18"),
      (.weekday(4, .nearest), "2026-03-05", "2026-03-12"),
      (.weekday(6, .nearest), "2026-03-07", "2026-03-14"),
      (.weekday(7, .nearest), "2026-03-08", "2026-03-15"),
      (.weekday(5, .last), "2026-03-06", "2026-03-06"),
      (.weekday(1, .last), "2026-03-02", "2026-03-02"),
      (.weekday(1, .this), "2026-03-09", "2026-03-09"),
      (.weekday(7, .this), "2026-03-15", "2026-03-15"),
      (.weekday(1, .next), "2026-03-16", "2026-03-16"),
      (.weekday(7, .next), "2026-03-22", "2026-03-22"),
      (.weekday(8, .nearest), nil, nil),
      (.weekday(0, .last), nil, nil),
      (.date(year: 2025, month: 12, day: 24), "2025-12-24", "2025-12-24"),
      (.date(year: 2026, month: 2, day: 30), nil, nil),
      (.date(year: nil, month: 2, day: 30), nil, nil),
      (.date(year: nil, month: 3, day: 11), "2026-03-11", "2026-03-11"),
      (.date(year: nil, month: 3, day: 12), "2025-03-12", "2026-03-12"),
      (.date(year: nil, month: 3, day: 10), "2026-03-10", "2027-03-10"),
      (.date(year: nil, month: 2, day: 29), "2024-02-29", "2028-02-29"),
      (.ordinal(9), "2026-03-09", "2026-04-09"),
      (.ordinal(11), "2026-03-11", "2026-03-11"),
      (.ordinal(12), "2026-02-12", "2026-03-12"),
      (.ordinal(31), "2026-01-31", "2026-03-31"),
      (.ordinal(32), nil, nil),
      (.ordinal(0), nil, nil),
      (.offset(.max), nil, nil),
      (.offset(.min), nil, nil),
    ] as [(Moment.Day, String?, String?)])
  func days(day: Moment.Day, past: String?, future: String?) throws {
    let today = try date("2026-03-11")
    #expect(day.date(today: today, toward: .past)?.description == past)
    #expect(day.date(today: today, toward: .future)?.description == future)
  }

  @Test(
    "the 29th of February is found eight years away",
    arguments: [
      ("1904-02-28", "1896-02-29"), ("2103-06-01", "2096-02-29"),
    ])
  func leapDay(today: String, expected: String) throws {
    let day = Moment.Day.date(year: nil, month: 2, day: 29)
    #expect(day.date(today: try date(today), toward: .past)?.description == expected)
  }

  @Test("a weekday is one of the last seven days, and never today")
  func weekdays() throws {
    for offset in 0..<14 {
      let today = try date("2026-02-23").adding(days: offset)
      for weekday in 1...7 {
        let day = Moment.Day.weekday(weekday, .nearest)
        let past = try #require(day.date(today: today, toward: .past))
        let future = try #require(day.date(today: today, toward: .future))
        #expect(past.weekday == weekday && future.weekday == weekday)
        #expect((1...7).contains(today.days - past.days))
        #expect((1...7).contains(future.days - today.days))
        for (week, shift) in [(Moment.Week.last, -7), (.this, 0), (.next, 7)] {
          let date = Moment.Day.weekday(weekday, week).date(today: today, toward: .past)
          #expect(date?.startOfWeek == today.startOfWeek.adding(days: shift))
          #expect(date?.weekday == weekday)
        }
      }
    }
  }

  @Test(
    "a day alone stands for its noon, or for now",
    arguments: [
      (-1, .past, "2026-03-10T00:00", "2026-03-11T00:00", "2026-03-10T12:00"),
      (0, .past, "2026-03-11T00:00", "2026-03-11T10:00", "2026-03-11T10:00"),
      (0, .future, "2026-03-11T10:00", "2026-03-12T00:00", "2026-03-11T10:00"),
      (1, .past, "2026-03-12T00:00", "2026-03-13T00:00", "2026-03-12T12:00"),
    ] as [(Int, Moment.Direction, String, String, String)])
  func wholeDays(
    offset: Int, direction: Moment.Direction, start: String, end: String, at: String
  ) throws {
    let found = try #require(
      Moment(day: .offset(offset)).resolved(now: try time("2026-03-11T10:00"), toward: direction))
    #expect(found.precision == .day)
    #expect(found.start.description == start)
    #expect(found.end.description == end)
    #expect(found.at.description == at)
  }

  @Test("a moment with nothing said is now, to the second")
  func now() throws {
    let now = try time("2026-03-11T10:00:42")
    for direction in [Moment.Direction.past, .future] {
      let found = try #require(Moment.now.resolved(now: now, toward: direction))
      #expect(found.at == now && found.start == now && found.end == now)
      #expect(found.precision == .minute)
    }
  }

  @Test(
    "a distance moves the day, or in hours the time",
    arguments: [
      (-2, .hour, "2026-03-11T08:00", true), (-90, .minute, "2026-03-11T08:30", true),
      (30, .minute, "2026-03-11T10:30", true), (-11, .hour, "2026-03-10T23:00", true),
      (-0.5, .hour, "2026-03-11T09:30", true), (-30, .second, "2026-03-11T09:59", true),
      (-0.5, .day, "2026-03-10T22:00", true), (-2, .day, "2026-03-09T12:00", false),
      (0, .day, "2026-03-11T10:00", false), (-1, .week, "2026-03-04T12:00", false),
      (-1, .month, "2026-02-11T12:00", false), (-1, .year, "2025-03-11T12:00", false),
      (-0.5, .year, "2025-09-11T12:00", false), (-1.5, .month, "2026-01-27T12:00", false),
      (-1.5, .week, "2026-02-28T12:00", false), (1, .month, "2026-04-11T12:00", false),
    ] as [(Double, Quantity.Unit, String, Bool)])
  func shifts(amount: Double, unit: Quantity.Unit, at: String, isTime: Bool) throws {
    let moment = Moment(shift: .init(amount, unit))
    let found = try #require(moment.resolved(now: try time("2026-03-11T10:00"), toward: .past))
    #expect(found.at.description == at)
    #expect(found.precision == (isTime ? .minute : .day))
  }

  @Test(
    "a distance beyond the calendar, or in no unit of time, is none",
    arguments: [
      (1e300, .hour), (-1e300, .day), (.infinity, .year), (.nan, .day), (.nan, .hour),
      (-3000, .year), (9e9, .second), (-1e12, .minute), (1, .kilogram), (1, .perMinute),
      (-800_000, .day), (-4_000_000, .week), (3_999_999, .year),
    ] as [(Double, Quantity.Unit)])
  func impossibleShifts(amount: Double, unit: Quantity.Unit) throws {
    let moment = Moment(shift: .init(amount, unit))
    let found = moment.resolved(now: try time("2026-03-11T10:00"), toward: .past)
    if unit == .second {
      #expect(found?.at.date.year == 2311)
    } else {
      #expect(found == nil)
    }
  }

  @Test(
    "a distance in days takes a part, a clock time or a weekday along",
    arguments: [
      (Moment(clock: .init(hour: 7, minute: 30), shift: .init(-2, .day)), "2026-03-09T07:30"),
      (Moment(part: .evening, clock: .init(hour: 8), shift: .init(-3, .day)), "2026-03-08T20:00"),
      (Moment(part: .evening, shift: .init(-2, .day)), "2026-03-09T20:30"),
      (Moment(day: .weekday(2, .nearest), shift: .init(-1, .week)), "2026-03-03T12:00"),
      (Moment(day: .offset(0), shift: .init(-2, .hour)), "2026-03-11T08:00"),
      (Moment(part: .morning, shift: .init(-1, .hour)), "2026-03-11T09:00"),
      (Moment(clock: .init(hour: 9), shift: .init(-1, .hour)), "2026-03-11T09:00"),
      (Moment(day: .offset(-1), part: .night, shift: .init(-8, .hour)), "2026-03-11T02:00"),
      (Moment(day: .offset(-1), shift: .init(-2, .hour)), nil),
      (Moment(part: .evening, shift: .init(-1, .hour)), nil),
      (Moment(clock: .init(hour: 8), shift: .init(-1, .hour)), nil),
      (Moment(day: .date(year: nil, month: 2, day: 30), shift: .init(-1, .hour)), nil),
    ] as [(Moment, String?)])
  func combined(moment: Moment, at: String?) throws {
    let found = moment.resolved(now: try time("2026-03-11T10:00"), toward: .past)
    #expect(found?.at.description == at)
  }

  @Test("no moment, however wild, goes beyond the calendar")
  func wild() {
    var random = SplitMix(seed: 11)
    for _ in 0..<20_000 {
      let moment = Moment.wild(&random)
      let today = CivilDate.first.adding(days: Int(random.next() % 3_652_059))
      let now = LocalTime(today, secondOfDay: Int(random.next() % 86_400))
      for direction in [Moment.Direction.past, .future] {
        guard let found = moment.resolved(now: now, toward: direction) else { continue }
        #expect(found.at.date >= .first && found.at.date <= .last)
        #expect(found.start <= found.end || found.end.date == .last)
      }
      let instant = Zone.utc.instant(of: now)
      if let span = moment.span(now: instant, in: .utc, toward: .past) {
        #expect(span.start <= span.at && span.at <= span.end)
      }
      if let days = Period.day(moment.day ?? .offset(0)).days(today: today) {
        #expect(days.lowerBound >= .first && days.upperBound <= .last)
      }
    }
  }
}

extension Moment {
  /// Parts that fit together seldom, with numbers up to the largest there are.
  fileprivate static func wild(_ random: inout SplitMix) -> Moment {
    let numbers = [0, 1, -1, 2, 7, 12, 23, 29, 31, 59, 366, 9999, 1 << 40, .max, .min]
    func number() -> Int { numbers.randomElement(using: &random) ?? 0 }
    let days: [Day?] = [
      nil, .offset(number()), .weekday(number(), .nearest), .weekday(number(), .last),
      .date(year: number(), month: number(), day: number()),
      .date(year: nil, month: number(), day: number()), .ordinal(number()),
      .fitting(.ordinal(number()), weekday: number()), .monthDay(number(), months: number()),
      .yearDay(month: number(), day: number(), years: number()),
      .nth(number(), weekday: number(), months: number()), .counted(number(), weekday: number()),
      .shifted(.ordinal(number()), Shift(Double(number()), .month)),
    ]
    let halves: [Clock.Half?] = [nil, nil, .am, .pm]
    let clock = Clock(
      hour: number(), minute: number(), half: halves.randomElement(using: &random) ?? nil)
    let amount = Bool.random(using: &random) ? Double(number()) / 2 : .pi * Double(number())
    let shift = Shift(amount, Quantity.Unit.allCases.randomElement(using: &random) ?? .day)
    return Moment(
      day: days.randomElement(using: &random) ?? nil,
      part: Bool.random(using: &random) ? Part.allCases.randomElement(using: &random) : nil,
      clock: Bool.random(using: &random) ? clock : nil,
      shift: Bool.random(using: &random) ? shift : nil)
  }
}
