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

/// Random numbers that are the same for the same seed (SplitMix64, Steele et al. 2014).
struct SplitMix: RandomNumberGenerator {
  private var state: UInt64

  init(seed: UInt64) { state = seed }

  mutating func next() -> UInt64 {
    state &+= 0x9e37_79b9_7f4a_7c15
    var bits = state
    bits = (bits ^ (bits >> 30)) &* 0xbf58_476d_1ce4_e5b9
    bits = (bits ^ (bits >> 27)) &* 0x94d0_49bb_1331_11eb
    return bits ^ (bits >> 31)
  }
}
