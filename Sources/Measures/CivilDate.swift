/// A day of the proleptic Gregorian calendar, counted in days since 1970-01-01.
public struct CivilDate: Hashable, Comparable, Sendable {
  public var days: Int

  public init(days: Int) { self.days = days }

  public static func < (left: CivilDate, right: CivilDate) -> Bool { left.days < right.days }
}
