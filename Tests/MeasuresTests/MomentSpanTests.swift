import Measures
import Testing

@Suite("Moments on the time line")
struct MomentSpanTests {
  @Test(
    "hours ago are hours, even over a shift of the clock",
    arguments: [
      ("Europe/Berlin", 1_774_747_800, -2), ("Europe/Berlin", 1_792_893_000, -2),
      ("Australia/Lord_Howe", 1_775_316_000, -1), ("America/New_York", 1_793_514_000, -1),
    ])
  func hours(name: String, now: Int64, count: Double) throws {
    let moment = Moment(shift: .init(count, .hour))
    let span = moment.span(now: Instant(seconds: now), in: try zone(name), toward: .past)
    #expect(span?.at.seconds == now + Int64(count * 3600))
    #expect(span?.start == span?.end)
  }

  @Test("now is now in the hour that comes twice", arguments: [1_792_888_200, 1_792_891_800])
  func now(seconds: Int64) throws {
    let now = Instant(seconds: seconds)
    let berlin = try zone("Europe/Berlin")
    #expect(berlin.localTime(at: now) == (try time("2026-10-25T02:30")))
    #expect(Moment.now.span(now: now, in: berlin, toward: .past)?.at == now)
    let today = Moment(day: .offset(0)).span(now: now, in: berlin, toward: .past)
    #expect(today?.start == berlin.start(of: try date("2026-10-25")))
    #expect(today?.end == now)
  }

  @Test(
    "yesterday is right over midnight and over a shift",
    arguments: [
      ("Europe/Berlin", "2026-03-30T00:00", "2026-03-29", 23),
      ("Europe/Berlin", "2026-03-29T23:59", "2026-03-28", 24),
      ("Europe/Berlin", "2026-10-26T00:01", "2026-10-25", 25),
      ("America/New_York", "2026-03-08T23:30", "2026-03-07", 24),
      ("Australia/Lord_Howe", "2026-04-06T08:00", "2026-04-05", 24),
      ("Asia/Shanghai", "2026-03-01T00:00", "2026-02-28", 24),
    ])
  func yesterday(name: String, now: String, day: String, hours: Int64) throws {
    let zone = try zone(name)
    let span = try #require(
      Moment(day: .offset(-1)).span(
        now: zone.instant(of: try time(now)), in: zone, toward: .past))
    #expect(zone.localTime(at: span.at).date == (try date(day)))
    #expect(zone.localTime(at: span.start).description == "\(day)T00:00")
    let length = span.end.seconds - span.start.seconds
    // Lord Howe Island shifts its clock by half an hour.
    #expect(length == hours * 3600 + (name == "Australia/Lord_Howe" ? 1800 : 0))
  }

  @Test("last night at half past two, when the clock skipped it, is half past three")
  func skipped() throws {
    let berlin = try zone("Europe/Berlin")
    let now = berlin.instant(of: try time("2026-03-29T10:00"))
    let moment = Moment(
      day: .offset(-1), part: .night, clock: .init(hour: 2, minute: 30))
    let span = try #require(moment.span(now: now, in: berlin, toward: .past))
    #expect(berlin.localTime(at: span.at) == (try time("2026-03-29T03:30")))
  }

  @Test("what cannot be is nil on the time line too")
  func impossible() throws {
    let now = Instant(seconds: 1_773_194_400)
    for moment in [
      Moment(day: .date(year: nil, month: 2, day: 30)), Moment(shift: .init(1e300, .hour)),
      Moment(shift: .init(.nan, .hour)), Moment(shift: .init(3e11, .second)),
      Moment(day: .offset(-1), shift: .init(-1, .hour)),
    ] {
      #expect(moment.span(now: now, in: .utc, toward: .past) == nil)
    }
  }

  @Test("a span is in order, whatever was said and whenever")
  func order() throws {
    let berlin = try zone("Europe/Berlin")
    for seconds in stride(from: Int64(1_774_656_000), to: 1_774_828_800, by: 1111) {
      for part in Moment.Part.allCases {
        for offset in [nil, -1, 0, 1] as [Int?] {
          let moment = Moment(day: offset.map { .offset($0) }, part: part)
          let span = try #require(
            moment.span(now: Instant(seconds: seconds), in: berlin, toward: .past))
          #expect(span.start <= span.at && span.at <= span.end)
        }
      }
    }
  }
}
