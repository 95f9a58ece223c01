extension Moment {
  /// A moment on the one time line.
  public struct Span: Hashable, Sendable {
    public let start: Instant
    public let end: Instant
    public let at: Instant
    public let precision: Resolution.Precision
  }

  /// Which instants are meant by someone in a zone; nil when there is none such. See
  /// `resolved(now:toward:)`.
  ///
  /// Hours, minutes and seconds are counted on the time line, so two hours ago are two hours, even
  /// in the night in which the clock is shifted, and now is `now` in an hour that the clock shows
  /// twice.
  public func span(now: Instant, in zone: Zone, toward direction: Direction) -> Span? {
    let local = zone.localTime(at: now)
    if let seconds = shift?.clockSeconds {
      guard let at = now.adding(seconds: seconds),
        agrees(with: zone.localTime(at: at), now: local, direction)
      else { return nil }
      return Span(start: at, end: at, at: at, precision: .minute)
    }
    guard let found = resolved(now: local, toward: direction) else { return nil }
    let place = { (time: LocalTime) in time == local ? now : zone.instant(of: time) }
    let start = place(found.start)
    let end = max(start, place(found.end))
    return Span(
      start: start, end: end, at: min(max(place(found.at), start), end),
      precision: found.precision)
  }
}

extension Instant {
  /// The first and the last second of the years 1 to 9999 in UTC.
  static let first = Instant(seconds: Int64(CivilDate.first.days) * 86_400)
  static let last = Instant(seconds: Int64(CivilDate.last.days) * 86_400 + 86_399)

  /// Nil outside of the years 1 to 9999.
  func adding(seconds count: Int) -> Instant? {
    let (sum, overflow) = seconds.addingReportingOverflow(Int64(count))
    let found = Instant(seconds: sum)
    return !overflow && (Instant.first...Instant.last).contains(found) ? found : nil
  }
}
