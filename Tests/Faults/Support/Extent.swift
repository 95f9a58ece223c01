import Foundation

/// How much is played: a part that suits every run of the tests, or all of it with
/// `SAYWELL_FAULTS=full`.
enum Extent {
  static let isFull = ProcessInfo.processInfo.environment["SAYWELL_FAULTS"] == "full"

  /// What the random moments and deeds of this run come from; `SAYWELL_SEED` plays a run again.
  static let seed: UInt64 =
    ProcessInfo.processInfo.environment["SAYWELL_SEED"].flatMap { UInt64($0) }
    ?? UInt64.random(in: 0..<1 << 32)

  static func of(_ part: Int, full: Int) -> Int { isFull ? full : part }
}
