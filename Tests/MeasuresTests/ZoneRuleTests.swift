import Testing

@testable import Measures

@Suite("Zone rules")
struct ZoneRuleTests {
  // Expected instants from zoneinfo of CPython and, for days without a J, from glibc, for the leap
  // year 2028: rule, start and end of summer
  // time.
  @Test(
    "a rule shifts the clock on its days",
    arguments: [
      ("CET-1CEST,M3.5.0,M10.5.0/3", 1_837_645_200, 1_856_394_000, 3600, 7200),
      ("<+1030>-10:30<+11>-11,M10.1.0,M4.1.0", 1_853_940_600, 1_838_214_000, 37_800, 39_600),
      ("IST-1GMT0,M10.5.0,M3.5.0/1", 1_856_394_000, 1_837_645_200, 3600, 0),
      ("<-02>2<-01>,M3.5.0/-1,M10.5.0/0", 1_837_645_200, 1_856_394_000, -7200, -3600),
      ("AAA3BBB,J60/0,J300/0", 1_835_492_400, 1_856_224_800, -10_800, -7200),
      ("AAA3BBB,59/0,299/0", 1_835_406_000, 1_856_138_400, -10_800, -7200),
      ("IST-2IDT,M3.4.4/26,M10.5.0", 1_837_468_800, 1_856_386_800, 7200, 10_800),
    ] as [(String, Int64, Int64, Int, Int)])
  func dates(text: String, start: Int64, end: Int64, standard: Int, summer: Int) throws {
    let rule = try #require(Zone.Rule(text))
    #expect(rule.offset(at: start - 1) == standard)
    #expect(rule.offset(at: start) == summer)
    #expect(rule.offset(at: end - 1) == summer)
    #expect(rule.offset(at: end) == standard)
  }

  @Test(
    "a rule without summer time holds all year",
    arguments: [
      ("UTC0", 0), ("<+03>-3", 10_800), ("<-0330>3:30", -12_600), ("EST5", -18_000),
      ("<+0545>-5:45", 20_700), ("ABC-1:02:03", 3723),
    ])
  func fixed(text: String, offset: Int) throws {
    let rule = try #require(Zone.Rule(text))
    for seconds in stride(from: Int64(0), to: 4_000_000_000, by: 7_654_321) {
      #expect(rule.offset(at: seconds) == offset)
    }
  }

  @Test("a summer that fills the year never ends")
  func endless() throws {
    let rule = try #require(Zone.Rule("AAA3BBB,J1/0,J365/25"))
    for seconds in stride(from: Int64(1_798_000_000), to: 1_900_000_000, by: 1799) {
      #expect(rule.offset(at: seconds) == -7200)
    }
  }

  @Test("summer time without dates is that of the United States")
  func undated() throws {
    let dated = try #require(Zone.Rule("EST5EDT,M3.2.0,M11.1.0"))
    #expect(Zone.Rule("EST5EDT") == dated)
  }

  @Test(
    "what is no rule is refused",
    arguments: [
      "", "CET", "C-1", "-1", "<+0>-3", "<+03-3", "CET-1CEST,", "CET-1CEST,M3.5.0",
      "CET-1CEST,M3.5.0,M10.5.0,", "CET-1CEST,M13.5.0,M10.5.0", "CET-1CEST,M3.6.0,M10.5.0",
      "CET-1CEST,M3.5.7,M10.5.0", "CET-1CEST,M0.5.0,M10.5.0", "CET-1CEST,J0,J300",
      "CET-1CEST,J366,J300", "CET-1CEST,366,J300", "CET-25", "CET-1:60", "CET-1x",
      "CET-1CEST,M3.5.0/168,M10.5.0", "CET-1CEST,M3.5.0,M10.5.0/3 ", "CET-99999999999999999999",
      "Europe/Berlin", "ÄÖÜ-1",
    ])
  func refused(text: String) { #expect(Zone.Rule(text) == nil) }
}
