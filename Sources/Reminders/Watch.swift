import HealthIntents
import Measures

/// Finds what fell due since the last look.
public struct Watch: Sendable {
  /// A reminder that is to be announced, once for all the times that were missed.
  public struct Due: Sendable {
    public let kept: Kept
    /// The latest of those times.
    public let at: Instant
  }

  private let zone: Zone

  public init(in zone: Zone) { self.zone = zone }

  /// What is to be announced now, the oldest first. Announces nothing that the memory knows: a clock that is set back
  /// repeats nothing, and one that is set forward announces each reminder once.
  public func due(of all: [Kept], at now: Instant, after memory: Memory) -> [Due] {
    all.compactMap { kept in
      latest(of: kept.reminder, from: memory.through, to: now).flatMap { at in
        memory.knows(kept.name, at: at) ? nil : Due(kept: kept, at: at)
      }
    }.sorted { ($0.at, $0.kept.reminder.text) < ($1.at, $1.kept.reminder.text) }
  }

  /// The memory after a look at which some of what was due could be announced; the rest is due again at the next look.
  public func memory(
    after memory: Memory, at now: Instant, announced: [Due], failed: [Due]
  ) -> Memory {
    var next = memory
    next.through = failed.map { Instant(seconds: $0.at.seconds - 1) }.min() ?? now
    if next.through > now { next.through = now }
    for due in announced { next.note(due.kept.name, at: due.at) }
    next.forget(before: now)
    return next
  }

  /// The last time in a stretch at which a reminder fell due; nil where it did not.
  private func latest(of reminder: Reminder, from start: Instant, to end: Instant) -> Instant? {
    guard start < end, var found = reminder.next(after: start, in: zone), found <= end else {
      return nil
    }
    // A reminder falls due in every stretch of ten years or never again, so that halving the rest finds the last one.
    var (low, high) = (found, end)
    while low < high {
      let middle = Instant(seconds: low.seconds + (high.seconds - low.seconds) / 2)
      if let next = reminder.next(after: middle, in: zone), next <= end {
        (found, low) = (next, next)
      } else if middle == low {
        break
      } else {
        high = middle
      }
    }
    return found
  }
}
