import Intents
import Measures

/// What may be said about any record: when it was, for whom it is, what to remember beside it.
public struct Circumstances: ParameterGroup {
  @Parameter(as: "at") var when: Moment?
  /// The name as it was said; who is meant by it, the context says.
  @Parameter var person: Term?
  @Parameter var tags: [Term] = []
  @Parameter var note: String?
  /// A second time at which the same was: "yesterday and today".
  @Parameter var also: Moment?
  /// How many times the same was: "twice".
  @Parameter var repeats: Int?
  /// Whether it was called an average.
  @Parameter var mean = false

  public init() {}

  /// Gives a bare hour the half of the day that is told by what stands beside it: "before breakfast at eight".
  mutating func settle(beside names: [Term] = [], in context: IntentContext) {
    guard let said = when else { return }
    let daytime = (tags + names).lazy.compactMap { context.meanings[$0.text, in: .daytimes] }.first
    when = said.assuming(daytime)
  }

  /// Asks about a time that has not come yet, beyond two minutes in which clocks may differ, and
  /// about one more than 30 days ago: people speak of this week, so another year or month is more
  /// likely misheard.
  ///
  /// - Throws: `Need.confirmation` "future", "old", "mean", "repeated" or "both"; `Need.value` "no-such-time".
  /// - Parameter ofMeal: whether it is of a meal, which may be written down before its part of the day has come.
  func review(ofMeal: Bool = false, in context: IntentContext) throws {
    if mean { try context.confirm(Need.mean, [:]) }
    try askRepetition(in: context)
    guard let when else { return }
    try askHalf(of: when, in: context)
    try askDaytime(of: when, in: context)
    if ofMeal, try isLaterToday(when, in: context) { return }
    try Self.review(try span(in: context).at, saidAs: when, in: context)
  }

  /// Asks whether what was said once is to be written down several times.
  ///
  /// - Throws: `Need.confirmation` "repeated" or "both".
  private func askRepetition(in context: IntentContext) throws {
    try refuseImpossible()
    if let repeats { try context.confirm("repeated", ["times": .number(Double(repeats))]) }
    if let also, let when {
      try context.confirm("both", ["when": .moment(when), "also": .moment(also)])
    }
  }

  /// - Throws: `Need.implausible` for none, or more times than anybody counts out.
  func refuseImpossible() throws {
    guard let repeats, !(1...20).contains(repeats) else { return }
    throw Need.implausible(
      key: "implausible",
      values: ["value": .number(Double(repeats)), Need.parameterKey: .word("repeats")])
  }

  /// Asks which half of the day a bare hour is in, where the nearer one is not the likelier one.
  ///
  /// - Throws: `Need.choice` "half".
  private func askHalf(of when: Moment, in context: IntentContext) throws {
    guard let (one, other) = when.halvesInDoubt(now: context.localNow) else { return }
    throw Need.choice(
      parameter: "when", among: [.moment(one), .moment(other)], key: "half")
  }

  /// Asks where the part of the day and what stands beside it are not of the same time: "this morning fasting 5.6, after
  /// lunch 7.8" says a time for the one and not for the other.
  ///
  /// - Throws: `Need.confirmation` "daytime".
  private func askDaytime(of when: Moment, in context: IntentContext) throws {
    guard when.clock == nil, let part = when.part else { return }
    for tag in tags {
      guard let daytime = context.meanings[tag.text, in: .daytimes], !part.isLikely(at: daytime)
      else { continue }
      try context.confirm("daytime", ["when": .moment(when), "tags": tag.value])
    }
  }

  /// The same for a time of another parameter.
  static func review(_ time: Instant, saidAs when: Moment, in context: IntentContext) throws {
    let values = ["when": Value.moment(when), Need.parameterKey: .word("when")]
    let age = context.now.seconds - time.seconds
    if age < -120 { try context.confirm("future", values) }
    if age > 30 * 86_400 { try context.confirm("old", values) }
  }

  /// Whether a part of today was said, or its noon.
  private func isLaterToday(_ when: Moment, in context: IntentContext) throws -> Bool {
    let isPart = when.part != nil && when.clock == nil
    let isNoon = when.clock == Moment.Clock(hour: 12, half: .pm)
    let date = context.zone.localTime(at: try span(in: context).at).date
    return (isPart || isNoon) && date == context.today
  }

  /// The time as it is read back: with the day where that is not today and was not said, and with the date of a weekday
  /// that today is one of as well. An hour whose half of the day was not said is that of the clock: "at 20:00".
  func readBack(in context: IntentContext) throws -> Moment? {
    guard var when, when != .now else { return nil }
    guard when.shift == nil else { return when }
    let time = context.zone.localTime(at: try span(in: context).at)
    let date = time.date
    if let clock = when.clock, clock.half == nil, when.part == nil, clock.hour != time.hour {
      when.clock = Moment.Clock(hour: time.hour, minute: time.minute)
    }
    switch when.day {
    case nil where (when.clock != nil || when.part?.isOfOneDay == true) && date != context.today:
      when.day = context.day(of: date)
    case .weekday? where abs(date.days - context.today.days) % 7 == 0:
      when.day = context.day(of: date)
    default: break
    }
    return when
  }

  /// The time that is meant; now when none was said.
  func span(in context: IntentContext) throws -> Moment.Span {
    guard let span = (when ?? .now).span(now: context.now, in: context.zone, toward: .past) else {
      throw $when.needsValue("no-such-time")
    }
    // An hour that the clock skips has not been.
    if let when, when.clock != nil, when.shift == nil,
      let meant = when.resolved(now: context.localNow, toward: .past),
      meant.at != context.localNow, context.zone.localTime(at: span.at) != meant.at
    {
      throw $when.needsValue("no-such-time")
    }
    return span
  }
}

extension Moment.Part {
  /// Whether all of it is of one day, which a night is not.
  fileprivate var isOfOneDay: Bool { [.morning, .noon, .afternoon, .evening].contains(self) }
}
