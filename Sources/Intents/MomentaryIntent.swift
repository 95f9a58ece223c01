/// An intent whose record a person has only one of at one time, such as a weight: a second one in the same sentence
/// is a correction, a range or a slip.
public protocol MomentaryIntent: Intent {
  /// Whether people measure it several times in a row, so that "130/85 and 128/82" is two readings.
  static var isMeasuredInARow: Bool { get }
}

extension MomentaryIntent {
  public static var isMeasuredInARow: Bool { false }
}
