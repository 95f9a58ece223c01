import Measures
import Testing

@Suite("Zones")
struct ZoneTests {
  // Expected values from CPython's zoneinfo: zone, instant of the change, offset before, offset
  // after. The changes of 2050 lie behind the tables of the files, where the rule alone decides.
  @Test(
    "the clock is shifted to the second",
    arguments: [
      ("Europe/Berlin", 1_774_746_000, 3600, 7200),
      ("Europe/Berlin", 1_792_890_000, 7200, 3600),
      ("Europe/Berlin", 2_531_955_600, 3600, 7200),
      ("Europe/Berlin", 2_550_704_400, 7200, 3600),
      ("America/New_York", 1_772_953_200, -18_000, -14_400),
      ("America/New_York", 1_793_512_800, -14_400, -18_000),
      ("America/New_York", 2_530_767_600, -18_000, -14_400),
      ("America/New_York", 2_551_327_200, -14_400, -18_000),
      ("Australia/Lord_Howe", 1_775_314_800, 39_600, 37_800),
      ("Australia/Lord_Howe", 1_791_041_400, 37_800, 39_600),
      ("Australia/Lord_Howe", 2_532_524_400, 39_600, 37_800),
      ("Australia/Lord_Howe", 2_548_251_000, 37_800, 39_600),
      ("America/Santiago", 2_532_567_600, -10_800, -14_400),
      ("America/Santiago", 2_545_876_800, -14_400, -10_800),
      ("Europe/Dublin", 2_531_955_600, 0, 3600),
      ("Europe/Dublin", 2_550_704_400, 3600, 0),
      ("Asia/Jerusalem", 2_531_779_200, 7200, 10_800),
      ("Asia/Jerusalem", 2_550_697_200, 10_800, 7200),
      ("Asia/Shanghai", 515_527_200, 28_800, 32_400),
      ("Asia/Shanghai", 558_464_400, 32_400, 28_800),
      ("Asia/Kathmandu", 504_901_800, 19_800, 20_700),
      ("Pacific/Apia", 1_325_239_200, -36_000, 50_400),
    ])
  func shifts(name: String, seconds: Int64, before: Int, after: Int) throws {
    let zone = try zone(name)
    #expect(zone.offset(at: Instant(seconds: seconds - 1)) == before)
    #expect(zone.offset(at: Instant(seconds: seconds)) == after)
  }

  @Test(
    "a skipped time moves forward by what is skipped",
    arguments: [
      ("Europe/Berlin", "2026-03-29T02:30", "2026-03-29T03:30"),
      ("Europe/Berlin", "2026-03-29T02:00", "2026-03-29T03:00"),
      ("America/New_York", "2026-03-08T02:15", "2026-03-08T03:15"),
      ("Australia/Lord_Howe", "2026-10-04T02:10", "2026-10-04T02:40"),
      ("Pacific/Apia", "2011-12-30T12:00", "2011-12-31T12:00"),
      ("America/Santiago", "2026-09-06T00:00", "2026-09-06T01:00"),
      ("Europe/Berlin", "2050-03-27T02:30", "2050-03-27T03:30"),
    ])
  func gaps(name: String, said: String, shown: String) throws {
    let zone = try zone(name)
    #expect(zone.localTime(at: zone.instant(of: try time(said))) == (try time(shown)))
  }

  @Test(
    "of a time that comes twice the first is meant",
    arguments: [
      ("Europe/Berlin", "2026-10-25T02:30", 1_792_888_200, 3600),
      ("America/New_York", "2026-11-01T01:00", 1_793_509_200, 3600),
      ("Australia/Lord_Howe", "2026-04-05T01:45", 1_775_313_900, 1800),
      ("Europe/Berlin", "2050-10-30T02:30", 2_550_702_600, 3600),
    ])
  func overlaps(name: String, said: String, first: Int64, later: Int64) throws {
    let zone = try zone(name)
    #expect(zone.instant(of: try time(said)) == Instant(seconds: first))
    #expect(zone.localTime(at: Instant(seconds: first)) == (try time(said)))
    #expect(zone.localTime(at: Instant(seconds: first + later)) == (try time(said)))
  }

  @Test(
    "a time around a shift is the instant the clock showed it",
    arguments: [
      ("Europe/Berlin", "2026-03-29T01:59", 1_774_745_940),
      ("Europe/Berlin", "2026-03-29T03:00", 1_774_746_000),
      ("Europe/Berlin", "2026-10-25T01:59", 1_792_886_340),
      ("Europe/Berlin", "2026-10-25T03:00", 1_792_893_600),
      ("Asia/Shanghai", "2026-03-11T10:00", 1_773_194_400),
      ("UTC", "2038-01-19T03:14:08", 2_147_483_648),
      ("Europe/Berlin", "2038-07-19T05:14:08", 2_163_122_048),
    ])
  func around(name: String, said: String, seconds: Int64) throws {
    #expect(try zone(name).instant(of: try time(said)).seconds == seconds)
  }

  static let twenty = [
    "Europe/Berlin", "Europe/London", "Europe/Dublin", "America/New_York", "America/St_Johns",
    "America/Sao_Paulo", "America/Santiago", "America/Nuuk", "Africa/Casablanca", "Africa/Cairo",
    "Asia/Shanghai", "Asia/Tehran", "Asia/Kathmandu", "Asia/Jerusalem", "Asia/Pyongyang",
    "Australia/Lord_Howe", "Australia/Sydney", "Pacific/Apia", "Pacific/Chatham",
    "Antarctica/Troll",
  ]

  @Test("an instant is found again by what the clock showed", arguments: twenty)
  func roundTrip(name: String) throws {
    let zone = try zone(name)
    // 1970 to 2060 in steps of some two days, that fall on ever other minutes.
    for seconds in stride(from: Int64(0), to: 2_840_140_800, by: 181_741) {
      let instant = Instant(seconds: seconds)
      let local = zone.localTime(at: instant)
      let found = zone.instant(of: local)
      #expect(zone.localTime(at: found) == local)
      // Another instant may show the same time only where the clock was set back in between.
      let setBack = zone.offset(at: found) - zone.offset(at: instant)
      #expect(found == instant || setBack > 0 && instant.seconds - found.seconds == setBack)
    }
  }

  @Test(
    "yesterday has 23, 24 or 25 hours",
    arguments: [
      ("Europe/Berlin", "2026-03-30", 23), ("Europe/Berlin", "2026-10-26", 25),
      ("Europe/Berlin", "2026-03-11", 24), ("America/New_York", "2026-03-09", 23),
      ("America/New_York", "2026-11-02", 25), ("Australia/Sydney", "2026-04-06", 25),
      ("America/Santiago", "2026-09-07", 23), ("UTC", "2026-03-30", 24),
    ])
  func yesterday(name: String, today: String, hours: Int64) throws {
    let zone = try zone(name)
    let days = try #require(Period.day(.offset(-1)).days(today: try date(today)))
    let instants = zone.instants(of: days)
    #expect(instants.upperBound.seconds - instants.lowerBound.seconds == hours * 3600)
    #expect(zone.localTime(at: instants.lowerBound).date == days.lowerBound)
    #expect(
      zone.localTime(at: Instant(seconds: instants.lowerBound.seconds - 1)).date
        == days.lowerBound.adding(days: -1))
  }

  @Test("a day that the clock skips whole has no instants")
  func skippedDay() throws {
    let day = try date("2011-12-30")
    #expect(try zone("Pacific/Apia").instants(of: day..<day.adding(days: 1)).isEmpty)
  }

  @Test("before its first change a zone has its first offset")
  func early() throws {
    #expect(try zone("Europe/Berlin").offset(at: Instant(seconds: -5_000_000_000)) == 3208)
    #expect(Zone.utc.offset(at: Instant(seconds: .min)) == 0)
    #expect(Zone.utc.offset(at: Instant(seconds: .max)) == 0)
  }

  @Test("no instant is too far for a zone", arguments: [Int64.min, .max, -1 << 60, 1 << 60])
  func extremes(seconds: Int64) throws {
    let offset = try zone("Europe/Berlin").offset(at: Instant(seconds: seconds))
    #expect((3208...7200).contains(offset))
  }
}
