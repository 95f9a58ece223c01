/// A stretch of days that a question is about, as it was said.
public indirect enum Period: Hashable, Sendable {
  case day(Moment.Day)
  case lastNight
  /// A calendar week from Monday: 0 is this week, -1 the last one.
  case week(Int)
  case month(Int)
  case year(Int)
  /// A month by its name: the last one of it that has begun, where no year was said.
  case named(month: Int, year: Int?)
  /// A month of the year so many from this one: -1 is the last one.
  case yearMonth(month: Int, years: Int)
  /// The last so many days, today among them.
  case lastDays(Int)
  /// The last so many hours; as days, all that they touch.
  case lastHours(Int)
  case since(Moment.Day)
  /// From the first day of one to the last day of another: "from the 2nd to the 8th", "January to March".
  case between(Period, Period)
  case all
}
