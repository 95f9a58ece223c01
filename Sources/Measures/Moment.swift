/// A point in time as it was said, before anybody looked at a clock: "yesterday evening", "at
/// 7:30", "2 hours ago".
///
/// All four parts are independent; a moment with none of them is now.
public struct Moment: Hashable, Sendable {
  /// Which day, when one was named.
  public var day: Day?
  /// Which part of that day.
  public var part: Part?
  /// Which time on the clock.
  public var clock: Clock?
  /// So long before or after now.
  public var shift: Shift?

  public static let now = Moment()

  public init(day: Day? = nil, part: Part? = nil, clock: Clock? = nil, shift: Shift? = nil) {
    self.day = day
    self.part = part
    self.clock = clock
    self.shift = shift
  }

  public enum Day: Hashable, Sendable {
    /// So many days from today: 0 is today, -1 yesterday.
    case offset(Int)
    /// A day of the week, 1 for Monday to 7 for Sunday.
    case weekday(Int, Week)
    /// A calendar date; without a year it is the nearest such date.
    case date(year: Int?, month: Int, day: Int)
    /// A day of a month that was not named: "the 9th", "9号".
    case ordinal(Int)
  }

  /// Which week a weekday belongs to: the bare "Monday", or "last", "this", "next Monday".
  public enum Week: String, Hashable, Sendable, CaseIterable {
    case nearest, last, this, next
  }

  public enum Part: String, Hashable, Sendable, CaseIterable {
    case dawn, morning, noon, afternoon, evening, night, midnight
  }

  /// A time on the clock face; `half` is nil where neither am nor pm was said and the hour leaves
  /// it open.
  public struct Clock: Hashable, Sendable {
    public var hour: Int
    public var minute: Int
    public var half: Half?

    public init(hour: Int, minute: Int = 0, half: Half? = nil) {
      self.hour = hour
      self.minute = minute
      self.half = half
    }

    public enum Half: String, Hashable, Sendable, CaseIterable { case am, pm }
  }

  /// A distance from now; negative in the past.
  public struct Shift: Hashable, Sendable {
    public var amount: Double
    /// A unit of the dimension `duration`.
    public var unit: Quantity.Unit

    public init(_ amount: Double, _ unit: Quantity.Unit) {
      self.amount = amount
      self.unit = unit
    }
  }
}
