/// An intent whose figures may be those of several things said in one sentence: "a bowl of rice and an apple, 400
/// calories in total".
public protocol TotallingIntent: Intent {
  /// The parameter that holds the names of the things, any number of them.
  static var names: String { get }
  /// The parameters that hold the number of one thing.
  static var counts: [String] { get }
  /// The parameters that a total is of.
  static var totals: [String] { get }
  /// The slot that says that the figures are a total.
  static var mark: String { get }
  /// The slot that says that the figures are those of one of several.
  static var apiece: String { get }
  /// The slot in which a sentence of this intent names what is kept by another one, and which that is: the coffee beside the
  /// eggs. Nil where there is none.
  static var aside: (slot: String, intent: String)? { get }
}

extension TotallingIntent {
  public static var aside: (slot: String, intent: String)? { nil }
}
