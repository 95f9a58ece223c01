/// A point on the one time line: seconds since 1970-01-01T00:00Z, leap seconds not counted.
public struct Instant: Hashable, Comparable, Sendable {
  public var seconds: Int64

  public init(seconds: Int64) { self.seconds = seconds }

  public static func < (left: Instant, right: Instant) -> Bool { left.seconds < right.seconds }
}
