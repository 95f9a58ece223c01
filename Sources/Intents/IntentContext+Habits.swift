import Measures
import Records

extension IntentContext {
  /// What the person usually tells at this hour and has not told yet today, the most usual first.
  ///
  /// It is usual where it was told on at least 3 of the 14 days before today, or on 3 of the last 4 weekdays like this one,
  /// within an hour and a half of what the clock shows now. Clocks on the wall are compared, so that neither summer time
  /// nor a journey moves a habit, and a quarter to midnight is near a quarter past it.
  public func habits() throws -> [Sample.Kind] {
    let first = now.seconds - Int64((Self.longest + 1) * Self.day)
    var days: [Sample.Kind: Set<Int>] = [:]
    for told in try store.told(by: person, since: Instant(seconds: first)) {
      if let ago = daysAgo(told) { days[told.kind, default: []].insert(ago) }
    }
    var usual = Self.suggested.filter { isHabit(days[$0] ?? []) }
    // A cuff shows the pulse with the pressure.
    if usual.contains(.systolic) || days[.systolic]?.contains(0) == true {
      usual.removeAll { $0 == .pulse }
    }
    let rank = { (kind: Sample.Kind) in -(days[kind]?.count ?? 0) }
    return usual.enumerated().sorted {
      (rank($0.element), $0.offset) < (rank($1.element), $1.offset)
    }.map(\.element)
  }

  /// - Parameter days: how many days ago it was told near this hour; 0 is today.
  private func isHabit(_ days: Set<Int>) -> Bool {
    let recent = days.count { (1...14).contains($0) }
    let weekly = days.count { $0 > 0 && $0 % 7 == 0 }
    return !days.contains(0) && max(recent, weekly) >= 3
  }

  /// How many days ago, where it was near this hour and not too long ago.
  private func daysAgo(_ told: Told) -> Int? {
    let distance = localNow.wallSeconds - localTime(at: told.at, in: told.zone).wallSeconds
    for ago in 0...Self.longest where abs(distance - ago * Self.day) <= Self.leeway { return ago }
    return nil
  }

  private static let longest = 28
  private static let day = 86_400
  private static let leeway = 90 * 60

  /// What can be suggested; of what is as usual, what comes first here comes first.
  public static let suggested: [Sample.Kind] = [
    .medication, .systolic, .glucose, .weight, .temperature, .oxygenSaturation, .pulse, .food,
    .water, .drink, .exercise, .steps, .sleep, .mood,
  ]
}

extension Sample.Kind {
  /// The value whose words in the list `habitual` are a sentence that tells it.
  public var habitual: Value { .word("usual-\(rawValue)") }
}

extension LocalTime {
  /// Seconds since 1970 as a clock on the wall has shown them.
  fileprivate var wallSeconds: Int { date.days * 86_400 + secondOfDay }
}
