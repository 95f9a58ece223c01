/// A time zone: where on the clock an instant is, and which instant a time on the clock means.
///
/// Read once from the system's zone files; afterwards a plain value that asks nobody.
public struct Zone: Sendable {
  /// The IANA name, such as `Europe/Berlin`, or the POSIX rule the zone was made from.
  public let name: String
  /// The instants at which the clock changed, ascending; `offsets[i]` holds from `transitions[i]`
  /// on.
  let transitions: [Int64]
  /// Seconds east of Greenwich.
  let offsets: [Int]
  /// Holds before the first transition.
  let firstOffset: Int
  /// Holds after the last transition.
  let rule: Rule?

  public static let utc = Zone(name: "UTC", rule: Rule(standard: 0))

  /// A zone that has always followed one rule.
  init(name: String, rule: Rule) {
    self.init(
      name: name, transitions: [], offsets: [], firstOffset: rule.standard, rule: rule)
  }

  init(name: String, transitions: [Int64], offsets: [Int], firstOffset: Int, rule: Rule?) {
    self.name = name
    self.transitions = transitions
    self.offsets = offsets
    self.firstOffset = firstOffset
    self.rule = rule
  }

  /// Seconds east of Greenwich.
  public func offset(at instant: Instant) -> Int {
    let seconds = instant.seconds
    if transitions.last.map({ seconds >= $0 }) ?? true, let rule {
      return rule.offset(at: seconds)
    }
    var low = 0
    var high = transitions.count
    while low < high {
      let middle = (low + high) / 2
      if transitions[middle] <= seconds { low = middle + 1 } else { high = middle }
    }
    return low == 0 ? firstOffset : offsets[low - 1]
  }

  public func localTime(at instant: Instant) -> LocalTime {
    let seconds = instant.seconds.addingReportingOverflow(Int64(offset(at: instant))).partialValue
    let (days, rest) = Int(seconds).floored(by: 86_400)
    return LocalTime(CivilDate(days: days), secondOfDay: rest)
  }

  /// The instant at which calendar and clock show this time.
  ///
  /// A time that the clock skips is moved forward by as much as it skips; of a time that it shows
  /// twice, the first is meant.
  public func instant(of time: LocalTime) -> Instant {
    let clock = Int64(time.date.days) * 86_400 + Int64(time.secondOfDay)
    // No offset reaches a day, so these two lie on either side of a change that could matter here.
    let before = offset(at: Instant(seconds: clock - 86_400))
    let after = offset(at: Instant(seconds: clock + 86_400))
    let first = Instant(seconds: clock - Int64(before))
    guard before != after else { return first }
    let second = Instant(seconds: clock - Int64(after))
    let candidates = [(first, before), (second, after)].filter { offset(at: $0.0) == $0.1 }
    return candidates.map(\.0).min() ?? first
  }

  /// The instant at which this day begins, which is not midnight where the clock skips it.
  public func start(of date: CivilDate) -> Instant { instant(of: LocalTime(date)) }

  /// All instants of these days.
  public func instants(of days: Range<CivilDate>) -> Range<Instant> {
    let start = start(of: days.lowerBound)
    return start..<max(start, self.start(of: days.upperBound))
  }
}
