import Glibc

/// Times by the monotonic clock.
enum Clock {
  /// Microseconds since some moment.
  static var now: Double {
    var now = timespec()
    clock_gettime(CLOCK_MONOTONIC, &now)
    return Double(now.tv_sec) * 1e6 + Double(now.tv_nsec) / 1e3
  }

  /// Microseconds that the body takes: the median of so many runs.
  static func median(of runs: Int, _ body: () -> Void) -> Double {
    let times = (0..<runs).map { _ in
      let start = now
      body()
      return now - start
    }
    return times.sorted()[runs / 2]
  }

  /// A fixed amount of integer work, about half a microsecond, that other machines and days can be compared by.
  static func calibration() -> Double {
    median(of: 1001) {
      if work(UInt64(now)) == 0 { print("") }
    }
  }

  @inline(never)
  private static func work(_ seed: UInt64) -> UInt64 {
    // Shifts between the products keep the compiler from doing a thousand steps in one.
    var state = seed
    for _ in 0..<300 { state = (state ^ state >> 29) &* 6_364_136_223_846_793_005 }
    return state
  }
}
