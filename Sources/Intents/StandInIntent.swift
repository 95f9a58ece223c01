import Measures

/// A sentence that the grammar of an intent has as a reply, with the values in it: what somebody could say.
public struct Sentence: Sendable {
  /// The key of the `reply` line.
  public let key: String
  public let values: [String: Value]

  public init(_ key: String, _ values: [String: Value]) { (self.key, self.values) = (key, values) }
}

/// An intent that stands for other sentences, such as "my usual breakfast" for what that is. They are heard in its place;
/// where there are none it is reviewed itself, and asks.
public protocol StandInIntent: Intent {
  func sentences(in context: IntentContext) throws -> [Sentence]
}

/// An intent that keeps words which are to be heard another time, so they must make sense now.
public protocol QuotingIntent: Intent {
  func quotations(in context: IntentContext) -> [Sentence]
  /// The words by which they will be asked for, which must mean nothing else; nil where those are words of a list.
  func alias(in context: IntentContext) -> String?
}

extension QuotingIntent {
  public func alias(in context: IntentContext) -> String? { nil }
}

/// An intent that is asked for by a code alone, in whatever language: a line of digits.
public protocol CodeIntent: Intent {
  /// The slot for the code.
  static var codeSlot: String { get }
  /// Whether the whole line is a code, right or wrong.
  static func isCode(_ text: String) -> Bool
}
