import Measures

extension IntentContext {
  /// What calendar and clock show now.
  public var localNow: LocalTime { zone.localTime(at: now) }
  public var today: CivilDate { localNow.date }

  /// "2026-03-11T07:00", or "2026-03-11" where only a day was said; nil when there is no such
  /// moment.
  public func text(of moment: Moment, toward direction: Moment.Direction) -> String? {
    guard let time = moment.resolved(now: localNow, toward: direction) else { return nil }
    switch time.precision {
    case .day: return "\(time.at.date)"
    case .minute, .part: return "\(time.at)"
    }
  }
}
