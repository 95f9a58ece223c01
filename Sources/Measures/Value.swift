/// What one slot of a sentence can hold, before any intent has given it a meaning.
public enum Value: Hashable, Sendable {
  /// A bare number: "two", "8,000".
  case number(Double)
  /// A number with the unit that was said beside it, if one was: "72.5 kilos", "98.6".
  case quantity(Quantity)
  /// A point in time as it was said: "yesterday at half past seven".
  case moment(Moment)
  /// A stretch of days that a question is about: "the last 30 days".
  case period(Period)
  /// The value that a word list gives to what was said: "jogging" is `run`.
  case word(String)
  /// Free words, exactly as written.
  case text(String)
}
