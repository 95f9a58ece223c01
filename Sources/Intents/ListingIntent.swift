import Measures

/// A question whose answer may be a list that is told in part; "list all" after it is the whole of it.
public protocol ListingIntent: Intent {
  /// What the slots of a sentence hold that asks for all of a list and says of no which.
  static var rest: [String: Value] { get }
  /// The slot that asks for all of the list, and its value.
  static var whole: (name: String, value: Value) { get }
}
