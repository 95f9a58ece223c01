import Measures
import Records

extension IntentContext {
  /// What calendar and clock show now.
  public var localNow: LocalTime { zone.localTime(at: now) }
  public var today: CivilDate { localNow.date }

  /// What calendar and clock showed at its start, where it was said: whoever travels has had breakfast in the morning.
  public func localTime(of sample: Sample) -> LocalTime {
    localTime(at: sample.start, in: sample.zone)
  }

  /// - Parameter name: of a zone; where there is none of this name, that of the moment stands for it.
  func localTime(at instant: Instant, in name: String) -> LocalTime {
    guard name != zone.name else { return zone.localTime(at: instant) }
    let known = zones.known[name] ?? Zone.named(name) ?? zone
    zones.known[name] = known
    return known.localTime(at: instant)
  }

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

/// Other zones than that of the moment, each read once.
final class ZoneMemory {
  var known: [String: Zone] = [:]
}
