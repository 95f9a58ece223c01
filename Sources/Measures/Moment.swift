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
    /// A date that must fall on a weekday: "Friday the 13th", "Tuesday, March 3".
    indirect case fitting(Day, weekday: Int)
    /// A day of a month counted from this one: "the 20th of last month" is of month -1.
    case monthDay(Int, months: Int)
    /// A date of a year counted from this one: "March 3 last year" is of year -1.
    case yearDay(month: Int, day: Int, years: Int)
    /// Which of the weekdays of a month counted from this one: "the first Monday of this month"; -1
    /// is the last of them.
    case nth(Int, weekday: Int, months: Int)
    /// So many such weekdays from today, which is none of them: "three Fridays from now" is 3, "two
    /// Mondays ago" is -2.
    case counted(Int, weekday: Int)
    /// So many days, weeks, months or years after another day, or before it: "3 days after Tuesday".
    indirect case shifted(Day, Shift)
  }

  /// Which weekday of the name: the bare "Monday", the first one to come, or that of the week before
  /// last, of the last, this or the next week, or of the one after it.
  public enum Week: String, Hashable, Sendable, CaseIterable {
    case nearest, coming, beforelast, last, this, next, afternext
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
