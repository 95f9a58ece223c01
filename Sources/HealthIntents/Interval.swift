import Intents
import Measures

/// From when to when something lasted, as far as it was said: "from eleven to seven", "started at
/// 18:30".
struct Interval {
  let start: Instant
  let end: Instant

  var minutes: Double { (Double(end.seconds - start.seconds) / 60).rounded(decimals: 1) }

  /// Where only one end was said, the other follows from how long it lasted. A day that was said
  /// for all of it is that of the start; without one, the end is the last such time, and the start
  /// the last before it.
  ///
  /// Nil when neither was said, or one and not how long.
  /// - Throws: `Need.value` "no-such-time", `Need.implausible` "backwards", `Need.confirmation`
  ///   "future".
  init?(
    from start: Moment?, to end: Moment?, lasting minutes: Double?, on when: Moment?,
    in context: IntentContext
  ) throws {
    guard start != nil || end != nil else { return nil }
    let place = Place(context)
    let start = start.map { $0.on(when) }
    let end = end.map { $0.inPart(of: start) }
    switch (start, end, minutes) {
    case (let start?, let end?, _) where start.day != nil && end.day == nil:
      self.start = try place.instant(of: start, "start")
      self.end = try place.instant(of: end, "end", after: self.start)
    case (let start?, let end?, _):
      self.end = try place.instant(of: end, "end")
      self.start = try place.instant(of: start, "start", before: self.end)
    case (let start?, nil, let minutes?):
      self.start = try place.instant(of: start, "start")
      self.end = self.start.adding(minutes: minutes)
    case (nil, let end?, let minutes?):
      self.end = try place.instant(of: end.on(when), "end")
      self.start = self.end.adding(minutes: -minutes)
    case (_, _, nil), (nil, nil, _): return nil
    }
    guard self.start < self.end else {
      throw Need.implausible(
        key: "backwards",
        values: [Need.parameterKey: .word("end")].merging(
          [("start", start), ("end", end)].compactMap { name, moment in
            moment.map { (name, .moment($0)) }
          }
        ) { $1 })
    }
    if let end = end ?? start {
      try Circumstances.review(self.end, saidAs: end, in: context)
    }
  }
}

extension Interval {
  /// Nothing lasts longer than from its start to its end. Where it is said to have been more than a
  /// quarter of an hour shorter, that is asked: who lay in bed for eight hours may have slept for
  /// six.
  ///
  /// - Throws: `Need.confirmation` "disagree", whose yes keeps what was said; `Need.implausible`
  ///   "implausible".
  func compare(with said: Figure?, in context: IntentContext) throws {
    guard let said, abs(minutes - said.value) > 15 else { return }
    var values: [String: Value] = [
      "duration": .quantity(said.said), "computed": .quantity(Quantity(minutes, .minute)),
      Need.parameterKey: .word("duration"),
    ]
    guard minutes < said.value else { return try context.confirm("disagree", values) }
    values["value"] = .quantity(said.said)
    throw Need.implausible(key: "implausible", values: values)
  }
}

extension IntentContext {
  /// Asks whether something that is done by day began in the small hours, where the half of the day was not said.
  ///
  /// - Throws: `Need.confirmation` "by-night".
  func doubt(_ interval: Interval?, byNightFrom start: Moment?, to end: Moment?) throws {
    guard let interval, let start, end?.clock?.half == nil,
      zone.localTime(at: interval.start).hour < 5
    else { return }
    let night = start.assuming { _ in .am }
    if night != start { try confirm("by-night", ["start": .moment(night)]) }
  }
}

/// Where moments are looked up.
private struct Place {
  let context: IntentContext
  init(_ context: IntentContext) { self.context = context }

  func instant(
    of moment: Moment, _ parameter: String, after start: Instant? = nil, before end: Instant? = nil
  ) throws -> Instant {
    let now = start ?? end ?? context.now
    let isPlain = moment.day == nil && moment.shift == nil
    let span = moment.span(
      now: isPlain ? now : context.now, in: context.zone, toward: start == nil ? .past : .future)
    guard let span else { throw Need.value(parameter: parameter, key: "no-such-time") }
    return span.at
  }
}

extension Moment {
  /// "From 7 in the evening to 8": the same in the part of the day in which it began, where it is a later hour of that.
  fileprivate func inPart(of start: Moment?) -> Moment {
    guard part == nil, shift == nil, let clock, clock.half == nil, clock.hour <= 12,
      let start, let before = start.clock, before.half == nil, before.hour < clock.hour,
      start.part == .afternoon || start.part == .evening
    else { return self }
    return Moment(day: day, part: start.part, clock: clock)
  }

  /// The same on the day, and in the part of it, that was said for all of it.
  fileprivate func on(_ when: Moment?) -> Moment {
    guard let when, day == nil, shift == nil else { return self }
    return Moment(day: when.day, part: part ?? when.part, clock: clock)
  }
}

extension Instant {
  fileprivate func adding(minutes: Double) -> Instant {
    Instant(seconds: seconds + Int64((minutes * 60).rounded()))
  }
}
