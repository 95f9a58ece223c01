import GrammarData
import Measures
import Phrasing
import Testing

/// What can be read can be spoken, in every language that ships: `read(write(v))` is `v`.
@Suite("Values said and read back")
struct RoundTripTests {
  private func check(_ value: Value, as type: String, _ language: String) throws {
    let grammar = try #require(GrammarData.grammars().first { $0.language == language })
    let words = grammar.write(value)
    let read = grammar.read(words, as: type)
    #expect(read.first == value, "\(language): \(value) is said '\(words)'")
  }

  @Test("numbers", arguments: ["en", "zh"])
  func numbers(language: String) throws {
    for number in [
      0, 1, 2, 7, 10, 12, 65.5, 98.6, 100, 105, 120, 135, 1200, 8560, 0.5, 36.75, 12_345,
    ] {
      try check(.number(number), as: "number", language)
    }
  }

  @Test("quantities in every unit", arguments: ["en", "zh"])
  func quantities(language: String) throws {
    for unit in Quantity.Unit.allCases where unit != .point {
      for number in [1, 2, 72.5, 135] {
        try check(.quantity(Quantity(number, unit)), as: unit.dimension.rawValue, language)
      }
    }
  }

  /// One of each unit in words that people use beside the one that is written.
  static let unitsSaid: [(language: String, words: String, value: Double, unit: Quantity.Unit)] = [
    ("en", "17 kPa", 17, .kilopascal), ("en", "17 k p a", 17, .kilopascal),
    ("en", "800 kilojoules", 800, .kilojoule), ("en", "1.2 megajoules", 1.2, .megajoule),
    ("en", "8 oz", 8, .ounce), ("en", "two cups", 2, .cup), ("en", "3 chinese pounds", 3, .jin),
    ("en", "a full hour", 1, .hour), ("en", "two more minutes", 2, .minute),
    ("en", "two pints", 2, .pint), ("en", "11 stone 4", 11 + 4.0 / 14, .stone),
    ("en", "5 foot 9", 5.75, .foot), ("en", "2 years and 3 months", 27, .month),
    ("en", "2 business days", 2, .day), ("en", "half a litre", 0.5, .litre),
    ("zh", "１７千帕", 17, .kilopascal), ("zh", "800千焦", 800, .kilojoule),
    ("zh", "三斤二两", 3.2, .jin), ("zh", "二两", 2, .liang), ("zh", "八盎司", 8, .ounce),
    ("zh", "两美杯", 2, .cup), ("zh", "兩小時二十分鐘", 2 + 20.0 / 60, .hour),
    ("zh", "一小时零十五秒", 1 + 15.0 / 3600, .hour), ("zh", "两年零三个月", 27, .month),
    ("zh", "三十七度二", 37.2, .celsius), ("zh", "四分一升", 0.25, .litre),
  ]

  @Test("units as people say them", arguments: RoundTripTests.unitsSaid)
  func units(language: String, words: String, value: Double, unit: Quantity.Unit) throws {
    let grammar = try #require(GrammarData.grammars().first { $0.language == language })
    guard case .quantity(let read)? = grammar.read(words, as: unit.dimension.rawValue).first else {
      Issue.record("\(words) is not read")
      return
    }
    #expect(read.unit == unit && abs(read.value - value) < 1e-9, "\(words) is \(read)")
  }

  static let days: [Moment.Day] = [
    .weekday(4, .coming), .weekday(7, .beforelast), .weekday(5, .next), .weekday(5, .afternext),
    .fitting(.ordinal(13), weekday: 5), .fitting(.date(year: nil, month: 3, day: 8), weekday: 7),
    .fitting(.date(year: 2026, month: 3, day: 8), weekday: 7), .monthDay(20, months: -1),
    .monthDay(3, months: 1), .yearDay(month: 3, day: 31, years: -1),
  ]

  /// Those that are said with neither a part of the day nor a time.
  static let loneDays: [Moment.Day] = [
    .nth(2, weekday: 1, months: 0), .nth(-1, weekday: 5, months: -1), .counted(3, weekday: 5),
    .counted(-2, weekday: 1), .shifted(.weekday(2, .nearest), .init(3, .day)),
    .shifted(.weekday(2, .last), .init(-1, .week)),
    .shifted(.date(year: nil, month: 12, day: 24), .init(-2, .day)),
  ]

  static let times: [Moment] =
    [
      .now, Moment(day: .offset(0)), Moment(day: .offset(-1)), Moment(day: .offset(-2)),
      Moment(clock: .init(hour: 7, minute: 30)), Moment(clock: .init(hour: 19, minute: 5)),
      Moment(day: .offset(-1), clock: .init(hour: 22, minute: 0)),
      Moment(day: .offset(0), part: .morning), Moment(day: .offset(-1), part: .evening),
      Moment(day: .weekday(1, .nearest)), Moment(day: .weekday(5, .last)),
      Moment(day: .weekday(3, .nearest), clock: .init(hour: 8, minute: 15)),
      Moment(day: .date(year: nil, month: 3, day: 3)),
      Moment(day: .date(year: 2026, month: 12, day: 24)),
      Moment(day: .date(year: 2025, month: 1, day: 31), clock: .init(hour: 6, minute: 45)),
      Moment(day: .ordinal(9)), Moment(shift: .init(-2, .hour)), Moment(shift: .init(-30, .minute)),
      Moment(shift: .init(-3, .day)), Moment(shift: .init(2, .hour)),
      Moment(clock: .init(hour: 15, minute: 20), shift: .init(-3, .day)),
      Moment(clock: .init(hour: 9, minute: 5, half: .am), shift: .init(-2, .week)),
      Moment(part: .evening, shift: .init(-4, .day)),
      Moment(part: .afternoon, clock: .init(hour: 3, minute: 20), shift: .init(-3, .day)),
    ]
    + (days + loneDays).map { Moment(day: $0) }
    + days.flatMap { day in
      [
        Moment(day: day, clock: .init(hour: 18, minute: 30)), Moment(day: day, part: .evening),
      ]
    }
    + Moment.Part.allCases.filter { ![.midnight, .dawn, .noon].contains($0) }.map {
      Moment(day: .offset(-1), part: $0)
    }

  @Test("moments", arguments: ["en", "zh"], RoundTripTests.times)
  func moments(language: String, moment: Moment) throws {
    try check(.moment(moment), as: "moment", language)
  }

  static let stretches: [Period] = [
    .day(.offset(0)), .day(.offset(-1)), .day(.weekday(1, .nearest)),
    .day(.date(year: nil, month: 3, day: 3)), .lastNight, .week(0), .week(-1), .month(0),
    .month(-1),
    .year(0), .year(-1), .lastDays(7), .lastDays(30), .all, .since(.weekday(1, .nearest)),
    .since(.date(year: nil, month: 3, day: 1)), .since(.monthDay(1, months: 0)),
    .since(.yearDay(month: 1, day: 1, years: 0)), .since(.weekday(1, .last)),
    .between(.day(.ordinal(2)), .day(.ordinal(8))),
    .between(.day(.weekday(1, .nearest)), .day(.weekday(3, .nearest))),
    .between(
      .day(.date(year: nil, month: 2, day: 10)), .day(.date(year: nil, month: 3, day: 2))),
    .between(
      .day(.date(year: 2025, month: 2, day: 10)), .day(.date(year: 2025, month: 3, day: 2))),
    .between(.day(.offset(-2)), .day(.offset(0))),
    .between(.named(month: 1, year: nil), .named(month: 2, year: nil)),
  ]

  @Test("periods", arguments: ["en", "zh"], RoundTripTests.stretches)
  func periods(language: String, period: Period) throws {
    try check(.period(period), as: "period", language)
  }
}
